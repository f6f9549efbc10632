import { useEffect, useRef, useState, type RefObject } from 'react';
import throttle from 'lodash/throttle';
import { timings } from '@/lib/layoutTokens';

export interface DrawingSize {
  /** The box that the drawing fills. */
  box: RefObject<HTMLDivElement | null>;
  /** CSS pixels. */
  width: number;
  /** Size of the words of a drawing, in CSS pixels: they grow with the visitor's text. */
  text: number;
}
/** Of a drawing that has not been measured: drawn in Node, or just now. */
const WIDTH = 800;
/** Words of a drawing, in parts of the page's own text. */
const WORDS = 0.8125;

/** Follows the room that a drawing has and the size of its words, at most every 50 ms. */
export const useDrawingSize = (): DrawingSize => {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: WIDTH, text: 16 * WORDS });
  useEffect(() => {
    const measure = () => {
      const width = box.current?.clientWidth;
      const text = (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) * WORDS;
      if (width)
        setSize((was) => (was.width === width && was.text === text ? was : { width, text }));
    };
    const handleResize = throttle(measure, timings.resizeThrottle);
    measure();
    window.addEventListener('resize', handleResize);
    return () => {
      handleResize.cancel();
      window.removeEventListener('resize', handleResize);
    };
  }, []);
  return { box, ...size };
};
