/** Map scale, low to high (pages document §1.2). */
export const mapColors = [
  '#C7EFE2',
  '#92D9BB',
  '#5ABF95',
  '#34A37E',
  '#2E8367',
  '#286846',
] as const;
export const BLANK = '#F0F0F0';

export interface ColorClass {
  color: string;
  /** Dollars, from here up to below `to`; the first class has no beginning, the last no end. */ from: number;
  to: number;
  count: number;
}
/** A bound of two significant digits. */
const rounded = (value: number): number => (value === 0 ? 0 : Number(value.toPrecision(2)));
/**
 * Up to six classes with about as many areas in each, at rounded bounds. Money is so unevenly spread that classes of equal width
 * would paint all but a handful of counties in one colour. Fewer classes where amounts are few or alike.
 */
export const colorClasses = (values: readonly number[]): ColorClass[] => {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
  if (!sorted.length) return [];
  const steps = Array.from({ length: mapColors.length - 1 }, (_, at) =>
    rounded(sorted[Math.floor(((at + 1) * sorted.length) / mapColors.length)]!),
  );
  const bounds = [...new Set(steps)].filter(
    (bound) => bound > sorted[0]! && bound <= sorted[sorted.length - 1]!,
  );
  const shade = (at: number) =>
    mapColors[
      bounds.length
        ? Math.round((at * (mapColors.length - 1)) / bounds.length)
        : mapColors.length - 1
    ]!;
  const classes = [...bounds, Infinity].map((to, at) => ({
    color: shade(at),
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
