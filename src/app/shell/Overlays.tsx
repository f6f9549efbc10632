import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { hideModal, selectModal } from '@/features/modals';
import { useHasBeen } from '@/lib/rendering/useDerivedState';
import { readSlideOut, withoutSlideOut } from '@/lib/url/slideOutAddress';
import { whenIdle } from '@/lib/rendering/whenIdle';
import { lazyComponent } from '@/ui/lazyComponent';
import { ErrorBoundary } from '@/ui/Status';
import { withSlices } from '../lazySlices';
import type { AppStore } from '../store';

const loadSlideOuts = () => import('@/blocks/slide-outs/panel');
const loadModals = () => import('@/features/modals/panel');
const loadDownloads = () => import('@/blocks/downloads/panel');
/** The localStorage key of the list of downloads (`blocks/downloads/storedDownloads.ts`). */
const DOWNLOADS_KEY = 'usaspending_downloads';
const hasSavedDownloads = () => {
  try {
    return DOWNLOADS_KEY in localStorage;
  } catch {
    return false;
  }
};
/** Returns whether there are downloads to show: saved earlier, requested in this visit, or in another tab. Never changes back to false. */
const useHasDownloads = (): boolean => {
  const hasRequested = useSelector((state: { downloads?: { list: { size: number } } }) =>
    Boolean(state.downloads?.list.size),
  );
  const [hasSaved, setHasSaved] = useState(false);
  // The first access to localStorage waits for the disk, so it runs when the browser is idle.
  useEffect(() => whenIdle(() => setHasSaved((hadSaved) => hadSaved || hasSavedDownloads())), []);
  useEffect(() => {
    const handleStorage = ({ key }: StorageEvent) => {
      if (key === DOWNLOADS_KEY) setHasSaved(true);
    };
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }, []);
  return useHasBeen(hasSaved || hasRequested);
};
/** Shows the button that opens the list of downloads, once there are downloads. */
export function HeaderDownloads({ appStore }: { appStore: AppStore }) {
  const [Entry] = useState(() =>
    lazyComponent(
      withSlices(appStore, async () => {
        const { HeaderEntry, reducers } = await loadDownloads();
        return { default: HeaderEntry, reducers };
      }),
      { name: 'Your list of downloads', look: 'silent' },
    ),
  );
  return useHasDownloads() ? (
    <ErrorBoundary>
      <Entry />
    </ErrorBoundary>
  ) : null;
}

/** Props of a lazy panel. `onClose` also runs when the visitor closes the dialog that reports a failed load. */
interface ClosableProps {
  onClose: () => void;
}

/** Renders the slide-outs, modals and download bar. Each loads when it is first needed. */
export function Overlays({ appStore }: { appStore: AppStore }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const { display } = useSelector(selectModal);
  const [panels] = useState(() => ({
    SlideOuts: lazyComponent<ClosableProps>(withSlices(appStore, loadSlideOuts), {
      name: 'This panel',
      look: 'dialog',
    }),
    Modals: lazyComponent<ClosableProps>(withSlices(appStore, loadModals), {
      name: 'This dialog',
      look: 'dialog',
    }),
    Downloads: lazyComponent(withSlices(appStore, loadDownloads), {
      name: 'Your list of downloads',
      look: 'line',
    }),
  }));
  const hasDownloads = useHasDownloads();
  // Once opened, a panel stays mounted, so that it keeps its search and results while hidden.
  const isSlideOutRequested = readSlideOut(search) !== undefined;
  const hasOpenedSlideOut = useHasBeen(isSlideOutRequested);
  const hasOpenedModal = useHasBeen(display);
  useEffect(() => {
    // The browser also counts as idle while it waits for the files of the page itself, so the preload starts later.
    const timer = setTimeout(() => whenIdle(() => void panels.SlideOuts.preload()), 5000);
    return () => clearTimeout(timer);
  }, [panels]);
  const closeSlideOut = () =>
    void navigate(
      { pathname, search: withoutSlideOut(search) },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      {hasOpenedSlideOut && (isSlideOutRequested || panels.SlideOuts.isLoaded()) && (
        <ErrorBoundary resetKey={search}>
          <panels.SlideOuts onClose={closeSlideOut} />
        </ErrorBoundary>
      )}
      {hasDownloads && (
        <ErrorBoundary>
          <panels.Downloads />
        </ErrorBoundary>
      )}
      {hasOpenedModal && (display || panels.Modals.isLoaded()) && (
        <ErrorBoundary resetKey={String(display)}>
          <panels.Modals onClose={() => dispatch(hideModal())} />
        </ErrorBoundary>
      )}
    </>
  );
}
