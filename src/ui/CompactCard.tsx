import { useState } from 'react';
import { classNames } from '@/lib/classNames';
import { Button } from './Button';
import { fullLabel, type Column } from './tableColumn';

const lines = ['name', 'amount', 'detail'] as const;

export interface CompactCardProps<R> {
  row: R;
  columns: readonly Column<R>[];
}
/** Renders a row of a list in two lines: its name, then its amount and a detail. A button shows its other values. */
export function CompactCard<R>({ row, columns }: CompactCardProps<R>) {
  const [isExpanded, setExpanded] = useState(false);
  const hasContent = ({ line, isEmpty }: Column<R>) =>
    line === 'name' || line === 'amount' || !isEmpty?.(row);
  const otherColumns = columns.filter((column) => !column.line && hasContent(column));
  const lineColumns = lines.flatMap((line) =>
    columns.filter((column) => column.line === line && hasContent(column)),
  );
  return (
    <li className="card compact-card">
      <dl className="card__list">
        {lineColumns.map((column) => (
          <div key={column.id} className={`compact-card__part--${column.line}`}>
            <dt className="usa-sr-only">{fullLabel(column)}</dt>
            <dd className={classNames(column.numeric && 'numeric')}>{column.render(row)}</dd>
          </div>
        ))}
        {isExpanded &&
          otherColumns.map((column) => (
            <div key={column.id} className="card__pair">
              <dt>{fullLabel(column)}</dt>
              <dd className={classNames(column.numeric && 'numeric')}>{column.render(row)}</dd>
            </div>
          ))}
      </dl>
      {otherColumns.length > 0 && (
        <Button
          look="text"
          className="card__more"
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? 'Show less' : 'Show more'}
        </Button>
      )}
    </li>
  );
}

/** Renders the headings of the second line, with their units and periods. */
export function CompactHead<R>({ columns }: Pick<CompactCardProps<R>, 'columns'>) {
  return (
    <p className="compact-head">
      {columns
        .filter(({ line }) => line === 'amount' || line === 'detail')
        .map(({ id, label, subtitle }) => (
          <span key={id}>
            <strong>{label}</strong> {subtitle && <small>{subtitle}</small>}
          </span>
        ))}
    </p>
  );
}
