import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { hideModal, selectModal } from '@/features/modals';
import { readSlideOut, withoutSlideOut } from '@/lib/slideOutAddress';
import { whenIdle } from '@/lib/whenIdle';
import { lazyComponent } from '@/ui/lazyComponent';
import { ErrorBoundary } from '@/ui/Status';
import { withSlices } from '../lateSlices';
import type { AppStore } from '../store';

const loadSlideOuts = () => import('@/blocks/slide-outs/panel');
const loadModals = () => import('@/features/modals/panel');
const loadDownloads = () => import('@/blocks/downloads/panel');
/** Where this browser keeps its list of downloads (`blocks/downloads/kept.ts`). */
const DOWNLOADS_KEY = 'usaspending_downloads';
/** Whether it keeps one; where it may not be asked, it keeps none. */
const keepsDownloads = () => {
  try {
    return DOWNLOADS_KEY in localStorage;
  } catch {
    return false;
  }
};
/** Whether there are downloads to show: kept from before, asked for in this visit or, since then, in another tab. Once there were, there are. */
const useHasDownloads = (): boolean => {
  const asked = useSelector((state: { downloads?: { list: { size: number } } }) =>
    Boolean(state.downloads?.list.size),
  );
  const [kept, setKept] = useState(false);
  // A browser's first look into what it keeps waits for its disk.
  useEffect(
    () =>
      whenIdle(() => {
        if (keepsDownloads()) setKept(true);
      }),
    [],
  );
  useEffect(() => {
    const handleStorage = ({ key }: StorageEvent) => {
      if (key === DOWNLOADS_KEY) setKept(true);
    };
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }, []);
  useEffect(() => {
    if (asked) setKept(true);
  }, [asked]);
  return kept || asked;
};
/** The way to the downloads that stands in the header once there are any. */
export function HeaderDownloads({ appStore }: { appStore: AppStore }) {
  const [part] = useState(() => ({
    Entry: lazyComponent(
      withSlices(appStore, async () => {
        const { HeaderEntry, reducers } = await loadDownloads();
        return { default: HeaderEntry, reducers };
      }),
      { name: 'The list of your downloads', look: 'silent' },
    ),
  }));
  return useHasDownloads() ? (
    <ErrorBoundary>
      <part.Entry />
    </ErrorBoundary>
  ) : null;
}

/** For the dialog that says that a dialog could not be loaded: closing it gives the wish up. */
interface Closing {
  onClose: () => void;
}

/** Slide-outs, modals and the bar of downloads: nothing of them is loaded before one is asked for, but for a head start when the browser has time. */
export function Overlays({ appStore }: { appStore: AppStore }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const { display } = useSelector(selectModal);
  const [parts] = useState(() => ({
    SlideOuts: lazyComponent<Closing>(withSlices(appStore, loadSlideOuts), {
      name: 'This panel',
      look: 'dialog',
    }),
    Modals: lazyComponent<Closing>(withSlices(appStore, loadModals), {
      name: 'This dialog',
      look: 'dialog',
    }),
    Downloads: lazyComponent(withSlices(appStore, loadDownloads), {
      name: 'The list of your downloads',
      look: 'line',
    }),
  }));
  const downloads = useHasDownloads();
  const wanted = useRef({ slideOuts: false, modals: false });
  // Once opened, a panel stays: it keeps its search and results while it is hidden.
  const slideOutAsked = readSlideOut(search) !== undefined;
  wanted.current.slideOuts ||= slideOutAsked;
  wanted.current.modals ||= display;
  useEffect(() => {
    // At first a browser seems to have time while it waits for the files of the page itself.
    const timer = setTimeout(() => whenIdle(() => void parts.SlideOuts.preload()), 5000);
    return () => clearTimeout(timer);
  }, [parts]);
  const leaveSlideOut = () =>
    void navigate(
      { pathname, search: withoutSlideOut(search) },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      {wanted.current.slideOuts && (slideOutAsked || parts.SlideOuts.isLoaded()) && (
        <ErrorBoundary resetKey={search}>
          <parts.SlideOuts onClose={leaveSlideOut} />
        </ErrorBoundary>
      )}
      {downloads && (
        <ErrorBoundary>
          <parts.Downloads />
        </ErrorBoundary>
      )}
      {wanted.current.modals && (display || parts.Modals.isLoaded()) && (
        <ErrorBoundary resetKey={String(display)}>
          <parts.Modals onClose={() => dispatch(hideModal())} />
        </ErrorBoundary>
      )}
    </>
  );
}
