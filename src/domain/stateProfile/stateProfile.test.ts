import { findProfileState, profileStates, statePath } from './profileStates';
import { makeStateOverview, makeStateProfile } from './stateProfile';

describe('a state’s profile', () => {
  it('has an empty ID, the latest year, a center and an overview by default [i3.profiles.9]', () => {
    const { overview, ...rest } = makeStateProfile().toObject();
    expect(rest).toEqual({ id: '', fy: 'latest', center: [0, 0] });
    expect(overview).toEqual(makeStateOverview());
  });
  it('has an overview with the fields of the specification, and null for missing amounts [i3.profiles.10]', () =>
    expect(makeStateOverview().toObject()).toEqual({
      name: '',
      code: '',
      type: '',
      totalOutlays: null,
      totalPrimeAmount: null,
      totalPrimeAwards: null,
      population: null,
      populationSource: { source: '', year: null },
      medianHouseholdIncome: null,
      medianHouseholdIncomeSource: { source: '', year: null },
      awardAmountPerCapita: null,
      totalFaceValueLoanAmount: null,
      totalFaceValueLoanPrimeAwards: null,
    }));
});

describe('the states with a profile', () => {
  it('are the 50 states, the District of Columbia and five territories', () => {
    expect(profileStates).toHaveLength(56);
    expect(
      profileStates.filter(({ code }) => ['DC', 'AS', 'GU', 'MP', 'PR', 'VI'].includes(code)),
    ).toHaveLength(6);
    expect(new Set(profileStates.map(({ slug }) => slug)).size).toBe(56);
  });
  it.each([
    ['california', 'CA'],
    ['06', 'CA'],
    ['6', 'CA'],
    ['district-of-columbia', 'DC'],
    ['northern-mariana-islands', 'MP'],
    ['69', 'MP'],
    ['us-virgin-islands', 'VI'],
    ['atlantis', undefined],
    ['California', 'CA'],
    ['CA', 'CA'],
    ['District of Columbia', 'DC'],
    ['XX', undefined],
    ['006', undefined],
    ['00', undefined],
    ['74', undefined],
    ['', undefined],
    ['__proto__', undefined],
  ])('are found in an address only by name, code or number: “%s”', (part, code) =>
    expect(findProfileState(part)?.code).toBe(code),
  );
  it('have their own address', () => {
    expect(statePath(findProfileState('30')!)).toBe('/state/montana/latest');
    expect(statePath(findProfileState('54')!, '2024')).toBe('/state/west-virginia/2024');
  });
  it('have a center inside the country', () => {
    const misplacedStates = profileStates.filter(({ center: [longitude, latitude] }) => {
      const isEast = longitude > 144 && longitude < 146;
      return (longitude > -64 || longitude < -171) && !isEast
        ? true
        : latitude < -15 || latitude > 64;
    });
    expect(misplacedStates.map(({ code }) => code)).toEqual([]);
  });
});
