import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { useBrowserValue, useIsHydrated } from '@/lib/rendering/hydrated';

/** The query of windows narrower than a width in CSS pixels. Paper is never narrow: it prints the wide layout, whatever the window was. */
export const narrowerThan = (width: number): string => `screen and (max-width: ${width - 1}px)`;

const listOf = (query: string): MediaQueryList | undefined =>
  typeof window.matchMedia === 'function' ? window.matchMedia(query) : undefined;
/** Whether the page is being drawn for paper. */
const paper = { inView: false };
const holds = (query: string): boolean => {
  if (paper.inView && /^(print|screen)/.test(query)) return query.startsWith('print');
  return listOf(query)?.matches === true;
};
const subscribe = (query: string, tell: () => void): (() => void) => {
  const list = listOf(query);
  // The browser counts its sheets as soon as this event is over and before it turns to paper: what changes there is drawn within it.
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

/**
 * Whether a media query holds, following the window. A query that begins with `print` or `screen` also follows the paper while the page is
 * printed. Before hydration none holds.
 */
export const useMediaQuery = (query: string): boolean =>
  useBrowserValue(
    useCallback((tell) => subscribe(query, tell), [query]),
    () => holds(query),
    false,
  );

/**
 * Returns for which windows to render what looks one way below `width` CSS pixels and another from there on: for both before hydration,
 * so that the stylesheet can show the one that fits.
 */
export const useWindowKinds = (width: number): { narrow: boolean; wide: boolean } => {
  const narrow = useMediaQuery(narrowerThan(width));
  const isHydrated = useIsHydrated();
  return { narrow: narrow || !isHydrated, wide: !narrow || !isHydrated };
};
