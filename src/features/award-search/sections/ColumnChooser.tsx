import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { ResultColumn } from '@/blocks/result-cells';
import { Icon } from '@/ui/Icon';

export interface ColumnChooserProps {
  /** All columns of the tab; the first always shows. */ all: readonly ResultColumn[];
  shown: readonly ResultColumn[];
  /** Ids of the wanted columns, comma between; '' for all. */ onChange: (wanted: string) => void;
}
/** Which columns the table, its cards and its file have. */
export function ColumnChooser({ all, shown, onChange }: ColumnChooserProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const holder = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (open && event.key === 'Escape') {
      event.stopPropagation();
      setOpen(false);
      button.current?.focus();
    }
  };
  const handleBlur = (event: FocusEvent) => {
    if (!holder.current?.contains(event.relatedTarget as Node | null)) setOpen(false);
  };
  const toggle = (column: ResultColumn) => {
    const next = all.filter((each) =>
      each === column ? !shown.includes(each) : shown.includes(each),
    );
    onChange(next.length === all.length ? '' : next.map((each) => each.id).join(','));
  };
  return (
    <div className="column-chooser" ref={holder} onKeyDown={handleKeyDown} onBlur={handleBlur}>
      <button
        type="button"
        ref={button}
        className="usa-button usa-button--outline"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon name="list" /> Columns ({shown.length} of {all.length})
      </button>
      {/* Focusable, so that a press between the boxes does not close it. */}
      <fieldset id={id} className="column-chooser__list" hidden={!open} tabIndex={-1}>
        <legend>Columns of the table and its file</legend>
        {all.map((column, at) => (
          <div key={column.id} className="check-row">
            <input
              id={`${id}-${column.id}`}
              className="checkbox"
              type="checkbox"
              checked={shown.includes(column)}
              disabled={at === 0}
              onChange={() => toggle(column)}
            />
            <label htmlFor={`${id}-${column.id}`}>{column.label}</label>
          </div>
        ))}
        <button
          type="button"
          className="usa-button usa-button--unstyled"
          onClick={() => onChange('')}
        >
          Show all
        </button>
      </fieldset>
    </div>
  );
}
