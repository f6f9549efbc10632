import { makeStateOverview, makeStateProfile } from '@/domain/stateProfile/stateProfile';
import { getDemographics, stateFigures, stateSentence } from './stateSummary';

const today = '2025-11-15';
const buildProfile = (fy: string, overview: Parameters<typeof makeStateOverview>[0]) =>
  makeStateProfile({ fy, overview: makeStateOverview({ name: 'Texas', ...overview }) });

describe('the text of a state profile', () => {
  it('describes a missing amount as not available', () =>
    expect(stateSentence(buildProfile('2024', {}), today)).toBe(
      'The amount that the federal government obligated for work in Texas in FY 2024 is not available.',
    ));
  it('includes the number of awards and the amount per resident if they are known', () =>
    expect(
      stateSentence(
        buildProfile('2024', {
          name: 'District of Columbia',
          totalPrimeAmount: 2_500_000,
          totalPrimeAwards: 1,
          awardAmountPerCapita: 3.6,
        }),
        today,
      ),
    ).toBe(
      'The federal government obligated $2.5 million for work in the District of Columbia in FY 2024, from 1 prime award. That is $4 per resident.',
    ));
  it.each([null, 0])('shows -- for a population, amount per capita and income of %s', (value) => {
    const profile = buildProfile('2025', {
      totalPrimeAmount: 1,
      population: value,
      awardAmountPerCapita: value,
      medianHouseholdIncome: value,
    });
    expect(getDemographics(profile).map((each) => each.value)).toEqual(['--', '--']);
    expect(stateFigures(profile)[3]!.value).toBe('--');
    expect(stateSentence(profile, today)).not.toContain('per resident');
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
