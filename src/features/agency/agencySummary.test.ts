import type { AgencyYear } from '@/domain/agencies/agencyProfile';
import type { ListedAgency } from '@/domain/agencies/listedAgency';
import { agencyFigures, agencySentence, addArticle } from './agencySummary';

const record = {
  agency: { name: 'Department of Energy', abbreviation: '' } as ListedAgency,
  fy: 2024,
  query: { toptierCode: '089', fy: 2024 },
  accountYear: 'FY 2024',
  awardYear: 'FY 2024',
};
const year: AgencyYear = {
  fiscalYear: 2024,
  resources: 1000,
  federalResources: 100_000,
  obligated: 400,
  outlayed: 50,
  periods: [],
};

describe('the text of an agency profile', () => {
  it.each([
    ['Department of Energy', 'the Department of Energy'],
    ['Access Board', 'the Access Board'],
    ['Social Security Administration', 'the Social Security Administration'],
    ['The Judicial Branch', 'The Judicial Branch'],
    ['Farm Credit System', 'Farm Credit System'],
  ])('adds an article to the name only if needed: %s', (name, expected) =>
    expect(addArticle(name)).toBe(expected),
  );
  it('gives the available amounts of resources, obligations and outlays', () => {
    const budget =
      'In FY 2024, the Department of Energy had $1,000 in budgetary resources, 1.00% of the federal total';
    expect(agencySentence(record, year)).toBe(
      `${budget}. It obligated $400 of them (40.0%) and paid out $50.`,
    );
    expect(agencySentence(record, { ...year, outlayed: null })).toBe(
      `${budget}. It obligated $400 of them (40.0%).`,
    );
    expect(agencySentence(record, { ...year, obligated: null })).toBe(
      `${budget}. Its obligations are not available.`,
    );
    // Zero and negative totals have no shares.
    expect(agencySentence(record, { ...year, resources: -5, federalResources: 0 })).toBe(
      'In FY 2024, the Department of Energy had -$5 in budgetary resources, -- of the federal total. It obligated $400 of them and paid out $50.',
    );
    const noDataSentence = 'There is no account data for the Department of Energy in FY 2024.';
    expect(agencySentence(record, undefined)).toBe(noDataSentence);
    expect(agencySentence(record, { ...year, resources: null })).toBe(noDataSentence);
  });
  it('gives the last day of data for an incomplete year', () => {
    const incompleteRecord = { ...record, accountYear: 'FY 2024 through 03/31/2024' };
    expect(agencySentence(incompleteRecord, year)).toMatch(
      /^In FY 2024 through 03\/31\/2024, the Department/,
    );
    expect(agencyFigures(incompleteRecord, year, 100).map(({ exact }) => exact)).toEqual([
      '$1,000.00, 1.00% of the federal budget of FY 2024 through 03/31/2024',
      '$400.00, 40.0% of budgetary resources in FY 2024 through 03/31/2024',
      '$50.00 paid out in FY 2024 through 03/31/2024',
      '$100.00 in FY 2024, 25.0% of obligations in FY 2024 through 03/31/2024',
    ]);
  });
  it('shows -- for missing figures', () => {
    for (const { value } of agencyFigures(record, undefined, null)) expect(value).toBe('--');
    expect(agencyFigures(record, year, 100).map(({ value, exact }) => [value, exact])).toEqual([
      ['$1,000', '$1,000.00, 1.00% of the federal budget of FY 2024'],
      ['$400', '$400.00, 40.0% of budgetary resources in FY 2024'],
      ['$50', '$50.00 paid out in FY 2024'],
      ['$100', '$100.00 in FY 2024, 25.0% of obligations'],
    ]);
  });
});
