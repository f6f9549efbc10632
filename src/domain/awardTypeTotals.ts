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
