import { useEffect, useRef, type ReactNode } from 'react';
import { mobileWidth } from '@/lib/layoutTokens';
import { usePorts } from '@/lib/ports';
import { DataTable, type Column } from '@/ui/DataTable';
import { narrowerThan, useMediaQuery } from '@/ui/useMediaQuery';
import { Panel, type PanelProps } from './Panel';
import { TablePages } from './TablePages';
import type { TableColumn, TableView } from './tableView';

export interface TablePanelProps<Q, A, R> extends Omit<
  PanelProps<Q, A, R>,
  'children' | 'columns' | 'foot' | 'tabular' | 'onTable' | 'view'
> {
  columns: readonly TableColumn<R>[];
  rowKey: (row: R) => string;
  tableView: TableView;
  /** Called with the changed page, order or page size. A change of order or page size resets the page to 1. */
  onView: (changes: Partial<TableView>) => void;
  /** Number of rows on all pages; undefined if not available. */
  total?: number;
  hasNext: (value: A) => boolean;
  above?: ReactNode;
  /** Returns whether a row counts for pagination. Child rows and totals should not count. The default is every row. */
  isCounted?: (row: R) => boolean;
  /** Returns whether the table shows a row. Rows under a collapsed row are in the file only. */
  isShown?: (row: R) => boolean;
}

const returnTrue = () => true;
const orderLabels = { asc: 'ascending', desc: 'descending' } as const;
const toColumn = <R,>({ show, value, width = 150, ...column }: TableColumn<R>): Column<R> => ({
  ...column,
  width,
  render: show ?? value,
  isEmpty: (row) => (value(row) ?? '') === '',
});

/** Renders a table that the service sorts and pages, with its file, its request and pagination. Shows cards in a narrow viewport. */
export function TablePanel<Q, A, R>({
  columns,
  rowKey,
  tableView,
  onView,
  total,
  hasNext,
  above,
  isCounted = returnTrue,
  isShown = returnTrue,
  file,
  emptyText,
  ...panel
}: TablePanelProps<Q, A, R>) {
  const { announce } = usePorts();
  const hasCards = useMediaQuery(narrowerThan(mobileWidth));
  const root = useRef<HTMLDivElement>(null);
  const hasChanged = useRef(false);
  const { status, value, current, stale } = panel.answer;
  const { sort, order, page } = tableView;
  const rows = value === null ? [] : panel.rows(value);
  const changeView = (changes: Partial<TableView>) => {
    hasChanged.current = true;
    onView({ page: 1, ...changes });
  };
  const handlePage = (newPage: number) => {
    changeView({ page: newPage });
    // Scrolls to the top of the new page, unless the top of the table is visible.
    if ((root.current?.getBoundingClientRect().top ?? 0) < 0) root.current?.scrollIntoView?.();
  };
  const rowCount = rows.filter(isCounted).length;
  useEffect(() => {
    if (!hasChanged.current || status !== 'ready') return;
    hasChanged.current = false;
    announce(`${rowCount} rows shown, page ${page}`);
  }, [announce, status, rowCount, page]);
  const sortColumn = columns.find(({ id }) => id === sort);
  return (
    <div ref={root} className="results-panel table-panel">
      <Panel
        {...panel}
        tabular
        columns={columns}
        file={page > 1 ? `${file}-page-${page}` : file}
        view={`page ${page}${sortColumn ? `, by ${sortColumn.label} ${orderLabels[order]}` : ''}`}
        emptyText={page > 1 ? 'This page does not exist.' : emptyText}
        foot={
          <TablePages
            label={`${panel.title}: pages`}
            tableView={tableView}
            rowCount={rowCount}
            total={total}
            hasNext={!current || (value !== null && hasNext(value))}
            onPage={handlePage}
            onLimit={(next) => changeView({ limit: next })}
          />
        }
      >
        {() => (
          <>
            {above}
            <DataTable
              caption={panel.title}
              columns={columns.filter(({ only }) => only !== 'file').map(toColumn)}
              rows={rows.filter(isShown)}
              rowKey={rowKey}
              cards={hasCards}
              sort={{ id: sort, order }}
              onSort={(id, next) => changeView({ sort: id, order: next })}
              stale={stale}
            />
          </>
        )}
      </Panel>
    </div>
  );
}
