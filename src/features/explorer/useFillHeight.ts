import { breakpoints } from '@/lib/layoutTokens';
import { useBrowserValue } from '@/lib/rendering/hydrated';

/** The minimum height of the treemap by the specification, in CSS pixels. */
const LEAST = 530;
/** The height of everything around the chart in a large viewport: the sticky header, the title with its controls, and the notes below. */
const AROUND = 260;

const measured = (): number =>
  window.innerWidth < breakpoints.tablet
    ? LEAST
    : Math.max(LEAST, Math.floor((window.innerHeight - AROUND) / 10) * 10);

/** The cached height. It is measured once and after each resize: measuring after every render would force a layout. */
let known: number | null = null;
const height = (): number => (known ??= measured());
const subscribe = (changed: () => void) => {
  const handleResize = () => {
    known = measured();
    changed();
  };
  window.addEventListener('resize', handleResize);
  return () => {
    window.removeEventListener('resize', handleResize);
    known = null;
  };
};

/** Returns the height of a chart that fills the viewport, in CSS pixels. In narrow viewports it is the minimum. */
export const useFillHeight = (): number => useBrowserValue(subscribe, height, LEAST);
