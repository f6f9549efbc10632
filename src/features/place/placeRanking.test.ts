import { formatRanking } from '@/blocks/spending-profile/ranking';
import { sumUnplaced } from '@/blocks/spending-profile/unplaced';
import {
  makeCounty,
  parseCity,
  parseDistrict,
  parseZip,
  stateOfCounty,
} from '@/domain/places/placeSubject';
import { makePlaceRanking } from './placeRanking';

const place = (code: string, name: string, obligations: number) => ({
  code,
  name,
  obligations,
  population: null,
  perCapita: null,
});
const districts = [
  place('3903', 'OH-03', 5),
  place('3901', 'OH-01', 7),
  place('3990', 'OH-90', 100),
  place('', '', 200),
];
const rankDistrict = (segment: string) => {
  const ranking = makePlaceRanking(parseDistrict(segment, 'current')!);
  return ranking && formatRanking(ranking, districts);
};

describe('the rank of a place in its state', () => {
  it('leaves out awards without a place and those of several districts', () => {
    expect(rankDistrict('OH-03')).toBe('2nd of 2 districts with awards in Ohio');
    const ranking = makePlaceRanking(makeCounty('11001', 'DC', stateOfCounty('11001')!))!;
    expect(ranking.describeGroup(2)).toBe('of 2 counties with awards in the District of Columbia');
    expect(sumUnplaced(districts)).toBe(300);
    expect(sumUnplaced([place('', '', 0.1), place('4890', 'TX-90', 0.2)])).toBe(0.3);
  });
  it('does not exist for number 90, which sums several districts', () =>
    expect(rankDistrict('OH-90')).toBeUndefined());
  it('does not exist for places that the service does not sum', () => {
    for (const subject of [
      parseDistrict('OH-03', 'original'),
      parseCity('OH', 'columbus'),
      parseZip('43215'),
    ])
      expect(makePlaceRanking(subject!)).toBeUndefined();
  });
});
