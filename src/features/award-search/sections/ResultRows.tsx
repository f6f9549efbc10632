import type { ReactNode } from 'react';
import { widenColumns } from '@/blocks/result-cells';
import type { Answer } from '@/lib/requests/useAnswer';
import type { PageQuery, ResultPage } from '@/services/search/results';
import { DataTable } from '@/ui/DataTable';
import { Pagination } from '@/ui/Pagination';
import { Skeleton } from '@/ui/Skeleton';
import { EmptyState, PanelError } from '@/ui/Status';
import { ToFirstPage } from '@/ui/ToFirstPage';
import { PAGE_SIZES } from '../state/searchAddress';
import { ResultCard } from './ResultCard';
import type { ResultsTableView } from './useResultsTable';

/** Number of the last row that the API returns. Requests for later rows are rejected. */
const MAX_ROW_NUMBER = 50_000;

export interface ResultRowsProps {
  query: PageQuery;
  answer: Answer<PageQuery, ResultPage>;
  caption: string;
  table: ResultsTableView;
  sort: { id: string; order: 'asc' | 'desc' };
  cards: boolean;
  /** Number of rows on all pages. */
  total: number;
  totalRow?: { label: string; cells: Readonly<Record<string, ReactNode>> };
  onPage: (page: number) => void;
}
/** Renders one page of rows as a table or cards. While another query of the same tab loads, the old rows stay visible and are dimmed. */
export function ResultRows({
  query,
  answer,
  caption,
  table,
  sort,
  cards,
  total,
  totalRow,
  onPage,
}: ResultRowsProps) {
  const { all: allColumns, columns } = table;
  const { status, value, stale, answered, failure, retry } = answer;
  const { tab, page, limit } = query;
  if (status === 'failed') return <PanelError failure={failure!} onRetry={retry} />;
  const rows = answered?.tab === tab ? value?.rows : undefined;
  const hiddenColumns = allColumns.filter((each) => !columns.includes(each));
  return (
    <>
      {!rows && (
        <div role="status" className="rows-to-come">
          <span className="usa-sr-only">Loading your data...</span>
          <Skeleton lines={16} />
        </div>
      )}
      {rows?.length === 0 && !stale && (
        <EmptyState title="No results found.">
          <p>
            {page > 1
              ? 'This page does not exist.'
              : 'Change or remove filters, or try another tab.'}
          </p>
          {page > 1 && <ToFirstPage onPage={onPage} />}
        </EmptyState>
      )}
      {rows && rows.length > 0 && (
        <DataTable
          caption={caption}
          columns={widenColumns(columns, rows)}
          rows={rows}
          rowKey={({ key }) => key}
          cards={cards}
          card={(row) => (
            <ResultCard
              key={row.key}
              row={row}
              visibleColumns={columns}
              hiddenColumns={hiddenColumns}
            />
          )}
          sortBy={allColumns}
          stale={stale}
          sort={sort}
          onSort={table.changeSort}
          total={totalRow}
        />
      )}
      {value && total > 0 && (
        <Pagination
          label="Results pages"
          page={page}
          pageSize={limit}
          total={total}
          lastReachablePage={Math.floor(MAX_ROW_NUMBER / limit)}
          pageSizes={PAGE_SIZES}
          onPage={onPage}
          onPageSize={table.changeLimit}
        />
      )}
    </>
  );
}
