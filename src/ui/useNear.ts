import { startTransition, useEffect, useMemo, useState, type RefObject } from 'react';
import { useIsHydrated } from '@/lib/rendering/hydrated';
import { isAboveOpenedSection, hasFigureInAddress, MOVED_EVENT } from './goTo';

/** A window event that loads all deferred sections of a page, because print shows the whole page. */
export const LOAD_ALL_EVENT = 'wholepage';

/**
 * Returns whether an element has been near the viewport. Returns true at once without IntersectionObserver, or if the address names a
 * figure, which may be inside. An element above the section that the page was opened at waits until the visitor scrolls or acts.
 */
export const useNear = (element: RefObject<Element | null>, margin = '600px'): boolean => {
  const isHydrated = useIsHydrated();
  const isImmediate = useMemo(
    () => isHydrated && (typeof IntersectionObserver === 'undefined' || hasFigureInAddress()),
    [isHydrated],
  );
  const [hasBeenNear, setNear] = useState(false);
  const isNear = isImmediate || hasBeenNear;
  useEffect(() => {
    if (isNear || !element.current) return undefined;
    const target = element.current;
    let isInReach = false;
    const updateNear = () => {
      // Renders as a transition, so that scrolling stays smooth.
      if (isInReach && !isAboveOpenedSection(target)) startTransition(() => setNear(true));
    };
    const observer = new IntersectionObserver(
      (entries) => {
        isInReach ||= entries.some(({ isIntersecting }) => isIntersecting);
        updateNear();
      },
      { rootMargin: margin },
    );
    observer.observe(target);
    const load = () => setNear(true);
    window.addEventListener(LOAD_ALL_EVENT, load);
    window.addEventListener(MOVED_EVENT, updateNear);
    return () => {
      observer.disconnect();
      window.removeEventListener(LOAD_ALL_EVENT, load);
      window.removeEventListener(MOVED_EVENT, updateNear);
    };
  }, [isNear, element, margin]);
  return isNear;
};
