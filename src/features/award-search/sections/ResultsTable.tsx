import { useEffect, useRef, type ReactNode } from 'react';
import { RowsFile } from '@/blocks/result-cells';
import { resultTabs, type ResultTabKey, type SpendingLevel } from '@/domain/codes/resultTabs';
import { count, money } from '@/domain/format';
import { mobileWidth } from '@/lib/layoutTokens';
import { usePorts } from '@/lib/ports';
import type { Answer } from '@/lib/requests/useAnswer';
import { fetchAllRows } from '@/services/search/allRows';
import type {
  PageQuery,
  ResultPage,
  SearchQuery,
  TabCounts,
  TableTotals,
} from '@/services/search/results';
import { Covered } from '@/ui/Covered';
import { lazyComponent } from '@/ui/lazyComponent';
import { ErrorBoundary, Loading } from '@/ui/Status';
import { narrowerThan, useMediaQuery } from '@/ui/useMediaQuery';
import { choiceOf, chosenColumns, defaultSort } from '../columnRules';
import { tabColumns } from '../columns';
import { ColumnChooser } from './ColumnChooser';
import { ResultRows } from './ResultRows';
import { ResultTabs } from './ResultTabs';
import { SectionLinks } from './SectionLinks';
import { SentRequest } from './SentRequest';
import { useSection } from './useSection';

const ResultsGrouped = lazyComponent(() => import('./ResultsGrouped'), {
  name: 'The grouped table',
  waiting: <Loading message="Loading your data..." />,
});
const titles: Readonly<Record<SpendingLevel, string>> = {
  awards: 'Prime Award Results',
  subawards: 'Subaward Results',
  transactions: 'Transaction Results',
};
const PANEL = 'results-panel';

export interface ResultsTableProps {
  query: PageQuery;
  answer: Answer<PageQuery, ResultPage>;
  counts: Answer<SearchQuery, TabCounts>;
  /** ID of the sorted column; '' for the default of the tab. */
  sort: string;
  /** Sum of all rows of each tab in dollars; undefined while loading or unknown. */
  totals?: TableTotals;
  /** The columns chosen, as in the address. */
  cols: string;
  /** Content above the table. */
  note: ReactNode;
  grouped: boolean;
  onCols: (cols: string) => void;
  onGrouped: (grouped: boolean) => void;
  onTab: (tab: string) => void;
  onPage: (page: number) => void;
  onLimit: (limit: number) => void;
  onSort: (id: string, order: 'asc' | 'desc') => void;
  onOrderReset: () => void;
}

/** Returns the last row of the table with the sum of all rows, or undefined if the summed column is hidden or the sum is unknown. */
const totalRow = (tab: ResultTabKey, shown: readonly string[], rows: number, sum?: number) => {
  const column = defaultSort(tab);
  if (sum === undefined || rows === 0 || !shown.includes(column)) return undefined;
  return { label: `Total of all ${count(rows)}`, cells: { [column]: money(sum, 2) } };
};

/** The tabs by award group, and one page of the selected group's rows. */
export function ResultsTable({
  query,
  answer,
  counts,
  sort,
  totals,
  cols,
  note,
  grouped,
  onCols,
  onGrouped,
  onTab,
  onPage,
  onLimit,
  onSort,
  onOrderReset,
}: ResultsTableProps) {
  const { criteria, level, tab, order, page, limit } = query;
  const { announce } = usePorts();
  const cards = useMediaQuery(narrowerThan(mobileWidth));
  const top = useRef<HTMLDivElement>(null);
  const all = tabColumns[tab];
  const sorted = all.find(({ id }) => id === sort)?.id ?? '';
  const sortId = sorted || defaultSort(tab);
  const columns = chosenColumns(tab, cols, sorted);
  const { status, value, stale } = answer;
  useEffect(() => {
    if (status === 'ready' && value) announce(`${value.rows.length} rows shown, page ${page}`);
  }, [status, value, page, announce]);

  const rows = status === 'failed' ? undefined : value?.rows;
  const total = counts.value?.[tab] ?? 0;
  const handleSort = (id: string, direction: 'asc' | 'desc') => {
    onSort(id, direction);
    const label = all.find((column) => column.id === id)?.label;
    announce(`Sorted by ${label}, ${direction === 'asc' ? 'ascending' : 'descending'}`);
  };
  const handleOrderReset = () => {
    onOrderReset();
    announce('The sort order is reset');
    top.current?.querySelector<HTMLElement>('#results-title')?.focus();
  };
  // Scrolls to the top of the table on a new page, unless the top is in view already.
  const handlePage = (next: number) => {
    onPage(next);
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView?.();
  };
  const frame = useSection('table', level);
  const groupedLevel = grouped && level !== 'awards' ? level : undefined;
  const handleGrouped = () => {
    frame.used('Toggle', groupedLevel ? 'Rows' : 'Grouped');
    onGrouped(!groupedLevel);
  };
  const group = resultTabs[level].find(({ key }) => key === tab)?.label ?? '';
  const caption = `${titles[level]}: ${group}`;
  const shown = columns.map(({ id }) => id);
  return (
    <section
      className="figure result-list"
      aria-labelledby="results-title"
      id="section-awards"
      ref={top}
    >
      <div className="figure__head">
        <h2 id="results-title" className="figure__title" tabIndex={-1}>
          {titles[level]}
        </h2>
        <div className="figure__controls">
          {level !== 'awards' && (
            <button
              type="button"
              className="usa-button usa-button--outline"
              aria-pressed={groupedLevel !== undefined}
              onClick={handleGrouped}
            >
              Group by prime award
            </button>
          )}
          {!groupedLevel && sort !== '' && (
            <button
              type="button"
              className="usa-button usa-button--outline"
              onClick={handleOrderReset}
            >
              Reset order
            </button>
          )}
          {!groupedLevel && (
            <ColumnChooser tab={tab} shown={columns} sorted={sorted} onChange={onCols} />
          )}
        </div>
      </div>
      <div className="results-guide">
        {note}
        <SectionLinks />
      </div>
      <ResultTabs
        level={level}
        tab={tab}
        counts={counts}
        cards={cards}
        panel={PANEL}
        onTab={onTab}
      />
      {!groupedLevel && !shown.includes(sortId) && (
        <p className="sort-note">
          Sorted by {all.find(({ id }) => id === sortId)!.label}, a hidden column.{' '}
          <button
            type="button"
            className="usa-button usa-button--unstyled"
            onClick={() => onCols(choiceOf(tab, chosenColumns(tab, cols, sortId)))}
          >
            Show it
          </button>
        </p>
      )}
      <div
        id={PANEL}
        role={cards ? undefined : 'tabpanel'}
        aria-labelledby={cards ? undefined : `tab-${tab}`}
        aria-busy={status === 'loading' || stale}
        className="results-panel"
      >
        <Covered over={frame.over}>
          {groupedLevel ? (
            <ErrorBoundary resetKey={`${answer.answeredAt} ${tab} ${page}`}>
              <ResultsGrouped
                criteria={criteria}
                level={groupedLevel}
                tab={tab}
                page={page}
                limit={limit}
                onPage={onPage}
              />
            </ErrorBoundary>
          ) : (
            <ResultRows
              query={query}
              answer={answer}
              caption={caption}
              columns={columns}
              all={all}
              sort={{ id: sortId, order }}
              cards={cards}
              total={total}
              totalRow={totalRow(tab, shown, total, totals?.[tab])}
              onSort={handleSort}
              onPage={handlePage}
              onLimit={onLimit}
            />
          )}
        </Covered>
      </div>
      {rows && !groupedLevel && rows.length > 0 && (
        <div className="figure__foot">
          <RowsFile
            key={`${JSON.stringify(criteria)} ${tab} ${sortId} ${order}`}
            name={`${titles[level]} ${group}`}
            columns={columns}
            rows={rows}
            page={page}
            total={total}
            sort={{ id: sortId, order }}
            loadAll={(onRows, signal) => fetchAllRows(query, total, onRows, signal)}
          />
        </div>
      )}
      {rows && !groupedLevel && answer.request && <SentRequest request={answer.request} />}
      {frame.button}
    </section>
  );
}
