import { useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { Provider, useDispatch, useSelector } from 'react-redux';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { helpMail } from '@/domain/site/site';
import { showModal, showTrainingVideoModal } from '@/features/modals';
import { PortsContext, type Ports } from '@/lib/ports';
import { useIsKnown } from '@/lib/useVisitors';
import { track } from '@/services/analytics/analytics';
import { cancelAll } from '@/services/http/cancel';
import { onDataSource, parseSource } from '@/services/http/dataSource';
import { IconSprite } from '@/ui/Icon';
import { keepFocus } from '@/ui/focusKeeper';
import { ErrorBoundary } from '@/ui/Status';
import { TakenOver } from '@/ui/TakenOver';
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
        {/* Taken over by itself, after the shell (decision 0054). */}
        <TakenOver>
          <AppRoutes pages={pages} />
        </TakenOver>
      </ErrorBoundary>
    </main>
  );
}

/** Fills the ports of the low tiers; stands under the store, because the note on exports depends on the data's source. What is announced is drawn here alone, never with the page. */
function PortsProvider({ children }: { children: ReactNode }) {
  const { said, announce } = useAnnouncer();
  const dispatch = useDispatch();
  const source = useSelector(selectDataSource);
  // What the build drew knows no data: it is taken over as it is and drawn anew, in pieces like all of the page.
  const isKnown = useIsKnown();
  const dataNote = isKnown ? sourceText(source) : '';
  const dataDay = isKnown ? source.asOf : '';
  const ports = useMemo<Ports>(
    () => ({
      announce,
      track,
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
    [announce, dataNote, dataDay, dispatch],
  );
  return (
    <PortsContext.Provider value={ports}>
      {children}
      <LiveRegions said={said} />
    </PortsContext.Provider>
  );
}

interface AppProps {
  appStore: AppStore;
  /** The pages of this store (`createPages`). */
  pages: Pages;
  /** What tells the address: the browser's, unless the site is drawn without one. */
  Router?: ComponentType<{ children: ReactNode }>;
}

/** The whole site: shell around the page that the address names. */
export function App({ appStore, pages, Router = BrowserRouter }: AppProps) {
  // The local server writes the mark into the page: the notice stands from the first paint and nothing moves later.
  const [drawn] = useState(() => {
    const { store } = appStore;
    const written =
      typeof document === 'undefined'
        ? undefined
        : parseSource(document.querySelector('meta[name="data-source"]')?.getAttribute('content'));
    if (written) store.dispatch(dataSourceSeen(written));
    // What a part of the page was drawn with, however late it is taken over.
    return store.getState();
  });
  useEffect(() => keepFocus(), []);
  // What stands in for scripts that have not come (`src/index.html`): the words that say so, and the cover over a drawing of another address.
  useEffect(() => {
    document.getElementById('late-note')?.remove();
    document.documentElement.classList.remove('other-address');
  }, []);
  useEffect(() => {
    const { store } = appStore;
    if (selectIsInitialLoad(store.getState() as ShellState)) store.dispatch(initialLoadDone());
    if ('scrollRestoration' in window.history) window.history.scrollRestoration = 'manual';
    onDataSource((source) => store.dispatch(dataSourceSeen(source)));
    return () => {
      onDataSource(undefined);
      cancelAll();
    };
  }, [appStore]);
  return (
    <Provider store={appStore.store} serverState={drawn}>
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
    </Provider>
  );
}
