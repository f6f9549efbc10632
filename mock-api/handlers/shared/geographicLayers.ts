import type { Call } from '../../core/route';
import { toNumber } from '../../core/values';

const titleCase = (name: string) =>
  name
    .toLowerCase()
    .replace(
      /(^|[\s(/-])(\p{L})/gu,
      (_, separator: string, letter: string) => separator + letter.toUpperCase(),
    );

/** For each map layer, the column suffix of a place, and functions for the code, name and population of a shape. */
export const geographicLayers: Readonly<
  Record<
    string,
    {
      column: string;
      code: (key: number, call: Call) => string;
      name: (key: number, call: Call) => string | null;
      population: (key: number, call: Call) => number | null;
      /** The source of the population; null if there is none. */
      populationSource: string | null;
    }
  >
> = {
  state: {
    column: 'state',
    code: (key, { lookups }) => lookups.stateById.get(key)?.code ?? '',
    name: (key, { lookups }) => lookups.stateById.get(key)?.name ?? null,
    population: (key, { lookups }) => toNumber(lookups.stateById.get(key)?.population),
    populationSource: '2020 census',
  },
  county: {
    column: 'county',
    code: (key) => String(key).padStart(5, '0'),
    name: (key, { lookups }) => {
      const row = lookups.countyById.get(key);
      return row?.name ? titleCase(row.name) : null;
    },
    population: (key, { lookups }) => toNumber(lookups.countyById.get(key)?.population),
    populationSource: '2020 census',
  },
  district: {
    column: 'cd_cur',
    code: (key) => String(key).padStart(4, '0'),
    name: (key, { lookups }) => {
      const state = lookups.stateById.get(Math.floor(key / 100));
      return state ? `${state.code}-${String(key % 100).padStart(2, '0')}` : null;
    },
    population: (key, { lookups }) => toNumber(lookups.districtById.get(key)?.population),
    populationSource: '2021 American Community Survey',
  },
  country: {
    column: 'country',
    code: (key, { lookups }) => lookups.countryById.get(key)?.alpha3 ?? '',
    name: (key, { lookups }) =>
      key === 0 ? 'United States' : titleCase(lookups.countryById.get(key)?.name ?? '') || null,
    population: () => null,
    populationSource: null,
  },
};
