import { useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { Provider, useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { helpMail } from '@/domain/site/site';
import { showModal, showTrainingVideoModal } from '@/features/modals';
import { PAGE_END_ID } from '@/lib/pageEnd';
import { followSchemeChoice } from '@/lib/colorScheme';
import { createChartSizes, PortsContext, type Ports } from '@/lib/ports';
import { HydratedProvider, useIsHydrated } from '@/lib/rendering/hydrated';
import { createTrack } from '@/services/analytics/analytics';
import { cancelAll } from '@/services/http/cancel';
import { onDataSource, parseSource } from '@/services/http/dataSource';
import { IconSprite } from '@/ui/Icon';
import { keepFocus } from '@/ui/focusKeeper';
import { ErrorBoundary } from '@/ui/Status';
import { AppRouter } from './AppRouter';
import { AppRoutes, type Pages } from './routes';
import { LiveRegions, useAnnouncer } from './shell/Announcer';
import { Footer, Header } from './shell/Header';
import { HeaderDownloads, Overlays } from './shell/Overlays';
import {
  dataSourceSeen,
  initialLoadDone,
  selectDataSource,
  selectIsInitialLoad,
  sourceText,
  type ShellState,
} from './shell/shellState';
import type { AppStore } from './store';

function Main({ pages }: { pages: Pages }) {
  const { pathname } = useLocation();
  return (
    <main id="main-content">
      <ErrorBoundary resetKey={pathname}>
        <AppRoutes pages={pages} />
      </ErrorBoundary>
      <div id={PAGE_END_ID} className="page-end" />
    </main>
  );
}

/** Provides the ports (`lib/ports`). An announcement rerenders only this component, never the page. */
function PortsProvider({ children }: { children: ReactNode }) {
  const { said: announcement, announce } = useAnnouncer();
  const [track] = useState(createTrack);
  const [chartSizes] = useState(createChartSizes);
  const dispatch = useDispatch();
  const source = useSelector(selectDataSource);
  // The build prerenders pages without a data source.
  const isHydrated = useIsHydrated();
  const dataNote = isHydrated ? sourceText(source) : '';
  const dataDay = isHydrated ? source.asOf : '';
  const ports = useMemo<Ports>(
    () => ({
      announce,
      track,
      chartSizes,
      dataNote,
      dataDay,
      reportMail: helpMail,
      openExternal: (url) => {
        dispatch(showModal(url));
      },
      openModal: (kind) => {
        dispatch(showModal('', kind));
      },
      openVideo: (video) => {
        dispatch(showTrainingVideoModal(video));
      },
    }),
    [announce, track, chartSizes, dataNote, dataDay, dispatch],
  );
  return (
    <PortsContext.Provider value={ports}>
      {children}
      <LiveRegions announcement={announcement} />
    </PortsContext.Provider>
  );
}

interface AppProps {
  appStore: AppStore;
  pages: Pages;
  /** Router component, by default the router of the browser. The build uses another router for prerendering. */
  Router?: ComponentType<{ children: ReactNode }>;
  /** True while the build prerenders the page and when a browser hydrates it. */
  isPrerendered?: boolean;
}

/** Renders the whole site: the shell and the page at the current address. */
export function App({ appStore, pages, Router = AppRouter, isPrerendered = false }: AppProps) {
  const { store } = appStore;
  // The local server writes the data source into the page, so the notice is in the first paint and shifts nothing later.
  const [initialState] = useState(() => {
    const pageSource =
      typeof document === 'undefined'
        ? undefined
        : parseSource(document.querySelector('meta[name="data-source"]')?.getAttribute('content'));
    if (pageSource) store.dispatch(dataSourceSeen(pageSource));
    // The page hydrates with this state, even if the store has changed by then.
    return store.getState();
  });
  useEffect(() => keepFocus(), []);
  useEffect(() => followSchemeChoice(), []);
  // Removes the note and the class that `src/index.html` sets until the scripts have loaded.
  useEffect(() => {
    document.getElementById('late-note')?.remove();
    document.documentElement.classList.remove('has-query');
  }, []);
  useEffect(() => {
    if (selectIsInitialLoad(store.getState() as ShellState)) store.dispatch(initialLoadDone());
    if ('scrollRestoration' in window.history) window.history.scrollRestoration = 'manual';
    const unsubscribe = onDataSource((source) => store.dispatch(dataSourceSeen(source)));
    return () => {
      unsubscribe();
      appStore.stop();
      cancelAll();
    };
  }, [appStore, store]);
  return (
    <Provider store={store} serverState={initialState}>
      <HydratedProvider isPrerendered={isPrerendered}>
        <PortsProvider>
          <Router>
            <IconSprite />
            <ErrorBoundary>
              <Header tools={<HeaderDownloads appStore={appStore} />} />
            </ErrorBoundary>
            <Main pages={pages} />
            <Footer />
            <Overlays appStore={appStore} />
          </Router>
        </PortsProvider>
      </HydratedProvider>
    </Provider>
  );
}
