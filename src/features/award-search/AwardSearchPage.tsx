import { useCallback, useDeferredValue, useEffect, useRef, useState, type MouseEvent } from 'react';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { selectApplied, type FilterChip } from '@/blocks/search-filters';
import type { SearchFilters } from '@/domain/search/searchFilters';
import { site } from '@/domain/site/site';
import { useAddress, type Address } from '@/lib/url/address';
import { classNames } from '@/lib/classNames';
import { breakpoints } from '@/lib/layoutTokens';
import { usePorts } from '@/lib/ports';
import { useIsHydrated } from '@/lib/rendering/hydrated';
import { focusHead } from '@/ui/goTo';
import { Icon } from '@/ui/Icon';
import { lazyComponent } from '@/ui/lazyComponent';
import { Notices, unknownNotices, type Notice } from '@/ui/Notices';
import { ErrorBoundary } from '@/ui/Status';
import { useViewportKinds } from '@/ui/useMediaQuery';
import { ActiveFilterBar } from './components/ActiveFilterBar';
import { FilterPane, FilterSheet } from './components/FilterPane';
import { OpeningSearch } from './components/OpeningSearch';
import { SearchHeader } from './components/SearchHeader';
import { StartScreen } from './components/StartScreen';
import type { RedirectState } from './SavedSearchRedirect';
import { SearchResults } from './sections/SearchResults';
import { searchAddress } from './state/searchAddress';
import { useSearchFromAddress } from './useSearchFromAddress';
import { useSharedAddress } from './useSharedAddress';
import { useSubmit } from './useSubmit';
import { useSyncViewToStore } from './useSyncViewToStore';

const KeywordCard = lazyComponent(() => import('./components/KeywordCard'), {
  name: 'The link to Keyword Search',
  look: 'line',
});

const MISSING_SEARCH_NOTICE: Notice = {
  kind: 'error',
  text: 'This link has no saved search. Choose filters to start a new search.',
};
const NEW_AWARDS_NOTICE: Notice = {
  kind: 'warning',
  text: '“Show New Awards Only” does not apply to subawards.',
};

function BetaNotice({ search }: { search: string }) {
  return (
    <section className="beta-notice" aria-label="Beta notice">
      <Icon name="info" />
      <p>
        This is the new search page, still in beta. The{' '}
        <Link to={`/search${search}`}>former Advanced Search</Link> gives the same results.
        Questions or ideas: <a href={`mailto:${site.helpMailbox}`}>{site.helpMailbox}</a>
      </p>
    </section>
  );
}

const useSearchPhase = (hash: string, onNotices: (notices: readonly Notice[]) => void) => {
  const { _empty: isAppliedEmpty } = useSelector(selectApplied);
  // The first results contain many elements. Deferring them splits the render into short tasks.
  const wasEmpty = useDeferredValue(isAppliedEmpty);
  const isRestoring = useSearchFromAddress(hash, onNotices);
  const wasRestoring = useDeferredValue(isRestoring);
  return {
    isEmpty: isAppliedEmpty || wasEmpty,
    // Stays true until the results of the opened search have rendered.
    isOpening: isRestoring || (wasRestoring && !isAppliedEmpty),
  };
};

interface SearchBodyProps {
  address: Address<typeof searchAddress>;
  isEmpty: boolean;
  isOpening: boolean;
  onStart: (filters: SearchFilters) => void;
  onRemove: (chip: FilterChip) => void;
}
function SearchBody({ address, isEmpty, isOpening, onStart, onRemove }: SearchBodyProps) {
  const { search } = useLocation();
  const isHydrated = useIsHydrated();
  const latestRemove = useRef(onRemove);
  useEffect(() => {
    latestRemove.current = onRemove;
  });
  const handleRemove = useCallback((chip: FilterChip) => latestRemove.current(chip), []);
  return (
    <ErrorBoundary resetKey={search}>
      {isEmpty && !isOpening && <StartScreen onSearch={onStart} />}
      {isEmpty && (isOpening || !isHydrated) && <OpeningSearch isPrerendered={!isHydrated} />}
      {!isEmpty && <SearchResults address={address} onRemove={handleRemove} />}
    </ErrorBoundary>
  );
}

/** Renders the Advanced Search page: `/search` has an accordion of filters, `/searchv2` a drilldown. */
export default function AwardSearchPage() {
  const { announce } = usePorts();
  const { pathname, search, state } = useLocation();
  const basePath = pathname.startsWith('/searchv2') ? '/searchv2' : '/search';
  const isDrilldown = basePath === '/searchv2';
  const address = useAddress(searchAddress);
  const { values, refused } = address;
  const { filters } = useSelector(selectApplied);
  const { isNarrow, isWide } = useViewportKinds(breakpoints.medium);
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const [isCollapsed, setCollapsed] = useState(false);
  const results = useRef<HTMLDivElement>(null);
  const { isEmpty, isOpening } = useSearchPhase(values.hash, setNotices);
  useSyncViewToStore(values);
  const sharedAddress = useSharedAddress(values.hash);
  const { submit, reset, remove, start, changeLevel } = useSubmit(address, setNotices);

  const handleSubmit = () => {
    submit();
    announce('Searching');
    setTimeout(() => focusHead(results.current), 0);
  };
  const handleSkip = (event: MouseEvent) => {
    event.preventDefault();
    results.current?.focus({ preventScroll: true });
    results.current?.scrollIntoView?.();
  };
  const { level } = values;
  const isNewOnlyIgnored = level === 'subawards' && filters.filterNewAwardsOnlySelected;
  const allNotices = [
    ...notices,
    ...unknownNotices(refused),
    ...((state as RedirectState | null)?.hasNoSearch ? [MISSING_SEARCH_NOTICE] : []),
    ...(isNewOnlyIgnored ? [NEW_AWARDS_NOTICE] : []),
  ];
  const layout = { drilldown: isDrilldown, onSubmit: handleSubmit, onReset: reset };
  return (
    <div className="search-page">
      <SearchHeader
        base={basePath}
        level={level}
        cols={values.cols}
        sharedAddress={sharedAddress}
        onLevel={changeLevel}
        onStart={start}
      />
      {isDrilldown && <BetaNotice search={search} />}
      <div
        className={classNames('search-page__columns', isCollapsed && 'search-page__columns--wide')}
      >
        {isWide && (
          <a className="usa-skipnav" href="#search-results" onClick={handleSkip}>
            Skip to results
          </a>
        )}
        {isWide && <FilterPane {...layout} isCollapsed={isCollapsed} onCollapse={setCollapsed} />}
        <div
          className="search-page__results"
          id="search-results"
          ref={results}
          tabIndex={-1}
          role="region"
          aria-label="Search results"
        >
          <Notices notices={allNotices} />
          <div className="search-page__applied">
            {isNarrow && <FilterSheet {...layout} level={level} />}
            {!isEmpty && <ActiveFilterBar onRemove={remove} />}
          </div>
          <SearchBody {...{ address, isEmpty, isOpening }} onStart={start} onRemove={remove} />
          {isNarrow && !isWide && !isDrilldown && (
            <ErrorBoundary>
              <KeywordCard />
            </ErrorBoundary>
          )}
        </div>
      </div>
    </div>
  );
}
