/** Fills of the parts of a whole. Each has a color token (`styles/_palette.scss`) and a token for the labels on it. */
export const labelTokenByFill = {
  'part-1': 'on-dark',
  'part-2': 'on-dark',
  'part-3': 'on-light',
  'defense-1': 'on-dark',
  'defense-2': 'on-dark',
  'defense-3': 'on-light',
  'health-1': 'on-dark',
  'health-2': 'on-dark',
  'health-3': 'on-light',
  'income-1': 'on-dark',
  'income-2': 'on-dark',
  'income-3': 'on-light',
  'finance-1': 'on-dark',
  'finance-2': 'on-dark',
  'finance-3': 'on-light',
  'commerce-1': 'on-dark',
  'commerce-2': 'on-dark',
  'commerce-3': 'on-light',
  'nature-1': 'on-dark',
  'nature-2': 'on-dark',
  'nature-3': 'on-light',
  'learning-1': 'on-dark',
  'learning-2': 'on-dark',
  'learning-3': 'on-light',
  'award-contracts': 'on-dark',
  'award-idvs': 'on-light',
  'award-grants': 'on-dark',
  'award-direct-payments': 'on-light',
  'award-loans': 'on-dark',
  'award-other': 'on-dark',
} as const;
export type Fill = keyof typeof labelTokenByFill;
/** Number of shades of a hue, from 1, the darkest. */
export const SHADE_COUNT = 3;
export type Shade = 1 | 2 | 3;
/** A hue with three shades. `part` is the hue of parts without a category. */
export type Hue =
  'part' | 'defense' | 'health' | 'income' | 'finance' | 'commerce' | 'nature' | 'learning';

/** Returns the shade of a part by its rank from 0: the largest third of the parts is darkest. */
export const getShade = (rank: number, count: number): Shade =>
  (1 + Math.floor((rank * SHADE_COUNT) / count)) as Shade;
/** Returns the fill and the label color of a part as CSS custom properties. */
export const fillStyle = (fill: Fill): Record<string, string> => ({
  '--fill': `var(--${fill})`,
  '--fill-text': `var(--${labelTokenByFill[fill]})`,
});
