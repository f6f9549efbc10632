import type { Box } from './stops';

/** Returns the attributes of a rectangle. */
export const makeBox = (x: number, y: number, width: number, height: number): Box => ({
  x,
  y,
  width,
  height,
});
/** Returns the area that responds to the pointer for a column. It is as high as the plot. */
export const columnTarget = (
  { top, height }: { top: number; height: number },
  x: number,
  width: number,
): Box => makeBox(x, top, Math.max(width, 1), height);
/** Returns the attributes of a line between two points. */
export const makeLine = (x1: number, y1: number, x2: number, y2: number) => ({ x1, x2, y1, y2 });
