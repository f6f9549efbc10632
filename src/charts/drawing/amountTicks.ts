import type { ScaleLinear } from 'd3';

/** Maximum number of ticks to try. */
const MOST = 5;
/** Line height, as a multiple of the text size. */
const LINE = 1.25;

/** Returns round amounts for a vertical axis, as CSS pixels and values; fewer if their labels would overlap at this text size. */
export const amountTicks = (
  y: ScaleLinear<number, number>,
  text: number,
): readonly { y: number; value: number }[] => {
  const places = (most: number) => y.ticks(most).map((value) => ({ y: y(value), value }));
  for (let most = MOST; most > 1; most -= 1) {
    const ticks = places(most);
    const [first, second] = ticks;
    if (!first || !second || Math.abs(first.y - second.y) >= LINE * text) return ticks;
  }
  return places(1);
};
