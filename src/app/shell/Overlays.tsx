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

/** Slide-outs and modals: nothing of them is loaded before one is asked for, but for a head start when the browser has time. */
export function Overlays({ appStore }: { appStore: AppStore }) {
  const { search } = useLocation();
  const { display } = useSelector(selectModal);
  const [parts] = useState(() => ({ SlideOuts: lazyPart(appStore, loadSlideOuts), Modals: lazyPart(appStore, loadModals) }));
  const wanted = useRef({ slideOuts: false, modals: false });
  // Once opened, a panel stays: it keeps its search and results while it is hidden.
  wanted.current.slideOuts ||= readSlideOut(search) !== undefined;
  wanted.current.modals ||= display;
  useEffect(() => {
    const idle = window.requestIdleCallback?.(() => { void loadSlideOuts(); }, { timeout: 10000 });
    return () => { if (idle !== undefined) window.cancelIdleCallback(idle); };
  }, []);
  return (
    <>
      {wanted.current.slideOuts && <ErrorBoundary resetKey={search}><Suspense fallback={null}><parts.SlideOuts /></Suspense></ErrorBoundary>}
      {wanted.current.modals && <ErrorBoundary resetKey={String(display)}><Suspense fallback={null}><parts.Modals /></Suspense></ErrorBoundary>}
    </>
  );
}
