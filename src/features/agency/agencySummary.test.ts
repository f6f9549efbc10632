import type { AgencyYear } from '@/domain/agencies/agencyProfile';
import type { ListedAgency } from '@/domain/agencies/listedAgency';
import {
  agencyFigures,
  formatAgencyEnd,
  formatAgencyRank,
  formatAgencyStart,
} from './agencySummary';

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
  const earlierYear = { ...year, fiscalYear: 2023, resources: 800 };
  it('starts with the budgetary resources, the year and the share', () => {
    expect(formatAgencyStart(record, year)).toBe(
      'Department of Energy: $1,000 in budgetary resources in FY 2024 (1.00% of the federal total)',
    );
    const text = 'There is no account data for the Department of Energy in FY 2024';
    expect(formatAgencyStart(record, undefined)).toBe(text);
    expect(formatAgencyStart(record, { ...year, resources: null })).toBe(text);
    expect(formatAgencyEnd(record, [], '')).toBe('.');
    expect(formatAgencyEnd(record, [{ ...year, resources: null }, earlierYear], '')).toBe('.');
  });
  it.each<[Partial<AgencyYear>, string]>([
    [
      {},
      ', up 25% on FY 2023, 1st of 2 agencies. It obligated $400 of its resources (40.0%) and paid out $50.',
    ],
    [
      { outlayed: null },
      ', up 25% on FY 2023, 1st of 2 agencies. It obligated $400 of its resources (40.0%).',
    ],
    [
      { obligated: null },
      ', up 25% on FY 2023, 1st of 2 agencies. Its obligations are not available.',
    ],
    // Zero and negative totals have no shares.
    [
      { resources: -5 },
      ', down from $800 in FY 2023, 1st of 2 agencies. It obligated $400 of its resources and paid out $50.',
    ],
  ])('goes on with the change, the rank and the available amounts: %j', (changes, text) =>
    expect(
      formatAgencyEnd(record, [earlierYear, { ...year, ...changes }], '1st of 2 agencies'),
    ).toBe(text),
  );
  it('ranks the agency among all agencies of the year', () => {
    const agencies = [
      { toptierCode: '075', budget: 9 },
      { toptierCode: '089', budget: 5 },
      { toptierCode: '012', budget: null },
    ];
    expect(formatAgencyRank('089', agencies, 108)).toBe('2nd of 108 agencies');
    expect(formatAgencyRank('012', agencies, 108)).toBe('');
    expect(formatAgencyRank('097', agencies, 108)).toBe('');
  });
  it('gives the last day of data for an incomplete year, and the change of the last complete year', () => {
    const incompleteRecord = { ...record, accountYear: 'FY 2024 through 03/31/2024' };
    expect(formatAgencyStart(incompleteRecord, year)).toMatch(
      / in budgetary resources in FY 2024 through 03\/31\/2024 \(/,
    );
    expect(
      formatAgencyEnd(
        incompleteRecord,
        [{ ...earlierYear, fiscalYear: 2022, resources: 500 }, earlierYear, year],
        '1st of 2 agencies',
      ),
    ).toBe(
      ', 1st of 2 agencies. It obligated $400 of its resources (40.0%) and paid out $50. In FY 2023: $800 in budgetary resources, up 60% on FY 2022.',
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
