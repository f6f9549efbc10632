import {
  agencyPath,
  agencyTitle,
  formatListPeriod,
  formatShare,
  sumAgencies,
  type ListedAgency,
} from './listedAgency';

describe('a listed agency', () => {
  it('has its name as title, with the abbreviation if it has one', () => {
    expect(agencyTitle({ name: 'Department of Energy', abbreviation: 'DOE' })).toBe(
      'Department of Energy (DOE)',
    );
    expect(agencyTitle({ name: 'Peace Board', abbreviation: '' })).toBe('Peace Board');
  });
  it('has a path with its slug, or else its ID, and an optional section', () => {
    expect(agencyPath({ id: '862', slug: 'department-of-energy' })).toBe(
      '/agency/department-of-energy',
    );
    expect(agencyPath({ id: '862', slug: '' }, 'award-spending')).toBe(
      '/agency/862?section=award-spending',
    );
  });
  it.each([
    [0.12345, '12.35%'],
    [0.00001, 'Less than 0.01%'],
    [0, '0.00%'],
    [null, '--'],
  ])('formats the share %s as %s', (share, expected) => expect(formatShare(share)).toBe(expected));
});

describe('the amounts of the listed agencies', () => {
  const createAgency = (changes: Partial<ListedAgency>): ListedAgency => ({
    id: '1',
    slug: '',
    toptierCode: '001',
    name: 'Agency',
    abbreviation: '',
    justification: '',
    budgetaryResources: null,
    share: null,
    obligations: null,
    outlays: null,
    fiscalYear: '2025',
    quarter: '4',
    ...changes,
  });
  const latest = { year: 2025, quarter: 4, period: 11, latestSubmissionDate: '2025-08-31' };
  it('are summed in cents, without the agencies that have none', () => {
    const agencies = [0.1, 0.2, null].map((outlays) => createAgency({ outlays }));
    expect([sumAgencies(agencies, 'outlays'), sumAgencies(agencies, 'obligations')]).toEqual([
      0.3, 0,
    ]);
  });
  it('belong to the latest year through its last day of data, or to another year', () => {
    expect([
      formatListPeriod([createAgency({})], latest),
      formatListPeriod([createAgency({ fiscalYear: '2024' })], latest),
      formatListPeriod([createAgency({ quarter: '' })], undefined),
      formatListPeriod([createAgency({ fiscalYear: '' })], latest),
      formatListPeriod([], latest),
    ]).toEqual(['FY 2025 through 08/31/2025', 'FY 2024, through Q4', 'FY 2025', '', '']);
  });
});
