import type { ScaleLinear } from 'd3';

/** Amounts beside an axis, if there is room for as many. */
const MOST = 5;
/** From one line of words to the next, in parts of their size. */
const LINE = 1.25;

/** The round amounts of an upright axis, as CSS pixels and values: fewer where words of this size would lie over each other. */
export const amountTicks = (
  y: ScaleLinear<number, number>,
  text: number,
): readonly { y: number; value: number }[] => {
  const places = (most: number) => y.ticks(most).map((value) => ({ y: y(value), value }));
  for (let most = MOST; most > 1; most -= 1) {
    const found = places(most);
    const [first, second] = found;
    if (!first || !second || Math.abs(first.y - second.y) >= LINE * text) return found;
  }
  return places(1);
};
