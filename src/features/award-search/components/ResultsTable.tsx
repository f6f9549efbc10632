import { lazy, Suspense, useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { resultTabs, type ResultTabKey, type SpendingLevel } from '@/domain/codes/awardTypes';
import { count, money } from '@/domain/format';
import { mobileWidth } from '@/domain/layoutTokens';
import type { SearchCriteria } from '@/domain/search/criteria';
import { RowsFile } from '@/blocks/result-cells';
import { usePorts } from '@/lib/ports';
import { useThunkDispatch } from '@/lib/redux';
import { fetchAllRows, fetchPage } from '@/services/search/searchService';
import { filtersFromCriteria } from '@/services/search/requestBody';
import { apiRoot } from '@/services/http/client';
import { DataTable } from '@/ui/DataTable';
import { Pagination } from '@/ui/Pagination';
import { EmptyState, ErrorBoundary, Loading, PanelError, Skeleton } from '@/ui/Status';
import { Tabs } from '@/ui/Tabs';
import { useMediaQuery } from '@/ui/useMediaQuery';
import type { TableTotals } from '@/services/search/totalsService';
import { chosenColumns, defaultSort, fieldsOf, rowKey, tabColumns } from '../columns';
import { PAGE_SIZES } from '../state/searchAddress';
import { pageSlice, selectCounts, selectPage, type SearchPageState } from '../state/searchResults';

import { ColumnChooser } from './ColumnChooser';

const ResultsGrouped = lazy(() => import('./ResultsGrouped'));
const titles: Readonly<Record<SpendingLevel, string>> = { awards: 'Prime Award Results', subawards: 'Subaward Results', transactions: 'Transaction Results' };
/** The service refuses rows past this one. */
const DEEPEST_ROW = 50_000;

export interface ResultsTableProps {
  criteria: SearchCriteria; searchKey: string; level: SpendingLevel; tab: ResultTabKey; page: number; limit: number; sort: string; order: 'asc' | 'desc'; attempt: number; retry: () => void;
  /** Sums of all rows of each tab; undefined while or where they are not known. */
  totals?: TableTotals; /** Ids of the wanted columns; '' for all. */ cols: string; grouped: boolean; onCols: (cols: string) => void; onGrouped: (grouped: boolean) => void;
  onTab: (tab: string) => void; onPage: (page: number) => void; onLimit: (limit: number) => void; onSort: (id: string, order: 'asc' | 'desc') => void;
}

/** Tabs by award group, and one page of the chosen group's rows. */
export function ResultsTable({ criteria, searchKey, level, tab, page, limit, sort, order, attempt, retry, totals, cols, grouped, onCols, onGrouped, onTab, onPage, onLimit, onSort }: ResultsTableProps) {
  const dispatch = useThunkDispatch<SearchPageState>();
  const { announce } = usePorts();
  const counts = useSelector(selectCounts);
  const result = useSelector(selectPage);
  const cards = useMediaQuery(`(max-width: ${mobileWidth - 1}px)`);
  const top = useRef<HTMLDivElement>(null);
  const all = tabColumns[tab];
  const columns = chosenColumns(tab, cols);
  const sortId = all.some((column) => column.id === sort) ? sort : defaultSort(tab);
  const field = all.find((column) => column.id === sortId)!.field;
  const request = { level, tab, fields: fieldsOf(tab), sort: field, order, page, limit };
  const key = JSON.stringify([searchKey, level, tab, field, order, page, limit]);
  const lastAttempt = useRef(attempt);
  useEffect(() => {
    const controller = new AbortController();
    const again = lastAttempt.current !== attempt;
    lastAttempt.current = attempt;
    void dispatch(pageSlice.load<SearchPageState>(selectPage, key, (signal) => fetchPage(criteria, request, signal), controller.signal, again));
    return () => controller.abort();
    // The key holds everything the request is made of.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [dispatch, key, attempt]);
  useEffect(() => {
    if (result.status === 'ready' && result.answer) announce(`${result.answer.rows.length} rows shown, page ${page}`);
  }, [result.status, result.answer, page, announce]);

  const answered = result.answer !== null && result.status !== 'failed';
  // Between a change of the address and its request the old rows already answer another question.
  const busy = result.status === 'loading' || (result.status === 'ready' && result.answeredKey !== key);
  // Rows of another search or tab may stay, dimmed; they are never shown as the answer to this one.
  const sameTab = result.answeredKey !== '' && (JSON.parse(result.answeredKey) as string[])[2] === tab;
  const tabCounts = counts.answer ?? {};
  const total = tabCounts[tab] ?? 0;
  const panelId = 'results-panel';
  const allTabs = resultTabs[level].map(({ key: tabKey, label }) => { const rows = tabCounts[tabKey]; return { key: tabKey, label, badge: counts.status === 'loading' ? '…' : count(rows), disabled: tabKey !== tab && (counts.status === 'loading' || !rows) }; });
  const handleSort = (id: string, direction: 'asc' | 'desc') => { onSort(id, direction); announce(`Sorted by ${all.find((column) => column.id === id)?.label}, ${direction === 'asc' ? 'ascending' : 'descending'}`); };
  const handlePage = (next: number) => { onPage(next); top.current?.querySelector('.table-scroll')?.scrollTo?.({ top: 0 }); };
  const groupLabel = resultTabs[level].find((entry) => entry.key === tab)?.label ?? '';
  const sum = totals?.[tab];
  const totalRow = sum === undefined || total === 0 || !columns.some(({ id }) => id === defaultSort(tab)) ? undefined : { label: `Total of all ${count(total)}`, cells: { [defaultSort(tab)]: money(sum, 2) } };
  const ungrouped = () => (
    <>
      {result.status === 'failed' && <PanelError message={result.error} onRetry={retry} />}
      {!answered && result.status !== 'failed' && <div role="status"><span className="usa-sr-only">Loading your data...</span><Skeleton lines={8} /></div>}
      {answered && !sameTab && <div role="status"><span className="usa-sr-only">Loading your data...</span><Skeleton lines={8} /></div>}
      {answered && sameTab && result.answer!.rows.length === 0 && !busy && <EmptyState title="No results found."><p>{page > 1 ? 'There is no such page.' : 'Try changing or removing filters, or another tab.'}</p>{page > 1 && <button type="button" className="usa-button" onClick={() => onPage(1)}>Go to the first page</button>}</EmptyState>}
      {answered && sameTab && result.answer!.rows.length > 0 && (
        <DataTable caption={`${titles[level]}: ${groupLabel}`} columns={columns} rows={result.answer!.rows} rowKey={rowKey} cards={cards} stale={busy} sort={{ id: sortId, order }} onSort={handleSort} total={totalRow} />
      )}
      {answered && total > 0 && <Pagination label="Results pages" page={page} pageSize={limit} total={total} reachable={Math.floor(DEEPEST_ROW / limit)} pageSizes={PAGE_SIZES} onPage={handlePage} onPageSize={onLimit} />}
    </>
  );
  const asGroups = grouped && level !== 'awards';
  return (
    <section className="figure" aria-labelledby="results-title" id="section-awards" ref={top}>
      <div className="figure__head"><h2 id="results-title" className="figure__title" tabIndex={-1}>{titles[level]}</h2>
        <div className="figure__controls">
          {level !== 'awards' && <button type="button" className="usa-button usa-button--outline" aria-pressed={asGroups} onClick={() => onGrouped(!asGroups)}>Group by prime award</button>}
          {!asGroups && <ColumnChooser all={all} shown={columns} onChange={onCols} />}
        </div>
      </div>
      {cards
        ? <label className="tab-picker">Award group:<select className="usa-select" value={tab} onChange={(event) => onTab(event.target.value)}>{allTabs.map((entry) => <option key={entry.key} value={entry.key} disabled={entry.disabled}>{entry.label} ({entry.badge})</option>)}</select></label>
        : <Tabs label="Award groups" tabs={allTabs} selected={tab} onSelect={onTab} panelId={panelId} idPrefix="tab" />}
      <div id={panelId} role={cards ? undefined : 'tabpanel'} aria-labelledby={cards ? undefined : `tab-${tab}`} aria-busy={busy} className="results-panel">
        {asGroups ? <ErrorBoundary resetKey={key}><Suspense fallback={<Loading message="Loading your data..." />}><ResultsGrouped criteria={criteria} searchKey={searchKey} level={level} tab={tab} page={page} limit={limit} onPage={onPage} /></Suspense></ErrorBoundary> : ungrouped()}
      </div>
      {answered && !asGroups && result.answer!.rows.length > 0 && <div className="figure__foot"><RowsFile key={`${searchKey} ${tab} ${sortId} ${order}`} name={`${titles[level]} ${groupLabel}`} columns={columns} rows={result.answer!.rows} page={page} total={total} loadAll={(onRows, signal) => fetchAllRows(criteria, request, total, onRows, signal)} /></div>}
      {answered && !asGroups && <details className="request-details"><summary>API request</summary><p><code>POST {apiRoot()}v2/search/{level === 'transactions' ? 'spending_by_transaction' : 'spending_by_award'}/</code></p><pre tabIndex={0} aria-label="Request body">{JSON.stringify({ ...request, filters: filtersFromCriteria(criteria, level) }, null, 2)}</pre></details>}
    </section>
  );
}
