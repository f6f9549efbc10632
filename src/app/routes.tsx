import { useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { pageEntries, type PageEntry } from '@/domain/site/paths';
import { headStart } from '@/services/http/headStart';
import { lazyPart, type LazyComponent } from '@/ui/lazyPart';
import { Loading } from '@/ui/Status';
import { withSlices, type PartModule } from './lateSlices';
import type { AppStore } from './store';

/** A module of several pages, by their ids. */
interface PagesModule {
  pages: Readonly<Record<string, PartModule>>;
}
type Loaders = Readonly<Record<string, () => Promise<PartModule>>>;
const each = (load: () => Promise<PagesModule>, ids: readonly string[]): Loaders =>
  Object.fromEntries(ids.map((id) => [id, async () => (await load()).pages[id]!]));

/** A page that asks the service as soon as it is there. */
const asking =
  <T,>(load: () => Promise<T>) =>
  () => {
    headStart();
    return load();
  };

/** The page behind each id of `domain/site/pages.json`: one lazy line each, or each feature of several. Entries flagged hidden have none yet. */
export const pageLoaders: Loaders = {
  ...each(
    asking(() => import('@/features/home/page')),
    ['home'],
  ),
  ...each(
    asking(() => import('@/features/award-search/page')),
    ['search', 'search-hash', 'searchv2', 'searchv2-hash'],
  ),
  ...each(
    asking(() => import('@/features/award/page')),
    ['award'],
  ),
  ...each(
    asking(() => import('@/features/states/page')),
    ['states', 'state', 'state-year'],
  ),
  ...each(
    asking(() => import('@/features/agencies/page')),
    ['agencies'],
  ),
  ...each(
    asking(() => import('@/features/agency/page')),
    ['agency'],
  ),
  'keyword-search': () => import('@/features/keyword-search/page'),
  'keyword-search-term': () => import('@/features/keyword-search/page'),
  ...each(
    () => import('@/features/bulk-download/page'),
    [
      'download-center',
      'download-archive',
      'download-award-data',
      'download-account-data',
      'download-metadata',
    ],
  ),
  ...each(
    asking(() => import('@/features/recipient/page')),
    ['recipients', 'recipient', 'recipient-year'],
  ),
  ...each(
    asking(() => import('@/features/explorer/page')),
    ['explorer', 'explorer-root'],
  ),
  ...each(
    asking(() => import('@/features/accounts/page')),
    ['federal-accounts'],
  ),
  ...each(
    asking(() => import('@/features/account/page')),
    ['federal-account'],
  ),
  ...each(
    asking(() => import('@/features/covid/page')),
    ['covid-19'],
  ),
  ...each(
    asking(() => import('@/features/submissions/page')),
    ['submission-statistics', 'submission-statistics-agency'],
  ),
  ...each(
    asking(() => import('@/features/compare/page')),
    ['compare'],
  ),
  follow: asking(() => import('@/features/follow/page')),
  'data-dictionary': () => import('@/features/data-dictionary/page'),
  'data-sources': () => import('@/features/data-sources/page'),
  guide: () => import('@/features/spending-guide/page'),
  'training-videos': () => import('@/features/training-videos/page'),
  'temp-page': () => import(/* webpackChunkName: "gallery" */ '@/features/temp-page/page'),
  ...each(
    () => import('@/features/covid-pages/page'),
    ['covid-19-sources', 'covid-19-opportunity', 'equity'],
  ),
  ...each(
    () => import('@/features/content-pages/page'),
    [
      'about',
      'about-accessibility',
      'about-privacy',
      'about-foia',
      'db-info',
      'covid-19-about',
      'submission-statistics-sources',
    ],
  ),
};

/** What stands between header and footer while the code of a page loads: a page header without a name yet. */
function PageToCome({ withHeader = true }: { withHeader?: boolean }) {
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
const late = (load: () => Promise<PartModule>, withHeader = true) =>
  lazyPart(load, {
    name: 'This page',
    look: 'page',
    waiting: <PageToCome withHeader={withHeader} />,
  });
const UnknownAddress = late(async () => ({
  default: (await import('./shell/UnknownAddress')).UnknownAddress,
}));
/** Title and description of the page in view, loaded after the first scripts; `id` names no page where none is. */
const Meta = lazyPart(() => import('./shell/PageMeta'), { name: 'The title', look: 'silent' });
/** A new path begins at its top; a change of the query alone does not move the page. */
function ScrollToTop() {
  const { pathname } = useLocation();
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);
  return null;
}

export type Pages = Readonly<Record<string, LazyComponent<object>>>;
/** Lazy pages that inject their slices into this store before they render. */
export const createPages = (appStore: AppStore, loaders = pageLoaders): Pages =>
  Object.fromEntries(
    Object.entries(loaders).map(([id, load]) => [
      id,
      late(withSlices(appStore, load), id !== 'home'),
    ]),
  );

/** Loads a page of the route table, or the one for an address without a page, before the first drawing; false where it could not be had. */
export const settlePage = (pages: Pages, id: string): Promise<boolean> =>
  (pages[id] ?? UnknownAddress).settle();

/** So many characters tell most rows of the table apart. */
const BEGINNING = 4;
/** The route table: hidden entries are skipped, whatever is left over is not found. Routes are case-sensitive and match whole paths unless an entry says otherwise. */
export function AppRoutes({
  pages,
  entries = pageEntries,
}: {
  pages: Pages;
  entries?: readonly PageEntry[];
}) {
  const rows = entries.filter(({ hidden, id }) => !hidden && pages[id]);
  // The router looks through all it is given at every drawing: where rows begin as the address does, it is given those.
  const start = useLocation().pathname.slice(0, BEGINNING);
  const near = rows.filter(({ path }) => path.slice(0, BEGINNING) === start);
  return (
    <>
      <ScrollToTop />
      <Routes>
        {(near.length ? near : rows).map((entry) => {
          const Page = pages[entry.id]!;
          return (
            <Route
              key={entry.id}
              path={entry.exact === false ? `${entry.path}/*` : entry.path}
              caseSensitive={entry.caseSensitive ?? true}
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
