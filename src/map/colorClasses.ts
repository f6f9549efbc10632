/** Colors of the classes, low to high: tokens of `styles/_palette.scss`. */
export const mapTokens = [
  '--map-1',
  '--map-2',
  '--map-3',
  '--map-4',
  '--map-5',
  '--map-6',
] as const;
export type MapToken = (typeof mapTokens)[number] | '--map-none';
/** The color of an area without an amount. */
export const BLANK: MapToken = '--map-none';
/** Returns a style with the token's color as the background and a readable text color. */
export const getTokenStyle = (token: MapToken): { background: string; color: string } => ({
  background: `var(${token})`,
  color: /[456]$/.test(token) ? 'var(--on-mark)' : 'var(--ink)',
});

export interface ColorClass {
  token: MapToken;
  /** Dollars, from this value to below `to`. The first class starts at -Infinity. The last one ends at Infinity, or at `ABOVE_ZERO`. */ from: number;
  to: number;
  count: number;
}
export interface ColorScale {
  classes: readonly ColorClass[];
  /** How the classes are chosen, for visitors; empty if all amounts have one color. */
  method: string;
}
/** The end of a class of amounts of zero or less, which no positive amount is below. */
export const ABOVE_ZERO = Number.MIN_VALUE;

/** Round bounds: the multiples of each power of ten, or of each second one. */
interface Steps {
  multiples: readonly number[];
  powers: 1 | 2;
  /** How much larger each bound is than the one before. */ method: string;
}
/** From the finest steps to the coarsest. */
const stepsByFineness: readonly Steps[] = [
  { multiples: [1, 1.5, 2, 3, 5, 7], powers: 1, method: 'about 1.5 times' },
  { multiples: [1, 2, 5], powers: 1, method: 'about twice' },
  { multiples: [1], powers: 1, method: 'ten times' },
  { multiples: [1], powers: 2, method: 'a hundred times' },
];
/** Amounts below a cent count as a cent, because smaller bounds would have no readable label. */
const LEAST_BOUND = 0.01;
/** Steps are too fine if a larger share of the amounts is below the lowest step that has a class. */
const MAX_SHARE_BELOW = 0.25;

const getBound = ({ multiples, powers }: Steps, at: number): number => {
  const cycle = Math.floor(at / multiples.length);
  return Number(`${multiples[at - cycle * multiples.length]}e${cycle * powers}`);
};
/** Returns the index of the largest bound that is not above a positive amount. */
const findStep = ({ multiples, powers }: Steps, amount: number): number => {
  // The text of the number is exact, unlike its logarithm.
  const [mantissa, exponent] = amount.toExponential().split('e').map(Number);
  const multiple = powers > 1 ? 0 : multiples.filter((each) => each <= mantissa!).length - 1;
  return Math.floor(exponent! / powers) * multiples.length + multiple;
};
/** Returns the inner bounds of at most `maxClasses` classes of sorted positive amounts, and the steps they are in. */
const findBounds = (
  amounts: readonly number[],
  maxClasses: number,
): { bounds: readonly number[]; steps?: Steps } => {
  if (!amounts.length) return { bounds: [] };
  const [least, largest] = [amounts[0]!, amounts[amounts.length - 1]!];
  const candidates = stepsByFineness.map((steps) => {
    const top = findStep(steps, largest);
    const bottom = Math.max(findStep(steps, least), top - maxClasses + 1);
    return { steps, top, bottom };
  });
  const isFineEnough = ({ steps, bottom }: (typeof candidates)[number]) => {
    const lowestBound = getBound(steps, bottom);
    const countBelow = amounts.filter((amount) => amount < lowestBound).length;
    return countBelow <= MAX_SHARE_BELOW * amounts.length;
  };
  const { steps, top, bottom } = candidates.find(isFineEnough) ?? candidates.at(-1)!;
  const bounds = Array.from({ length: top - bottom }, (_, at) => getBound(steps, bottom + 1 + at));
  return { bounds, steps };
};

/**
 * Returns at most six classes with round logarithmic bounds, such as $1M, $10M and $100M. Spending is so uneven that classes of equal
 * width would give all but a few counties the same color.
 *
 * - The top class starts at the largest bound that an amount reaches. Lower classes follow in equal steps of the logarithm.
 * - Steps are the finest of four kinds whose classes leave at most a quarter of the amounts below the lowest step. Those amounts are
 *   in the first class.
 * - Zero and negative amounts, which have no logarithm, share a first class of their own.
 * - Amounts within one step, such as a single amount or equal amounts, are one class.
 * - Missing amounts and amounts that are not finite are in no class.
 *
 * The first and last class always have amounts; a class between them can be empty.
 */
export const makeColorScale = (values: readonly number[]): ColorScale => {
  const amounts = values.filter(Number.isFinite).sort((a, b) => a - b);
  const positiveAmounts = amounts.filter((amount) => amount > 0);
  const zeroBounds = positiveAmounts.length < amounts.length ? [ABOVE_ZERO] : [];
  const { bounds, steps } = findBounds(
    positiveAmounts.map((amount) => Math.max(LEAST_BOUND, amount)),
    mapTokens.length - zeroBounds.length,
  );
  const ends = [...zeroBounds, ...bounds, ...(positiveAmounts.length ? [Infinity] : [])];
  const getToken = (at: number) =>
    mapTokens[
      ends.length > 1
        ? Math.round((at * (mapTokens.length - 1)) / (ends.length - 1))
        : mapTokens.length - 1
    ]!;
  const classes = ends.map((to, at) => ({
    token: getToken(at),
    from: at === 0 ? -Infinity : ends[at - 1]!,
    to,
    count: 0,
  }));
  amounts.forEach((value) => {
    classes[classOf(classes, value)]!.count += 1;
  });
  const stepText = steps && bounds.length > 1 ? ` Each step is ${steps.method} the last.` : '';
  return { classes, method: classes.length > 1 ? `Colors by amount.${stepText}` : '' };
};
/** Returns the index of a value’s class. */
export const classOf = (classes: readonly ColorClass[], value: number): number => {
  const index = classes.findIndex(({ to }) => value < to);
  return index < 0 ? classes.length - 1 : index;
};
