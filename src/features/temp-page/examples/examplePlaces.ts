import type { PlaceTotal } from '@/services/search/results';

const buildPlaces = (places: readonly (readonly [string, string, number])[]): PlaceTotal[] =>
  places.map(([code, name, obligations]) => ({
    code,
    name,
    obligations,
    population: 1_000_000,
    perCapita: obligations / 1_000_000,
  }));
export const exampleStates = buildPlaces([
  ['TX', 'Texas', 91_500_000_000],
  ['OH', 'Ohio', 42_100_000_000],
  ['ME', 'Maine', 6_300_000_000],
]);
export const exampleDistricts = buildPlaces([
  ['3901', 'OH-01', 5_200_000_000],
  ['3902', 'OH-02', 3_100_000_000],
  ['3903', 'OH-03', 900_000_000],
]);
