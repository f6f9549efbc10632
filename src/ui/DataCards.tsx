import { useState, type ReactNode } from 'react';
import { classNames } from '@/lib/classNames';
import { Select } from './Select';
import { Button } from './Button';
import { CompactCard, CompactHead } from './CompactCard';
import { getFirstOrder, fullLabel, type Column, type Sort, type Total } from './tableColumn';

const INITIAL_COLUMNS = 6;

function Card<R>({ row, columns }: { row: R; columns: readonly Column<R>[] }) {
  const [isExpanded, setOpen] = useState(false);
  const visibleColumns = isExpanded ? columns : columns.slice(0, INITIAL_COLUMNS);
  return (
    <li className="card">
      <dl className="card__list">
        {visibleColumns.map((column) => (
          <div key={column.id} className="card__pair">
            <dt>{fullLabel(column)}</dt>
            <dd className={classNames(column.numeric && 'numeric')}>{column.render(row)}</dd>
          </div>
        ))}
      </dl>
      {columns.length > INITIAL_COLUMNS && (
        <Button
          look="text"
          className="card__more"
          aria-expanded={isExpanded}
          onClick={() => setOpen(!isExpanded)}
        >
          {isExpanded ? 'Show less' : 'Show more'}
        </Button>
      )}
    </li>
  );
}

export interface DataCardsProps<R> {
  caption: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  rowKey: (row: R) => string;
  sort?: Sort;
  onSort?: (id: string, order: Sort['order']) => void;
  /** Columns that the sort picker offers if they are sortable. The default is `columns`. */
  sortBy?: readonly Column<R>[];
  /** Returns the list item of a row, in place of the default card. */
  card?: (row: R) => ReactNode;
  total?: Total;
  /** Whether `rows` are outdated because new rows are loading. */
  stale?: boolean;
}
/** Renders rows as a list of cards with a sort picker, for narrow viewports. Rows have two lines if a column has a `line`. */
export function DataCards<R>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  sortBy = columns,
  card,
  total,
  stale,
}: DataCardsProps<R>) {
  const isCompact = columns.some(({ line }) => line);
  const renderCard = (row: R) =>
    isCompact ? (
      <CompactCard key={rowKey(row)} row={row} columns={columns} />
    ) : (
      <Card key={rowKey(row)} row={row} columns={columns} />
    );
  return (
    <div className={classNames(stale && 'is-stale')}>
      {onSort && sort && (
        <div className="card-sort">
          <Select
            label={<span>Sort by:</span>}
            className="card-picker"
            options={sortBy
              .filter(({ sortable }) => sortable)
              .map((column) => ({ key: column.id, label: fullLabel(column) }))}
            value={sort.id}
            onChoose={(id) => onSort(id, getFirstOrder(sortBy.find((column) => column.id === id)!))}
          />
          <Button
            look="outline"
            onClick={() => onSort(sort.id, sort.order === 'desc' ? 'asc' : 'desc')}
          >
            {sort.order === 'desc' ? 'Descending' : 'Ascending'}
            <span className="usa-sr-only">, press to reverse</span>
          </Button>
        </div>
      )}
      {isCompact && <CompactHead columns={columns} />}
      <ul className="cards" aria-label={caption}>
        {rows.map(card ?? renderCard)}
      </ul>
      {total && (
        <dl className="card card__list card--total">
          {columns
            .filter(({ id }) => total.cells[id] !== undefined)
            .map(({ id, label }) => (
              <div key={id} className="card__pair">
                <dt>
                  {total.label}: {label}
                </dt>
                <dd className="numeric">{total.cells[id]}</dd>
              </div>
            ))}
        </dl>
      )}
    </div>
  );
}
