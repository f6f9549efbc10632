import type { ScaleLinear } from 'd3';

/** Maximum number of ticks to try. */
const MAX_TICKS = 5;
/** Line height, as a multiple of the text size. */
const LINE = 1.25;

/**
 * Returns round amounts and their positions in CSS pixels on a vertical axis. Fewer are returned if labels of size `textSize` would
 * overlap.
 */
export const amountTicks = (
  y: ScaleLinear<number, number>,
  textSize: number,
): readonly { y: number; value: number }[] => {
  const getTicks = (count: number) => y.ticks(count).map((value) => ({ y: y(value), value }));
  for (let count = MAX_TICKS; count > 1; count -= 1) {
    const ticks = getTicks(count);
    const [firstTick, secondTick] = ticks;
    if (!firstTick || !secondTick || Math.abs(firstTick.y - secondTick.y) >= LINE * textSize)
      return ticks;
  }
  return getTicks(1);
};
