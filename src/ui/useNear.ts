import { startTransition, useEffect, useMemo, useState, type RefObject } from 'react';
import { useIsHydrated } from '@/lib/rendering/hydrated';
import { isAboveOpened, namesFigure, MOVED } from './goTo';

/** A window event that loads all deferred sections of a page, because print shows the whole page. */
export const LOAD_ALL = 'wholepage';

/**
 * Returns whether an element has come near the viewport since it first rendered. True at once without IntersectionObserver, and when the
 * address names a figure that may be inside. An element above the section that the page was opened at waits until the visitor scrolls.
 */
export const useNear = (element: RefObject<Element | null>, margin = '600px'): boolean => {
  const isHydrated = useIsHydrated();
  const atOnce = useMemo(
    () => isHydrated && (typeof IntersectionObserver === 'undefined' || namesFigure()),
    [isHydrated],
  );
  const [came, setNear] = useState(false);
  const near = atOnce || came;
  useEffect(() => {
    if (near || !element.current) return undefined;
    const own = element.current;
    let inReach = false;
    const take = () => {
      // Renders as a transition, so that scrolling stays smooth.
      if (inReach && !isAboveOpened(own)) startTransition(() => setNear(true));
    };
    const observer = new IntersectionObserver(
      (entries) => {
        inReach ||= entries.some(({ isIntersecting }) => isIntersecting);
        take();
      },
      { rootMargin: margin },
    );
    observer.observe(own);
    const load = () => setNear(true);
    window.addEventListener(LOAD_ALL, load);
    window.addEventListener(MOVED, take);
    return () => {
      observer.disconnect();
      window.removeEventListener(LOAD_ALL, load);
      window.removeEventListener(MOVED, take);
    };
  }, [near, element, margin]);
  return near;
};
