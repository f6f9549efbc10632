import { sumTotals } from '@/domain/awardTypeTotals';
import { toTypeTotals } from './totals';

describe('the totals of a subject', () => {
  it('are added in cents', () => {
    expect(sumTotals({ transaction_contracts: 0.1, transaction_grants: 0.2 })).toBe(0.3);
    expect(sumTotals({ transaction_contracts: 5, transaction_loans: -7.01 })).toBe(-2.01);
    expect(sumTotals({})).toBe(0);
  });
  it('have no sum if one of them is missing', () =>
    expect(sumTotals({ transaction_contracts: 5, transaction_grants: Number.NaN })).toBeNull());
  it('have a row per award type with an amount, without outlays and numbers of awards', () =>
    expect(
      toTypeTotals({
        transaction_other: 3,
        transaction_contracts: 0,
        transaction_idvs: -2,
        transaction_grants: Number.NaN,
      }),
    ).toEqual([
      { type: 'idvs', obligations: -2, outlays: null, awards: null },
      { type: 'grants', obligations: null, outlays: null, awards: null },
      { type: 'other_financial_assistance', obligations: 3, outlays: null, awards: null },
    ]));
});
