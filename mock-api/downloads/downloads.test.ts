/** @jest-environment node */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cents, readRows, unzip } from '../../tests/archives';
import { fetchArchiveFile, openServer } from '../../tests/server';
import { answerErrors } from '../core/validate';
import { routes } from '../routes';
import { type Layout, layouts } from './layouts';
import { isDescribed } from './readme';

type Server = Awaited<ReturnType<typeof openServer>>;
let server: Server;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

/** Errors that were had, by route. */
const seen = new Set<string>();
const call = async (
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
  on = server,
) => {
  const answer = await on.app.inject({
    method,
    url: `/api/v2/${path}`,
    payload: body === undefined ? undefined : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
  const route = routes.find(
    (one) => one.method === method && `v2/${path.split('?')[0]}` === one.path,
  )!;
  // Whatever is asked here, its answer is held to the schema, and an error to those that the route declares.
  if (answer.statusCode === 200)
    expect([path, answerErrors(route.answer, JSON.parse(answer.body))]).toEqual([path, []]);
  else {
    expect(route.errors).toContain(answer.statusCode);
    seen.add(`${route.path} ${answer.statusCode}`);
  }
  return {
    status: answer.statusCode,
    body: JSON.parse(answer.body) as Record<string, never> & { [key: string]: unknown },
  };
};
interface Created {
  file_name: string;
  file_url: string;
  status_url: string;
  download_request: object;
}
const start = async (
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
  on = server,
) => {
  const { status, body: answer } = await call('POST', path, body, headers, on);
  expect([path, status, answer]).toEqual([
    path,
    200,
    expect.objectContaining({ file_name: expect.stringMatching(/\.zip$/) }),
  ]);
  return answer as unknown as Created;
};
const fetchFile = (url: string, headers: Record<string, string> = {}, on = server) =>
  on.app.inject({ method: 'GET', url: new URL(url, 'http://host').pathname, headers });
const stateOf = async (name: string, on = server) =>
  (await call('GET', `download/status/?file_name=${encodeURIComponent(name)}`, undefined, {}, on))
    .body;
/** Starts a download, waits for its end and reads the archive. */
const make = async (path: string, body: unknown, on = server) => {
  const created = await start(path, body, {}, on);
  const job = await on.downloads.finished(created.file_name);
  expect([path, job.status, job.message]).toEqual([path, 'finished', null]);
  const zip = (await fetchFile(created.file_url, {}, on)).rawPayload;
  expect(createHash('sha256').update(zip).digest('hex')).toBe(job.sha256);
  const files = await unzip(zip);
  return {
    created,
    job,
    files,
    entry: (part: string) => [...files].find(([name]) => name.includes(part))?.[1] ?? '',
    readme: files.get('README.txt')!,
  };
};
const contracts = ['A', 'B', 'C', 'D'];
const year = [{ start_date: '2023-10-01', end_date: '2024-09-30' }];

describe('what an archive holds', () => {
  it('holds every row of the search once, with the sums that the site shows', async () => {
    const filters = { time_period: year, award_type_codes: [...contracts, '02', '03', '04', '05'] };
    const { entry, job, readme } = await make('download/search/', { filters });
    const counts = await Promise.all(
      ['awards', 'transactions', 'subawards'].map(
        async (level) =>
          (await call('POST', 'download/count/', { filters, spending_level: level })).body
            .calculated_count,
      ),
    );
    const levelRows = (part: string) => [
      ...readRows(entry(`Contracts_${part}`)),
      ...readRows(entry(`Assistance_${part}`)),
    ];
    const rows = {
      awards: levelRows('PrimeAwardSummaries'),
      transactions: levelRows('PrimeTransactions'),
      subawards: levelRows('Subawards'),
    };
    expect(Object.values(rows).map((found) => found.length)).toEqual(counts);
    expect(counts.every((count) => Number(count) > 0)).toBe(true);
    expect(job.rows).toBe(Object.values(rows).reduce((sum, found) => sum + found.length, 0));
    const total = async (level: string) => {
      const { body } = await call('POST', 'search/spending_over_time/', {
        filters,
        group: 'fiscal_year',
        spending_level: level,
      });
      return Math.round(
        (body.results as unknown as { aggregated_amount: number }[]).reduce(
          (sum, row) => sum + row.aggregated_amount,
          0,
        ) * 100,
      );
    };
    expect(cents(rows.transactions, 'federal_action_obligation')).toBe(await total('transactions'));
    expect(cents(rows.subawards, 'subaward_amount')).toBe(await total('subawards'));
    expect(
      cents(readRows(entry('Contracts_PrimeAwardSummaries')), 'total_obligated_amount') +
        cents(readRows(entry('Assistance_PrimeAwardSummaries')), 'total_obligated_amount'),
    ).toBe(await total('awards'));
    expect(
      new Set(
        rows.transactions.map(
          (row) => row.contract_transaction_unique_key || row.assistance_transaction_unique_key,
        ),
      ).size,
    ).toBe(rows.transactions.length);
    for (const { entry: name, rows: count } of job.entries)
      expect(readme).toContain(`${name}: ${count.toLocaleString('en-US')} row`);
    expect(readme).toContain('Data as of 2025-11-15');
    expect(readme).toContain('"start_date": "2023-10-01"');
    expect(readme).toMatch(/\nfederal_action_obligation: \S.+/);
  });
  it('gives loans their subsidy cost and face value', async () => {
    const filters = { award_type_codes: ['07', '08'], time_period: year };
    const { entry } = await make('download/transactions/', { filters });
    const rows = readRows(entry('Assistance_PrimeTransactions'));
    const { body } = await call('POST', 'search/spending_over_time/', {
      filters,
      group: 'fiscal_year',
    });
    expect(cents(rows, 'original_loan_subsidy_cost')).toBe(
      Math.round(
        (body.results as unknown as { aggregated_amount: number }[]).reduce(
          (sum, row) => sum + row.aggregated_amount,
          0,
        ) * 100,
      ),
    );
    expect(cents(rows, 'face_value_of_loan')).toBeGreaterThan(0);
    expect(cents(rows, 'federal_action_obligation')).toBe(0);
  });
  it('has at least 60 columns for awards, 80 for transactions and 40 for subawards, each in the data dictionary', () => {
    const least = { awards: 60, transactions: 80, subawards: 40 };
    for (const [layout, { columns }] of Object.entries(layouts)) {
      const kind = Object.keys(least).find(
        (key) => layout === `contract_${key}` || layout === `assistance_${key}`,
      ) as keyof typeof least | undefined;
      if (kind) expect([layout, columns.length >= least[kind]]).toEqual([layout, true]);
      expect([layout, columns.filter(([name]) => !isDescribed(layout as Layout, name))]).toEqual([
        layout,
        [],
      ]);
      expect(new Set(columns.map(([name]) => name)).size).toBe(columns.length);
    }
  });
  it('keeps to the columns asked for, in their order, and says when a file has none of them', async () => {
    const { entry } = await make('download/search/', {
      filters: { award_type_codes: contracts },
      spending_level: ['awards'],
      columns: ['recipient_name', 'award_id_piid', 'total_obligated_amount'],
    });
    expect(Object.keys(readRows(entry('Contracts_PrimeAwardSummaries'))[0]!)).toEqual([
      'recipient_name',
      'award_id_piid',
      'total_obligated_amount',
    ]);
    const some = await make('download/awards/', { filters: {}, columns: ['award_id_piid'] });
    expect([...some.files.keys()].map((name) => name.replace(/_\d.*/, ''))).toEqual([
      'Contracts_PrimeAwardSummaries',
      'README.txt',
    ]);
    const { status, body } = await call('POST', 'download/search/', {
      filters: {},
      columns: ['nonsense'],
    });
    expect([status, body.detail]).toEqual([400, expect.stringContaining('nonsense')]);
  });
  it('writes tabs and pipes as well as commas', async () => {
    const body = { filters: { award_type_codes: ['09'] }, spending_level: ['awards'] };
    const rowsOf = async (format: string, delimiter: string, ending: string) => {
      const { files } = await make('download/search/', { ...body, file_format: format });
      const [name, text] = [...files][0]!;
      expect(name.endsWith(ending)).toBe(true);
      return readRows(text, delimiter);
    };
    const csv = await rowsOf('csv', ',', '.csv');
    expect(csv.length).toBeGreaterThan(0);
    expect(await rowsOf('tsv', '\t', '.tsv')).toEqual(csv);
    expect(await rowsOf('pstxt', '|', '.txt')).toEqual(csv);
  });
  it('is an honest empty file when nothing was found', async () => {
    const { files, readme, job } = await make('download/search/', {
      filters: { award_ids: ['"no such award"'], award_type_codes: contracts },
      spending_level: ['awards'],
    });
    expect(job.rows).toBe(0);
    expect([...files.values()][0]).toMatch(/^contract_award_unique_key,[^\n]*\n$/);
    expect(readme).toContain(': 0 rows');
  });
  it('stops at the limit given', async () => {
    expect(
      (
        await make('download/search/', {
          filters: { award_type_codes: contracts },
          spending_level: ['transactions'],
          limit: 7,
        })
      ).job.rows,
    ).toBe(7);
  });
  it.each([
    ['contract', 0],
    ['idv', 1],
    ['assistance', 2],
  ] as const)('has everything about one award: %s', async (kind, group) => {
    const { body } = await call('POST', 'search/spending_by_award/', {
      filters: {
        award_type_codes: [contracts, ['IDV_A', 'IDV_B_B', 'IDV_C', 'IDV_E'], ['04']][group],
      },
      fields: ['Award ID', 'Award Amount', 'generated_internal_id'],
      sort: 'Award Amount',
      limit: 1,
    });
    const [award] = body.results as unknown as {
      generated_internal_id: string;
      'Award Amount': number;
    }[];
    const { entry, files } = await make(`download/${kind}/`, {
      award_id: award!.generated_internal_id,
    });
    expect(
      [...files.keys()]
        .filter((name) => name !== 'README.txt')
        .map(
          (name) =>
            /_(TransactionHistory|Sub-Awards|Orders|FederalAccountFunding)_/.exec(name)?.[1],
        ),
    ).toEqual([
      'TransactionHistory',
      kind === 'idv' ? 'Orders' : 'Sub-Awards',
      'FederalAccountFunding',
    ]);
    expect(cents(readRows(entry('TransactionHistory')), 'federal_action_obligation')).toBe(
      Math.round(award!['Award Amount'] * 100),
    );
  });
});

describe('custom award data', () => {
  const range = { start_date: '2023-10-01', end_date: '2024-09-30' };
  it('holds the transactions and subawards of an agency and year', async () => {
    const agency = { type: 'awarding', tier: 'toptier', name: 'Department of Defense' };
    const filters = {
      prime_award_types: contracts,
      sub_award_types: ['procurement'],
      agencies: [agency],
      date_type: 'action_date',
      date_range: range,
    };
    const { entry, files } = await make('bulk_download/awards/', { filters });
    expect([...files.keys()].map((name) => name.replace(/_\d.*/, ''))).toEqual([
      'Contracts_PrimeTransactions',
      'Contracts_Subawards',
      'README.txt',
    ]);
    const rows = readRows(entry('Contracts_PrimeTransactions'));
    const { body } = await call('POST', 'search/spending_over_time/', {
      filters: {
        award_type_codes: contracts,
        agencies: [agency],
        time_period: [{ ...range, date_type: 'action_date' }],
      },
      group: 'fiscal_year',
    });
    expect(rows.length).toBeGreaterThan(0);
    expect(cents(rows, 'federal_action_obligation')).toBe(
      Math.round(
        (body.results as unknown as { aggregated_amount: number }[]).reduce(
          (sum, row) => sum + row.aggregated_amount,
          0,
        ) * 100,
      ),
    );
    expect(new Set(rows.map((row) => row.awarding_agency_name))).toEqual(
      new Set(['Department of Defense']),
    );
    expect(
      rows.every(({ action_date: date }) => date! >= range.start_date && date! <= range.end_date),
    ).toBe(true);
  });
  it('reaches back before the first day a search can ask for', async () => {
    const { job } = await make('bulk_download/awards/', {
      filters: {
        prime_award_types: contracts,
        agencies: [{ type: 'awarding', tier: 'toptier', name: 'All' }],
        date_range: { start_date: '2004-10-01', end_date: '2005-09-30' },
      },
    });
    expect(job.rows).toBeGreaterThan(0);
  });
  it('finds the transactions of a keyword', async () => {
    const { body } = await call('POST', 'search/spending_by_transaction_count/', {
      filters: { keywords: ['forest'] },
    });
    const { job } = await make('bulk_download/awards/', {
      award_levels: ['prime_awards'],
      filters: { keyword: 'forest' },
    });
    expect(job.rows).toBe(
      Object.values(body.results as unknown as Record<string, number>).reduce(
        (sum, count) => sum + count,
        0,
      ),
    );
  });
  it.each<[string, unknown, number, RegExp]>([
    [
      'more than a year',
      {
        filters: {
          prime_award_types: contracts,
          date_range: { start_date: '2020-01-01', end_date: '2021-01-03' },
        },
      },
      400,
      /within a year/,
    ],
    [
      'dates the wrong way round',
      {
        filters: {
          prime_award_types: contracts,
          date_range: { start_date: '2021-01-03', end_date: '2020-01-01' },
        },
      },
      400,
      /start date is after/,
    ],
    [
      'a date that is none',
      {
        filters: {
          prime_award_types: contracts,
          date_range: { start_date: '2021-02-30', end_date: '2021-03-01' },
        },
      },
      400,
      /start_date.*not a date/,
    ],
    [
      'an open range',
      {
        filters: {
          prime_award_types: contracts,
          date_range: { start_date: '', end_date: '2021-03-01' },
        },
      },
      400,
      /within a year/,
    ],
    ['no award type', { filters: { date_range: range } }, 400, /prime_award_types/],
    ['no dates', { filters: { prime_award_types: contracts } }, 422, /date_range/],
    [
      'an unknown agency',
      { filters: { prime_award_types: contracts, agency: 99999, date_range: range } },
      400,
      /99999/,
    ],
    [
      'a keyword with company',
      { award_levels: ['prime_awards'], filters: { keyword: 'forest', agencies: [] } },
      400,
      /agencies/,
    ],
    [
      'an unknown format',
      { filters: { prime_award_types: contracts, date_range: range }, file_format: 'xlsx' },
      400,
      /file_format/,
    ],
  ])('refuses %s', async (_name, body, expected, message) => {
    const { status, body: answer } = await call('POST', 'bulk_download/awards/', body);
    expect([status, String(answer.detail)]).toEqual([expected, expect.stringMatching(message)]);
  });
  it('lists agencies in two groups and the subagencies of one', async () => {
    const { body } = await call('POST', 'bulk_download/list_agencies/', {
      type: 'award_agencies',
      agency: 0,
    });
    const { cfo_agencies: cfo, other_agencies: other } = body.agencies as unknown as Record<
      string,
      { toptier_agency_id: number; name: string; toptier_code: string }[]
    >;
    expect(cfo!.map(({ name }) => name)).toContain('Department of Defense');
    expect(other!.length).toBeGreaterThan(5);
    const defense = cfo!.find(({ name }) => name === 'Department of Defense')!;
    const { body: of } = await call('POST', 'bulk_download/list_agencies/', {
      type: 'award_agencies',
      agency: defense.toptier_agency_id,
    });
    expect(of).toEqual({
      agencies: [],
      sub_agencies: expect.arrayContaining([{ subtier_agency_name: 'Department of the Navy' }]),
    });
  });
});

describe('custom account data', () => {
  const ask = (kinds: string[], filters: object = {}, level = 'federal_account') => ({
    account_level: level,
    filters: { fy: '2024', period: '12', submission_types: kinds, ...filters },
  });
  const explorer = async (type: string, filters: object = {}) =>
    (await call('POST', 'spending/', { type, filters: { fy: '2024', period: '12', ...filters } }))
      .body.results as unknown as {
      id: string | null;
      code: string;
      name: string;
      amount: number;
    }[];
  it('breaks spending down to the sums of the Spending Explorer', async () => {
    const { entry } = await make('download/accounts/', ask(['object_class_program_activity']));
    const rows = readRows(entry('AccountBreakdownByPA-OC'));
    for (const { name, amount, id } of (await explorer('budget_function'))
      .filter(({ id: known }) => known !== null)
      .slice(0, 8)) {
      expect([
        name,
        id &&
          cents(
            rows.filter((row) => row.budget_function === name),
            'obligations_incurred',
          ),
      ]).toEqual([name, Math.round(amount * 100)]);
    }
    expect(rows.every((row) => row.submission_period === 'FY2024P12')).toBe(true);
  });
  it('has balances that agree with the breakdown, at both levels', async () => {
    const federal = await make(
      'download/accounts/',
      ask(['account_balances', 'object_class_program_activity']),
    );
    const treasury = await make(
      'download/accounts/',
      ask(['account_balances'], {}, 'treasury_account'),
    );
    const sum = (made: typeof federal, column: string) =>
      cents(readRows(made.entry('AccountBalances')), column);
    expect(sum(federal, 'obligations_incurred')).toBe(
      cents(readRows(federal.entry('AccountBreakdownByPA-OC')), 'obligations_incurred'),
    );
    expect(sum(treasury, 'obligations_incurred')).toBe(sum(federal, 'obligations_incurred'));
    expect(sum(federal, 'total_budgetary_resources')).toBe(
      sum(federal, 'obligations_incurred') + sum(federal, 'unobligated_balance'),
    );
    expect(readRows(treasury.entry('AccountBalances')).length).toBeGreaterThan(
      readRows(federal.entry('AccountBalances')).length,
    );
    expect(Object.keys(readRows(treasury.entry('AccountBalances'))[0]!)).toEqual(
      expect.arrayContaining(['treasury_account_symbol', 'availability_type_code']),
    );
  });
  it('names the awards that accounts pay for, linked and unlinked', async () => {
    const { files, entry } = await make(
      'download/accounts/',
      ask(['award_financial'], { quarter: '4', period: undefined }),
    );
    expect([...files.keys()].map((name) => /_FA_(\w+)_Account/.exec(name)?.[1])).toEqual([
      'Contracts',
      'Assistance',
      'Unlinked',
      undefined,
    ]);
    expect(
      readRows(entry('Contracts_')).every((row) => row.award_unique_key!.startsWith('CONT_')),
    ).toBe(true);
    expect(readRows(entry('Unlinked_')).every((row) => row.award_unique_key === '')).toBe(true);
    expect(readRows(entry('Contracts_')).length).toBeGreaterThan(0);
  });
  it('keeps to an agency, an account, a function and emergency codes', async () => {
    const { body } = await call('POST', 'federal_accounts/', { filters: {}, limit: 1 });
    const [account] = body.results as unknown as { account_id: number; account_number: string }[];
    const one = await make(
      'download/accounts/',
      ask(['account_balances'], { federal_account: String(account!.account_id) }),
    );
    expect(
      new Set(readRows(one.entry('AccountBalances')).map((row) => row.federal_account_symbol)),
    ).toEqual(new Set([account!.account_number]));
    const defense = await make(
      'download/accounts/',
      ask(['account_balances'], { agency: 'DOD', budget_function: '050' }),
    );
    expect(
      new Set(
        readRows(defense.entry('AccountBalances')).map(
          (row) => `${row.owning_agency_name}: ${row.budget_function}`,
        ),
      ),
    ).toEqual(new Set(['Department of Defense: National Defense']));
    const emergency = await make(
      'download/accounts/',
      ask(['object_class_program_activity'], { fy: '2021', def_codes: ['N', 'P'] }),
    );
    expect(
      readRows(emergency.entry('PA-OC')).every((row) =>
        ['N', 'P'].includes(row.disaster_emergency_fund_code!),
      ),
    ).toBe(true);
  });
  it('says that a year has no published period yet by an empty file', async () => {
    expect(
      (await make('download/accounts/', ask(['account_balances'], { fy: '2030' }))).job.rows,
    ).toBe(0);
  });
  it.each<[string, unknown, number]>([
    ['both quarter and period', ask(['account_balances'], { quarter: '4' }), 400],
    ['neither', ask(['account_balances'], { period: undefined }), 400],
    ['no file', { account_level: 'federal_account', filters: { fy: '2024', period: '12' } }, 400],
    ['an unknown agency', ask(['account_balances'], { agency: 'NOPE' }), 404],
    ['an unknown account', ask(['account_balances'], { federal_account: '999999' }), 404],
    ['period 13', ask(['account_balances'], { period: '13' }), 400],
    ['a year before 2017', ask(['account_balances'], { fy: '2016' }), 400],
    ['an unknown level', { ...ask(['account_balances']), account_level: 'account' }, 400],
  ])('refuses %s', async (_name, body, expected) => {
    expect((await call('POST', 'download/accounts/', body)).status).toBe(expected);
  });
});

describe('emergency money', () => {
  it('comes with all codes or one', async () => {
    const all = await make('download/disaster/', {});
    const one = await make('download/disaster/', { filters: { def_codes: ['P'] } });
    expect(one.job.rows).toBeLessThan(all.job.rows!);
    expect(
      readRows(one.entry('Contracts_')).every((row) => row.disaster_emergency_fund_code === 'P'),
    ).toBe(true);
    expect(
      (await call('POST', 'download/disaster/', { filters: { def_codes: ['L', 'M'] } })).status,
    ).toBe(400);
  });
  it('lists recipients, by name too', async () => {
    const { entry } = await make('download/disaster/recipients/', {
      filters: { def_codes: ['L', 'M', 'N', 'O', 'P', 'U', 'V'] },
    });
    const rows = readRows(entry('Recipients'));
    expect(Number(rows[0]!.award_obligations)).toBeGreaterThanOrEqual(
      Number(rows[1]!.award_obligations),
    );
    const found = await make('download/disaster/recipients/', {
      filters: {
        def_codes: ['L', 'M', 'N', 'O', 'P', 'U', 'V'],
        query: rows[0]!.recipient_name!.slice(0, 8),
      },
    });
    expect(readRows(found.entry('Recipients')).map((row) => row.recipient_name)).toContain(
      rows[0]!.recipient_name,
    );
  });
});

const small = (word: string) => ({ filters: { award_ids: [word] }, spending_level: ['awards'] });
describe('jobs', () => {
  it('say where they are until they are finished', async () => {
    const { file_name: name, status_url: url } = await start('download/search/', small('waiting'), {
      'x-fault': 'hold=400',
    });
    expect(url).toContain(`file_name=${encodeURIComponent(name)}`);
    expect(await stateOf(name)).toMatchObject({
      status: expect.stringMatching(/ready|running/),
      total_rows: null,
      total_size: null,
      message: null,
    });
    expect((await fetchFile(`/files/generated_downloads/${name}`)).statusCode).toBe(404);
    await server.downloads.finished(name);
    expect(await stateOf(name)).toMatchObject({
      status: 'finished',
      total_rows: 0,
      total_columns: 148,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(
      (await call('GET', `bulk_download/status/?file_name=${name}&type=awards`)).body.status,
    ).toBe('finished');
  });
  it('are one for the same request, whatever the order of its keys', async () => {
    const first = await start('download/search/', {
      filters: { award_ids: ['twice'], award_type_codes: ['A', 'B'] },
    });
    const second = await start('download/search/', {
      filters: { award_type_codes: ['A', 'B'], award_ids: ['twice'] },
    });
    expect(second.file_name).toBe(first.file_name);
    expect(
      (
        await start('download/search/', {
          filters: { award_ids: ['twice'], award_type_codes: ['A'] },
        })
      ).file_name,
    ).not.toBe(first.file_name);
  });
  it('fail with a reason when the disk refuses, and can be asked for again', async () => {
    const { file_name: name } = await start('download/search/', small('refused'), {
      'x-fault': 'write',
    });
    expect(await server.downloads.finished(name)).toMatchObject({
      status: 'failed',
      message: 'The file could not be written. the disk refused to be written to',
    });
    expect((await fetchFile(`/files/generated_downloads/${name}`)).statusCode).toBe(404);
    expect((await make('download/search/', small('refused'))).created.file_name).not.toBe(name);
  });
  it('answer for unknown and wicked names', async () => {
    expect((await call('GET', 'download/status/')).status).toBe(400);
    for (const name of [
      'unknown.zip',
      '../default.duckdb',
      '..%2f..%2fetc%2fpasswd',
      '/etc/passwd',
      'a\0.zip',
      '....//x.zip',
      'x'.repeat(1500),
    ]) {
      expect([
        name,
        (await call('GET', `download/status/?file_name=${encodeURIComponent(name)}`)).status,
      ]).toEqual([name, 404]);
      for (const folder of ['generated_downloads', 'award_data_archive'])
        expect([
          name,
          (
            await server.app.inject({
              method: 'GET',
              url: `/files/${folder}/${encodeURIComponent(name)}`,
            })
          ).statusCode,
        ]).toEqual([name, 404]);
    }
  });
  it('serve ranges with the right type', async () => {
    const { created, job } = await make('download/search/', small('ranges'));
    const part = await fetchFile(created.file_url, { range: 'bytes=0-3' });
    expect([
      part.statusCode,
      part.headers['content-type'],
      part.headers['content-range'],
      part.rawPayload.toString('latin1'),
    ]).toEqual([206, 'application/zip', `bytes 0-3/${job.bytes}`, 'PK\x03\x04']);
    expect(part.headers['content-disposition']).toContain(created.file_name);
  });
  it('keep to the cap on the disk', async () => {
    const full = await openServer({ downloads: { cap: 200 } });
    try {
      const { file_name: name } = await start('download/search/', small('room'), {}, full);
      expect(await full.downloads.finished(name)).toMatchObject({
        status: 'failed',
        message: expect.stringContaining('no room'),
      });
      expect(readdirSync(join(full.folder, 'downloads/parts'))).toEqual([]);
    } finally {
      await full.close();
    }
  });
  it('lose their files after a week', async () => {
    let now = Date.now();
    const old = await openServer({ downloads: { now: () => now } });
    try {
      const { created } = await make('download/search/', small('old'), old);
      now += 6.9 * 24 * 3600 * 1000;
      expect((await fetchFile(created.file_url, {}, old)).statusCode).toBe(200);
      now += 0.2 * 24 * 3600 * 1000;
      expect((await fetchFile(created.file_url, {}, old)).statusCode).toBe(404);
      expect((await stateOf(created.file_name, old)).detail).toContain('does not exist');
      expect(existsSync(join(old.folder, 'downloads/files', created.file_name))).toBe(false);
    } finally {
      await old.close();
    }
  });
  it('go on after a restart, and never offer half a file', async () => {
    const first = await openServer();
    const { file_name: name } = await start(
      'download/search/',
      { filters: {} },
      { 'x-fault': 'hold=300' },
      first,
    );
    await first.stop();
    const second = await openServer({ folder: first.folder });
    try {
      expect((await stateOf(name, second)).status).toMatch(/ready|running/);
      expect(await second.downloads.finished(name)).toMatchObject({
        status: 'finished',
        attempts: 2,
      });
      // A file cut short by whatever came between is not offered, and the next request makes it anew.
      writeFileSync(join(second.folder, 'downloads/files', name), 'PK');
      expect((await fetchFile(`/files/generated_downloads/${name}`, {}, second)).statusCode).toBe(
        404,
      );
      expect((await start('download/search/', { filters: {} }, {}, second)).file_name).not.toBe(
        name,
      );
    } finally {
      await second.close();
    }
  });
  it('give up when interrupted too often, or when the data were replaced', async () => {
    let running = await openServer();
    const { file_name: name } = await start(
      'download/search/',
      { filters: {} },
      { 'x-fault': 'hold=60000' },
      running,
    );
    for (let times = 0; times < 3; times += 1) {
      await running.stop();
      running = await openServer({ folder: running.folder });
    }
    expect(await stateOf(name, running)).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('interrupted several times'),
    });
    const { file_name: other } = await start(
      'download/search/',
      small('replaced'),
      { 'x-fault': 'hold=60000' },
      running,
    );
    await running.stop();
    const note = join(running.folder, 'downloads/jobs', `${other}.json`);
    writeFileSync(
      note,
      JSON.stringify({
        ...(JSON.parse(readFileSync(note, 'utf8')) as object),
        key: 'of other data',
      }),
    );
    running = await openServer({ folder: running.folder });
    expect(await stateOf(other, running)).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('data were replaced'),
    });
    await running.close();
  });
  it('wait in line, 200 at once, one at a time', async () => {
    const before = process.memoryUsage().rss;
    const made = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        start('download/search/', small(`line ${index}`), index ? {} : { 'x-fault': 'hold=1500' }),
      ),
    );
    expect(new Set(made.map(({ file_name: name }) => name)).size).toBe(200);
    const states = await Promise.all(
      made.map(async ({ file_name: name }) => (await stateOf(name)).status),
    );
    expect(states.filter((state) => String(state) === 'running').length).toBeLessThanOrEqual(1);
    expect(states.filter((state) => String(state) === 'ready').length).toBeGreaterThan(190);
    expect(process.memoryUsage().rss - before).toBeLessThan(300e6);
  });
});

describe('the award data archive', () => {
  it('lists one file of the year and one of the changes, and serves both', async () => {
    const { body } = await call('POST', 'bulk_download/list_monthly_files/', {
      agency: 'all',
      fiscal_year: 2024,
      type: 'contracts',
    });
    const files = body.monthly_files as unknown as {
      file_name: string;
      url: string;
      fiscal_year: number | null;
      updated_date: string;
      agency_name: string;
      agency_acronym: null;
    }[];
    expect(
      files.map(({ file_name: name, fiscal_year: fiscalYear, updated_date: updated }) => [
        name,
        fiscalYear,
        updated,
      ]),
    ).toEqual([
      ['FY2024_All_Contracts_Full_20251106.zip', 2024, '2025-11-06'],
      ['FY(All)_All_Contracts_Delta_20251106.zip', null, '2025-11-06'],
    ]);
    const fresh = await openServer();
    try {
      const [full, delta] = await Promise.all(
        files.map(async ({ url }) =>
          readRows([...(await unzip(await fetchArchiveFile(fresh, url))).values()][0]!),
        ),
      );
      expect(full!.length).toBeGreaterThan(0);
      expect(
        full!.every(({ action_date: date }) => date! >= '2023-10-01' && date! <= '2024-09-30'),
      ).toBe(true);
      expect(Object.keys(delta![0]!).slice(0, 2)).toEqual(['correction_delete_ind', 'agency_id']);
      expect(new Set(delta!.map((row) => row.correction_delete_ind))).toEqual(new Set(['', 'C']));
    } finally {
      await fresh.close();
    }
  });
  it('answers at once with a job for a file that is asked for the first time, and with the file when it is made', async () => {
    const fresh = await openServer();
    const url = '/files/award_data_archive/FY2023_All_Assistance_Full_20251106.zip';
    const get = (accept?: string) => fresh.app.inject({ url, headers: accept ? { accept } : {} });
    try {
      // Somebody else's file is being made, and takes its time.
      const { file_name: ahead } = await start(
        'download/search/',
        small('ahead'),
        { 'x-fault': 'hold=6000' },
        fresh,
      );
      const asked = Date.now();
      const [plain, described, browser] = await Promise.all([
        get(),
        get('application/json'),
        get('text/html,application/xhtml+xml,*/*;q=0.8'),
      ]);
      expect((await stateOf(ahead, fresh)).status).toBe('running');
      expect(Date.now() - asked).toBeLessThan(15_000);
      expect([plain.statusCode, described.statusCode, browser.statusCode]).toEqual([202, 202, 202]);
      const job = plain.json() as Created & { status: string };
      expect(described.json()).toEqual(job);
      expect([
        job.status,
        job.file_name,
        plain.headers['retry-after'],
        plain.headers['content-disposition'],
      ]).toEqual([
        'ready',
        expect.stringMatching(/^FY2023_All_Assistance_Full_20251106_.*\.zip$/),
        '5',
        undefined,
      ]);
      expect([browser.headers['content-type'], browser.headers.refresh, browser.body]).toEqual([
        expect.stringContaining('text/html'),
        '5',
        expect.stringContaining('We’re preparing your download.'),
      ]);
      expect((await stateOf(job.file_name, fresh)).status).toBe('ready');
      expect(await fresh.downloads.finished(job.file_name)).toMatchObject({ status: 'finished' });
      const made = await get();
      expect([
        made.statusCode,
        made.headers['content-type'],
        made.headers['content-disposition'],
      ]).toEqual([
        200,
        'application/zip',
        'attachment; filename="FY2023_All_Assistance_Full_20251106.zip"',
      ]);
      expect([...(await unzip(made.rawPayload)).keys()][0]).toBe(
        'FY2023_All_Assistance_Full_20251106_1.csv',
      );
      expect((await fetchFile(job.file_url, {}, fresh)).rawPayload.equals(made.rawPayload)).toBe(
        true,
      );
      const again = await get('application/json');
      expect([again.statusCode, again.json()]).toEqual([200, { ...job, status: 'finished' }]);
    } finally {
      await fresh.close();
    }
  });
  it('says in its list which files are there already', async () => {
    const fresh = await openServer();
    const list = async () =>
      (
        await call(
          'POST',
          'bulk_download/list_monthly_files/',
          { agency: 'all', fiscal_year: 2022, type: 'assistance' },
          {},
          fresh,
        )
      ).body.monthly_files as unknown as { url: string; ready: boolean }[];
    try {
      const [first] = await list();
      expect(first!.ready).toBe(false);
      await fetchArchiveFile(fresh, first!.url);
      expect((await list()).map(({ ready }) => ready)).toEqual([true, false]);
    } finally {
      await fresh.close();
    }
  });
  it('takes an agency as a number, as text of digits, or all', async () => {
    const list = async (agency: unknown) =>
      call('POST', 'bulk_download/list_monthly_files/', {
        agency,
        fiscal_year: 2024,
        type: 'contracts',
      });
    const { id } = server.lookups.toptiers.find(({ name }) => name === 'Department of Defense')!;
    expect((await list(String(id))).body).toEqual((await list(id)).body);
    expect((await list('none')).status).toBe(422);
  });
  it.each([
    'FY2024_All_Contracts_Full_20251107.zip',
    'FY2030_All_Contracts_Full_20251106.zip',
    'FY2007_All_Contracts_Full_20251106.zip',
    'FY2024_999_Contracts_Full_20251106.zip',
    'FY(All)_All_Contracts_Full_20251106.zip',
  ])('has no %s', async (name) => {
    expect(
      (
        await server.app.inject({
          method: 'GET',
          url: `/files/award_data_archive/${encodeURIComponent(name)}`,
        })
      ).statusCode,
    ).toBe(404);
  });
});

it('gives every error that its routes declare', async () => {
  const bad = [
    'download/awards/',
    'download/transactions/',
    'download/search/',
    'download/count/',
    'download/contract/',
    'download/idv/',
    'download/assistance/',
    'download/accounts/',
    'download/disaster/',
    'download/disaster/recipients/',
    'bulk_download/awards/',
    'bulk_download/list_agencies/',
    'bulk_download/list_monthly_files/',
  ];
  for (const path of bad) {
    await call('POST', path, {
      filters: 1,
      award_id: {},
      type: 'x',
      agency: 'x',
      account_level: 'x',
      fiscal_year: 'x',
    });
    await call('POST', path, {});
  }
  await call('POST', 'bulk_download/list_monthly_files/', {
    agency: 99999,
    fiscal_year: 2024,
    type: 'contracts',
  });
  await call('GET', 'bulk_download/status/');
  await call('GET', 'bulk_download/status/?file_name=none.zip');
  const declared = routes
    .filter(({ path }) => /download\//.test(path))
    .flatMap(({ path, errors }) => errors.map((status) => `${path} ${status}`));
  expect(declared.filter((one) => !seen.has(one))).toEqual([]);
});
