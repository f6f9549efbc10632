/** Returns the attributes of a rectangle. */
export const rectAt = (x: number, y: number, width: number, height: number) => ({
  x,
  y,
  width,
  height,
});
/** Returns the attributes of a line between two points. */
export const lineFrom = (x1: number, y1: number, x2: number, y2: number) => ({ x1, x2, y1, y2 });
