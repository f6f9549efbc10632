import type { DisasterPlace } from '@/services/disaster/endpoints';
import { rankPerResident } from './perResident';

const createPlace = (
  code: string,
  perCapita: number | null,
  population: number | null = 100,
): DisasterPlace => ({
  code,
  name: code,
  amount: 5,
  perCapita,
  population,
  populationSource: '',
  awardCount: 1,
});

describe('rankPerResident', () => {
  it('returns states and territories with their names and ranks, the largest amount first', () =>
    expect(
      rankPerResident([createPlace('OH', 2), createPlace('PR', 7), createPlace('WY', -1)]).map(
        ({ code, name, rank, perResident }) => [code, name, rank, perResident],
      ),
    ).toEqual([
      ['PR', 'Puerto Rico', 1, 7],
      ['OH', 'Ohio', 2, 2],
      ['WY', 'Wyoming', 3, -1],
    ]));
  it('leaves out places without a code, a known state, residents or an amount', () =>
    expect(
      rankPerResident([
        createPlace('', 9),
        createPlace('ZZ', 9),
        createPlace('TX', null),
        createPlace('VT', 9, 0),
        createPlace('ME', 9, null),
        createPlace('OH', 0),
      ]).map(({ code, rank }) => [code, rank]),
    ).toEqual([['OH', 1]]));
});
