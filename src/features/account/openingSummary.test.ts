import { makeAccountTotals } from '@/domain/federalAccount/account';
import {
  formatAccountEnd,
  formatAccountRank,
  formatAccountStart,
  getChangeYear,
} from './openingSummary';

const complete = { year: 2024, yearText: 'FY 2024' };
const partial = { year: 2025, yearText: 'FY 2025 through 08/31/2025' };
const totals = makeAccountTotals({ budgetAuthority: 1000, obligated: 400, outlay: 50 });
const change = { amount: 1000, earlier: 800 };
const rank = '2nd of 9 federal accounts';

describe('the opening of a federal account', () => {
  it('starts with the title, the budgetary resources and the year', () => {
    expect(formatAccountStart('Salaries', 'FY 2024', totals)).toBe(
      'Salaries: $1,000 in budgetary resources in FY 2024',
    );
    expect(formatAccountStart('', 'FY 2024', totals)).toBe(
      'This account: $1,000 in budgetary resources in FY 2024',
    );
  });
  it('reports a year without amounts', () => {
    expect(formatAccountStart('Salaries', 'FY 2024', null)).toBe(
      'Salaries: the budgetary resources in FY 2024 are not available',
    );
    expect(formatAccountEnd({ shown: complete, totals: null, change, rank })).toBe('.');
    const unknown = totals.set('budgetAuthority', null);
    expect(formatAccountEnd({ shown: complete, totals: unknown, change, rank })).toBe('.');
  });
  it('states the change of a complete year beside its amount', () => {
    expect(getChangeYear(complete)).toBe(2024);
    expect(formatAccountEnd({ shown: complete, totals, change, rank })).toBe(
      ', up 25% on FY 2023, 2nd of 9 federal accounts. It obligated $400 of its resources (40.0%) and paid out $50.',
    );
  });
  it('states the change of the last complete year in its own sentence', () => {
    expect(getChangeYear(partial)).toBe(2024);
    expect(formatAccountEnd({ shown: partial, totals, change, rank: '' })).toBe(
      '. It obligated $400 of its resources (40.0%) and paid out $50. In FY 2024: $1,000 in budgetary resources, up 25% on FY 2023.',
    );
  });
  it('ranks an account only if it is among the largest', () => {
    const rows = [
      { number: '097-0100', resources: 9 },
      { number: '012-0100', resources: 5 },
      { number: '', resources: null },
    ].map((row) => ({ ...row, title: '', agency: '', agencyAbbreviation: '' }));
    const page = { rows, total: 1234 };
    expect(formatAccountRank('012-0100', page)).toBe('2nd of 1,234 federal accounts');
    expect(formatAccountRank('012-0200', page)).toBe('');
  });
});
