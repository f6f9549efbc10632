import { useMemo } from 'react';
import { resultTabs, type ResultTabKey } from '@/domain/codes/resultTabs';
import type { TimePoint } from '@/domain/fiscalPeriods';
import { toCriteria } from '@/domain/search/filters/registry';
import type { SearchFilters } from '@/domain/search/searchFilters';
import { useToday } from '@/lib/today';
import type { Values } from '@/lib/address';
import { useAnswer, type Answer } from '@/lib/requests/useAnswer';
import { searchCounts, searchOverTime, searchTotals } from '@/services/search/endpoints';
import { searchPage } from '@/services/search/rowEndpoints';
import type {
  PageQuery,
  ResultPage,
  SearchQuery,
  TabCounts,
  TableTotals,
  TimeQuery,
} from '@/services/search/results';
import { defaultSort, fieldsOf } from '../columnRules';
import { tabColumns } from '../columns';
import type { searchAddress } from '../state/searchAddress';

type View = Values<typeof searchAddress>;
export interface SearchAnswers {
  query: SearchQuery;
  pageQuery: PageQuery;
  timeQuery: TimeQuery;
  counts: Answer<SearchQuery, TabCounts>;
  page: Answer<PageQuery, ResultPage>;
  time: Answer<TimeQuery, readonly TimePoint[]>;
  /** Sums of the rows of each tab; undefined while or where they are not known. */
  totals: TableTotals | undefined;
  /** The sums of the tabs or over time are on their way. */
  sumsToCome: boolean;
  /** Requests the sums of the tabs again, where that failed. */
  onRetryTotals: (() => void) | undefined;
  /** Records of all tabs; undefined while they are not counted. */
  found: number | undefined;
  /** Everything that the page waits for has come or failed. */
  complete: boolean;
}

/** The visitor's tab when it has rows, else the first that has: not written into the address, so Back is not cluttered. */
const tabOf = (
  level: SearchQuery['level'],
  wanted: string,
  counts: Answer<SearchQuery, TabCounts>,
): ResultTabKey => {
  const tabs = resultTabs[level];
  const asked = tabs.find(({ key }) => key === wanted);
  const hasRows = (key: ResultTabKey) => (counts.value?.[key] ?? 0) > 0;
  if (counts.status !== 'ready') return (asked ?? tabs[0]!).key;
  if (asked && hasRows(asked.key)) return asked.key;
  return (tabs.find(({ key }) => hasRows(key)) ?? asked ?? tabs[0]!).key;
};
const isSettled = ({ status }: { status: string }) => status === 'ready' || status === 'failed';

/** Everything the results ask for at once: counts, a page of rows, the sums over time and of the tabs. Without anything found only the counts are asked. */
export const useSearchAnswers = (filters: SearchFilters, view: View): SearchAnswers => {
  const { level, page: pageNumber, limit, sort, order, by } = view;
  const today = useToday();
  const query = useMemo(
    () => ({ criteria: toCriteria(filters, { today, level }), level }),
    [filters, level, today],
  );
  const { criteria } = query;
  const counts = useAnswer(searchCounts, query);
  const counted = counts.status === 'ready' ? counts.value : null;
  const found =
    counted === null ? undefined : Object.values(counted).reduce((sum, rows) => sum + rows, 0);
  const wanted = counts.status !== 'failed' && found !== 0;

  const tab = tabOf(level, view.tab, counts);
  const pageQuery = useMemo((): PageQuery => {
    const columns = tabColumns[tab];
    const column =
      columns.find(({ id }) => id === sort) ?? columns.find(({ id }) => id === defaultSort(tab))!;
    const fields = fieldsOf(tab);
    return { criteria, level, tab, fields, sort: column.field, order, page: pageNumber, limit };
  }, [criteria, level, tab, sort, order, pageNumber, limit]);
  const timeQuery = useMemo(() => ({ criteria, level, group: by }), [criteria, level, by]);
  const page = useAnswer(searchPage, wanted ? pageQuery : null);
  const time = useAnswer(searchOverTime, wanted ? timeQuery : null);
  // The table finds keywords in more fields of a transaction than any sum does: it has no total then.
  const summed = !(level === 'transactions' && criteria.keywords?.length);
  const totals = useAnswer(searchTotals, summed && found ? query : null);
  return {
    query,
    pageQuery,
    timeQuery,
    counts,
    page,
    time,
    totals: totals.current ? totals.value! : undefined,
    onRetryTotals: totals.status === 'failed' ? totals.retry : undefined,
    sumsToCome: [totals, time].some(({ status }) => status === 'loading') || found === undefined,
    found,
    // A failed count takes table and chart off the page with their requests: nothing is left to wait for.
    complete:
      counts.status === 'failed' ||
      (found !== undefined && (found === 0 || (isSettled(page) && isSettled(time)))),
  };
};
