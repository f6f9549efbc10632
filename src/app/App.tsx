import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Provider, useDispatch, useSelector } from 'react-redux';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { helpMail } from '@/domain/site/site';
import { showModal, showTrainingVideoModal } from '@/features/modals';
import { PortsContext, type Ports } from '@/lib/ports';
import { track } from '@/services/analytics/analytics';
import { onDataSource, parseSource } from '@/services/http/dataSource';
import { IconSprite } from '@/ui/Icon';
import { keepFocus } from '@/ui/focusKeeper';
import { ErrorBoundary } from '@/ui/Status';
import { AppRoutes, createPages } from './routes';
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

/** Sets the flag of the first load false, once. */
function InitialLoad({ store }: { store: AppStore['store'] }) {
  useEffect(() => {
    if (selectIsInitialLoad(store.getState() as ShellState)) store.dispatch(initialLoadDone());
  }, [store]);
  return null;
}
function Main({ appStore }: { appStore: AppStore }) {
  const [pages] = useState(() => createPages(appStore));
  const { pathname } = useLocation();
  return (
    <main id="main-content">
      <ErrorBoundary resetKey={pathname}>
        <AppRoutes pages={pages} />
      </ErrorBoundary>
    </main>
  );
}

/** Fills the ports of the low tiers; stands under the store, because the note on exports depends on the data's source. */
function PortsProvider({
  announce,
  children,
}: {
  announce: Ports['announce'];
  children: ReactNode;
}) {
  const dispatch = useDispatch();
  const source = useSelector(selectDataSource);
  const dataNote = sourceText(source);
  const dataDay = source.asOf;
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
  return <PortsContext.Provider value={ports}>{children}</PortsContext.Provider>;
}

/** The whole site: shell around the page that the address names. */
export function App({ appStore }: { appStore: AppStore }) {
  const { said, announce } = useAnnouncer();
  // The local server writes the mark into the page: the notice stands from the first paint and nothing moves later.
  useState(() => {
    const written = parseSource(
      document.querySelector('meta[name="data-source"]')?.getAttribute('content'),
    );
    if (written) appStore.store.dispatch(dataSourceSeen(written));
  });
  useEffect(() => keepFocus(), []);
  useEffect(() => {
    if ('scrollRestoration' in window.history) window.history.scrollRestoration = 'manual';
    onDataSource((source) => appStore.store.dispatch(dataSourceSeen(source)));
    return () => onDataSource(undefined);
  }, [appStore]);
  return (
    <Provider store={appStore.store}>
      <PortsProvider announce={announce}>
        <BrowserRouter>
          <IconSprite />
          <ErrorBoundary>
            <Header tools={<HeaderDownloads appStore={appStore} />} />
          </ErrorBoundary>
          <Main appStore={appStore} />
          <Footer />
          <Overlays appStore={appStore} />
          <LiveRegions said={said} />
          <InitialLoad store={appStore.store} />
        </BrowserRouter>
      </PortsProvider>
    </Provider>
  );
}
