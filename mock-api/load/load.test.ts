import {
  createWriteStream,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import yazl from 'yazl';
import { newerAwardTypeCodes } from '../../src/domain/codes/awardTypes';
import { readRows, unzip } from '../../tests/archives';
import { buildServer } from '../server';
import { loadFiles } from './load';

const fixture = (name: string) => join(__dirname, 'fixtures', name);
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'spending-load-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const load = (...files: string[]) =>
  loadFiles({
    files,
    path: join(folder, 'loaded.duckdb'),
    referenceFolder: join(__dirname, '../data/reference'),
  });
const write = (name: string, data: string | Buffer) => {
  writeFileSync(join(folder, name), data);
  return join(folder, name);
};
const withServer = async <T>(
  callback: (
    post: (path: string, body: object) => Promise<Record<string, unknown>>,
    get: (path: string) => Promise<Record<string, unknown>>,
    /** Returns the rows of the first file of a download. */
    download: (path: string, body: object) => Promise<Record<string, string>[]>,
  ) => Promise<T>,
): Promise<T> => {
  const path = join(folder, 'loaded.duckdb');
  const server = await buildServer({ path, cacheSize: 0, connections: 1 });
  const post = async (call: string, body: object) =>
    (
      await server.app.inject({
        method: 'POST',
        url: `/api/v2/${call}`,
        payload: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      })
    ).json() as Record<string, unknown>;
  try {
    return await callback(
      post,
      async (path) =>
        (await server.app.inject({ url: `/api/v2/${path}` })).json() as Record<string, unknown>,
      async (path, body) => {
        const { file_name: name, file_url: url } = await post(path, body);
        await server.downloads.finished(String(name));
        const { rawPayload } = await server.app.inject(
          new URL(String(url), 'http://host').pathname,
        );
        return readRows([...(await unzip(rawPayload)).values()][0]!);
      },
    );
  } finally {
    await server.close();
  }
};
const writeZip = async (...names: string[]): Promise<string> => {
  const zip = new yazl.ZipFile();
  names.forEach((name) => zip.addFile(fixture(name), name));
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(join(folder, 'files.zip')));
  return join(folder, 'files.zip');
};

describe('loading official files', () => {
  it('gives exact award amounts, and totals that equal the sums of the files', async () => {
    const summary = await load(
      fixture('contracts_transactions.csv'),
      fixture('assistance_transactions.csv'),
      fixture('contracts_summaries.csv'),
    );
    expect(summary).toMatchObject({ awards: 5, transactions: 6 });
    expect(summary.files.map((file) => [file.kind, file.read, file.kept, file.refused])).toEqual([
      ['contract transactions', 4, 4, 0],
      ['assistance transactions', 2, 2, 0],
      ['contract award summaries', 1, 1, 0],
    ]);
    await withServer(async (post, get) => {
      const fields = [
        'Award ID',
        'Recipient Name',
        'Award Amount',
        'Recipient UEI',
        'NAICS',
        'PSC',
        'Awarding Sub Agency',
        'Recipient Location',
        'def_codes',
        'Infrastructure Obligations',
        'Description',
      ];
      const { results } = (await post('search/spending_by_award/', {
        filters: { award_type_codes: ['A', 'B', 'C', 'D'] },
        fields,
        sort: 'Award Amount',
      })) as { results: Record<string, unknown>[] };
      expect(results[0]).toMatchObject({
        'Award ID': 'EX24F0001',
        'Recipient Name': 'EXAMPLE TIMBER LLC',
        'Award Amount': 150000.5,
        NAICS: { code: '115310', description: expect.any(String) as string },
        PSC: { code: 'F014', description: expect.any(String) as string },
        'Awarding Sub Agency': 'Forest Service',
        def_codes: ['Z'],
        'Infrastructure Obligations': 500,
      });
      expect(results[0]!['Recipient Location']).toMatchObject({
        city_name: 'DENVER',
        state_code: 'CO',
        zip5: '80202',
        zip4: '1234',
        congressional_code: '01',
        county_name: 'DENVER',
      });
      expect(results.reduce((sum, row) => sum + Number(row['Award Amount']), 0)).toBeCloseTo(
        154200.5,
        2,
      );
      const series = (await post('search/spending_over_time/', {
        filters: {},
        group: 'fiscal_year',
      })) as { results: { aggregated_amount: number }[] };
      expect(series.results.reduce((sum, row) => sum + row.aggregated_amount, 0)).toBeCloseTo(
        100000.25 + 75000.25 - 25000 + 4200 + 1000000 - 1250.75,
        2,
      );
      expect(
        await post('search/spending_by_award_count/', { filters: { keywords: ['second lot'] } }),
      ).toMatchObject({ results: { contracts: 0 } });
      expect(
        await post('search/spending_by_transaction_count/', {
          filters: { keywords: ['second lot'] },
        }),
      ).toMatchObject({ results: { contracts: 1 } });
      expect(
        await post('search/spending_by_award_count/', {
          filters: { recipient_type_names: ['woman_owned_business'] },
        }),
      ).toMatchObject({ results: { contracts: 2, idvs: 1 } });
      expect(
        await post('search/spending_by_award_count/', {
          filters: {
            place_of_performance_locations: [{ country: 'USA', state: 'CO', county: '013' }],
          },
        }),
      ).toMatchObject({ results: { contracts: 2 } });
      expect(await get('awards/ASST_NON_L24000001_9100/')).toMatchObject({
        category: 'loans',
        total_loan_value: 250000,
        total_subsidy_cost: -1250.75,
        recipient: { recipient_name: 'REDACTED DUE TO PII', recipient_hash: null },
      });
      expect(await get('awards/CONT_IDV_EX23D0009_1234/')).toMatchObject({
        type: 'IDV_B_B',
        total_obligation: 12345.67,
        total_outlay: 2345.67,
        base_and_all_options: 90000,
        date_signed: '2023-05-05',
      });
    });
  });
  it('links subawards of current and older layouts to prime awards in later files', async () => {
    const summary = await load(
      fixture('contracts_subawards.csv'),
      fixture('assistance_subawards_older.csv'),
      fixture('contracts_transactions.csv'),
      fixture('assistance_transactions.csv'),
    );
    expect(summary.files.map((file) => [file.kind, file.read, file.kept, file.refused])).toEqual([
      ['contract subawards', 5, 2, 3],
      ['assistance subawards', 1, 1, 0],
      ['contract transactions', 4, 4, 0],
      ['assistance transactions', 2, 2, 0],
    ]);
    expect(summary.files[0]!.refusals).toEqual([
      { line: 3, reason: 'a row with the same key is on line 2' },
      { line: 5, reason: 'its prime award is in none of the files' },
      { line: 6, reason: 'the amount is missing or not a number' },
    ]);
    expect(summary.subawards).toBe(3);
    await withServer(async (post) => {
      const fields = [
        'Sub-Award ID',
        'Sub-Awardee Name',
        'Sub-Award Amount',
        'Sub-Award Date',
        'Prime Award ID',
        'Sub-Recipient Location',
        'Sub-Award Primary Place of Performance',
        'Sub-Award Description',
      ];
      const searchSubawards = async (codes: string[]) =>
        (
          (await post('search/spending_by_award/', {
            filters: { award_type_codes: codes },
            spending_level: 'subawards',
            fields,
            sort: 'Sub-Award Amount',
          })) as { results: Record<string, unknown>[] }
        ).results;
      const [first, second] = await searchSubawards(['A', 'B', 'C', 'D']);
      expect(first).toMatchObject({
        'Sub-Award ID': 'S-1',
        'Sub-Awardee Name': 'EXAMPLE HAULING LLC',
        'Sub-Award Amount': 1200.5,
        'Sub-Award Date': '2024-03-05',
        'Prime Award ID': 'EX24F0001',
        'Sub-Award Description': 'HAULING OF TIMBER',
        'Sub-Recipient Location': {
          location_country_code: 'USA',
          city_name: 'BOULDER',
          state_code: 'CO',
          zip5: '80301',
          zip4: '5678',
          congressional_code: '02',
        },
        'Sub-Award Primary Place of Performance': {
          location_country_code: 'UKR',
          city_name: 'KYIV',
        },
      });
      expect(second!['Sub-Award Amount']).toBe(-200.25);
      const [older] = await searchSubawards('02 03 04 05 06 07 08 09 10 11'.split(' '));
      expect(older).toMatchObject({
        'Sub-Award ID': 'G-1',
        'Sub-Awardee Name': 'EXAMPLE TOWNSHIP',
        'Sub-Award Amount': 5000,
        'Sub-Award Primary Place of Performance': { state_code: 'CO', congressional_code: '03' },
      });
      // The prime award keeps its own recipient, and cannot be found by the name of a subrecipient.
      const { results } = (await post('search/spending_by_award/', {
        filters: { award_type_codes: ['A', 'B', 'C', 'D'], award_ids: ['"EX24F0001"'] },
        fields: ['Award ID', 'Recipient Name'],
        sort: 'Award ID',
      })) as { results: Record<string, unknown>[] };
      expect(results[0]).toMatchObject({ 'Recipient Name': 'EXAMPLE TIMBER LLC' });
      expect(
        await post('search/spending_by_award_count/', {
          filters: { recipient_search_text: ['hauling'] },
        }),
      ).toMatchObject({ results: { contracts: 0 } });
    });
  });
  it('applies the replacements and deletions of a delta file', async () => {
    const summary = await load(
      fixture('contracts_transactions.csv'),
      fixture('contracts_delta.csv'),
    );
    expect(summary.files[1]).toMatchObject({
      read: 2,
      kept: 1,
      deletions: 1,
      refused: 0,
      replaced: 1,
    });
    expect(summary).toMatchObject({ awards: 1, transactions: 3 });
    await withServer(async (post) => {
      const { results } = (await post('search/spending_over_time/', {
        filters: {},
        group: 'fiscal_year',
      })) as { results: { aggregated_amount: number }[] };
      expect(results.reduce((sum, row) => sum + row.aggregated_amount, 0)).toBeCloseTo(155000.5, 2);
    });
  });
  it('reads a zip of files', async () => {
    expect(
      (await load(await writeZip('contracts_transactions.csv', 'assistance_transactions.csv')))
        .transactions,
    ).toBe(6);
  });
  it('reports the line numbers of refused rows, counting line breaks inside fields', async () => {
    const summary = await load(fixture('contracts_transactions_bad.csv'));
    expect(summary.files[0]).toMatchObject({ read: 6, kept: 2, refused: 4 });
    expect(summary.files[0]!.refusals).toEqual([
      { line: 5, reason: 'the obligation is missing or not a number' },
      { line: 6, reason: 'the action date is missing or not a date' },
      { line: 7, reason: 'a row with the same key is on line 2' },
      { line: 8, reason: 'the award type is missing or unknown' },
    ]);
  });
});

describe('files that cannot be loaded', () => {
  let datasetBefore: Buffer;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'spending-load-test-'));
    await load(fixture('contracts_transactions.csv'));
    datasetBefore = readFileSync(join(folder, 'loaded.duckdb'));
    rmSync(folder, { recursive: true });
  });
  const content = () => readFileSync(fixture('contracts_transactions.csv'), 'utf8');
  it.each<[string, () => Promise<string> | string, RegExp]>([
    [
      'a truncated zip',
      async () => {
        const path = await writeZip('contracts_transactions.csv', 'assistance_transactions.csv');
        truncateSync(path, 900);
        return path;
      },
      /files\.zip: the zip file is damaged or truncated/,
    ],
    [
      'a missing column',
      () => write('a.csv', content().replace('federal_action_obligation', 'renamed')),
      /a\.csv: the column federal_action_obligation is missing \(contract transactions\)/,
    ],
    ['an empty file', () => write('a.csv', ''), /a\.csv: the file is empty/],
    [
      'only a header',
      () => write('a.csv', `${content().split('\r\n')[0]}\r\n`),
      /No rows could be loaded/,
    ],
    [
      'another kind of file',
      () => write('a.csv', 'name,age\nx,1\n'),
      /a\.csv: not a published award or account file/,
    ],
    [
      'subawards without their prime awards',
      () => fixture('assistance_subawards_older.csv'),
      /No rows could be loaded/,
    ],
    ['a missing file', () => join(folder, 'none.csv'), /there is no such file/],
    [
      'a repeated column',
      () => write('a.csv', content().replace('award_id_piid', 'action_date')),
      /the header has the column "action_date" twice/,
    ],
  ])(
    'are reported with the reason and leave the current dataset unchanged: %s',
    async (_name, make, message) => {
      const path = await make();
      writeFileSync(join(folder, 'loaded.duckdb'), datasetBefore);
      await expect(load(path)).rejects.toThrow(message);
      expect(readFileSync(join(folder, 'loaded.duckdb')).equals(datasetBefore)).toBe(true);
    },
  );
});

describe('codes and dates of published files', () => {
  const caseRow = (name: string): Record<string, string> =>
    readRows(readFileSync(fixture(`cases/${name}`), 'utf8'))[0]!;
  const csv = (rows: readonly Record<string, string>[]): string => {
    const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
    const lines = rows.map((row) => columns.map((column) => row[column] ?? '').join(','));
    return [columns.join(','), ...lines, ''].join('\n');
  };
  const titles = [
    'Grant',
    'Cooperative Agreement',
    'Direct Loan',
    'Guaranteed/Insured Loan',
    'Insurance',
    'Direct Payment for Specified Use',
    'Direct Payment with Unrestricted Use',
    'Asset Forfeiture/Equitable Sharing',
    'Sale, Exchange, or Donation of Property',
    'Other Financial Assistance',
  ].map((title, at) => [`F${String(at + 1).padStart(3, '0')}`, title] as const);
  it('include F001 to F010, whose titles appear in searches, awards and downloads', async () => {
    const row = caseRow('10_f_codes.csv');
    const codedRows = titles.map(([code]) => ({
      ...Object.fromEntries(
        Object.entries(row).map(([name, value]) => [
          name,
          value.replaceAll('TESTGR260001', `TEST${code}`),
        ]),
      ),
      assistance_type_code: code,
      original_loan_subsidy_cost: /F00[34]/.test(code) ? '25.00' : '',
    }));
    const summary = await load(fixture('cases/10_f_codes.csv'), write('coded.csv', csv(codedRows)));
    expect(summary.files.map(({ kept, repairs }) => [kept, repairs])).toEqual([
      [2, []],
      [10, []],
    ]);
    await withServer(async (post, get, download) => {
      const awardsById = new Map<string, Record<string, unknown>>();
      for (const award_type_codes of Object.values(newerAwardTypeCodes).filter((each) => each[0])) {
        const { results } = await post('search/spending_by_award/', {
          filters: { award_type_codes },
          fields: ['Award ID', 'Award Type', 'Loan Value', 'Subsidy Cost', 'Award Amount'],
          sort: 'Award ID',
        });
        for (const each of results as Record<string, unknown>[])
          awardsById.set(String(each['Award ID']), each);
      }
      const references = await get('references/award_types/');
      const listedTitles = Object.assign({}, ...Object.values(references)) as Record<
        string,
        string
      >;
      for (const [code, title] of titles) {
        const award = awardsById.get(`TEST${code}`)!;
        const isLoan = /F00[34]/.test(code);
        if (!isLoan) expect([code, award['Award Type']]).toEqual([code, title]);
        const details = await get(`awards/${String(award.generated_internal_id)}/`);
        expect(details).toMatchObject({ type: code, type_description: title.toUpperCase() });
        if (isLoan) expect([code, details.total_subsidy_cost]).toEqual([code, 25]);
        expect([code, listedTitles[code]]).toEqual([code, title]);
      }
      expect(
        ['TESTGR260001', 'TESTGR260002'].map((id) => awardsById.get(id)!['Award Type']),
      ).toEqual(['Grant', 'Insurance']);
      const rows = await download('download/transactions/', {
        filters: { award_type_codes: titles.map(([code]) => code) },
      });
      expect(
        new Map(rows.map((each) => [each.assistance_type_code, each.assistance_type_description])),
      ).toEqual(new Map(titles.map(([code, title]) => [code, title.toUpperCase()])));
    });
  });
  it('include end dates such as 9999-12-31, which award lists sort after all other dates', async () => {
    const row = caseRow('09_sentinel_dates.csv');
    const contract = (id: string, values: Record<string, string>) => ({
      ...Object.fromEntries(
        Object.entries(row).map(([name, value]) => [name, value.replaceAll('TEST26C0001', id)]),
      ),
      ...values,
    });
    const vehicle = (id: string, values: Record<string, string>) =>
      contract(id, {
        contract_award_unique_key: `CONT_IDV_${id}_7200`,
        award_type_code: '',
        award_or_idv_flag: 'IDV',
        idv_type_code: 'B',
        type_of_idc_code: 'A',
        ...values,
      });
    const ofVehicle = { parent_award_id_piid: 'VEHICLE' };
    const ends = ['9999-12-31', '2025-03-04', '2999-01-01', '1999-12-31'];
    await load(
      fixture('cases/09_sentinel_dates.csv'),
      write(
        'contracts.csv',
        csv([
          vehicle('VEHICLE', {}),
          ...ends.flatMap((day, at) => [
            contract(`ORDER${at}`, { ...ofVehicle, period_of_performance_current_end_date: day }),
            vehicle(`BELOW${at}`, { ...ofVehicle, ordering_period_end_date: day }),
          ]),
        ]),
      ),
    );
    await withServer(async (post) => {
      const ids = async (path: string, body: object, field: string) =>
        ((await post(path, body)).results as Record<string, string>[]).map((each) => each[field]!);
      for (const direction of ['asc', 'desc'] as const) {
        const getExpectedIds = (name: string) => {
          const rising = [3, 1, 2, 0].map((at) => `${name}${at}`);
          return direction === 'asc' ? rising : rising.reverse();
        };
        for (const [award_type_codes, sort, name] of [
          [['A', 'B', 'C', 'D'], 'End Date', 'ORDER'],
          [['IDV_B_A'], 'Last Date to Order', 'BELOW'],
        ] as const)
          expect(
            (
              await ids(
                'search/spending_by_award/',
                {
                  filters: { award_type_codes },
                  fields: ['Award ID', sort],
                  sort,
                  order: direction,
                },
                'Award ID',
              )
            ).filter((id) => id.startsWith(name)),
          ).toEqual(getExpectedIds(name));
        for (const [type, sort, name] of [
          ['child_awards', 'period_of_performance_current_end_date', 'ORDER'],
          ['child_idvs', 'last_date_to_order', 'BELOW'],
        ] as const)
          expect(
            await ids(
              'idvs/awards/',
              { award_id: 'CONT_IDV_VEHICLE_7200', type, sort, order: direction },
              'piid',
            ),
          ).toEqual(getExpectedIds(name));
      }
    });
  });
});
