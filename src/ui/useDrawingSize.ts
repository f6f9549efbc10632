import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';
import throttle from 'lodash/throttle';
import { timings } from '@/lib/layoutTokens';

export interface DrawingSize {
  /** The element that the chart fills. */
  box: RefObject<HTMLDivElement | null>;
  /** Width in CSS pixels. */
  width: number;
  /** Text size of a chart in CSS pixels; it grows with the visitor’s text size. */
  text: number;
  /** Whether the size was measured and is not a default; labels laid out before are laid out again. */
  isMeasured: boolean;
}
/** Width before the first measurement, as in prerendering. */
const WIDTH = 800;
/** Text size of charts relative to the text of the page. */
const WORDS = 0.8125;

/** The last measured size. The next chart likely has the same, and then renders only once. */
let latest = { width: WIDTH, text: 16 * WORDS, isMeasured: false };

/**
 * Follows the width of a chart and its text size, at most every 50 ms. ResizeObserver reports the width after layout; reading it earlier
 * would force a layout. A new size renders as a transition, which yields to the main thread.
 */
export const useDrawingSize = (): DrawingSize => {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(latest);
  useEffect(() => {
    const measure = () => {
      // Without ResizeObserver and without a width, the default stays.
      const width = box.current?.clientWidth || (observer ? 0 : latest.width);
      const text = (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) * WORDS;
      if (!width) return;
      if (latest.width !== width || latest.text !== text || !latest.isMeasured)
        latest = { width, text, isMeasured: true };
      const measured = latest;
      startTransition(() =>
        setSize((was) =>
          was.width === width && was.text === text && was.isMeasured ? was : measured,
        ),
      );
    };
    const handleResize = throttle(measure, timings.resizeThrottle);
    const observer =
      typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(handleResize);
    if (observer) observer.observe(box.current!);
    else measure();
    window.addEventListener('resize', handleResize);
    return () => {
      observer?.disconnect();
      handleResize.cancel();
      window.removeEventListener('resize', handleResize);
    };
  }, []);
  return { box, ...size };
};
