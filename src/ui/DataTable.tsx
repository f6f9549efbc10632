import { useState, type ReactNode } from 'react';
import { classNames } from '@/lib/classNames';
import { Icon } from './Icon';

export interface Column<R> {
  id: string;
  label: string;
  /** Smaller line under the label. */ subtitle?: string;
  render: (row: R) => ReactNode;
  /** Right-aligned with tabular figures. */
  numeric?: boolean;
  sortable?: boolean;
  /** Order of the first sort; largest first for numbers and A to Z for texts unless told otherwise. */ firstOrder?:
    'asc' | 'desc';
  /** What the column is sorted by, where all rows are at hand. */
  value?: (row: R) => string | number | null | undefined;
  /** CSS pixels at the usual size of text. */ width?: number;
  /** Marks a group of columns by more than its colour. */ tone?: 'covid' | 'infrastructure';
}
export interface DataTableProps<R> {
  caption: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  rowKey: (row: R) => string;
  sort?: { id: string; order: 'asc' | 'desc' };
  onSort?: (id: string, order: 'asc' | 'desc') => void;
  /** Cards instead of a table, for narrow windows. */
  cards?: boolean;
  /** Last line: what all rows, shown or not, add up to, by column id; `label` stands under the first column. */
  total?: { label: string; cells: Readonly<Record<string, ReactNode>> };
  /** The old rows while new ones load. */
  stale?: boolean;
}
const FIRST_IN_CARD = 6;

function Card<R>({ row, columns }: { row: R; columns: readonly Column<R>[] }) {
  const [open, setOpen] = useState(false);
  const shown = open ? columns : columns.slice(0, FIRST_IN_CARD);
  return (
    <li className="card">
      <dl className="card__list">
        {shown.map((column) => (
          <div key={column.id} className="card__pair">
            <dt>{column.label}</dt>
            <dd className={classNames(column.numeric && 'numeric')}>{column.render(row)}</dd>
          </div>
        ))}
      </dl>
      {columns.length > FIRST_IN_CARD && (
        <button
          type="button"
          className="usa-button usa-button--unstyled card__more"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Show less' : 'Show more'}
        </button>
      )}
    </li>
  );
}

/** A real table with sortable headings, or a list of cards with a sort picker: the same columns either way. */
export function DataTable<R>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  cards,
  stale,
  total,
}: DataTableProps<R>) {
  const first = ({ numeric, firstOrder = numeric ? 'desc' : 'asc' }: Column<R>) => firstOrder;
  const next = (column: Column<R>) =>
    sort?.id === column.id ? (sort.order === 'desc' ? 'asc' : 'desc') : first(column);
  const handlePick = (id: string) =>
    onSort?.(id, first(columns.find((column) => column.id === id)!));
  if (cards) {
    return (
      <div className={classNames(stale && 'is-stale')}>
        {onSort && sort && (
          <div className="card-sort">
            <label>
              Sort by:
              <select
                className="usa-select"
                value={sort.id}
                onChange={(event) => handlePick(event.target.value)}
              >
                {columns
                  .filter((column) => column.sortable)
                  .map((column) => (
                    <option key={column.id} value={column.id}>
                      {column.label}
                    </option>
                  ))}
              </select>
            </label>
            <button
              type="button"
              className="usa-button usa-button--outline"
              onClick={() => onSort(sort.id, sort.order === 'desc' ? 'asc' : 'desc')}
            >
              {sort.order === 'desc' ? 'Descending' : 'Ascending'}
              <span className="usa-sr-only">, press to reverse</span>
            </button>
          </div>
        )}
        <ul className="cards" aria-label={caption}>
          {rows.map((row) => (
            <Card key={rowKey(row)} row={row} columns={columns} />
          ))}
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
  return (
    // A focusable region, so that the keyboard can scroll what the window cuts off.
    <div
      className={classNames('table-scroll', stale && 'is-stale')}
      role="region"
      aria-label={`${caption}, table`}
      tabIndex={0}
    >
      <table className="data-table">
        <caption className="usa-sr-only">{caption}</caption>
        <colgroup>
          {columns.map((column) => (
            <col
              key={column.id}
              style={column.width ? { width: `${column.width / 16}rem` } : undefined}
            />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={classNames(
                  column.numeric && 'numeric',
                  column.tone && `tone-${column.tone}`,
                )}
                aria-sort={
                  column.sortable
                    ? sort?.id === column.id
                      ? sort.order === 'asc'
                        ? 'ascending'
                        : 'descending'
                      : 'none'
                    : undefined
                }
              >
                {column.sortable && onSort ? (
                  <button
                    type="button"
                    className="data-table__sort"
                    onClick={() => onSort(column.id, next(column))}
                  >
                    <span>
                      {column.label}
                      {column.subtitle && <small>{column.subtitle}</small>}
                    </span>
                    <Icon
                      name={
                        sort?.id === column.id
                          ? sort.order === 'asc'
                            ? 'sort-up'
                            : 'sort-down'
                          : 'sort'
                      }
                    />
                  </button>
                ) : (
                  <span>
                    {column.label}
                    {column.subtitle && <small>{column.subtitle}</small>}
                  </span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.id} scope="row">
                    {column.render(row)}
                  </th>
                ) : (
                  <td key={column.id} className={classNames(column.numeric && 'numeric')}>
                    {column.render(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              <th scope="row">{total.label}</th>
              {columns.slice(1).map(({ id, numeric }) => (
                <td key={id} className={classNames(numeric && 'numeric')}>
                  {total.cells[id]}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
