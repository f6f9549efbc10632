import { useState } from 'react';
import { Icon } from './Icon';

export interface ChipItem {
  key: string;
  label: string;
  onRemove?: () => void;
}
export interface ChipsProps {
  label: string;
  items: readonly ChipItem[];
  /** Chips shown before the rest is asked for; all without it. */ most?: number;
}
/** Chosen values, each removable by a button that says what it removes. A long list opens and closes. */
export function Chips({ label, items, most = Infinity }: ChipsProps) {
  const [open, setOpen] = useState(false);
  if (!items.length) return null;
  // One hidden chip would take as much room as the button.
  const long = items.length > most + 1;
  const shown = long && !open ? items.slice(0, most) : items;
  return (
    <ul className="chips" aria-label={label}>
      {shown.map((item) => (
        <li key={item.key} className="chip">
          <span className="chip__text">{item.label}</span>
          {item.onRemove && (
            <button
              type="button"
              className="chip__remove"
              aria-label={`Remove ${item.label}`}
              onClick={item.onRemove}
            >
              <Icon name="close" />
            </button>
          )}
        </li>
      ))}
      {long && (
        <li>
          <button
            type="button"
            className="chips__more"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {open ? 'Show fewer' : `and ${items.length - most} more`}
            <span className="usa-sr-only">: {label}</span>
          </button>
        </li>
      )}
    </ul>
  );
}
