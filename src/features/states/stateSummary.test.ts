import { makeStateOverview, makeStateProfile } from '@/domain/stateProfile/stateProfile';
import { getDemographics, stateFigures } from './stateSummary';

const buildProfile = (fy: string, overview: Parameters<typeof makeStateOverview>[0]) =>
  makeStateProfile({ fy, overview: makeStateOverview({ name: 'Texas', ...overview }) });

describe('the text of a state profile', () => {
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
