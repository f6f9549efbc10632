/** Colours of the classes, low to high: tokens of `styles/_palette.scss`. */
export const mapTokens = [
  '--map-1',
  '--map-2',
  '--map-3',
  '--map-4',
  '--map-5',
  '--map-6',
] as const;
export type MapToken = (typeof mapTokens)[number] | '--map-none';
/** Of an area without an amount. */
export const BLANK: MapToken = '--map-none';
/** A ground of the map's colour with words that can be read on it. */
export const groundOf = (token: MapToken): { background: string; color: string } => ({
  background: `var(${token})`,
  color: /[456]$/.test(token) ? 'var(--on-dark)' : 'var(--ink)',
});

export interface ColorClass {
  token: MapToken;
  /** Dollars, from here up to below `to`; the first class has no beginning, the last no end. */ from: number;
  to: number;
  count: number;
}
/** A bound of two significant digits, never above the largest value: that would fall into the class below. */
const rounded = (value: number, largest: number): number => {
  if (value === 0) return 0;
  const bound = Number(value.toPrecision(2));
  if (bound <= largest) return bound;
  const step = 10 ** (Math.floor(Math.log10(Math.abs(value))) - 1);
  return Number((Math.floor(value / step) * step).toPrecision(2));
};
/**
 * Up to six classes with about as many areas in each, at rounded bounds. Money is so unevenly spread that classes of equal width
 * would paint all but a handful of counties in one colour. Fewer classes where amounts are few or alike.
 */
export const colorClasses = (values: readonly number[]): ColorClass[] => {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
  if (!sorted.length) return [];
  const largest = sorted[sorted.length - 1]!;
  const steps = Array.from({ length: mapTokens.length - 1 }, (_, at) =>
    rounded(sorted[Math.floor(((at + 1) * sorted.length) / mapTokens.length)]!, largest),
  );
  // Each class has an amount: those below its bound that are not below the one before, the last one the largest.
  const bounds = steps.reduce<number[]>((kept, bound) => {
    const before = kept[kept.length - 1] ?? -Infinity;
    const within = sorted.some((value) => value >= before && value < bound);
    return within && bound <= largest ? [...kept, bound] : kept;
  }, []);
  const shade = (at: number) =>
    mapTokens[
      bounds.length
        ? Math.round((at * (mapTokens.length - 1)) / bounds.length)
        : mapTokens.length - 1
    ]!;
  const classes = [...bounds, Infinity].map((to, at) => ({
    token: shade(at),
    from: at === 0 ? -Infinity : bounds[at - 1]!,
    to,
    count: 0,
  }));
  sorted.forEach((value) => {
    classes[classOf(classes, value)]!.count += 1;
  });
  return classes;
};
/** Place of a value among the classes. */
export const classOf = (classes: readonly ColorClass[], value: number): number => {
  const found = classes.findIndex(({ to }) => value < to);
  return found < 0 ? classes.length - 1 : found;
};
