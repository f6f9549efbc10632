import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';
import throttle from 'lodash/throttle';
import { timings } from '@/lib/layoutTokens';
import { usePorts, type ChartSize } from '@/lib/ports';

export interface DrawingSize extends ChartSize {
  box: RefObject<HTMLDivElement | null>;
}
/** Width before the first measurement, as in prerendering. */
const WIDTH = 800;
/** Text size of charts relative to the text of the page. */
const TEXT_SCALE = 0.8125;

const unmeasured: ChartSize = { width: WIDTH, text: 16 * TEXT_SCALE, isMeasured: false };

/**
 * Follows the width of a chart and its text size, at most every 50 ms. ResizeObserver reports the width after layout; reading it earlier
 * would force a layout. A new size renders as a transition, which yields to the main thread.
 */
export const useDrawingSize = (): DrawingSize => {
  const box = useRef<HTMLDivElement>(null);
  const { chartSizes } = usePorts();
  const [size, setSize] = useState(() => chartSizes?.read() ?? unmeasured);
  useEffect(() => {
    const measure = () => {
      // Without ResizeObserver and without a width, the default stays.
      const width =
        box.current?.clientWidth || (observer ? 0 : (chartSizes?.read() ?? unmeasured).width);
      const text =
        (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) * TEXT_SCALE;
      if (!width) return;
      const measured = { width, text, isMeasured: true };
      chartSizes?.write(measured);
      startTransition(() =>
        setSize((previous) =>
          previous.width === width && previous.text === text && previous.isMeasured
            ? previous
            : measured,
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
  }, [chartSizes]);
  return { box, ...size };
};
