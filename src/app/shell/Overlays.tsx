import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { Reducer } from 'redux';
import { selectModal } from '@/features/modals';
import { readSlideOut } from '@/lib/slideOutAddress';
import { ErrorBoundary } from '@/ui/Status';
import type { AppStore } from '../store';

/** A part that loads when it is first needed and brings its slices with it. */
export interface LazyPart { default: ComponentType; reducers?: Readonly<Record<string, Reducer>> }
export const lazyPart = ({ addReducers }: AppStore, load: () => Promise<LazyPart>) => lazy(async () => {
  const part = await load();
  addReducers(part.reducers ?? {});
  return { default: part.default };
});
const loadSlideOuts = () => import('@/blocks/slide-outs/panel');
const loadModals = () => import('@/features/modals/panel');
const loadDownloads = () => import('@/blocks/downloads/panel');
/** Whether this browser keeps a list of downloads (`blocks/downloads/kept.ts`); where it may not be asked, it keeps none. */
const keepsDownloads = () => { try { return 'usaspending_downloads' in localStorage; } catch { return false; } };

/** Slide-outs, modals and the bar of downloads: nothing of them is loaded before one is asked for, but for a head start when the browser has time. */
export function Overlays({ appStore }: { appStore: AppStore }) {
  const { search } = useLocation();
  const { display } = useSelector(selectModal);
  const [parts] = useState(() => ({ SlideOuts: lazyPart(appStore, loadSlideOuts), Modals: lazyPart(appStore, loadModals), Downloads: lazyPart(appStore, loadDownloads) }));
  const asked = useSelector((state: { downloads?: { list: { size: number } } }) => state.downloads?.list.size);
  const wanted = useRef({ slideOuts: false, modals: false, downloads: keepsDownloads() });
  // Once opened, a panel stays: it keeps its search and results while it is hidden.
  wanted.current.slideOuts ||= readSlideOut(search) !== undefined;
  wanted.current.modals ||= display;
  wanted.current.downloads ||= Boolean(asked);
  useEffect(() => {
    const idle = window.requestIdleCallback?.(() => { void loadSlideOuts(); }, { timeout: 10000 });
    return () => { if (idle !== undefined) window.cancelIdleCallback(idle); };
  }, []);
  return (
    <>
      {wanted.current.slideOuts && <ErrorBoundary resetKey={search}><Suspense fallback={null}><parts.SlideOuts /></Suspense></ErrorBoundary>}
      {wanted.current.downloads && <ErrorBoundary><Suspense fallback={null}><parts.Downloads /></Suspense></ErrorBoundary>}
      {wanted.current.modals && <ErrorBoundary resetKey={String(display)}><Suspense fallback={null}><parts.Modals /></Suspense></ErrorBoundary>}
    </>
  );
}
