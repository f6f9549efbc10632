import { memo, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import {
  applyCompleted,
  filterText,
  selectApplied,
  type FilterChip,
} from '@/blocks/search-filters';
import { count } from '@/domain/format';
import { findProfileYear } from '@/domain/profileYears';
import type { Address } from '@/lib/url/address';
import { useDataDay } from '@/lib/dataDay';
import { FigureSubjectContext } from '@/lib/figureSubject';
import { FilterTextContext } from '@/lib/filterTextContext';
import { usePorts } from '@/lib/ports';
import { ProfileYearContext } from '@/lib/profileYear';
import { useThunkDispatch } from '@/lib/redux';
import { useToday } from '@/lib/rendering/today';
import type { SearchQuery } from '@/services/search/results';
import { lazyComponent } from '@/ui/lazyComponent';
import { ErrorBoundary, Loading, PanelError } from '@/ui/Status';
import { useNear } from '@/ui/useNear';
import { mainCategory } from '../mainCategory';
import { historyModes, type searchAddress } from '../state/searchAddress';
import type { SearchPageState } from '../state/searchPageState';
import { NoResults } from './NoResults';
import { ResultsTable } from './ResultsTable';
import { createNameLookup } from '../useCodeNames';
import { useSearchAnswers, type SearchAnswers } from './useSearchAnswers';
import { usePeriodLabel } from './usePeriodTexts';

const loadingMessage = <Loading message="Loading your data..." />;
const ResultsOverTime = lazyComponent(() => import('./ResultsOverTime'), {
  name: 'Results over time',
  waiting: <div className="figure results-panel">{loadingMessage}</div>,
});
const ResultsByCategory = lazyComponent(() => import('./ResultsByCategory'), {
  name: 'Results by category',
  waiting: loadingMessage,
});
const ResultsByGeography = lazyComponent(() => import('./ResultsByGeography'), {
  name: 'Results by geography',
  waiting: loadingMessage,
});
const SectionViewTracker = lazyComponent(() => import('./SectionViewTracker'), {
  name: 'The count of section views',
  look: 'silent',
});

interface SectionProps {
  name: string;
  resetKey: string;
  children: ReactNode;
}
/** Renders a section that loads when it is near the viewport. Its space is reserved until then. */
function Section({ name, resetKey, children }: SectionProps) {
  const container = useRef<HTMLDivElement>(null);
  const isNear = useNear(container, '200px');
  return (
    <div id={`section-${name}`} ref={container} className="results-section">
      {isNear && <ErrorBoundary resetKey={resetKey}>{children}</ErrorBoundary>}
    </div>
  );
}

function FigureContexts({ query, children }: { query: SearchQuery; children: ReactNode }) {
  const { filters } = useSelector(selectApplied);
  const today = useToday();
  const fy = findProfileYear(query.criteria.periods ?? [], useDataDay()) ?? '';
  const periodLabel = usePeriodLabel(query);
  // The name stays empty, because the filters already describe the search.
  const subject = useMemo(() => ({ name: '', period: periodLabel }), [periodLabel]);
  // Selected as text, so that opening a branch in the filters does not render the results again.
  const filterSummary = useSelector((state: SearchPageState) =>
    filterText(filters, query.level, today, createNameLookup(state)),
  );
  return (
    <ProfileYearContext value={fy}>
      <FigureSubjectContext value={subject}>
        <FilterTextContext value={filterSummary}>{children}</FilterTextContext>
      </FigureSubjectContext>
    </ProfileYearContext>
  );
}

const useHandleSearchResults = (
  { query, recordCount, isComplete }: SearchAnswers,
  section: string,
): void => {
  const dispatch = useThunkDispatch<SearchPageState>();
  const { announce } = usePorts();
  const { filters } = useSelector(selectApplied);
  useEffect(() => {
    if (recordCount !== undefined)
      announce(recordCount ? `${count(recordCount)} results` : 'No results found');
  }, [recordCount, query, announce]);
  useEffect(() => {
    if (isComplete) dispatch(applyCompleted());
  }, [isComplete, dispatch, filters]);
  useEffect(() => {
    if (section && isComplete) document.getElementById(`section-${section}`)?.scrollIntoView?.();
  }, [section, isComplete]);
};

export interface SearchResultsProps {
  address: Address<typeof searchAddress>;
  /** Stays the same function, so that it does not render the results again. */
  onRemove: (chip: FilterChip) => void;
}
/** Renders the results of the applied search. Memoized, so that edits to the filters do not render the results again. */
export const SearchResults = memo(function SearchResults({
  address,
  onRemove,
}: SearchResultsProps) {
  const { filters } = useSelector(selectApplied);
  const { values, write } = address;
  const answers = useSearchAnswers(filters, values);
  const { query, counts, time, recordCount } = answers;
  useHandleSearchResults(answers, values.section);
  if (counts.status === 'failed') {
    return (
      <PanelError
        title="We couldn’t run this search."
        failure={counts.failure!}
        onRetry={counts.retry}
      />
    );
  }
  if (recordCount === 0) {
    return <NoResults level={query.level} onRemove={onRemove} />;
  }
  const resetKey = JSON.stringify(query);
  return (
    <FigureContexts query={query}>
      <SectionViewTracker />
      <ErrorBoundary resetKey={resetKey}>
        <ResultsTable address={address} answers={answers} />
      </ErrorBoundary>
      <Section name="categories" resetKey={resetKey}>
        <ResultsByCategory
          query={query}
          category={values.type || mainCategory(filters)}
          page={values.cpage}
          onCategory={(type) => write({ type, cpage: 1 }, historyModes.type)}
          onPage={(cpage) => write({ cpage }, historyModes.cpage)}
        />
      </Section>
      <ErrorBoundary resetKey={resetKey}>
        <div id="section-time">
          <ResultsOverTime
            query={answers.timeQuery}
            answer={time}
            dollars={values.dollars}
            onGroup={(by) => write({ by }, historyModes.by)}
            onDollars={(dollars) => write({ dollars }, historyModes.dollars)}
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
          onView={(changes) => write(changes, historyModes.layer)}
        />
      </Section>
    </FigureContexts>
  );
});
