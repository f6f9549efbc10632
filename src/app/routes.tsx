import { useEffect } from 'react';
import { matchPath, Route, Routes, useLocation } from 'react-router-dom';
import { pageEntries, type PageEntry } from '@/domain/site/paths';
import { lazyComponent, type LazyComponent } from '@/ui/lazyComponent';
import { Loading } from '@/ui/Status';
import { withSlices, type SliceModule } from './lazySlices';
import { getPattern } from './matchAddress';
import type { AppStore } from './store';

/** Exports of a feature's `page.ts`: its pages by their IDs in `domain/site/pages.json`. */
interface Feature {
  pages: Readonly<Record<string, SliceModule>>;
}
const features: Readonly<Record<string, () => Promise<Feature>>> = {
  home: () => import('@/features/home/page'),
  'award-search': () => import('@/features/award-search/page'),
  award: () => import('@/features/award/page'),
  explorer: () => import('@/features/explorer/page'),
  accounts: () => import('@/features/accounts/page'),
  account: () => import('@/features/account/page'),
  'keyword-search': () => import('@/features/keyword-search/page'),
  agencies: () => import('@/features/agencies/page'),
  agency: () => import('@/features/agency/page'),
  states: () => import('@/features/states/page'),
  places: () => import('@/features/places/page'),
  place: () => import('@/features/place/page'),
  recipient: () => import('@/features/recipient/page'),
  programs: () => import('@/features/programs/page'),
  program: () => import('@/features/program/page'),
  compare: () => import('@/features/compare/page'),
  follow: () => import('@/features/follow/page'),
  'bulk-download': () => import('@/features/bulk-download/page'),
  submissions: () => import('@/features/submissions/page'),
  covid: () => import('@/features/covid/page'),
  'covid-pages': () => import('@/features/covid-pages/page'),
  'data-dictionary': () => import('@/features/data-dictionary/page'),
  'data-sources': () => import('@/features/data-sources/page'),
  'spending-guide': () => import('@/features/spending-guide/page'),
  'training-videos': () => import('@/features/training-videos/page'),
  'content-pages': () => import('@/features/content-pages/page'),
  'temp-page': () => import(/* webpackChunkName: "gallery" */ '@/features/temp-page/page'),
};

/** Functions that load the pages of the route table, by page ID. */
export const pageLoaders: Readonly<Record<string, () => Promise<SliceModule>>> = Object.fromEntries(
  pageEntries.map(({ id, feature }) => [id, async () => (await features[feature]!()).pages[id]!]),
);

/** Renders a placeholder while the code of a page loads: a loading message, below a page header without a title if `withHeader`. */
function WaitingPage({ withHeader }: { withHeader: boolean }) {
  return (
    <>
      {withHeader && (
        <div className="page-header" aria-hidden="true">
          <div className="page-header__inner">
            <p className="page-header__name">--</p>
          </div>
        </div>
      )}
      <div className="page-body">
        <Loading />
      </div>
    </>
  );
}
const lazyPage = (load: () => Promise<SliceModule>, hasHeader = true) =>
  lazyComponent(load, {
    name: 'This page',
    look: 'page',
    waiting: <WaitingPage withHeader={hasHeader} />,
  });
const UnknownAddress = lazyPage(async () => ({
  default: (await import('./shell/UnknownAddress')).UnknownAddress,
}));
const Meta = lazyComponent(() => import('./shell/PageMeta'), { name: 'The title', look: 'silent' });
/** Scrolls to the top on each new path. A change of only the query does not scroll. */
function ScrollToTop() {
  const { pathname } = useLocation();
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);
  return null;
}

export type Pages = Readonly<Record<string, LazyComponent<object>>>;
/** Returns the lazy pages by ID. Each adds its slices to the store before it renders. */
export const createPages = (appStore: AppStore, loaders = pageLoaders): Pages =>
  Object.fromEntries(
    Object.entries(loaders).map(([id, load]) => [
      id,
      lazyPage(withSlices(appStore, load), id !== 'home'),
    ]),
  );

/** Loads the code of the page at a path, or of the page for unknown addresses. Returns whether the code loaded. */
export const preloadPage = (pages: Pages, pathname: string): Promise<boolean> => {
  const entry = pageEntries.find((each) => pages[each.id] && matchPath(getPattern(each), pathname));
  return (entry ? pages[entry.id]! : UnknownAddress).preload();
};

/** Renders the page at the current address. Hidden entries of the route table have no page yet. */
export function AppRoutes({
  pages,
  entries = pageEntries,
}: {
  pages: Pages;
  entries?: readonly Omit<PageEntry, 'feature'>[];
}) {
  return (
    <>
      <ScrollToTop />
      <Routes>
        {entries.map((entry) => {
          const Page = pages[entry.id];
          if (entry.hidden || !Page) return null;
          return (
            <Route
              key={entry.id}
              {...getPattern(entry)}
              element={
                <>
                  <Meta id={entry.id} />
                  <Page />
                </>
              }
            />
          );
        })}
        <Route
          path="*"
          element={
            <>
              <Meta id="404" />
              <UnknownAddress />
            </>
          }
        />
      </Routes>
    </>
  );
}
