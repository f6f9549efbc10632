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
  /** Dollars, from this value to below `to`; the first class starts at -Infinity, the last ends at Infinity. */ from: number;
  to: number;
  count: number;
}
/** Rounds a bound to two significant digits. Rounds it down if it would exceed the largest value and leave the top class empty. */
const roundBound = (value: number, largest: number): number => {
  if (value === 0) return 0;
  const bound = Number(value.toPrecision(2));
  if (bound <= largest) return bound;
  const step = 10 ** (Math.floor(Math.log10(Math.abs(value))) - 1);
  return Number((Math.floor(value / step) * step).toPrecision(2));
};
/**
 * Returns up to six classes with about equal numbers of areas and rounded bounds. Spending is so uneven that classes of equal width would
 * give all but a few counties the same color. Few or equal amounts give fewer classes.
 */
export const colorClasses = (values: readonly number[]): ColorClass[] => {
  const amounts = values.filter(Number.isFinite).sort((a, b) => a - b);
  if (!amounts.length) return [];
  const largest = amounts[amounts.length - 1]!;
  const candidateBounds = Array.from({ length: mapTokens.length - 1 }, (_, at) =>
    roundBound(amounts[Math.floor(((at + 1) * amounts.length) / mapTokens.length)]!, largest),
  );
  // Drops bounds that would leave a class without an amount.
  const bounds = candidateBounds.reduce<number[]>((usedBounds, bound) => {
    const previousBound = usedBounds[usedBounds.length - 1] ?? -Infinity;
    const hasAmount = amounts.some((value) => value >= previousBound && value < bound);
    return hasAmount && bound <= largest ? [...usedBounds, bound] : usedBounds;
  }, []);
  const getToken = (at: number) =>
    mapTokens[
      bounds.length
        ? Math.round((at * (mapTokens.length - 1)) / bounds.length)
        : mapTokens.length - 1
    ]!;
  const classes = [...bounds, Infinity].map((to, at) => ({
    token: getToken(at),
    from: at === 0 ? -Infinity : bounds[at - 1]!,
    to,
    count: 0,
  }));
  amounts.forEach((value) => {
    classes[classOf(classes, value)]!.count += 1;
  });
  return classes;
};
/** Returns the index of a value’s class. */
export const classOf = (classes: readonly ColorClass[], value: number): number => {
  const index = classes.findIndex(({ to }) => value < to);
  return index < 0 ? classes.length - 1 : index;
};
