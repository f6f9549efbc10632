import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { useBrowserValue, useIsHydrated } from '@/lib/rendering/hydrated';

/** Returns the media query for viewports narrower than `width` CSS pixels. Print is never narrow: it uses the wide layout. */
export const narrowerThan = (width: number): string => `screen and (max-width: ${width - 1}px)`;

const listOf = (query: string): MediaQueryList | undefined =>
  typeof window.matchMedia === 'function' ? window.matchMedia(query) : undefined;
/** Whether the page is being printed. */
const paper = { inView: false };
const holds = (query: string): boolean => {
  if (paper.inView && /^(print|screen)/.test(query)) return query.startsWith('print');
  return listOf(query)?.matches === true;
};
const subscribe = (query: string, tell: () => void): (() => void) => {
  const list = listOf(query);
  // The browser lays out the pages right after this event, so React must render within it.
  const handlePrint = () => {
    paper.inView = true;
    flushSync(tell);
  };
  const handlePrinted = () => {
    paper.inView = false;
    tell();
  };
  list?.addEventListener('change', tell);
  window.addEventListener('beforeprint', handlePrint);
  window.addEventListener('afterprint', handlePrinted);
  return () => {
    list?.removeEventListener('change', tell);
    window.removeEventListener('beforeprint', handlePrint);
    window.removeEventListener('afterprint', handlePrinted);
  };
};

/** Returns whether a media query matches; `print` and `screen` also follow printing. Always false before hydration. */
export const useMediaQuery = (query: string): boolean =>
  useBrowserValue(
    useCallback((tell) => subscribe(query, tell), [query]),
    () => holds(query),
    false,
  );

/** Returns which layouts to render. Before hydration both, so that the stylesheet can show the one that fits. */
export const useWindowKinds = (width: number): { narrow: boolean; wide: boolean } => {
  const narrow = useMediaQuery(narrowerThan(width));
  const isHydrated = useIsHydrated();
  return { narrow: narrow || !isHydrated, wide: !narrow || !isHydrated };
};
