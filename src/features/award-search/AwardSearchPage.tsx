import { useEffect, useMemo, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { combinedFilters, filterEvents, searchReset, searchRestored, selectApplied, selectStaged, selectView, viewChanged, type FilterChip } from '@/blocks/search-filters';
import { isoDay } from '@/domain/fiscal';
import { plural } from '@/domain/format';
import { breakpoints, heights } from '@/domain/layoutTokens';
import { countFilters } from '@/domain/search/filters/registry';
import { initialFilters, type SearchFilters } from '@/domain/search/searchFilters';
import type { SpendingLevel } from '@/domain/codes/awardTypes';
import { useAddress } from '@/lib/address';
import { usePorts } from '@/lib/ports';
import { useThunkDispatch } from '@/lib/redux';
import { isHash } from '@/services/search/savedFilters';
import { Icon } from '@/ui/Icon';
import { ErrorBoundary } from '@/ui/Status';
import { Sheet } from '@/ui/Sheet';
import { useMediaQuery } from '@/ui/useMediaQuery';
import { ActiveFilterBar } from './components/ActiveFilterBar';
import { FilterSidebar } from './components/FilterSidebar';
import { SearchNotices, type Notice } from './components/SearchNotices';
import { SearchResults } from './components/SearchResults';
import { SubmitBar } from './components/SubmitBar';
import { StartScreen } from './components/StartScreen';
import { historyOf, searchAddress } from './state/searchAddress';
import type { SearchPageState } from './state/searchResults';
import { restoreSearch, saveAgain, submitSearch } from './state/searchThunks';

const levels: readonly { key: SpendingLevel; label: string }[] = [{ key: 'awards', label: 'Prime Awards' }, { key: 'subawards', label: 'Subawards' }, { key: 'transactions', label: 'Transactions' }];

/** Advanced Search: filters on the left (a sheet on narrow windows), results on the right; the address is the view. */
export default function AwardSearchPage() {
  const dispatch = useThunkDispatch<SearchPageState>();
  const { announce, track } = usePorts();
  const { urlHash } = useParams();
  const address = useAddress(searchAddress);
  const { values, refused, write } = address;
  const applied = useSelector(selectApplied);
  const staged = useSelector(selectStaged);
  const view = useSelector(selectView);
  const narrow = useMediaQuery(`(max-width: ${breakpoints.medium - 1}px)`);
  const [sheet, setSheet] = useState(false);
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const [attempt, setAttempt] = useState(0);
  const results = useRef<HTMLDivElement>(null);

  // `/search/{hash}` has no content of its own: it becomes `/search?hash={hash}`.
  const pathHash = urlHash && isHash(urlHash) ? urlHash : '';
  useEffect(() => {
    if (urlHash === undefined) return;
    const query = new URLSearchParams(window.location.search);
    if (pathHash) query.set('hash', pathHash);
    window.history.replaceState(window.history.state, '', `/search${query.size ? `?${query.toString()}` : ''}`);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
  }, [urlHash, pathHash]);

  // Back right after Submit can undo an address that was never drawn: the hash then looks unchanged, so each step back counts.
  const [steps, setSteps] = useState(0);
  useEffect(() => {
    const handlePopState = () => setSteps((current) => current + 1);
    window.addEventListener('popstate', handlePopState);
    return () => window.removeEventListener('popstate', handlePopState);
  }, []);
  // The address names another search than the applied one (Back, Forward, a link): make that the applied one.
  const { hash } = values;
  useEffect(() => {
    const controller = new AbortController();
    void dispatch(restoreSearch(hash, controller.signal)).then((result) => {
      if (controller.signal.aborted || result.state === 'current') return;
      if (result.state === 'failed') {
        setNotices([result.lost ? { kind: 'error', text: 'This saved search could not be found. It may have been made on another site or removed. Choose filters to start a new one.' }
          : { kind: 'error', text: `The saved search could not be fetched. ${result.message}`, action: { label: 'Retry', run: () => setAttempt((current) => current + 1) } }]);
        return;
      }
      setNotices([
        ...(result.dropped.length ? [{ kind: 'warning' as const, text: `Part of this saved search could not be used and was left out: ${result.dropped.join(', ')}. The rest is restored.` }] : []),
        ...(result.version ? [{ kind: 'warning' as const, text: `This search was saved by another version of the site (${result.version.slice(0, 20)}): check that its filters are as you meant them.` }] : []),
      ]);
    });
    return () => controller.abort();
  }, [dispatch, hash, attempt, steps]);

  useEffect(() => { if (view.spendingLevel !== values.level) dispatch(viewChanged({ spendingLevel: values.level })); }, [dispatch, values.level, view.spendingLevel]);
  // Leaving the page forgets its search and the edits that Undo knows; the address keeps the search.
  useEffect(() => () => { dispatch(searchReset()); dispatch(searchRestored(initialFilters)); }, [dispatch]);

  const afterSubmit = useMemo(() => () => {
    const result = dispatch(submitSearch());
    const events = result ? filterEvents(result.filters, isoDay(new Date())) : [];
    events.forEach((event) => track({ category: 'Advanced Search - Search Filter', ...event }));
    if (events.length) track({ category: 'Advanced Search - Search Filter', action: combinedFilters(events) });
    if (!result) { write({ hash: '', tab: '', page: 1, cpage: 1, sort: '', order: 'desc' }, 'push'); setNotices([]); return; }
    setNotices([]);
    write({ hash: result.hash, tab: '', page: 1, cpage: 1, sort: '', order: 'desc' }, historyOf.hash);
    const failed = () => setNotices([{ kind: 'warning', text: 'This link will not work elsewhere yet: the search could not be saved.', action: { label: 'Retry', run: () => { void dispatch(saveAgain()).then(() => { setNotices([]); announce('The search is saved'); }, failed); } } }]);
    // Should the service name the search otherwise, its name counts.
    result.saved.then((answered) => { if (answered !== result.hash && new URLSearchParams(window.location.search).get('hash') === result.hash) write({ hash: answered }, 'replace'); }, failed);
  }, [dispatch, write, announce, track]);

  const handleSubmit = () => {
    afterSubmit();
    setSheet(false);
    announce('Searching');
    // Focus goes to the results; the page moves only when their beginning is out of sight.
    setTimeout(() => {
      results.current?.focus({ preventScroll: true });
      if ((results.current?.getBoundingClientRect().top ?? 0) < heights.stickyHeader) results.current?.scrollIntoView?.();
    }, 0);
  };
  const handleReset = () => {
    dispatch(searchReset());
    dispatch(viewChanged({ mapHasLoaded: false }));
    setNotices([]);
    write({ hash: '', tab: '', page: 1, cpage: 1, sort: '', order: 'desc' }, 'push');
    announce('All filters are reset');
  };
  const handleRemove = (chip: FilterChip) => {
    // A chip stands for the applied search: edits under way would go along unseen, so removal starts from what is applied.
    dispatch({ type: 'searchFilters/restored', filters: applied.filters });
    chip.remove.forEach((action) => dispatch(action));
    afterSubmit();
    announce(`${chip.text} removed`);
  };
  const handleStart = (filters: SearchFilters) => { dispatch(searchRestored(filters)); afterSubmit(); };
  const count = countFilters(staged, { today: isoDay(new Date()), level: values.level });
  const ignored = values.level === 'subawards' && applied.filters.filterNewAwardsOnlySelected;
  const shownNotices: Notice[] = [
    ...notices, ...(refused.length ? [{ kind: 'warning' as const, text: `The address held values this page does not know (${refused.join(', ')}); the usual ones are used.` }] : []),
    ...(urlHash !== undefined && !pathHash ? [{ kind: 'error' as const, text: 'The address does not name a saved search.' }] : []),
    ...(ignored ? [{ kind: 'warning' as const, text: '“Show New Awards Only” does not apply to subawards and is left out here.' }] : []),
  ];
  const submitBar = <SubmitBar onSubmit={handleSubmit} onReset={handleReset} />;
  return (
    <div className="search-page">
      <div className="page-header">
        <div className="page-header__inner">
          <h1>Advanced Search</h1>
          <div className="button-group" role="group" aria-label="Spending level">
            {levels.map((level) => <button key={level.key} type="button" className="button-group__button" aria-pressed={values.level === level.key} onClick={() => write({ level: level.key, tab: '', page: 1, cpage: 1, sort: '', order: 'desc' }, historyOf.level)}>{level.label}</button>)}
          </div>
        </div>
      </div>
      <div className="search-page__columns">
        {narrow ? (
          <>
            <button type="button" className="usa-button search-page__open" onClick={() => setSheet(true)}><Icon name="filter" /> {count ? plural(count, 'Filter') : 'Add search filters'}</button>
            <Sheet title="Filters" open={sheet} onClose={() => setSheet(false)} footer={submitBar}><FilterSidebar /></Sheet>
          </>
        ) : <aside className="search-page__sidebar" aria-label="Search filters"><h2 className="search-page__filters-title"><Icon name="filter" /> Filters</h2>{submitBar}<FilterSidebar /></aside>}
        <div className="search-page__results" ref={results} tabIndex={-1} role="region" aria-label="Search results">
          <SearchNotices notices={shownNotices} />
          <ActiveFilterBar onRemove={handleRemove} />
          <ErrorBoundary resetKey={hash}>{applied._empty ? <StartScreen onSearch={handleStart} /> : <SearchResults address={address} />}</ErrorBoundary>
        </div>
      </div>
    </div>
  );
}
