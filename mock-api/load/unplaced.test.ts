/** Tests the sums of places and NAICS codes with awards that have no county, no district or district 90, and with retired codes. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inState, placeSums, sumCents, toCents } from '../../tests/placeSums';
import { sender } from '../../tests/requests';
import { buildServer, type ApiServer } from '../server';
import { loadFiles } from './load';

const TODAY = '2025-11-15';
const periods = [
  ['2024', { start_date: '2023-10-01', end_date: '2024-09-30' }],
  ['2025', { start_date: '2024-10-01', end_date: '2025-09-30' }],
  ['latest', { start_date: '2024-11-15', end_date: TODAY }],
] as const;
/** A day in each fiscal year. The trailing year contains the second and third. */
const days = ['2024-03-05', '2025-03-05', '2025-11-05'] as const;

/** Where a contract was performed, with its obligations in FY 2024. Later years obligate one cent and two cents more. */
interface Work {
  state: 'CO' | 'MA';
  county?: string;
  district?: string;
  dollars: number;
}
const works = {
  county: { state: 'CO', county: '08031', district: 'CO-01', dollars: 1000.1 },
  otherCounty: { state: 'CO', county: '08013', district: 'CO-02', dollars: 2000.2 },
  countyInSeveralDistricts: { state: 'CO', county: '08031', district: 'CO-90', dollars: 300.03 },
  unknownCounty: { state: 'CO', district: 'CO-01', dollars: 400.04 },
  severalCounties: { state: 'CO', district: 'CO-90', dollars: 50.05 },
  returned: { state: 'CO', district: 'CO-90', dollars: -7.07 },
  statewide: { state: 'CO', dollars: 6000.6 },
  onlyStatewide: { state: 'MA', dollars: 80.08 },
} as const satisfies Record<string, Work>;
type WorkName = keyof typeof works;
/** NAICS codes: in use since 2012, retired in 2017, new in 2017, retired in 2022 and new in 2022. */
const industries = {
  county: '541330',
  otherCounty: '541711',
  countyInSeveralDistricts: '541714',
  unknownCounty: '511210',
  severalCounties: '513210',
} as const satisfies Partial<Record<WorkName, string>>;

type Line = Readonly<Record<string, string>>;
const agency = { awarding_agency_code: '072', awarding_agency_name: 'Agency for Samples' };
const amountOn = ({ dollars }: Work, year: number): string => (dollars + year / 100).toFixed(2);
const contracts = Object.entries<Work>(works).flatMap(([name, work], at) =>
  days.map((day, year): Line => {
    const id = `EXPLACE${at}`;
    return {
      contract_transaction_unique_key: `7200_-NONE-_${id}_${year}_-NONE-_0`,
      contract_award_unique_key: `CONT_AWD_${id}_7200_-NONE-_-NONE-`,
      award_id_piid: id,
      modification_number: String(year),
      federal_action_obligation: amountOn(work, year),
      action_date: day,
      recipient_name: 'EXAMPLE WORKS INC',
      recipient_uei: 'SAMPLE000001',
      award_type_code: 'D',
      primary_place_of_performance_country_code: 'USA',
      primary_place_of_performance_state_code: work.state,
      prime_award_transaction_place_of_performance_county_fips_code: work.county ?? '',
      prime_award_transaction_place_of_performance_cd_current: work.district ?? '',
      naics_code: (industries as Partial<Record<string, string>>)[name] ?? '',
      naics_description: `EXAMPLE INDUSTRY ${at}`,
      ...agency,
    };
  }),
);
const csv = (lines: readonly Line[]): string => {
  const columns = Object.keys(lines[0]!);
  return [columns, ...lines.map((line) => columns.map((column) => line[column]!))]
    .map((cells) => cells.join(','))
    .join('\n');
};

let folder: string;
let server: ApiServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'spending-unplaced-'));
  const file = join(folder, 'contracts.csv');
  writeFileSync(file, csv(contracts));
  const path = join(folder, 'loaded.duckdb');
  await loadFiles({
    files: [file],
    path,
    referenceFolder: join(__dirname, '../data/reference'),
    today: TODAY,
  });
  server = await buildServer({ path, cacheSize: 0, connections: 2 });
}, 60_000);
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});
const send = sender(() => server);
const { post, sumTransactions, sumsByCode, fetchPlaces, fetchState } = placeSums(send);

/** Returns the obligations of contracts in a period, from the rows of the file. */
const addUp = (years: readonly number[], names: readonly WorkName[]) =>
  sumCents(
    names.flatMap((name) => years.map((year) => toCents(Number(amountOn(works[name], year))))),
  );

describe.each(periods)('the unplaced awards of a state in %s', (year, timePeriod) => {
  const years = { '2024': [0], '2025': [1], latest: [1, 2] }[year];
  it('have a row of their own, which with the counties adds up to the state', async () => {
    const rows = await fetchPlaces('county', inState('CO', timePeriod));
    expect(new Map(rows.map(({ code, amount }) => [code, amount]))).toEqual(
      new Map([
        ['08031', addUp(years, ['county', 'countyInSeveralDistricts'])],
        ['08013', addUp(years, ['otherCounty'])],
        ['', addUp(years, ['unknownCounty', 'severalCounties', 'returned', 'statewide'])],
      ]),
    );
    expect(sumCents(rows.map(({ amount }) => amount))).toBe(await fetchState('08', year));
  });
  it('have a row of district 90 and one without a district, which with the districts add up to the state', async () => {
    const rows = await fetchPlaces('district', inState('CO', timePeriod));
    expect(new Map(rows.map(({ code, amount }) => [code, amount]))).toEqual(
      new Map([
        ['0801', addUp(years, ['county', 'unknownCounty'])],
        ['0802', addUp(years, ['otherCounty'])],
        ['0890', addUp(years, ['countyInSeveralDistricts', 'severalCounties', 'returned'])],
        ['', addUp(years, ['statewide'])],
      ]),
    );
    expect(sumCents(rows.map(({ amount }) => amount))).toBe(await fetchState('08', year));
  });
  it('are all of the awards of a state without any county', async () => {
    const amount = addUp(years, ['onlyStatewide']);
    for (const layer of ['county', 'district'] as const) {
      const rows = await fetchPlaces(layer, inState('MA', timePeriod));
      expect(rows).toEqual([{ code: '', name: expect.any(String) as string, amount }]);
    }
    expect(await fetchState('25', year)).toBe(amount);
  });
  it('are found by a search for district 90', async () => {
    expect(await sumTransactions(inState('CO', timePeriod, { district_current: '90' }))).toBe(
      addUp(years, ['countyInSeveralDistricts', 'severalCounties', 'returned']),
    );
  });
});

describe.each(periods)('retired and new NAICS codes in %s', (year, timePeriod) => {
  const years = { '2024': [0], '2025': [1], latest: [1, 2] }[year];
  const time_period = [timePeriod];
  const searchCode = (code: string) =>
    sumTransactions({ naics_codes: { require: [code] }, time_period });
  it('are listed with their obligations, which a search for each code finds', async () => {
    const sums = await sumsByCode('naics', { time_period });
    expect(sums).toEqual(
      new Map(
        Object.entries(industries).map(([name, code]) => [code, addUp(years, [name as WorkName])]),
      ),
    );
    for (const [code, amount] of sums)
      expect([code, await searchCode(code)]).toEqual([code, amount]);
  });
  it('add up to their industry group and sector, with the codes in use', async () => {
    expect(await searchCode('5417')).toBe(
      addUp(years, ['otherCounty', 'countyInSeveralDistricts']),
    );
    expect(await searchCode('54')).toBe(
      addUp(years, ['county', 'otherCounty', 'countyInSeveralDistricts']),
    );
    expect(await searchCode('5132')).toBe(addUp(years, ['severalCounties']));
    expect(await searchCode('51')).toBe(addUp(years, ['unknownCounty', 'severalCounties']));
  });
});

describe('a NAICS code that was retired', () => {
  const findYears = async (code: string) => {
    const { results } = (
      await send('POST', '/api/v2/autocomplete/naics/', { search_text: code, limit: 10 })
    ).json<{ results: { naics: string; year_retired: number | null }[] }>();
    return results.map(({ naics, year_retired: year }) => [naics, year]);
  };
  it('has the year of the edition without it in lists and suggestions', async () => {
    expect(await findYears('541711')).toEqual([['541711', 2017]]);
    expect(await findYears('541714')).toEqual([['541714', null]]);
    const { results } = await post<{ results: { code: string; year_retired: number | null }[] }>(
      'spending_by_category/naics/',
      { filters: { time_period: [periods[1][1]] } },
    );
    const retired = results.filter(({ year_retired: year }) => year !== null);
    expect(retired.map(({ code, year_retired: year }) => [code, year])).toEqual([['541711', 2017]]);
  });
  it('is not in the tree of the codes in use', async () => {
    const { results } = (await send('GET', '/api/v2/references/naics/5417/')).json<{
      results: { children: { naics: string }[] }[];
    }>();
    const codes = results[0]!.children.map(({ naics }) => naics);
    expect(codes).toContain('541714');
    expect(codes).not.toContain('541711');
  });
});
