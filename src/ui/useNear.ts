import { useEffect, useState, type RefObject } from 'react';
import { namesFigure } from './goTo';

/** The event of the window that brings all parts of a page at once, near or not: paper shows the whole page. */
export const LOAD_ALL = 'wholepage';

/** Whether an element has come near the window since it was first drawn; true at once where the browser cannot tell, and where the address names a figure that may be in it. */
export const useNear = (element: RefObject<Element | null>, margin = '600px'): boolean => {
  const [near, setNear] = useState(
    () => typeof IntersectionObserver === 'undefined' || namesFigure(),
  );
  useEffect(() => {
    if (near || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    const load = () => setNear(true);
    window.addEventListener(LOAD_ALL, load);
    return () => {
      observer.disconnect();
      window.removeEventListener(LOAD_ALL, load);
    };
  }, [near, element, margin]);
  return near;
};
