import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { classNames } from '@/lib/classNames';
import { DataCards, type DataCardsProps } from './DataCards';
import { TableHead } from './TableHead';

export type { Column } from './tableColumn';

export interface DataTableProps<R> extends DataCardsProps<R> {
  /** Renders cards instead of a table, for narrow viewports. */
  cards?: boolean;
}

/** Returns whether all columns of a table fit. If so, nothing scrolls sideways, and the heading can stick to the top of the viewport. */
const useFits = (frame: RefObject<HTMLElement | null>, key: unknown): boolean => {
  const [fits, setFits] = useState(true);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = () => setFits(element.scrollWidth <= element.clientWidth);
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(element.firstElementChild!);
    return () => observer.disconnect();
  }, [frame, key]);
  return fits;
};

/** Renders a table with sortable headings, or a list of cards with a sort picker. Both use the same columns. */
export function DataTable<R>({ cards, ...props }: DataTableProps<R>) {
  return cards ? <DataCards {...props} /> : <Table {...props} />;
}

function Table<R>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  stale,
  total,
}: DataTableProps<R>) {
  const frame = useRef<HTMLDivElement>(null);
  const fits = useFits(frame, columns.length);
  return (
    // The region is focusable if the table is cut off, so that visitors can scroll it by keyboard.
    <div
      ref={frame}
      className={classNames('table-scroll', fits && 'table-scroll--fits', stale && 'is-stale')}
      role="region"
      aria-label={`${caption}, table`}
      tabIndex={fits ? undefined : 0}
    >
      <table
        className={classNames(
          'data-table',
          columns.some(({ group }) => group) && 'data-table--grouped',
        )}
      >
        <caption className="usa-sr-only">{caption}</caption>
        <colgroup>
          {columns.map((column) => (
            <col
              key={column.id}
              style={column.width ? { width: `${column.width / 16}rem` } : undefined}
            />
          ))}
        </colgroup>
        <TableHead columns={columns} sort={sort} onSort={onSort} />
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
                  {total.cells[id] !== undefined && (
                    <span className="data-table__sum">{total.cells[id]}</span>
                  )}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
