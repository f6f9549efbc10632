import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';
import throttle from 'lodash/throttle';
import { timings } from '@/lib/layoutTokens';

export interface DrawingSize {
  /** The box that the drawing fills. */
  box: RefObject<HTMLDivElement | null>;
  /** CSS pixels. */
  width: number;
  /** Size of the words of a drawing, in CSS pixels: they grow with the visitor's text. */
  text: number;
  /** Whether this is what the browser told, not a guess: names written before are laid out twice. */
  isMeasured: boolean;
}
/** Of a drawing that has not been measured: drawn in Node, or just now. */
const WIDTH = 800;
/** Words of a drawing, in parts of the page's own text. */
const WORDS = 0.8125;

/** What the last drawing measured: the next one most likely has as much room, and then is drawn once. */
let latest = { width: WIDTH, text: 16 * WORDS, isMeasured: false };

/**
 * Follows the room that a drawing has and the size of its words, at most every 50 ms. The browser tells the room when it has laid the page
 * out; asked before, it would have to lay it out for the answer. A drawing of another size is made in pieces.
 */
export const useDrawingSize = (): DrawingSize => {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(latest);
  useEffect(() => {
    const measure = () => {
      // Where a browser does not tell the room, the guess stands.
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
