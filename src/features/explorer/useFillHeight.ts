import { useState } from 'react';
import { breakpoints } from '@/lib/layoutTokens';
import { useBrowserValue } from '@/lib/rendering/hydrated';

/** The minimum height of the treemap by the specification, in CSS pixels. */
const LEAST = 530;
/** The sticky header, the title with its controls, and the notes below. */
const AROUND = 260;

const measure = (): number =>
  window.innerWidth < breakpoints.tablet
    ? LEAST
    : Math.max(LEAST, Math.floor((window.innerHeight - AROUND) / 10) * 10);

/** Measures once and after each resize: measuring after every render would force a layout. */
const createHeight = () => {
  let height: number | null = null;
  return {
    read: (): number => (height ??= measure()),
    subscribe: (onChange: () => void) => {
      const handleResize = () => {
        height = measure();
        onChange();
      };
      window.addEventListener('resize', handleResize);
      return () => window.removeEventListener('resize', handleResize);
    },
  };
};

/** Returns the height of a chart that fills the viewport, in CSS pixels. */
export const useFillHeight = (): number => {
  const [height] = useState(createHeight);
  return useBrowserValue(height.subscribe, height.read, LEAST);
};
