import { useMemo } from 'react';
import { resultTabs, type ResultTabKey } from '@/domain/codes/resultTabs';
import { timeGroups } from '@/domain/fiscalPeriods';
import { toCriteria } from '@/domain/search/filters/registry';
import type { SearchFilters } from '@/domain/search/searchFilters';
import { useToday } from '@/lib/rendering/today';
import type { Values } from '@/lib/url/address';
import { useAnswer, type Answer } from '@/lib/requests/useAnswer';
import { searchCounts, searchOverTime, searchTotals } from '@/services/search/endpoints';
import { searchPage } from '@/services/search/rowEndpoints';
import type { PageQuery, SearchQuery, TabCounts } from '@/services/search/results';
import { defaultSort, getFields } from '../columnRules';
import { tabColumns } from '../columns';
import type { searchAddress } from '../state/searchAddress';

/** Returns the key of the requested tab, or of the first tab with rows if the requested tab is unknown or empty. */
const findTabKey = (
  level: SearchQuery['level'],
  tabKey: string,
  counts: Answer<SearchQuery, TabCounts>,
): ResultTabKey => {
  const tabs = resultTabs[level];
  const requestedTab = tabs.find(({ key }) => key === tabKey);
  const hasRows = (key: ResultTabKey) => (counts.value?.[key] ?? 0) > 0;
  if (counts.status !== 'ready') return (requestedTab ?? tabs[0]!).key;
  if (requestedTab && hasRows(requestedTab.key)) return requestedTab.key;
  return (tabs.find(({ key }) => hasRows(key)) ?? requestedTab ?? tabs[0]!).key;
};
/** Returns the number of records on all tabs; undefined until they are counted. */
const countRecords = ({ status, value }: Answer<SearchQuery, TabCounts>): number | undefined =>
  status === 'ready' && value
    ? Object.values(value).reduce((sum, rowCount) => sum + rowCount, 0)
    : undefined;
const isFinished = ({ status }: { status: string }) => status === 'ready' || status === 'failed';

/**
 * Requests the counts, a page of rows and the sums over time of a search at once. Requests the sums of the tabs once the count is above
 * zero. Returns the responses. If nothing matches, discards the rows and the sums.
 */
export const useSearchAnswers = (filters: SearchFilters, view: Values<typeof searchAddress>) => {
  const { level, page: pageNumber, limit, sort, order, by } = view;
  const today = useToday();
  const query = useMemo(
    () => ({ criteria: toCriteria(filters, { today, level }), level }),
    [filters, level, today],
  );
  const { criteria } = query;
  const counts = useAnswer(searchCounts, query);
  const recordCount = countRecords(counts);
  const canHaveRows = counts.status !== 'failed' && recordCount !== 0;

  const tab = findTabKey(level, view.tab, counts);
  const pageQuery = useMemo((): PageQuery => {
    const columns = tabColumns[tab];
    const column =
      columns.find(({ id }) => id === sort) ?? columns.find(({ id }) => id === defaultSort(tab))!;
    const fields = getFields(tab);
    return { criteria, level, tab, fields, sort: column.field, order, page: pageNumber, limit };
  }, [criteria, level, tab, sort, order, pageNumber, limit]);
  const timeQuery = useMemo(() => {
    const groups = timeGroups(criteria.periods ?? []);
    return { criteria, level, group: groups.find((group) => group === by) ?? groups[0]! };
  }, [criteria, level, by]);
  const page = useAnswer(searchPage, canHaveRows ? pageQuery : null);
  const time = useAnswer(searchOverTime, canHaveRows ? timeQuery : null);
  // For transactions, keywords match more fields in the table than in its sums, so the sums are not requested.
  const hasTotals = !(level === 'transactions' && criteria.keywords?.length);
  const totals = useAnswer(searchTotals, hasTotals && recordCount ? query : null);
  return {
    query,
    pageQuery,
    timeQuery,
    counts,
    page,
    time,
    /** Sum in dollars of the rows of each tab; undefined while loading or unknown. */
    totals: totals.current ? totals.value! : undefined,
    /** Requests the sums of the tabs again; undefined unless they failed. */
    onRetryTotals: totals.status === 'failed' ? totals.retry : undefined,
    /** Whether the sums of the tabs or over time are still loading. */
    isLoadingSums:
      [totals, time].some(({ status }) => status === 'loading') || recordCount === undefined,
    /** Number of records on all tabs; undefined until they are counted. */
    recordCount,
    // A failed count removes the table and the chart, so nothing is left to wait for.
    isComplete:
      counts.status === 'failed' ||
      (recordCount !== undefined && (recordCount === 0 || (isFinished(page) && isFinished(time)))),
  };
};
export type SearchAnswers = ReturnType<typeof useSearchAnswers>;
