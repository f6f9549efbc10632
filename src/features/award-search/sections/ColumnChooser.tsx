import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { ResultColumn } from '@/blocks/result-cells';
import type { ResultTabKey } from '@/domain/codes/resultTabs';
import { Icon } from '@/ui/Icon';
import { ALL_COLUMNS, choiceOf } from '../columnRules';
import { isDefault, tabColumns } from '../columns';

export interface ColumnChooserProps {
  tab: ResultTabKey;
  shown: readonly ResultColumn[];
  /** ID of the column that the visitor sorts by, which cannot be hidden; '' for the default sort of the tab. */
  sorted: string;
  /** Receives the chosen columns in the format of the address. */
  onChange: (wanted: string) => void;
}
/** A menu that chooses the columns of the table and its file: the default ones, all, or any selection. */
export function ColumnChooser({ tab, shown, sorted, onChange }: ColumnChooserProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const holder = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const all = tabColumns[tab];
  const choice = choiceOf(tab, shown);
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
  const toggle = (column: ResultColumn) =>
    onChange(
      choiceOf(
        tab,
        all.filter((each) => (each === column) !== shown.includes(each)),
      ),
    );
  const boxes = (columns: readonly ResultColumn[]) =>
    columns.map((column) => {
      const stays = column === all[0] ? 'always shown' : column.id === sorted && 'sorted by';
      return (
        <div key={column.id} className="check-row">
          <input
            id={`${id}-${column.id}`}
            className="checkbox"
            type="checkbox"
            checked={shown.includes(column)}
            disabled={Boolean(stays)}
            aria-describedby={stays ? `${id}-${column.id}-stays` : undefined}
            onChange={() => toggle(column)}
          />
          <span>
            <label htmlFor={`${id}-${column.id}`}>{column.label}</label>
            {stays && (
              <small id={`${id}-${column.id}-stays`} className="column-chooser__stays">
                {stays}
              </small>
            )}
          </span>
        </div>
      );
    });
  const whole = (wanted: string, words: string) => (
    <button
      type="button"
      className="usa-button usa-button--unstyled"
      aria-pressed={choice === wanted}
      onClick={() => onChange(wanted)}
    >
      {words}
    </button>
  );
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
        <Icon name="list" /> Columns{' '}
        <span className="column-chooser__count">
          ({shown.length} of {all.length})
        </span>
      </button>
      {/* Focusable, so that a press between the checkboxes does not close the list. */}
      <fieldset id={id} className="column-chooser__list" hidden={!open} tabIndex={-1}>
        <legend>Columns of the table and the file</legend>
        <p className="column-chooser__whole">
          {whole('', 'Default columns')}
          {whole(ALL_COLUMNS, 'All columns')}
        </p>
        <div role="group" aria-labelledby={`${id}-default`}>
          <p id={`${id}-default`} className="column-chooser__caption">
            Shown by default
          </p>
          {boxes(all.filter((column) => isDefault(tab, column)))}
        </div>
        <div role="group" aria-labelledby={`${id}-more`}>
          <p id={`${id}-more`} className="column-chooser__caption">
            More columns
          </p>
          {boxes(all.filter((column) => !isDefault(tab, column)))}
        </div>
      </fieldset>
    </div>
  );
}
