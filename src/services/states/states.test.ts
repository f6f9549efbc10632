import { HttpResponse } from 'msw';
import { findProfileState } from '@/domain/stateProfile/profileStates';
import { serviceEdge, UNREADABLE } from '../../../tests/serviceEdge';
import { allStates, stateAwards, stateProfile } from './endpoints';

const edge = serviceEdge();
const state = findProfileState('california')!;
const wire = {
  name: 'California',
  code: 'CA',
  fips: '06',
  type: 'state',
  population: 39538223,
  pop_year: 2020,
  pop_source: 'Decennial Census',
  median_household_income: 91905,
  mhi_year: 2022,
  mhi_source: 'American Community Survey',
  total_prime_amount: 12.5,
  total_prime_awards: 3,
  total_face_value_loan_amount: 4,
  total_face_value_loan_prime_awards: 1,
  award_amount_per_capita: 0.5,
  total_outlays: 7,
};

describe('stateProfile', () => {
  it('is requested by FIPS code and year and read with its center', async () => {
    edge.answers(wire);
    const profile = await stateProfile.call({ state, fy: '2024' });
    expect(edge.asked).toMatchObject([
      { method: 'GET', path: 'v2/recipient/state/06/', query: { year: '2024' } },
    ]);
    expect({ ...profile.toObject(), overview: profile.overview.toObject() }).toEqual({
      id: '06',
      fy: '2024',
      center: [-120.048, 37.23],
      overview: {
        name: 'California',
        code: 'CA',
        type: 'state',
        totalOutlays: 7,
        totalPrimeAmount: 12.5,
        totalPrimeAwards: 3,
        population: 39538223,
        populationSource: { source: 'Decennial Census', year: 2020 },
        medianHouseholdIncome: 91905,
        medianHouseholdIncomeSource: { source: 'American Community Survey', year: 2022 },
        awardAmountPerCapita: 0.5,
        totalFaceValueLoanAmount: 4,
        totalFaceValueLoanPrimeAwards: 1,
      },
    });
  });
  it('has null for missing values', async () => {
    edge.answers({ fips: '06', population: null, total_outlays: null });
    const { overview } = await stateProfile.call({ state, fy: 'latest' });
    expect(overview.toObject()).toMatchObject({
      name: 'California',
      code: 'CA',
      population: null,
      totalOutlays: null,
      totalPrimeAmount: null,
    });
  });
  it.each([
    ['2016', 0, null],
    ['2016', -3, -3],
    ['2017', 0, 0],
    ['all', 0, 0],
    ['latest', 0, 0],
  ])(
    'reads outlays of 0 as null before FY 2017, and all other outlays unchanged: FY %s, %j',
    async (fy, sent, expected) => {
      edge.answers({ ...wire, total_outlays: sent });
      const { overview } = await stateProfile.call({ state, fy });
      expect(overview.totalOutlays).toBe(expected);
      edge.answers([{ type: 'grants', amount: 1, count: 2, total_outlays: sent }]);
      expect(await stateAwards.call({ state, fy })).toMatchObject([{ outlays: expected }]);
    },
  );
  it.each([[{}], [[]], [{ ...wire, population: 'many' }]])('rejects %j', async (response) => {
    edge.answersBy(() => HttpResponse.json(response as object));
    await expect(stateProfile.call({ state, fy: 'all' })).rejects.toThrow(UNREADABLE);
  });
});

describe('stateAwards', () => {
  it('keeps the order of the service and drops unknown types', async () => {
    edge.answers([
      { type: 'grants', amount: 1, count: 2, total_outlays: null },
      { type: 'gifts', amount: 1, count: 2, total_outlays: 3 },
      { type: 'idvs', amount: null, count: null, total_outlays: -3 },
    ]);
    expect(await stateAwards.call({ state, fy: 'all' })).toEqual([
      { type: 'grants', obligations: 1, awards: 2, outlays: null },
      { type: 'idvs', obligations: null, awards: null, outlays: -3 },
    ]);
    expect(edge.asked).toMatchObject([
      { path: 'v2/recipient/state/awards/06/', query: { year: 'all' } },
    ]);
  });
  it('rejects a response that is not a list', async () => {
    edge.answers({ results: [] });
    await expect(stateAwards.call({ state, fy: 'all' })).rejects.toThrow(UNREADABLE);
  });
});

describe('allStates', () => {
  it('has null for missing values', async () => {
    edge.answers([
      { name: 'Guam', code: 'GU', fips: '66', type: 'territory', amount: null, count: 0 },
    ]);
    expect(await allStates.call({})).toEqual([
      { name: 'Guam', code: 'GU', fips: '66', type: 'territory', obligations: null, awards: 0 },
    ]);
  });
  it.each([[{}], [[{ name: null, fips: '06' }]]])('rejects %j', async (response) => {
    edge.answers(response);
    await expect(allStates.call({})).rejects.toThrow(UNREADABLE);
  });
});
