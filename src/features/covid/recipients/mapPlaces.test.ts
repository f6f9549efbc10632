import type { DisasterPlace } from '@/services/disaster/endpoints';
import { mapColumns, mappedPlaces, mapSentence } from './mapPlaces';

const place = (
  code: string,
  name: string,
  amount: number,
  population: number | null = null,
): DisasterPlace => ({
  code,
  name,
  amount,
  population,
  perCapita: population ? amount / population : 0,
  populationSource: '',
  awardCount: 2,
});
const texas = place('TX', 'Texas', 3_000_000, 3_000_000);
const guam = place('GU', 'Guam', 2_000_000, 1_000);
const puertoRico = place('PR', 'Puerto Rico', 1_000_000, 0);
const sentence = (places: readonly DisasterPlace[], isPerCapita: boolean) =>
  mapSentence(
    'state',
    mappedPlaces(places, isPerCapita, 'Number of Awards'),
    isPerCapita,
    ' from FY 2020 through 08/31/2025',
  );

describe('the sentence of the map of COVID-19 recipients', () => {
  it('names the places with the largest and smallest amounts', () =>
    expect(sentence([puertoRico, texas, guam], false)).toBe(
      'Of 3 states and territories, Texas has the most with $3.0 million from FY 2020 through 08/31/2025, and Puerto Rico has the least with $1.0 million.',
    ));
  it('omits places without residents from amounts per capita', () =>
    expect(sentence([puertoRico, texas, guam], true)).toBe(
      'Of 2 states and territories, Guam has the most with $2,000 per resident from FY 2020 through 08/31/2025, and Texas has the least with $1.',
    ));
  it('names the only place with an amount', () =>
    expect(sentence([texas, place('', '', 5)], false)).toBe(
      'Texas is the only place with an amount: $3.0 million from FY 2020 through 08/31/2025.',
    ));
  it('is empty without places', () => expect(sentence([], false)).toBe(''));
});

it('a place without residents has no amount per capita, rather than zero', () => {
  const column = mapColumns('state', 'obligation', 'Number of Awards').find(
    ({ id }) => id === 'per_capita',
  )!;
  expect([column.value(puertoRico), column.show!(puertoRico)]).toEqual([null, '--']);
  expect(column.show!(guam)).toBe('$2,000.00');
});
