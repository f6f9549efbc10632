import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';
import throttle from 'lodash/throttle';
import { timings } from '@/lib/layoutTokens';
import { usePorts, type ChartSize } from '@/lib/ports';

export interface DrawingSize extends ChartSize {
  box: RefObject<HTMLDivElement | null>;
}
/** Width before the first measurement, as in prerendering. */
const DEFAULT_WIDTH = 800;
/** Text size of charts relative to the text of the page. */
const TEXT_SCALE = 0.8125;

const defaultSize: ChartSize = { width: DEFAULT_WIDTH, text: 16 * TEXT_SCALE, isMeasured: false };

/**
 * Returns the width of a chart and its text size, updated at most every 50 ms. ResizeObserver reports the width after layout; reading
 * it earlier would force a layout. A new size renders as a transition, which yields to the main thread.
 */
export const useDrawingSize = (): DrawingSize => {
  const box = useRef<HTMLDivElement>(null);
  const { chartSizes } = usePorts();
  const [size, setSize] = useState(() => chartSizes?.read() ?? defaultSize);
  useEffect(() => {
    const measure = () => {
      // Without ResizeObserver, an element without a width keeps the last or default width.
      const width =
        box.current?.clientWidth || (observer ? 0 : (chartSizes?.read() ?? defaultSize).width);
      const textSize =
        (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) * TEXT_SCALE;
      if (!width) return;
      const newSize = { width, text: textSize, isMeasured: true };
      chartSizes?.write(newSize);
      startTransition(() =>
        setSize((previousSize) =>
          previousSize.width === width && previousSize.text === textSize && previousSize.isMeasured
            ? previousSize
            : newSize,
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
