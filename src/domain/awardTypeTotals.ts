import type { Dollars } from './format';

export type AwardType =
  'contracts' | 'direct_payments' | 'grants' | 'idvs' | 'loans' | 'other_financial_assistance';
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
