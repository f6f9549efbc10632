import { countyName } from '@/domain/places/counties';
import { cityPath, countyPath, districtPath, zipPath } from '@/domain/places/placePaths';
import type { PlaceKind } from '@/domain/places/placeSubject';
import { profileStates } from '@/domain/stateProfile/profileStates';
import { titleCase } from '@/domain/format';
import { postSearch } from './apiCalls';

export const FY_2024 = { start_date: '2023-10-01', end_date: '2024-09-30' };
export const FY_2023 = { start_date: '2022-10-01', end_date: '2023-09-30' };

export interface PlaceRow {
  shape_code: string;
  display_name: string | null;
  aggregated_amount: number;
  per_capita: number | null;
}
/** Returns the obligations of FY 2024 by place of performance, largest first. */
export const fetchPlaces = async (
  layer: 'county' | 'district',
  filters: object = {},
  request: { scope?: string; spending_level?: string } = {},
): Promise<PlaceRow[]> => {
  const { results } = await postSearch<{ results: PlaceRow[] }>('spending_by_geography/', {
    scope: 'place_of_performance',
    geo_layer: layer,
    spending_level: 'transactions',
    ...request,
    filters: { ...filters, time_period: [FY_2024] },
  });
  return results.sort((a, b) => b.aggregated_amount - a.aggregated_amount);
};

export interface TestPlace {
  kind: PlaceKind;
  path: string;
  /** Title of the page. */
  name: string;
  /** Postal code of the state. */
  state: string;
  /** Filter of the place in requests. */
  location: Readonly<Record<string, string>>;
  row?: PlaceRow;
}
const stateOf = (code: string) => profileStates.find(({ fips }) => fips === code.slice(0, 2))!;
export const toCounty = (row: PlaceRow): TestPlace => {
  const { code: state } = stateOf(row.shape_code);
  return {
    kind: 'county',
    path: countyPath(row.shape_code),
    name: countyName(row.shape_code, row.display_name!, state),
    state,
    location: { country: 'USA', state, county: row.shape_code.slice(2) },
    row,
  };
};
const toDistrict = (row: PlaceRow): TestPlace => {
  const { code: state } = stateOf(row.shape_code);
  return {
    kind: 'district',
    path: districtPath(row.display_name!),
    name: `Congressional District ${row.display_name!}`,
    state,
    location: { country: 'USA', state, district_current: row.shape_code.slice(2) },
    row,
  };
};

interface Performance {
  city_name: string;
  state_code: string;
  zip5: string;
}
/** Returns where contracts of FY 2024 were performed, largest transactions first, without repetitions. */
const fetchPerformances = async (): Promise<Performance[]> => {
  const { results } = await postSearch<{
    results: { 'Primary Place of Performance': Performance }[];
  }>('spending_by_transaction/', {
    filters: { award_type_codes: ['A', 'B', 'C', 'D'], time_period: [FY_2024] },
    fields: ['Transaction Amount', 'Primary Place of Performance'],
    sort: 'Transaction Amount',
    limit: 100,
  });
  const places = results
    .map((row) => row['Primary Place of Performance'])
    .filter(({ city_name: city, zip5 }) => city && zip5);
  return [...new Map(places.map((place) => [`${place.city_name} ${place.zip5}`, place])).values()];
};

/** Returns the places of a kind with awards in FY 2024, largest first. Cities and ZIP codes are those of the largest contracts. */
export const findPlaces = async (kind: PlaceKind, filters: object = {}): Promise<TestPlace[]> => {
  if (kind === 'county' || kind === 'district') {
    const rows = (await fetchPlaces(kind, filters)).filter(({ shape_code: code }) => code);
    return rows.map(kind === 'county' ? toCounty : toDistrict);
  }
  const performances = await fetchPerformances();
  return performances.map(({ city_name: city, state_code: state, zip5: zip }): TestPlace =>
    kind === 'city'
      ? {
          kind,
          path: cityPath(state, city),
          name: `${titleCase(city)}, ${state}`,
          state,
          location: { country: 'USA', state, city },
        }
      : {
          kind,
          path: zipPath(zip),
          name: `ZIP Code ${zip}`,
          state,
          location: { country: 'USA', zip },
        },
  );
};
export const inTexas = { place_of_performance_locations: [{ country: 'USA', state: 'TX' }] };
/** Returns the place of a kind with the most obligations: a county or district of Texas, or any city or ZIP code. */
export const findPlace = async (kind: PlaceKind): Promise<TestPlace> =>
  (await findPlaces(kind, inTexas))[0]!;
/** Returns the sums of a place in a period in dollars. */
export const fetchSums = async (
  { location }: TestPlace,
  period: object,
  level = 'transactions',
) => {
  const { results } = await postSearch<{
    results: { aggregated_amount: number; total_outlays: number | null }[];
  }>('spending_over_time/', {
    group: 'fiscal_year',
    spending_level: level,
    filters: { place_of_performance_locations: [location], time_period: [period] },
  });
  const add = (key: 'aggregated_amount' | 'total_outlays') =>
    results.reduce((cents, row) => cents + Math.round((row[key] ?? 0) * 100), 0) / 100;
  return { amount: add('aggregated_amount'), outlays: add('total_outlays') };
};
