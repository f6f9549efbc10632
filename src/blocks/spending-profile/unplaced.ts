import type { PlaceTotal } from '@/services/search/results';

/** Returns whether a row sums the awards without a county or district: no code, or district 90 for several districts. */
export const isUnplaced = ({ code, name }: Pick<PlaceTotal, 'code' | 'name'>): boolean =>
  !code || /-(90|MULTIPLE DISTRICTS)$/.test(name);

/** Returns the obligations without a county or district in dollars, added in cents. */
export const sumUnplaced = (places: readonly PlaceTotal[]): number =>
  places
    .filter(isUnplaced)
    .reduce((cents, { obligations }) => cents + Math.round((obligations ?? 0) * 100), 0) / 100;
