import { getDistricts } from '../src/domain/districts';
import { profileStates } from '../src/domain/stateProfile/profileStates';
import { inState, placeSums, sumCents, toCents, type Cents } from '../tests/placeSums';
import { sender } from '../tests/requests';
import { sampled } from '../tests/sampled';
import { sharedServer, TEST_TODAY } from '../tests/server';
import type { ApiServer } from './server';

let server: ApiServer;
beforeAll(async () => {
  server = await sharedServer();
}, 120_000);
const send = sender(() => server);
const { post, sumTransactions, sumsByCode, fetchPlaces, fetchState } = placeSums(send);
/** Periods with the year of the state profiles that covers the same days. */
const periods = [
  ['2024', { start_date: '2023-10-01', end_date: '2024-09-30' }],
  ['2025', { start_date: '2024-10-01', end_date: '2025-09-30' }],
  ['latest', { start_date: '2024-11-15', end_date: TEST_TODAY }],
] as const;

describe.each(periods)('the places of a state in %s', (year, timePeriod) => {
  it('have obligations that add up to those of the state: counties and what has no county', async () => {
    let placeCount = 0;
    for (const { code, fips } of profileStates) {
      const total = await fetchState(fips, year);
      const counties = await fetchPlaces('county', inState(code, timePeriod));
      expect([code, sumCents(counties.map(({ amount }) => amount))]).toEqual([code, total]);
      expect(counties.every((county) => !county.code || county.code.startsWith(fips))).toBe(true);
      placeCount += counties.length;
    }
    expect(placeCount).toBeGreaterThan(100);
  });
  it('have obligations that add up to those of the state: districts, number 90 and what has no district', async () => {
    let placeCount = 0;
    for (const { code, fips } of profileStates) {
      const total = await fetchState(fips, year);
      const rows = await fetchPlaces('district', inState(code, timePeriod));
      const districts = rows.filter((row) => row.code && row.code !== `${fips}90`);
      expect([code, sumCents(rows.map(({ amount }) => amount))]).toEqual([code, total]);
      expect(getDistricts('current', code)).toEqual(
        expect.arrayContaining(districts.map(({ name }) => name)),
      );
      placeCount += districts.length;
    }
    expect(placeCount).toBeGreaterThan(100);
  });
  it('have the obligations that a search for each of them finds', async () => {
    let placeCount = 0;
    for (const { code } of sampled(profileStates, 8)) {
      const counties = await fetchPlaces('county', inState(code, timePeriod));
      for (const county of counties.filter((each) => each.code)) {
        const place = { county: county.code.slice(2) };
        const found = await sumTransactions(inState(code, timePeriod, place));
        expect([county.code, found]).toEqual([county.code, county.amount]);
        placeCount += 1;
      }
      const districts = await fetchPlaces('district', inState(code, timePeriod));
      for (const district of districts.filter((each) => each.code)) {
        const place = { district_current: district.code.slice(2) };
        const found = await sumTransactions(inState(code, timePeriod, place));
        expect([district.code, found]).toEqual([district.code, district.amount]);
        placeCount += 1;
      }
    }
    expect(placeCount).toBeGreaterThan(10);
  });
});

describe.each(periods)('NAICS codes in %s', (_year, timePeriod) => {
  const time_period = [timePeriod];
  const searchCode = (code: string) =>
    sumTransactions({ naics_codes: { require: [code] }, time_period });
  it('have obligations that add up to those of the industry group and the sector', async () => {
    const industries = await sumsByCode('naics', { time_period });
    expect(industries.size).toBeGreaterThan(20);
    const codes = [...industries.keys()];
    const groups = new Map<string, Cents>();
    for (const group of new Set(codes.map((code) => code.slice(0, 4)))) {
      const children = codes.filter((code) => code.startsWith(group));
      const total = await searchCode(group);
      expect([group, total]).toEqual([
        group,
        sumCents(children.map((code) => industries.get(code)!)),
      ]);
      groups.set(group, total);
    }
    for (const sector of new Set(codes.map((code) => code.slice(0, 2)))) {
      const children = [...groups].filter(([group]) => group.startsWith(sector));
      expect([sector, await searchCode(sector)]).toEqual([
        sector,
        sumCents(children.map(([, amount]) => amount)),
      ]);
    }
    for (const code of sampled(codes, 10))
      expect([code, await searchCode(code)]).toEqual([code, industries.get(code)]);
  });
});

const ASSISTANCE = ['02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '-1'];
interface TransactionRow {
  'Transaction Amount': number;
  cfda_number: string | null;
}
/** Returns the obligations of all assistance transactions of an agency by listing number, '' without one. */
const sumRowsByListing = async (filters: object): Promise<Map<string, Cents>> => {
  const sums = new Map<string, Cents>();
  for (let page = 1; ; page += 1) {
    const { results, page_metadata: meta } = await post<{
      results: TransactionRow[];
      page_metadata: { hasNext: boolean };
    }>('spending_by_transaction/', {
      filters,
      fields: ['Transaction Amount', 'cfda_number'],
      sort: 'Transaction Amount',
      limit: 100,
      page,
    });
    for (const { cfda_number: number, 'Transaction Amount': amount } of results)
      sums.set(number ?? '', (sums.get(number ?? '') ?? 0) + toCents(amount));
    if (!meta.hasNext) return sums;
  }
};

describe.each(periods)('assistance listings of an agency in %s', (_year, timePeriod) => {
  it('have obligations that, with those without a listing, add up to its assistance', async () => {
    const assistance = { award_type_codes: ASSISTANCE, time_period: [timePeriod] };
    const { results: agencies } = await post<{ results: { name: string }[] }>(
      'spending_by_category/awarding_agency/',
      { spending_level: 'transactions', filters: assistance, limit: 5 },
    );
    expect(agencies).toHaveLength(5);
    let listingCount = 0;
    for (const { name } of agencies) {
      const filters = {
        ...assistance,
        agencies: [{ type: 'awarding', tier: 'toptier', name }],
      };
      const listings = await sumsByCode('cfda', filters);
      const rows = await sumRowsByListing(filters);
      const rest = rows.get('') ?? 0;
      expect([name, sumCents(listings.values()) + rest]).toEqual([
        name,
        await sumTransactions(filters),
      ]);
      for (const [number, amount] of listings) {
        expect([number, rows.get(number)]).toEqual([number, amount]);
        expect([number, await sumTransactions({ ...filters, program_numbers: [number] })]).toEqual([
          number,
          amount,
        ]);
      }
      listingCount += listings.size;
    }
    expect(listingCount).toBeGreaterThan(5);
  });
});
