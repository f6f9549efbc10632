import { useEffect, type RefObject } from 'react';

/**
 * Scrolls a row of links sideways to its current link, each time `current` changes. `scrollIntoView` would also scroll the page. The
 * row must be positioned.
 */
export const useCurrentInView = (row: RefObject<HTMLElement | null>, current?: string): void => {
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && link)
      row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2;
  }, [row, current]);
};
