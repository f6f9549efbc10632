import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { ResultColumn } from '@/blocks/result-cells';
import type { ResultTabKey } from '@/domain/codes/resultTabs';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { ALL_COLUMNS, toColumnChoice } from '../columnRules';
import { isDefault, tabColumns } from '../columns';

interface ColumnBoxProps {
  id: string;
  label: string;
  checked: boolean;
  /** Why the column cannot be hidden; '' if it can. */
  lockReason: string;
  onChange: () => void;
}
function ColumnBox({ id, label, checked, lockReason, onChange }: ColumnBoxProps) {
  return (
    <div className="check-row">
      <input
        id={id}
        className="checkbox"
        type="checkbox"
        checked={checked}
        disabled={lockReason !== ''}
        aria-describedby={lockReason ? `${id}-stays` : undefined}
        onChange={onChange}
      />
      <span>
        <label htmlFor={id}>{label}</label>
        {lockReason && (
          <small id={`${id}-stays`} className="column-chooser__stays">
            {lockReason}
          </small>
        )}
      </span>
    </div>
  );
}

export interface ColumnChooserProps {
  tab: ResultTabKey;
  visibleColumns: readonly ResultColumn[];
  /** ID of the column that the visitor sorts by, which cannot be hidden; '' for the default. */
  sortedId: string;
  /** Receives the chosen columns in the format of the address. */
  onChange: (cols: string) => void;
}
/** Renders a menu to choose the columns of the table and its file: the default ones, all, or any selection. */
export function ColumnChooser({ tab, visibleColumns, sortedId, onChange }: ColumnChooserProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const all = tabColumns[tab];
  const choice = toColumnChoice(tab, visibleColumns);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isOpen && event.key === 'Escape') {
      event.stopPropagation();
      setOpen(false);
      button.current?.focus();
    }
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const toggle = (column: ResultColumn) => {
    const columns = all.filter((each) => (each === column) !== visibleColumns.includes(each));
    onChange(toColumnChoice(tab, columns));
  };
  const renderGroup = (key: 'default' | 'more', caption: string) => (
    <div role="group" aria-labelledby={`${id}-${key}`}>
      <p id={`${id}-${key}`} className="column-chooser__caption">
        {caption}
      </p>
      {all
        .filter((column) => isDefault(tab, column) === (key === 'default'))
        .map((column) => (
          <ColumnBox
            key={column.id}
            id={`${id}-${column.id}`}
            label={column.label}
            checked={visibleColumns.includes(column)}
            lockReason={
              column === all[0] ? 'always shown' : column.id === sortedId ? 'sorted by' : ''
            }
            onChange={() => toggle(column)}
          />
        ))}
    </div>
  );
  const renderPreset = (value: string, text: string) => (
    <Button look="text" aria-pressed={choice === value} onClick={() => onChange(value)}>
      {text}
    </Button>
  );
  return (
    <div className="column-chooser" onKeyDown={handleKeyDown} onBlur={handleBlur}>
      <Button
        ref={button}
        look="outline"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="list" /> Columns{' '}
        <span className="column-chooser__count">
          ({visibleColumns.length} of {all.length})
        </span>
      </Button>
      {/* Focusable, so that a press between the checkboxes does not close the list. */}
      <fieldset id={id} className="column-chooser__list" hidden={!isOpen} tabIndex={-1}>
        <legend>Columns of the table and the file</legend>
        <p className="column-chooser__whole">
          {renderPreset('', 'Default columns')}
          {renderPreset(ALL_COLUMNS, 'All columns')}
        </p>
        {renderGroup('default', 'Shown by default')}
        {renderGroup('more', 'More columns')}
      </fieldset>
    </div>
  );
}
