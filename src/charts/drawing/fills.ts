/** Number of shades of a hue, from 1, the darkest. */
export const SHADE_COUNT = 3;
export type Shade = 1 | 2 | 3;
/** A hue with three shades. `part` is the hue of parts without a category. */
export type Hue =
  'part' | 'defense' | 'health' | 'income' | 'finance' | 'commerce' | 'nature' | 'learning';
type AwardKind = 'contracts' | 'idvs' | 'grants' | 'direct-payments' | 'loans' | 'other';
/** Fill of a part of a whole. Each has a color token in `styles/_palette.scss`. */
export type Fill = `${Hue}-${Shade}` | `award-${AwardKind}`;

const lightFills = /-3$|-idvs|-direct/;
/** Returns the color token of labels on a fill. */
export const labelToken = (fill: Fill): 'on-light' | 'on-dark' =>
  lightFills.test(fill) ? 'on-light' : 'on-dark';

/** Returns the shade of a part by its rank from 0: the largest third of the parts is darkest. */
export const getShade = (rank: number, count: number): Shade =>
  (1 + Math.floor((rank * SHADE_COUNT) / count)) as Shade;
/** Returns the fill and the label color of a part as CSS custom properties. */
export const fillStyle = (fill: Fill): Record<string, string> => ({
  '--fill': `var(--${fill})`,
  '--fill-text': `var(--${labelToken(fill)})`,
});
