import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, useLocation, useParams } from 'react-router-dom';
import { combinedFilters, filterEvents, searchReset, searchRestored, selectApplied, selectStaged, selectView, viewChanged, type FilterChip } from '@/blocks/search-filters';
import { isoDay } from '@/domain/fiscal';
import { plural } from '@/domain/format';
import { breakpoints, heights } from '@/domain/layoutTokens';
import { countFilters } from '@/domain/search/filters/registry';
import { readableNames, toReadable } from '@/domain/search/readableQuery';
import { initialFilters, type SearchFilters } from '@/domain/search/searchFilters';
import { site } from '@/domain/site';
import type { SpendingLevel } from '@/domain/codes/awardTypes';
import { useAddress } from '@/lib/address';
import { classNames } from '@/lib/classNames';
import { usePorts } from '@/lib/ports';
import { useThunkDispatch } from '@/lib/redux';
import { isHash, savedForm } from '@/services/search/savedFilters';
import { Icon } from '@/ui/Icon';
import { ShareMenu } from '@/ui/ShareMenu';
import { ErrorBoundary, Loading } from '@/ui/Status';
import { Sheet } from '@/ui/Sheet';
import { useMediaQuery } from '@/ui/useMediaQuery';
import { ActiveFilterBar } from './components/ActiveFilterBar';
import { SearchNotices, type Notice } from './components/SearchNotices';
import { SearchResults } from './components/SearchResults';
import { SubmitBar } from './components/SubmitBar';
import { StartScreen } from './components/StartScreen';
import { historyOf, searchAddress } from './state/searchAddress';
import type { SearchPageState } from './state/searchResults';
import { saveAgain, submitSearch } from './state/searchThunks';
import { rememberSearch } from './state/keptSearches';
import { useSearchFromAddress } from './useSearchFromAddress';

const FilterSidebar = lazy(async () => ({ default: (await import('./components/FilterSidebar')).FilterSidebar }));
const DrilldownSidebar = lazy(() => import('./components/DrilldownSidebar'));
const DownloadDialog = lazy(() => import('./components/DownloadDialog'));
const KeptSearchesPanel = lazy(() => import('./components/KeptSearchesPanel'));

const levels: readonly { key: SpendingLevel; label: string }[] = [{ key: 'awards', label: 'Prime Awards' }, { key: 'subawards', label: 'Subawards' }, { key: 'transactions', label: 'Transactions' }];

/** What a new search puts back to its beginning. */
const fromTheTop = { tab: '', page: 1, cpage: 1, sort: '', order: 'desc' } as const;

/** Advanced Search: filters on the left (a sheet on narrow windows), results on the right; the address is the view. `/search` has them as an accordion, `/searchv2` as a drilldown. */
export default function AwardSearchPage() {
  const dispatch = useThunkDispatch<SearchPageState>();
  const { announce, track } = usePorts();
  const { urlHash } = useParams();
  const { pathname, search } = useLocation();
  const base = pathname.startsWith('/searchv2') ? '/searchv2' : '/search';
  const address = useAddress(searchAddress);
  const { values, refused, write } = address;
  const applied = useSelector(selectApplied);
  const staged = useSelector(selectStaged);
  const view = useSelector(selectView);
  const narrow = useMediaQuery(`(max-width: ${breakpoints.medium - 1}px)`);
  const [sheet, setSheet] = useState(false);
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const [kept, setKept] = useState(false);
  const [downloading, setDownloading] = useState(false);
  const [collapsed, setCollapsed] = useState(false);
  const results = useRef<HTMLDivElement>(null);

  // `/search/{hash}` has no content of its own: it becomes `/search?hash={hash}`.
  const pathHash = urlHash && isHash(urlHash) ? urlHash : '';
  useEffect(() => {
    if (urlHash === undefined) return;
    const query = new URLSearchParams(window.location.search);
    if (pathHash) query.set('hash', pathHash);
    window.history.replaceState(window.history.state, '', `${base}${query.size ? `?${query.toString()}` : ''}`);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
  }, [urlHash, pathHash, base]);

  const { hash } = values;
  useSearchFromAddress(hash, setNotices);

  useEffect(() => { if (view.spendingLevel !== values.level) dispatch(viewChanged({ spendingLevel: values.level })); }, [dispatch, values.level, view.spendingLevel]);
  // The section that the address names is the one in view: a table is what the awards section shows.
  const section = values.section === 'awards' || values.section === '' ? 'table' : values.section;
  useEffect(() => { dispatch(viewChanged({ type: section })); }, [dispatch, section]);
  // Leaving the page forgets its search and the edits that Undo knows; the address keeps the search.
  useEffect(() => () => { dispatch(searchReset()); dispatch(searchRestored(initialFilters)); }, [dispatch]);

  const afterSubmit = useMemo(() => () => {
    const result = dispatch(submitSearch());
    const events = result ? filterEvents(result.filters, isoDay(new Date())) : [];
    events.forEach((event) => track({ category: 'Advanced Search - Search Filter', ...event }));
    if (events.length) track({ category: 'Advanced Search - Search Filter', action: combinedFilters(events) });
    if (!result) { write({ hash: '', ...fromTheTop }, 'push', readableNames); setNotices([]); return; }
    rememberSearch(result.filters, new Date());
    setNotices([]);
    write({ hash: result.hash, ...fromTheTop }, historyOf.hash, readableNames);
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
    write({ hash: '', ...fromTheTop, layer: '', scope: '', measure: 'total' }, 'push', readableNames);
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
  const drilldown = base === '/searchv2';
  const filters = <ErrorBoundary><Suspense fallback={<Loading />}>{drilldown ? <DrilldownSidebar foot={narrow ? undefined : submitBar} /> : <FilterSidebar />}</Suspense></ErrorBoundary>;
  // A link to share spells the filters out where that stays short, and names the saved search where it does not.
  const readable = useMemo(() => (applied._empty ? '' : toReadable(savedForm(applied.filters))), [applied]);
  const shared = useMemo(() => {
    const query = new URLSearchParams(search);
    // Without a hash the address spells out more than a short link would, and is what there is to share.
    if (readable !== undefined || hash) readableNames.forEach((name) => query.delete(name));
    if (readable) query.delete('hash');
    return [query.toString(), readable].filter(Boolean).join('&');
  }, [search, readable, hash]);
  return (
    <div className="search-page">
      <div className="page-header">
        <div className="page-header__inner">
          <h1>Advanced Search</h1>
          <div className="button-group" role="group" aria-label="Spending level">
            {levels.map((level) => <button key={level.key} type="button" className="button-group__button" aria-pressed={values.level === level.key} onClick={() => write({ level: level.key, ...fromTheTop }, historyOf.level)}>{level.label}</button>)}
          </div>
          <div className="page-header__tools">
            <button type="button" className="page-header__button" onClick={() => setKept(true)}><Icon name="book" /> Saved searches</button>
            <button type="button" className="page-header__button" disabled={applied._empty} onClick={() => setDownloading(true)}><Icon name="download" /> Download</button>
            <ShareMenu label="Share" url={`${site.url}${base}${shared ? `?${shared}` : ''}`} subject={`${site.domainName}: Advanced Search`} body="A search of federal awards:" note={applied._empty ? undefined : readable || !hash ? 'This link spells out the filters.' : 'The filters are too many to spell out: this link names the saved search.'} />
          </div>
        </div>
      </div>
      {downloading && <ErrorBoundary><Suspense fallback={<Loading />}><DownloadDialog filters={applied.filters} level={values.level} cols={values.cols} onClose={() => setDownloading(false)} /></Suspense></ErrorBoundary>}
      {kept && <ErrorBoundary><Suspense fallback={<Loading />}><KeptSearchesPanel onClose={() => setKept(false)} onRun={handleStart} /></Suspense></ErrorBoundary>}
      {drilldown && <section className="beta-notice" aria-label="Beta notice"><Icon name="info" /><p>This is the new search page, still in beta. The <Link to={`/search${search}`}>former Advanced Search</Link> stays open and finds the same. Questions or ideas: <a href={`mailto:${site.helpMailbox}`}>{site.helpMailbox}</a></p></section>}
      <div className={classNames('search-page__columns', collapsed && 'search-page__columns--wide')}>
        {narrow ? (
          <>
            <button type="button" className="usa-button search-page__open" onClick={() => setSheet(true)}><Icon name="filter" /> {count ? plural(count, 'Filter') : 'Add search filters'}</button>
            <Sheet title="Filters" open={sheet} onClose={() => setSheet(false)} footer={submitBar}>{filters}</Sheet>
          </>
        ) : (
          <aside className={classNames('search-page__sidebar', drilldown && 'search-page__sidebar--pinned')} aria-label="Search filters">
            {drilldown && <button type="button" className="search-page__collapse" aria-expanded={!collapsed} onClick={() => setCollapsed(!collapsed)} title={collapsed ? 'Show filters' : 'Hide filters'}><Icon name={collapsed ? 'chevron-right' : 'chevron-left'} /><span className="usa-sr-only">{collapsed ? 'Show filters' : 'Hide filters'}</span></button>}
            <div className="search-page__filters" hidden={collapsed}>
              <h2 className="search-page__filters-title"><Icon name="filter" /> Filters</h2>{!drilldown && submitBar}{filters}
              {!drilldown && <p className="search-page__other"><Link to={`/searchv2${search}`}>Try the new filters (beta)</Link></p>}
            </div>
          </aside>
        )}
        <div className="search-page__results" ref={results} tabIndex={-1} role="region" aria-label="Search results">
          <SearchNotices notices={shownNotices} />
          <ActiveFilterBar onRemove={handleRemove} />
          <ErrorBoundary resetKey={hash}>{applied._empty ? <StartScreen onSearch={handleStart} /> : <SearchResults address={address} />}</ErrorBoundary>
        </div>
      </div>
    </div>
  );
}
