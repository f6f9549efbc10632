import { classNames } from '@/lib/classNames';
import { SortLabel } from './SortLabel';
import { columnGroups, getFirstOrder, type Column, type Sort } from './tableColumn';

export interface TableHeadProps<R> {
  columns: readonly Column<R>[];
  sort?: Sort;
  onSort?: (id: string, order: Sort['order']) => void;
}
const ariaSortOrders = { asc: 'ascending', desc: 'descending' } as const;

/**
 * Renders column headings, sortable ones with a button and `aria-sort`. Grouped columns are under the heading of their group, and other
 * headings span both rows.
 */
export function TableHead<R>({ columns, sort, onSort }: TableHeadProps<R>) {
  const getNextOrder = (column: Column<R>) =>
    sort?.id === column.id ? (sort.order === 'desc' ? 'asc' : 'desc') : getFirstOrder(column);
  const isGrouped = columns.some(({ group }) => group);
  const renderHeading = (column: Column<R>) => {
    const { id, label, subtitle, numeric, sortable, tone, group } = column;
    const order = sort?.id === id ? sort.order : undefined;
    return (
      <th
        key={id}
        scope="col"
        rowSpan={isGrouped && !group ? 2 : undefined}
        className={classNames(numeric && 'numeric', tone && `tone-${tone}`)}
        aria-sort={sortable ? (order ? ariaSortOrders[order] : 'none') : undefined}
      >
        {sortable && onSort ? (
          <button
            type="button"
            className="data-table__sort"
            onClick={() => onSort(id, getNextOrder(column))}
          >
            {group && <span className="usa-sr-only">{group}: </span>}
            <SortLabel {...{ label, subtitle, numeric, order }} />
          </button>
        ) : (
          <span>
            {label}
            {subtitle && <small>{subtitle}</small>}
          </span>
        )}
      </th>
    );
  };
  return (
    <thead>
      <tr>
        {isGrouped
          ? columnGroups(columns).map(({ group, columns: groupColumns }) =>
              group ? (
                <th
                  key={group}
                  scope="colgroup"
                  colSpan={groupColumns.length}
                  className="data-table__group"
                >
                  <span>{group}</span>
                </th>
              ) : (
                groupColumns.map(renderHeading)
              ),
            )
          : columns.map(renderHeading)}
      </tr>
      {isGrouped && <tr>{columns.filter(({ group }) => group).map(renderHeading)}</tr>}
    </thead>
  );
}
