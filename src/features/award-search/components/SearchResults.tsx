import { lazy, memo, Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { applyCompleted, selectApplied } from '@/blocks/search-filters';
import { resultTabs, type ResultTabKey, type SpendingLevel } from '@/domain/codes/awardTypes';
import { isoDay } from '@/domain/fiscal';
import { count } from '@/domain/format';
import { toCriteria } from '@/domain/search/filters/registry';
import type { Address } from '@/lib/address';
import { usePorts } from '@/lib/ports';
import { useThunkDispatch } from '@/lib/redux';
import { useRequest } from '@/lib/useRequest';
import { fetchCounts } from '@/services/search/searchService';
import { fetchTableTotals, type TableTotals } from '@/services/search/totalsService';
import { filtersFromCriteria } from '@/services/search/requestBody';
import { EmptyState, ErrorBoundary, Loading, PanelError } from '@/ui/Status';
import { useNear } from '@/ui/useNear';
import { tabColumns } from '../columns';
import { historyOf, type searchAddress } from '../state/searchAddress';
import { totalOf } from '../toTimeSeries';
import { countsSlice, selectCounts, selectPage, selectTime, selectTotals, totalsSlice, type SearchPageState } from '../state/searchResults';
import { ResultsOverTime } from './ResultsOverTime';
import { ResultsTable } from './ResultsTable';
import { TotalsStrip } from './TotalsStrip';

const ResultsByCategory = lazy(() => import('./ResultsByCategory'));
const ResultsByGeography = lazy(() => import('./ResultsByGeography'));

/** A section that loads when it comes near; until then its place is kept. */
function Section({ name, resetKey, children }: { name: string; resetKey: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place, '200px');
  return <div id={`section-${name}`} ref={place} className="results-section">{near && <ErrorBoundary resetKey={resetKey}><Suspense fallback={<Loading message="Loading your data..." />}>{children}</Suspense></ErrorBoundary>}</div>;
}

export interface SearchResultsProps { address: Address<typeof searchAddress> }

/** Counts, table and chart of the applied search: all asked for at once, each with its own failure and retry. An edit of the staged filters does not draw them again. */
export const SearchResults = memo(function SearchResults({ address }: SearchResultsProps) {
  const dispatch = useThunkDispatch<SearchPageState>();
  const { announce } = usePorts();
  const { filters } = useSelector(selectApplied);
  const counts = useSelector(selectCounts);
  const pageStatus = useSelector(selectPage).status;
  const time = useSelector(selectTime);
  const timeStatus = time.status;
  const [attempts, setAttempts] = useState({ counts: 0, page: 0, time: 0 });
  const { values, write } = address;
  const level: SpendingLevel = values.level;
  const criteria = useMemo(() => toCriteria(filters, { today: isoDay(new Date()), level }), [filters, level]);
  const searchKey = useMemo(() => JSON.stringify(filtersFromCriteria(criteria, level)), [criteria, level]);
  const countsKey = JSON.stringify([searchKey, level]);

  const lastAttempt = useRef(0);
  useEffect(() => {
    const controller = new AbortController();
    const again = lastAttempt.current !== attempts.counts;
    lastAttempt.current = attempts.counts;
    void dispatch(countsSlice.load<SearchPageState>(selectCounts, countsKey, (signal) => fetchCounts(criteria, level, signal), controller.signal, again));
    return () => controller.abort();
    // The key holds everything the request is made of.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [dispatch, countsKey, attempts.counts]);

  const answered = counts.status === 'ready' && counts.answeredKey === countsKey;
  const tabs = resultTabs[level];
  const total = answered ? tabs.reduce((sum, tab) => sum + (counts.answer?.[tab.key] ?? 0), 0) : 0;
  // The table finds keywords in more fields of a transaction than any sum does: it has no total then.
  const summed = !(level === 'transactions' && criteria.keywords?.length);
  const { answer: totals } = useRequest<SearchPageState, TableTotals>(totalsSlice, selectTotals, summed && answered && total > 0 ? countsKey : '', (signal) => fetchTableTotals(criteria, level, signal));
  const tableTotal = totals ? Object.values(totals).reduce((sum, part) => sum + Math.round(part * 100), 0) / 100 : undefined;
  const chartTotal = time.status === 'ready' && time.answer && (JSON.parse(time.answeredKey) as string[])[0] === searchKey ? totalOf(time.answer) : undefined;
  // The visitor's tab when it has rows, else the first that has: not written into the address, so Back is not cluttered.
  const asked = tabs.find((tab) => tab.key === values.tab);
  const first = tabs.find((tab) => (counts.answer?.[tab.key] ?? 0) > 0);
  const hasRows = (entry: (typeof tabs)[number] | undefined) => entry !== undefined && (counts.answer?.[entry.key] ?? 0) > 0;
  const tab: ResultTabKey = (asked && (!answered || hasRows(asked)) ? asked : (answered ? first : undefined) ?? asked ?? tabs[0]!).key;

  useEffect(() => { if (answered) announce(total ? `${count(total)} results` : 'No results found'); }, [answered, total, announce]);
  const settled = (status: string) => status === 'ready' || status === 'failed';
  // A failed count takes table and chart off the page with their requests: nothing is left to wait for.
  const complete = counts.status === 'failed' || (answered && (total === 0 || (settled(pageStatus) && settled(timeStatus))));
  useEffect(() => { if (complete) dispatch(applyCompleted()); }, [complete, dispatch, filters]);

  // A link to a section brings it into view once the page has settled.
  const { section } = values;
  useEffect(() => { if (section && complete) document.getElementById(`section-${section}`)?.scrollIntoView?.(); }, [section, complete]);

  const retry = (part: keyof typeof attempts) => () => setAttempts((current) => ({ ...current, [part]: current[part] + 1 }));
  if (counts.status === 'failed') return <PanelError title="The search could not be counted." message={counts.error} onRetry={() => setAttempts(({ counts: a, page: b, time: c }) => ({ counts: a + 1, page: b + 1, time: c + 1 }))} />;
  if (answered && total === 0) return <EmptyState title="No results found."><p>Nothing matches all of these filters together. Remove one, or widen the time period.</p></EmptyState>;
  const handleTab = (next: string) => {
    const keeps = tabColumns[next as ResultTabKey].some((column) => column.id === values.sort);
    write({ tab: next, page: 1, ...(keeps ? {} : { sort: '', order: 'desc' }) }, historyOf.tab);
  };
  return (
    <>
      <ErrorBoundary resetKey={countsKey}>
        <ResultsTable criteria={criteria} searchKey={searchKey} level={level} tab={tab} page={values.page} limit={values.limit} sort={values.sort} order={values.order} attempt={attempts.page} retry={retry('page')} totals={totals ?? undefined} cols={values.cols} grouped={values.grouped === 'award'} onCols={(cols) => write({ cols }, historyOf.cols)} onGrouped={(on) => write({ grouped: on ? 'award' : '', page: 1 }, historyOf.grouped)}
          onTab={handleTab} onPage={(page) => write({ page }, historyOf.page)} onLimit={(limit) => write({ limit, page: 1 }, historyOf.limit)} onSort={(sort, order) => write({ sort, order, page: 1 }, historyOf.sort)} />
      </ErrorBoundary>
      <TotalsStrip level={level} table={tableTotal} charts={chartTotal} keywords={Boolean(criteria.keywords?.length)} />
      <Section name="categories" resetKey={countsKey}>
        <ResultsByCategory criteria={criteria} searchKey={searchKey} level={level} category={values.type} page={values.cpage} onCategory={(type) => write({ type, cpage: 1 }, historyOf.type)} onPage={(cpage) => write({ cpage }, historyOf.cpage)} />
      </Section>
      <ErrorBoundary resetKey={countsKey}>
        <ResultsOverTime criteria={criteria} searchKey={searchKey} level={level} group={values.by} onGroup={(by) => write({ by }, historyOf.by)} attempt={attempts.time} retry={retry('time')} />
      </ErrorBoundary>
      <Section name="map" resetKey={countsKey}>
        <ResultsByGeography filters={filters} criteria={criteria} searchKey={searchKey} level={level} scope={values.scope} layer={values.layer} measure={values.measure} onView={(changes) => write(changes, historyOf.layer)} />
      </Section>
    </>
  );
});
