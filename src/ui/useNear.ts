import { startTransition, useEffect, useMemo, useState, type RefObject } from 'react';
import { useIsHydrated } from '@/lib/rendering/hydrated';
import { isAboveOpened, namesFigure, MOVED } from './goTo';

/** The event of the window that brings all parts of a page at once, near or not: paper shows the whole page. */
export const LOAD_ALL = 'wholepage';

/** Whether an element has come near the window since it was first drawn; true at once where the browser cannot tell, and where the address names a figure that may be in it. What stands above the section that the page was opened at waits until the visitor moves. */
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
      // Whoever scrolls waits for none of it: it is drawn in pieces.
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
