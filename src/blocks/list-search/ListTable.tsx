import { useRef } from 'react';
import { mobileWidth } from '@/lib/layoutTokens';
import { usePorts } from '@/lib/ports';
import { DataTable, type DataTableProps } from '@/ui/DataTable';
import { Pagination } from '@/ui/Pagination';
import { narrowerThan, useMediaQuery } from '@/ui/useMediaQuery';

/** Number of rows per page in a narrow viewport. */
const PAGE_SIZE = 25;

export interface ListTableProps<R> extends Omit<DataTableProps<R>, 'cards'> {
  /** The page to show in a narrow viewport. A page after the last one shows the last one. */
  page: number;
  onPage: (page: number) => void;
}
/** Renders a list that is loaded completely: a table of all rows, or pages of rows with two lines in a narrow viewport. */
export function ListTable<R>({ page, onPage, ...table }: ListTableProps<R>) {
  const { announce } = usePorts();
  const root = useRef<HTMLDivElement>(null);
  const isNarrow = useMediaQuery(narrowerThan(mobileWidth));
  if (!isNarrow) return <DataTable {...table} />;
  const { rows, caption } = table;
  const pageCount = Math.max(1, Math.ceil(rows.length / PAGE_SIZE));
  const shownPage = Math.min(page, pageCount);
  const handlePage = (newPage: number) => {
    onPage(newPage);
    announce(`Page ${newPage} of ${pageCount}`);
    // Scrolls to the top of the new page, unless the top of the list is visible.
    if ((root.current?.getBoundingClientRect().top ?? 0) < 0) root.current?.scrollIntoView?.();
  };
  return (
    <div ref={root}>
      <DataTable
        {...table}
        cards
        rows={rows.slice((shownPage - 1) * PAGE_SIZE, shownPage * PAGE_SIZE)}
      />
      <Pagination
        label={`${caption}: pages`}
        page={shownPage}
        pageSize={PAGE_SIZE}
        total={rows.length}
        onPage={handlePage}
      />
    </div>
  );
}
