import { Pagination } from '@/ui/Pagination';
import { ToFirstPage } from '@/ui/ToFirstPage';
import type { TableView } from './tableView';

/** Rows of a page to choose from. */
export const TABLE_ROWS = [10, 25, 50, 100] as const;

export interface TablePagesProps {
  label: string;
  shown: TableView;
  /** Rows of this page, and of all; undefined where the service does not tell. */
  rows: number;
  total: number | undefined;
  /** There is another page, or may be while the rows of this one are on their way. */
  hasNext: boolean;
  onPage: (page: number) => void;
  onLimit: (limit: number) => void;
}

/** The pages of a table: numbered, as far as it is known how many there are. The last page tells, whatever a count says. */
export function TablePages({
  label,
  shown: { page, limit },
  rows,
  total,
  hasNext,
  onPage,
  onLimit,
}: TablePagesProps) {
  if (!rows) {
    return page > 1 ? (
      <p>
        <ToFirstPage onPage={onPage} />
      </p>
    ) : null;
  }
  const read = (page - 1) * limit + rows;
  const known = hasNext ? total : read;
  return (
    <Pagination
      label={label}
      page={page}
      pageSize={limit}
      total={Math.max(known ?? 0, read)}
      more={known === undefined || (hasNext && known <= read)}
      pageSizes={TABLE_ROWS}
      onPage={onPage}
      onPageSize={onLimit}
    />
  );
}
