import { Icon } from './Icon';

export interface ChipItem { key: string; label: string; onRemove?: () => void }
/** Chosen values, each removable by a button that says what it removes. */
export function Chips({ label, items }: { label: string; items: readonly ChipItem[] }) {
  if (!items.length) return null;
  return (
    <ul className="chips" aria-label={label}>
      {items.map((item) => (
        <li key={item.key} className="chip"><span className="chip__text">{item.label}</span>
          {item.onRemove && <button type="button" className="chip__remove" aria-label={`Remove ${item.label}`} onClick={item.onRemove}><Icon name="close" /></button>}
        </li>
      ))}
    </ul>
  );
}
