import { breakpoints } from '@/lib/layoutTokens';
import { useBrowserValue } from '@/lib/rendering/hydrated';

/** Height of the specification's treemap, in CSS pixels: the least. */
const LEAST = 530;
/** What stands over the drawing and under it in a large window: the band that stays, the title with its choices, the lines below. */
const AROUND = 260;

const measured = (): number =>
  window.innerWidth < breakpoints.tablet
    ? LEAST
    : Math.max(LEAST, Math.floor((window.innerHeight - AROUND) / 10) * 10);

/** The height while it is shown. The window is asked once and when it changes: asked after each drawing, it would lay out what was drawn at once. */
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

/** Height of a drawing that fills the window, in CSS pixels; in a narrow window, where the page is scrolled anyway, the least. */
export const useFillHeight = (): number => useBrowserValue(subscribe, height, LEAST);
