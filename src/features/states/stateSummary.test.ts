import { makeStateOverview, makeStateProfile } from '@/domain/stateProfile/stateProfile';
import { formatStateRank, formatStateStart, getDemographics, stateFigures } from './stateSummary';

const today = '2025-11-15';
const buildProfile = (fy: string, overview: Parameters<typeof makeStateOverview>[0]) =>
  makeStateProfile({ fy, overview: makeStateOverview({ name: 'Texas', ...overview }) });

describe('the text of a state profile', () => {
  it('describes a missing amount as not available', () =>
    expect(formatStateStart(buildProfile('2024', {}), today)).toBe(
      'Texas: the amount obligated for work there in FY 2024 is not available',
    ));
  it('starts with the amount and its period', () =>
    expect(
      formatStateStart(
        buildProfile('2024', { name: 'District of Columbia', totalPrimeAmount: 2_500_000 }),
        today,
      ),
    ).toBe('District of Columbia: $2.5 million obligated for work there in FY 2024'));
  it('ranks a state among the 50 states and a territory among all states and territories', () => {
    const places = [
      { code: 'DC', obligations: 9 },
      { code: 'TX', obligations: 7 },
      { code: 'PR', obligations: 5 },
      { code: 'OH', obligations: 3 },
      { code: 'UT', obligations: 3 },
      { code: 'PW', obligations: 100 },
    ].map((place) => ({ ...place, name: '', population: null, perCapita: null }));
    expect(formatStateRank('TX', places)).toBe('1st of 50 states');
    expect(formatStateRank('OH', places)).toBe('tied for 2nd of 50 states');
    expect(formatStateRank('PR', places)).toBe('3rd of 56 states and territories');
    expect(formatStateRank('DC', places)).toBe('1st of 56 states and territories');
    expect(formatStateRank('ME', places)).toBe('');
  });
  it.each([null, 0])('shows -- for a population, amount per capita and income of %s', (value) => {
    const profile = buildProfile('2025', {
      totalPrimeAmount: 1,
      population: value,
      awardAmountPerCapita: value,
      medianHouseholdIncome: value,
    });
    expect(getDemographics(profile).map((each) => each.value)).toEqual(['--', '--']);
    expect(stateFigures(profile)[3]!.value).toBe('--');
  });
  it.each([
    ['2008', 'Agencies have reported outlays since FY 2017'],
    ['2026', 'Agencies have not reported outlays of FY 2026 yet'],
    ['latest', '-- from -- prime awards'],
  ])('describes missing outlays in %s', (fy, exact) =>
    expect(stateFigures(buildProfile(fy, {}))[1]).toEqual({
      label: 'Outlayed Amount',
      value: '--',
      exact,
    }),
  );
});
