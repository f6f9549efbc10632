import { Pagination } from '@/ui/Pagination';
import { ToFirstPage } from '@/ui/ToFirstPage';
import type { TableView } from './tableView';

/** Page sizes to choose from. */
export const PAGE_SIZES = [10, 25, 50, 100] as const;

export interface TablePagesProps {
  label: string;
  tableView: TableView;
  /** Number of rows on this page and, as `total`, on all pages. `total` is undefined if the service does not report it. */
  rowCount: number;
  total: number | undefined;
  /** Whether there is another page, or may be one while the rows of this page load. */
  hasNext: boolean;
  onPage: (page: number) => void;
  onLimit: (limit: number) => void;
}

/** Renders the pagination of a table. On the last page, the number of rows so far overrides a reported total. */
export function TablePages({
  label,
  tableView: { page, limit },
  rowCount,
  total,
  hasNext,
  onPage,
  onLimit,
}: TablePagesProps) {
  if (!rowCount) {
    return page > 1 ? (
      <p>
        <ToFirstPage onPage={onPage} />
      </p>
    ) : null;
  }
  const countSoFar = (page - 1) * limit + rowCount;
  const totalRows = hasNext ? total : countSoFar;
  return (
    <Pagination
      label={label}
      page={page}
      pageSize={limit}
      total={Math.max(totalRows ?? 0, countSoFar)}
      more={totalRows === undefined || (hasNext && totalRows <= countSoFar)}
      pageSizes={PAGE_SIZES}
      onPage={onPage}
      onPageSize={onLimit}
    />
  );
}
