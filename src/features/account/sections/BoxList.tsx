import { useId, useState } from 'react';
import { Button } from '@/ui/Button';

/** Number of checkboxes shown before "See more". */
const INITIAL_COUNT = 10;
interface BoxListProps {
  items: readonly { key: string; label: string }[];
  isChosen: (key: string) => boolean;
  onToggle: (key: string) => void;
  /** Text that is shown if there are no items. */
  emptyText: string;
}
/** Renders a list of checkboxes. A long list can be expanded and collapsed. */
export function BoxList({ items, isChosen, onToggle, emptyText }: BoxListProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  if (!items.length) return <p>{emptyText}</p>;
  const hiddenCount = items.length - INITIAL_COUNT;
  return (
    <>
      <ul className="account-boxes">
        {(open ? items : items.slice(0, INITIAL_COUNT)).map(({ key, label }) => (
          <li key={key}>
            <input
              id={`${id}-${key}`}
              className="checkbox"
              type="checkbox"
              checked={isChosen(key)}
              onChange={() => onToggle(key)}
            />
            <label htmlFor={`${id}-${key}`}>{label}</label>
          </li>
        ))}
      </ul>
      {hiddenCount > 0 && (
        <Button look="text" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'See fewer' : `See ${hiddenCount} more`}
        </Button>
      )}
    </>
  );
}
