import { useEffect, useRef, type RefObject } from 'react';

/**
 * Returns a ref for a row of links, which scrolls sideways to its current link each time `current` changes.
 * `scrollIntoView` would also scroll the page.
 */
export const useCurrentInView = (current?: string): RefObject<HTMLElement | null> => {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !link) return;
    const [frame, box] = [row.current.getBoundingClientRect(), link.getBoundingClientRect()];
    row.current.scrollLeft += box.left - frame.left - (frame.width - box.width) / 2;
  }, [current]);
  return row;
};
