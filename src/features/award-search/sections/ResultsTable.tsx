import { useEffect, useRef } from 'react';
import { GroupTabs, RowsFile } from '@/blocks/result-cells';
import { resultTabs, type ResultTabKey, type SpendingLevel } from '@/domain/codes/resultTabs';
import { count, money } from '@/domain/format';
import type { Address } from '@/lib/url/address';
import { mobileWidth } from '@/lib/layoutTokens';
import { usePorts } from '@/lib/ports';
import { fetchAllRows } from '@/services/search/allRows';
import { Covered } from '@/ui/Covered';
import { lazyComponent } from '@/ui/lazyComponent';
import { ErrorBoundary, Loading } from '@/ui/Status';
import { narrowerThan, useMediaQuery } from '@/ui/useMediaQuery';
import { defaultSort } from '../columnRules';
import type { searchAddress } from '../state/searchAddress';
import { ResultRows } from './ResultRows';
import { SectionLinks } from './SectionLinks';
import { SentRequest } from './SentRequest';
import { HiddenSortNote, TableControls } from './TableControls';
import { TotalsStrip } from './TotalsStrip';
import { useResultsTable, type ResultsTableView } from './useResultsTable';
import type { SearchAnswers } from './useSearchAnswers';
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
const groupLabel = (level: SpendingLevel, tab: ResultTabKey): string =>
  resultTabs[level].find(({ key }) => key === tab)?.label ?? '';
const PANEL_ID = 'results-panel';

/** Returns the total row; undefined if the summed column is hidden, there are no rows, or the sum is unknown. */
const buildTotalRow = (
  tab: ResultTabKey,
  { columns }: ResultsTableView,
  rows: number,
  sum?: number,
) => {
  const columnId = defaultSort(tab);
  if (sum === undefined || rows === 0 || !columns.some(({ id }) => id === columnId))
    return undefined;
  return { label: `Total of all ${count(rows)} rows`, cells: { [columnId]: money(sum, 2) } };
};

function RowsFoot({ answers, table }: { answers: SearchAnswers; table: ResultsTableView }) {
  const { page: answer, pageQuery: query, counts } = answers;
  const { criteria, level, tab, order, page } = query;
  const { columns, sortId } = table;
  const total = counts.value?.[tab] ?? 0;
  if (answer.status === 'failed' || !answer.value) return null;
  const { rows } = answer.value;
  return (
    <>
      {rows.length > 0 && (
        <div className="figure__foot">
          <RowsFile
            key={`${JSON.stringify(criteria)} ${tab} ${sortId} ${order}`}
            name={`${titles[level]} ${groupLabel(level, tab)}`}
            columns={columns}
            rows={rows}
            page={page}
            total={total}
            sort={{ id: sortId, order }}
            loadAll={(onRows, signal) => fetchAllRows(query, total, onRows, signal)}
          />
        </div>
      )}
      {answer.request && <SentRequest request={answer.request} />}
    </>
  );
}

const useAnnounceRows = ({ status, value }: SearchAnswers['page'], page: number) => {
  const { announce } = usePorts();
  useEffect(() => {
    if (status === 'ready' && value) announce(`${value.rows.length} rows shown, page ${page}`);
  }, [status, value, page, announce]);
};

export interface ResultsTableProps {
  address: Address<typeof searchAddress>;
  answers: SearchAnswers;
}
/** Renders the tabs by award group, and one page of the selected group's rows. */
export function ResultsTable({ address, answers }: ResultsTableProps) {
  const { pageQuery: query, page: answer, counts, totals } = answers;
  const { criteria, level, tab, order, page, limit } = query;
  const hasCards = useMediaQuery(narrowerThan(mobileWidth));
  const root = useRef<HTMLDivElement>(null);
  const table = useResultsTable(address, query);
  const { groupedLevel } = table;
  useAnnounceRows(answer, page);
  const frame = useSection('table', level);
  const total = counts.value?.[tab] ?? 0;
  const handleReset = () => {
    table.resetSort();
    root.current?.querySelector<HTMLElement>('#results-title')?.focus();
  };
  const handlePage = (nextPage: number) => {
    table.changePage(nextPage);
    if ((root.current?.getBoundingClientRect().top ?? 0) < 0) root.current?.scrollIntoView?.();
  };
  const handleGrouped = () => {
    frame.trackUse('Toggle', groupedLevel ? 'Rows' : 'Grouped');
    table.changeGrouped(!groupedLevel);
  };
  return (
    <section
      className="figure result-list"
      aria-labelledby="results-title"
      id="section-awards"
      ref={root}
    >
      <div className="figure__head">
        <h2 id="results-title" className="figure__title" tabIndex={-1}>
          {titles[level]}
        </h2>
        <TableControls {...{ query, table }} onGrouped={handleGrouped} onReset={handleReset} />
      </div>
      <div className="results-guide">
        <TotalsStrip answers={answers} />
        <SectionLinks />
      </div>
      <GroupTabs
        {...{ level, tab, cards: hasCards }}
        counts={counts.status === 'loading' ? null : counts.value}
        panelId={PANEL_ID}
        idPrefix="tab"
        onTab={table.changeTab}
      />
      {!groupedLevel && <HiddenSortNote table={table} />}
      <div
        id={PANEL_ID}
        role={hasCards ? undefined : 'tabpanel'}
        aria-labelledby={hasCards ? undefined : `tab-${tab}`}
        aria-busy={answer.status === 'loading' || answer.stale}
        className="results-panel"
      >
        <Covered overlay={frame.overlay}>
          {groupedLevel ? (
            <ErrorBoundary resetKey={`${answer.answeredAt} ${tab} ${page}`}>
              <ResultsGrouped
                {...{ criteria, tab, page, limit }}
                level={groupedLevel}
                onPage={table.changePage}
              />
            </ErrorBoundary>
          ) : (
            <ResultRows
              {...{ query, answer, cards: hasCards, total, table }}
              caption={`${titles[level]}: ${groupLabel(level, tab)}`}
              sort={{ id: table.sortId, order }}
              totalRow={buildTotalRow(tab, table, total, totals?.[tab])}
              onPage={handlePage}
            />
          )}
        </Covered>
      </div>
      {!groupedLevel && <RowsFoot answers={answers} table={table} />}
      {frame.button}
    </section>
  );
}
