import { useState } from 'react';
import { CloseButton } from './CloseButton';

export interface ChipItem {
  key: string;
  label: string;
  onRemove?: () => void;
}
export interface ChipsProps {
  label: string;
  items: readonly ChipItem[];
  /** Maximum number of chips in the collapsed list. By default all chips are visible. */ maxVisible?: number;
}
/** Shows the chosen values as chips, with remove buttons for items that have `onRemove`. A long list can be expanded and collapsed. */
export function Chips({ label, items, maxVisible = Infinity }: ChipsProps) {
  const [isExpanded, setOpen] = useState(false);
  if (!items.length) return null;
  // A single hidden chip would take as much space as the button.
  const isCollapsible = items.length > maxVisible + 1;
  const visibleItems = isCollapsible && !isExpanded ? items.slice(0, maxVisible) : items;
  return (
    <ul className="chips" aria-label={label}>
      {visibleItems.map((item) => (
        <li key={item.key} className="chip">
          <span className="chip__text">{item.label}</span>
          {item.onRemove && (
            <CloseButton
              className="chip__remove"
              label={`Remove ${item.label}`}
              onClick={item.onRemove}
            />
          )}
        </li>
      ))}
      {isCollapsible && (
        <li>
          <button
            type="button"
            className="chips__more"
            aria-expanded={isExpanded}
            onClick={() => setOpen(!isExpanded)}
          >
            {isExpanded ? 'Show fewer' : `and ${items.length - maxVisible} more`}
            <span className="usa-sr-only">: {label}</span>
          </button>
        </li>
      )}
    </ul>
  );
}
