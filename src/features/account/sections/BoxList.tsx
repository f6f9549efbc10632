import { useId, useState } from 'react';

/** So many are shown before the rest is asked for. */
const FIRST = 10;
/** Boxes to choose from; a long list opens and closes. */
export function BoxList({
  items,
  chosen,
  onToggle,
  none,
}: {
  items: readonly { key: string; label: string }[];
  chosen: (key: string) => boolean;
  onToggle: (key: string) => void;
  /** What is said where there is nothing to choose. */
  none: string;
}) {
  const id = useId();
  const [open, setOpen] = useState(false);
  if (!items.length) return <p>{none}</p>;
  const more = items.length - FIRST;
  return (
    <>
      <ul className="account-boxes">
        {(open ? items : items.slice(0, FIRST)).map(({ key, label }) => (
          <li key={key}>
            <input
              id={`${id}-${key}`}
              className="checkbox"
              type="checkbox"
              checked={chosen(key)}
              onChange={() => onToggle(key)}
            />
            <label htmlFor={`${id}-${key}`}>{label}</label>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <button
          type="button"
          className="usa-button usa-button--unstyled"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? 'See fewer' : `See ${more} more`}
        </button>
      )}
    </>
  );
}
