import { searchPath, type sender } from './requests';

/** An amount in cents, which are added exactly. */
export type Cents = number;
export const toCents = (dollars: number): Cents => Math.round(dollars * 100);
export const sumCents = (amounts: Iterable<Cents>): Cents =>
  [...amounts].reduce((total, amount) => total + amount, 0);

/** Returns filters for a place in a state in a period. `place` narrows it to a county or district. */
export const inState = (state: string, timePeriod: object, place: object = {}) => ({
  place_of_performance_locations: [{ country: 'USA', state, ...place }],
  time_period: [timePeriod],
});

interface PlaceRow {
  shape_code: string | null;
  display_name: string | null;
  aggregated_amount: number;
}

/** Returns functions that request sums of obligations, which tests add up. */
export const placeSums = (send: ReturnType<typeof sender>) => {
  const post = async <T>(name: string, body: object): Promise<T> => {
    const response = await send('POST', searchPath(name), body);
    expect([name, response.statusCode]).toEqual([name, 200]);
    return response.json<T>();
  };
  return {
    post,
    /** Returns the obligations of the transactions that match filters. */
    sumTransactions: async (filters: object): Promise<Cents> => {
      const { results } = await post<{ results: { aggregated_amount: number }[] }>(
        'spending_over_time/',
        { group: 'fiscal_year', spending_level: 'transactions', filters },
      );
      return sumCents(results.map(({ aggregated_amount: amount }) => toCents(amount)));
    },
    /** Returns the obligations of all rows of a category by code. */
    sumsByCode: async (category: string, filters: object): Promise<Map<string, Cents>> => {
      const sums = new Map<string, Cents>();
      for (let page = 1; ; page += 1) {
        const { results, page_metadata: meta } = await post<{
          results: { code: string; amount: number }[];
          page_metadata: { hasNext: boolean };
        }>(`spending_by_category/${category}/`, {
          spending_level: 'transactions',
          filters,
          limit: 100,
          page,
        });
        for (const { code, amount } of results)
          sums.set(code, (sums.get(code) ?? 0) + toCents(amount));
        if (!meta.hasNext) return sums;
      }
    },
    /** Returns the obligations of all counties or current districts, with the row of what has none. */
    fetchPlaces: async (layer: 'county' | 'district', filters: object) => {
      const { results } = await post<{ results: PlaceRow[] }>('spending_by_geography/', {
        scope: 'place_of_performance',
        geo_layer: layer,
        spending_level: 'transactions',
        filters,
      });
      return results.map(({ shape_code: code, display_name: name, aggregated_amount: amount }) => ({
        code: code ?? '',
        name: name ?? '',
        amount: toCents(amount),
      }));
    },
    /** Returns the obligations of a state from its own endpoint. */
    fetchState: async (fips: string, year: string): Promise<Cents> => {
      const response = await send('GET', `/api/v2/recipient/state/${fips}/?year=${year}`);
      return toCents(response.json<{ total_prime_amount: number }>().total_prime_amount);
    },
  };
};
