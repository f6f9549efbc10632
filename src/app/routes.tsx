import { useEffect, useSyncExternalStore, type ComponentType } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { pageEntries, type PageEntry } from '@/domain/site/paths';
import { createPart } from '@/lib/part';
import { lazyPart } from '@/ui/lazyPart';
import { Loading } from '@/ui/Status';
import { withSlices, type PartModule } from './lateSlices';
import type { AppStore } from './store';

/** The page behind each id of `domain/site/pages.json`: one lazy line each. Entries flagged hidden have none yet. */
export const pageLoaders: Readonly<Record<string, () => Promise<PartModule>>> = {
  home: () => import('@/features/home/page'),
  search: () => import('@/features/award-search/page'),
  'search-hash': async () => ({ ...(await import('@/features/award-search/page')).savedSearch }),
  searchv2: () => import('@/features/award-search/page'),
  'searchv2-hash': async () => ({ ...(await import('@/features/award-search/page')).savedSearch }),
  award: () => import('@/features/award/page'),
  'keyword-search': () => import('@/features/keyword-search/page'),
  'keyword-search-term': () => import('@/features/keyword-search/page'),
  'download-center': () => import('@/features/bulk-download/page'),
  'download-archive': async () => ({ ...(await import('@/features/bulk-download/page')).archive }),
  'download-award-data': async () => ({
    ...(await import('@/features/bulk-download/page')).awardData,
  }),
  'download-account-data': async () => ({
    ...(await import('@/features/bulk-download/page')).accountData,
  }),
  'download-metadata': async () => ({
    ...(await import('@/features/bulk-download/page')).metadata,
  }),
  'data-dictionary': () => import('@/features/data-dictionary/page'),
  'data-sources': () => import('@/features/data-sources/page'),
  guide: () => import('@/features/spending-guide/page'),
  'training-videos': () => import('@/features/training-videos/page'),
  'temp-page': () => import('@/features/temp-page/page'),
  about: async () => ({ default: (await import('@/features/content-pages/page')).AboutPage }),
  'about-accessibility': async () => ({
    default: (await import('@/features/content-pages/page')).AccessibilityPage,
  }),
  'about-privacy': async () => ({
    default: (await import('@/features/content-pages/page')).PrivacyPage,
  }),
  'about-foia': async () => ({ default: (await import('@/features/content-pages/page')).FoiaPage }),
  'db-info': async () => ({ default: (await import('@/features/content-pages/page')).DbInfoPage }),
  'covid-19-about': async () => ({
    default: (await import('@/features/content-pages/page')).CovidAboutPage,
  }),
  equity: async () => ({ default: (await import('@/features/content-pages/page')).EquityPage }),
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
const NotFoundPage = late(() => import('./shell/NotFoundPage'));
/** Titles and descriptions, loaded after the first scripts. */
const meta = createPart(() => import('./shell/PageMeta'));
/** Title and description of the page in view; `id` names no page where none is. */
function Meta({ id }: { id: string }) {
  const { pathname } = useLocation();
  const { value } = useSyncExternalStore(meta.subscribe, meta.get);
  useEffect(() => {
    meta.want();
  }, []);
  return value ? <value.PageMeta id={id} pathname={pathname} /> : null;
}
/** A new path begins at its top; a change of the query alone does not move the page. */
function ScrollToTop() {
  const { pathname } = useLocation();
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);
  return null;
}

export type Pages = Readonly<Record<string, ComponentType>>;
/** Lazy pages that inject their slices into this store before they render. */
export const createPages = (appStore: AppStore, loaders = pageLoaders): Pages =>
  Object.fromEntries(
    Object.entries(loaders).map(([id, load]) => [
      id,
      late(withSlices(appStore, load), id !== 'home'),
    ]),
  );

/** The route table: hidden entries are skipped, whatever is left over is not found. Routes are case-sensitive and match whole paths unless an entry says otherwise. */
export function AppRoutes({
  pages,
  entries = pageEntries,
}: {
  pages: Pages;
  entries?: readonly PageEntry[];
}) {
  return (
    <>
      <ScrollToTop />
      <Routes>
        {entries
          .filter((entry) => !entry.hidden && pages[entry.id])
          .map((entry) => {
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
              <NotFoundPage />
            </>
          }
        />
      </Routes>
    </>
  );
}
