import { groupCodes, type AwardGroupKey } from './codes/awardTypes';
import type { Dollars } from './format';
import { changeAwardTypes } from './search/changes';
import type { SearchFilters } from './search/searchFilters';

export type AwardType =
  'contracts' | 'direct_payments' | 'grants' | 'idvs' | 'loans' | 'other_financial_assistance';
/** Returns the group of the award type filter with the codes of an award type. */
export const awardGroupOf = (type: AwardType): AwardGroupKey =>
  type === 'other_financial_assistance' ? 'other' : type;
/** Returns filters limited to some award types. */
export const limitToAwardTypes = (
  filters: SearchFilters,
  types: readonly AwardType[],
): SearchFilters =>
  changeAwardTypes(
    filters,
    types.flatMap((type) => groupCodes(awardGroupOf(type))),
    'add',
  );
/** Totals of one award type; null if the API does not report them. */
export interface AwardTypeTotal {
  type: AwardType;
  obligations: Dollars | null;
  outlays: Dollars | null;
  awards: number | null;
}
/** Returns the sum of amounts by name in dollars, added in cents; null if one of them is NaN. */
export const sumTotals = (totals: Readonly<Partial<Record<string, Dollars>>>): Dollars | null => {
  const cents = Object.values(totals).reduce<number>(
    (sum, amount) => sum + Math.round((amount ?? 0) * 100),
    0,
  );
  return Number.isFinite(cents) ? cents / 100 : null;
};
