import { useEffect, useState, type RefObject } from 'react';
import { namesFigure } from './goTo';

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
    return () => observer.disconnect();
  }, [near, element, margin]);
  return near;
};
