import { useState } from 'react';
import { sortRows } from '@/lib/sortRows';
import { DataTable, type Column } from './DataTable';
import { Pagination } from './Pagination';

/** The columns of a figure’s table; those with `value` can be sorted. Rows are given by their index. */
export interface FigureRows {
  columns: readonly Column<number>[];
  rows: number;
}
const PAGE = 10;
/** Up to this many rows fit on one page, so that the months of a year stay together. */
const SINGLE_PAGE_SIZE = 12;

/** The numbers of a figure as a table: up to twelve rows on one page, else ten per page. */
export function FigureTable({ title, table }: { title: string; table: FigureRows }) {
  const [page, setPage] = useState(1);
  const [sort, setSort] = useState<{ id: string; order: 'asc' | 'desc' }>();
  const size = table.rows <= SINGLE_PAGE_SIZE ? SINGLE_PAGE_SIZE : PAGE;
  const shownPage = Math.min(page, Math.max(1, Math.ceil(table.rows / size)));
  const all = Array.from({ length: table.rows }, (_, index) => index);
  const sortValue = table.columns.find(({ id }) => id === sort?.id)?.value;
  const sorted = sort && sortValue ? sortRows(all, sortValue, sort.order) : all;
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
        rows={sorted.slice((shownPage - 1) * size, shownPage * size)}
        rowKey={String}
        sort={sort}
        onSort={handleSort}
      />
      <Pagination
        label={`${title}: pages`}
        page={shownPage}
        pageSize={size}
        total={table.rows}
        onPage={setPage}
      />
    </>
  );
}
