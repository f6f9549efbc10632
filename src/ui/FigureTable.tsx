import { useState } from 'react';
import { sortRows } from '@/lib/sortRows';
import { DataTable, type Column } from './DataTable';
import { Pagination } from './Pagination';

/** The columns and the number of rows of a figure’s table. Columns receive the index of a row. Columns with `value` can be sorted. */
export interface FigureRows {
  columns: readonly Column<number>[];
  rows: number;
}
const PAGE_SIZE = 10;
/** Tables with at most this many rows have one page, so that the months of a year stay together. */
const SINGLE_PAGE_SIZE = 12;

/** Renders the numbers of a figure as a table: up to twelve rows on one page, else ten per page. */
export function FigureTable({ title, table }: { title: string; table: FigureRows }) {
  const [page, setPage] = useState(1);
  const [sort, setSort] = useState<{ id: string; order: 'asc' | 'desc' }>();
  const pageSize = table.rows <= SINGLE_PAGE_SIZE ? SINGLE_PAGE_SIZE : PAGE_SIZE;
  const shownPage = Math.min(page, Math.max(1, Math.ceil(table.rows / pageSize)));
  const rowIndexes = Array.from({ length: table.rows }, (_, index) => index);
  const sortValue = table.columns.find(({ id }) => id === sort?.id)?.value;
  const sortedRows = sort && sortValue ? sortRows(rowIndexes, sortValue, sort.order) : rowIndexes;
  const handleSort = (id: string, order: 'asc' | 'desc') => {
    setSort({ id, order });
    setPage(1);
  };
  return (
    <>
      <DataTable
        caption={title}
        columns={table.columns.map((column) => ({
          ...column,
          sortable: column.value !== undefined,
        }))}
        rows={sortedRows.slice((shownPage - 1) * pageSize, shownPage * pageSize)}
        rowKey={String}
        sort={sort}
        onSort={handleSort}
      />
      <Pagination
        label={`${title}: pages`}
        page={shownPage}
        pageSize={pageSize}
        total={table.rows}
        onPage={setPage}
      />
    </>
  );
}
