import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { useBrowserValue, useIsHydrated } from '@/lib/rendering/hydrated';

/** Returns the media query for viewports narrower than `width` CSS pixels. Print is never narrow: it uses the wide layout. */
export const narrowerThan = (width: number): string => `screen and (max-width: ${width - 1}px)`;

const getQueryList = (query: string): MediaQueryList | undefined =>
  typeof window.matchMedia === 'function' ? window.matchMedia(query) : undefined;
/** Whether the page is being printed. */
const printState = { isPrinting: false };
const isMatching = (query: string): boolean => {
  if (printState.isPrinting && /^(print|screen)/.test(query)) return query.startsWith('print');
  return getQueryList(query)?.matches === true;
};
const subscribe = (query: string, onChange: () => void): (() => void) => {
  const queryList = getQueryList(query);
  // The browser lays out the pages right after this event, so React must render within it.
  const handlePrint = () => {
    printState.isPrinting = true;
    flushSync(onChange);
  };
  const handlePrintEnd = () => {
    printState.isPrinting = false;
    onChange();
  };
  queryList?.addEventListener('change', onChange);
  window.addEventListener('beforeprint', handlePrint);
  window.addEventListener('afterprint', handlePrintEnd);
  return () => {
    queryList?.removeEventListener('change', onChange);
    window.removeEventListener('beforeprint', handlePrint);
    window.removeEventListener('afterprint', handlePrintEnd);
  };
};

/**
 * Returns whether a media query matches; false before hydration. `print` and `screen` queries also update when printing starts or ends.
 */
export const useMediaQuery = (query: string): boolean =>
  useBrowserValue(
    useCallback((onChange) => subscribe(query, onChange), [query]),
    () => isMatching(query),
    false,
  );

/** Returns which layouts to render. Before hydration both render, so that the stylesheet can show the layout that fits. */
export const useViewportKinds = (width: number): { isNarrow: boolean; isWide: boolean } => {
  const isNarrow = useMediaQuery(narrowerThan(width));
  const isHydrated = useIsHydrated();
  return { isNarrow: isNarrow || !isHydrated, isWide: !isNarrow || !isHydrated };
};
