import { useMemo } from 'react';
import { RowsFile } from '@/blocks/result-cells';
import { resultTabs, type ResultTabKey } from '@/domain/codes/resultTabs';
import type { Address } from '@/lib/url/address';
import { useAnswer } from '@/lib/requests/useAnswer';
import { fetchAllRows } from '@/services/search/allRows';
import { searchPage } from '@/services/search/rowEndpoints';
import { DataTable } from '@/ui/DataTable';
import { Pagination } from '@/ui/Pagination';
import { EmptyState, Loading, PanelError } from '@/ui/Status';
import { ToFirstPage } from '@/ui/ToFirstPage';
import { LAST_PAGE, PAGE_SIZE, type keywordAddress } from '../keywordAddress';
import { getDefaultSort, keywordColumns } from '../keywordColumns';

export interface TransactionRowsProps {
  panelId: string;
  keyword: string;
  tab: ResultTabKey;
  total: number;
  cards: boolean;
  address: Address<typeof keywordAddress>;
}

const useTransactions = ({ keyword, tab, address: { values } }: TransactionRowsProps) => {
  const { order, page } = values;
  const columns = useMemo(() => keywordColumns(tab), [tab]);
  const sort =
    columns.find(({ id }) => id === values.sort) ??
    columns.find(({ id }) => id === getDefaultSort(tab))!;
  const query = useMemo(
    () => ({
      criteria: { keywords: [keyword] },
      level: 'transactions' as const,
      tab,
      // Recipient names link to profiles by ID.
      fields: [...columns.map(({ field }) => field), 'recipientId' as const],
      sort: sort.field,
      order,
      page,
      limit: PAGE_SIZE,
    }),
    [keyword, tab, columns, sort.field, order, page],
  );
  return { query, columns, sort: { id: sort.id, order }, answer: useAnswer(searchPage, query) };
};

/** Renders one page of the transactions of an award group that match the keyword. */
export function TransactionRows(props: TransactionRowsProps) {
  const { panelId, keyword, tab, total, cards, address } = props;
  const { query, columns, sort, answer } = useTransactions(props);
  const { status, failure, stale } = answer;
  const groupLabel = resultTabs.transactions.find(({ key }) => key === tab)!.label;
  const rows = status === 'failed' || !answer.value ? [] : answer.value.rows;
  const handleSort = (id: string, order: 'asc' | 'desc') =>
    address.write({ sort: id === getDefaultSort(tab) ? '' : id, order, page: 1 }, 'push');
  const handlePage = (page: number) => address.write({ page }, 'push');
  const renderBody = () => {
    if (status === 'failed') return <PanelError failure={failure!} onRetry={answer.retry} />;
    if (rows.length)
      return (
        <DataTable
          caption={`Transactions with “${keyword}”: ${groupLabel}`}
          columns={columns}
          rows={rows}
          rowKey={({ key }) => key}
          cards={cards}
          sort={sort}
          onSort={handleSort}
          stale={stale}
        />
      );
    if (!answer.value || stale) return <Loading message="Gathering your data..." />;
    return (
      <EmptyState title="No results found." action={<ToFirstPage onPage={handlePage} />}>
        <p>This page does not exist.</p>
      </EmptyState>
    );
  };
  return (
    <div
      id={panelId}
      role={cards ? undefined : 'tabpanel'}
      aria-labelledby={cards ? undefined : `keyword-${tab}`}
      className="results-panel"
      aria-busy={status === 'loading'}
    >
      {renderBody()}
      {rows.length > 0 && (
        <div className="figure__foot">
          <RowsFile
            key={`${tab} ${sort.id} ${sort.order}`}
            name={`keyword search ${keyword} ${groupLabel}`}
            columns={columns}
            rows={rows}
            page={answer.answered!.page}
            total={total}
            sort={sort}
            loadAll={(onRows, signal) => fetchAllRows(query, total, onRows, signal)}
          />
        </div>
      )}
      {/* Without rows the pagination is hidden: the first rows would push it out of view. */}
      {(answer.value ?? failure) && (
        <Pagination
          label="Transactions: pages"
          page={query.page}
          pageSize={PAGE_SIZE}
          total={total}
          lastReachablePage={LAST_PAGE}
          onPage={handlePage}
        />
      )}
    </div>
  );
}
