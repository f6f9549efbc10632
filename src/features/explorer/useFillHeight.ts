import { useState } from 'react';
import { breakpoints } from '@/lib/layoutTokens';
import { useBrowserValue } from '@/lib/rendering/hydrated';

/** The minimum height of the treemap by the specification, in CSS pixels. */
const MINIMUM_HEIGHT = 530;
/** Height of the sticky header, the title with its controls, and the notes below, in CSS pixels. */
const SURROUNDING_HEIGHT = 260;

const measureHeight = (): number =>
  window.innerWidth < breakpoints.tablet
    ? MINIMUM_HEIGHT
    : Math.max(MINIMUM_HEIGHT, Math.floor((window.innerHeight - SURROUNDING_HEIGHT) / 10) * 10);

/** Returns a store of the height, measured once and after each resize. Measuring after every render would force a layout. */
const createHeightStore = () => {
  let filledHeight: number | null = null;
  return {
    read: (): number => (filledHeight ??= measureHeight()),
    subscribe: (onChange: () => void) => {
      const handleResize = () => {
        filledHeight = measureHeight();
        onChange();
      };
      window.addEventListener('resize', handleResize);
      return () => window.removeEventListener('resize', handleResize);
    },
  };
};

/** Returns the height of a chart that fills the viewport, in CSS pixels. */
export const useFillHeight = (): number => {
  const [heightStore] = useState(createHeightStore);
  return useBrowserValue(heightStore.subscribe, heightStore.read, MINIMUM_HEIGHT);
};
