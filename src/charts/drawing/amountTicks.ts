import type { ScaleLinear } from 'd3';

/** Maximum number of ticks to try. */
const MOST = 5;
/** Line height, as a multiple of the text size. */
const LINE = 1.25;

/**
 * Returns round amounts and their positions in CSS pixels on a vertical axis. Fewer are returned if labels of size `text` would
 * overlap.
 */
export const amountTicks = (
  y: ScaleLinear<number, number>,
  text: number,
): readonly { y: number; value: number }[] => {
  const getTicks = (most: number) => y.ticks(most).map((value) => ({ y: y(value), value }));
  for (let most = MOST; most > 1; most -= 1) {
    const ticks = getTicks(most);
    const [first, second] = ticks;
    if (!first || !second || Math.abs(first.y - second.y) >= LINE * text) return ticks;
  }
  return getTicks(1);
};
