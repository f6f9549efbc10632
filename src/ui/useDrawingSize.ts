import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';
import throttle from 'lodash/throttle';
import { timings } from '@/lib/layoutTokens';
import { usePorts, type ChartSize } from '@/lib/ports';

interface MeasuredSize extends ChartSize {
  /** Height in CSS pixels that fills the screen in full screen, else 0. */
  screenHeight: number;
}
export interface DrawingSize extends MeasuredSize {
  box: RefObject<HTMLDivElement | null>;
}
/** Width before the first measurement, as in prerendering. */
const DEFAULT_WIDTH = 800;
/** Text size of charts relative to the text of the page. */
const TEXT_SCALE = 0.8125;

const defaultSize: ChartSize = { width: DEFAULT_WIDTH, text: 16 * TEXT_SCALE, isMeasured: false };

/** Pixels that stay free above the last line of a figure in full screen. */
const LINE_GAP = 8;

/**
 * Returns the height at which a chart fills the full screen, given its present height, and leaves all other content of its figure in
 * view. Returns 0 if the chart is not in full screen. Several charts of a figure share the screen.
 */
const getScreenHeight = (box: HTMLElement): number => {
  const figure = document.fullscreenElement;
  const line = figure?.querySelector(':scope > .figure__line');
  if (!line || !figure?.contains(box)) return 0;
  const overflow = figure.scrollHeight - figure.clientHeight;
  const spare =
    overflow > 0
      ? -overflow
      : line.getBoundingClientRect().top -
        line.previousElementSibling!.getBoundingClientRect().bottom -
        LINE_GAP;
  return Math.floor(box.clientHeight + spare / figure.querySelectorAll('.drawing__box').length);
};

/**
 * Returns the width of a chart and its text size, updated at most every 50 ms. ResizeObserver reports the width after layout; reading
 * it earlier would force a layout. In full screen, also returns the height that fills the screen. A new size renders as a transition, which yields to the main thread.
 */
export const useDrawingSize = (): DrawingSize => {
  const box = useRef<HTMLDivElement>(null);
  const { chartSizes } = usePorts();
  const [size, setSize] = useState<MeasuredSize>(() => ({
    ...(chartSizes?.read() ?? defaultSize),
    screenHeight: 0,
  }));
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
      const screenHeight = box.current ? getScreenHeight(box.current) : 0;
      startTransition(() =>
        setSize((previousSize) =>
          previousSize.width === width &&
          previousSize.text === textSize &&
          previousSize.screenHeight === screenHeight &&
          previousSize.isMeasured
            ? previousSize
            : { ...newSize, screenHeight },
        ),
      );
    };
    const handleResize = throttle(measure, timings.resizeThrottle);
    const observer =
      typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(handleResize);
    if (observer) observer.observe(box.current!);
    else measure();
    window.addEventListener('resize', handleResize);
    document.addEventListener('fullscreenchange', handleResize);
    return () => {
      observer?.disconnect();
      handleResize.cancel();
      window.removeEventListener('resize', handleResize);
      document.removeEventListener('fullscreenchange', handleResize);
    };
  }, [chartSizes]);
  return { box, ...size };
};
