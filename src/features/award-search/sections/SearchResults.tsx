import { memo, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import {
  applyCompleted,
  filterText,
  orderChanged,
  orderReset,
  selectApplied,
  selectOrder,
} from '@/blocks/search-filters';
import type { ResultTabKey } from '@/domain/codes/resultTabs';
import { totalOf } from '@/domain/fiscalPeriods';
import { count } from '@/domain/format';
import { profileYearOfDays } from '@/domain/profileYears';
import type { Address } from '@/lib/address';
import { useDataDay } from '@/lib/dataDay';
import { FigureSubjectContext } from '@/lib/figureSubject';
import { FilterWordsContext } from '@/lib/filterWords';
import { usePorts } from '@/lib/ports';
import { ProfileYearContext } from '@/lib/profileYear';
import { useThunkDispatch } from '@/lib/redux';
import { useToday } from '@/lib/today';
import type { TableTotals } from '@/services/search/results';
import { lazyComponent } from '@/ui/lazyComponent';
import { EmptyState, ErrorBoundary, Loading, PanelError } from '@/ui/Status';
import { useNear } from '@/ui/useNear';
import { tabColumns } from '../columns';
import { mainCategory } from '../mainCategory';
import { historyOf, type searchAddress } from '../state/searchAddress';
import type { SearchPageState } from '../state/searchPageState';
import { ResultsTable } from './ResultsTable';
import { TotalsStrip } from './TotalsStrip';
import { codeNamesIn } from '../useCodeNames';
import { useSearchAnswers } from './useSearchAnswers';
import { usePeriodLabel } from './useThrough';

const waiting = <Loading message="Loading your data..." />;
const ResultsOverTime = lazyComponent(
  async () => ({ default: (await import('./ResultsOverTime')).ResultsOverTime }),
  { name: 'Results over time', waiting: <div className="figure results-panel">{waiting}</div> },
);
const ResultsByCategory = lazyComponent(() => import('./ResultsByCategory'), {
  name: 'Results by category',
  waiting,
});
const ResultsByGeography = lazyComponent(() => import('./ResultsByGeography'), {
  name: 'Results by geography',
  waiting,
});
const SectionsSeen = lazyComponent(() => import('./SectionsSeen'), {
  name: 'A count',
  look: 'silent',
});

interface SectionProps {
  name: string;
  resetKey: string;
  children: ReactNode;
}
/** A section that loads when it is near the viewport. Its space is reserved until then. */
function Section({ name, resetKey, children }: SectionProps) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place, '200px');
  return (
    <div id={`section-${name}`} ref={place} className="results-section">
      {near && <ErrorBoundary resetKey={resetKey}>{children}</ErrorBoundary>}
    </div>
  );
}

/** Returns the sum of all tabs in dollars. It adds whole cents, because adding trillions in dollars loses cents. */
const sumOf = (totals: TableTotals): number =>
  Object.values(totals).reduce((sum, part) => sum + Math.round(part * 100), 0) / 100;

export interface SearchResultsProps {
  address: Address<typeof searchAddress>;
}
/**
 * The counts, table and charts of the applied search, each with its own error and retry. Memoized, so that edits of the staged filters do
 * not render them again.
 */
export const SearchResults = memo(function SearchResults({ address }: SearchResultsProps) {
  const dispatch = useThunkDispatch<SearchPageState>();
  const { announce, track } = usePorts();
  const { filters } = useSelector(selectApplied);
  const { field: sort } = useSelector(selectOrder);
  const { values, write } = address;
  const answers = useSearchAnswers(filters, values);
  const { query, counts, page, time, totals, found, complete } = answers;
  const { level } = values;
  const today = useToday();
  const fy = profileYearOfDays(query.criteria.periods ?? [], useDataDay()) ?? '';
  const period = usePeriodLabel(query);
  // The name stays empty, because the filters already describe the search.
  const subject = useMemo(() => ({ name: '', period }), [period]);
  // Selected as text, so that opening a branch in the filters does not render the results again.
  const limits = useSelector((state: SearchPageState) =>
    filterText(filters, level, today, codeNamesIn(state)),
  );

  useEffect(() => {
    if (found !== undefined) announce(found ? `${count(found)} results` : 'No results found');
  }, [found, query, announce]);
  useEffect(() => {
    if (complete) dispatch(applyCompleted());
  }, [complete, dispatch, filters]);
  // Scrolls to the section in the address once all results have loaded.
  const { section } = values;
  useEffect(() => {
    if (section && complete) document.getElementById(`section-${section}`)?.scrollIntoView?.();
  }, [section, complete]);

  if (counts.status === 'failed') {
    return (
      <PanelError
        title="We couldn’t run this search."
        failure={counts.failure!}
        onRetry={counts.retry}
      />
    );
  }
  if (found === 0) {
    return (
      <EmptyState title="No results found.">
        <p>No awards match all of these filters. Remove a filter or choose a longer time period.</p>
      </EmptyState>
    );
  }
  const handleTab = (next: string) => {
    track('searchTab', next);
    const tab = next as ResultTabKey;
    const keeps = tabColumns[tab].some((column) => column.id === sort);
    if (!keeps) dispatch(orderReset());
    write({ tab, page: 1, ...(keeps ? {} : { sort: '', order: 'desc' }) }, historyOf.tab);
  };
  const handleSort = (field: string, direction: 'asc' | 'desc') => {
    dispatch(orderChanged(field, direction));
    write({ sort: field, order: direction, page: 1 }, historyOf.sort);
  };
  const handleOrderReset = () => {
    dispatch(orderReset());
    write({ sort: '', order: 'desc', page: 1 }, historyOf.sort);
  };
  const resetKey = JSON.stringify(query);
  return (
    <ProfileYearContext value={fy}>
      <FigureSubjectContext value={subject}>
        <FilterWordsContext value={limits}>
          <SectionsSeen />
          <ErrorBoundary resetKey={resetKey}>
            <ResultsTable
              query={answers.pageQuery}
              answer={page}
              counts={counts}
              sort={sort}
              totals={totals}
              cols={values.cols}
              note={
                <TotalsStrip
                  level={level}
                  table={totals && sumOf(totals)}
                  charts={
                    time.current && time.status === 'ready' ? totalOf(time.value!) : undefined
                  }
                  isToCome={answers.sumsToCome}
                  onRetry={answers.onRetryTotals}
                  keywords={Boolean(query.criteria.keywords?.length)}
                />
              }
              grouped={values.grouped === 'award'}
              onCols={(cols) => write({ cols }, historyOf.cols)}
              onGrouped={(on) => write({ grouped: on ? 'award' : '', page: 1 }, historyOf.grouped)}
              onTab={handleTab}
              onPage={(next) => write({ page: next }, historyOf.page)}
              onLimit={(limit) => write({ limit, page: 1 }, historyOf.limit)}
              onSort={handleSort}
              onOrderReset={handleOrderReset}
            />
          </ErrorBoundary>
          <Section name="categories" resetKey={resetKey}>
            <ResultsByCategory
              query={query}
              category={values.type || mainCategory(filters)}
              page={values.cpage}
              onCategory={(type) => write({ type, cpage: 1 }, historyOf.type)}
              onPage={(cpage) => write({ cpage }, historyOf.cpage)}
            />
          </Section>
          <ErrorBoundary resetKey={resetKey}>
            <div id="section-time">
              <ResultsOverTime
                query={answers.timeQuery}
                answer={time}
                onGroup={(by) => write({ by }, historyOf.by)}
              />
            </div>
          </ErrorBoundary>
          <Section name="map" resetKey={resetKey}>
            <ResultsByGeography
              filters={filters}
              query={query}
              scope={values.scope}
              layer={values.layer}
              measure={values.measure}
              onView={(changes) => write(changes, historyOf.layer)}
            />
          </Section>
        </FilterWordsContext>
      </FigureSubjectContext>
    </ProfileYearContext>
  );
});
