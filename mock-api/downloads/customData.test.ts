import { cents, readRows } from '../../tests/archives';
import { reportedDifferences } from '../../tests/reportedDifferences';
import { openServer } from '../../tests/server';
import { downloadCalls, type Server } from '../../tests/downloads';

let server: Server;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());
const { call, make } = downloadCalls(() => server);
const differences = reportedDifferences(() => server);

const contracts = ['A', 'B', 'C', 'D'];
const covidCodes = ['L', 'M', 'N', 'O', 'P', 'U', 'V'];

describe('custom award data', () => {
  const range = { start_date: '2023-10-01', end_date: '2024-09-30' };
  const buildRangeRequest = (start_date: string, end_date: string) => ({
    filters: { prime_award_types: contracts, date_range: { start_date, end_date } },
  });
  it('contains the transactions and subawards of an agency and year', async () => {
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
    const results = body.results as unknown as { aggregated_amount: number }[];
    expect(rows.length).toBeGreaterThan(0);
    expect(cents(rows, 'federal_action_obligation')).toBe(
      Math.round(results.reduce((sum, row) => sum + row.aggregated_amount, 0) * 100),
    );
    expect(new Set(rows.map((row) => row.awarding_agency_name))).toEqual(
      new Set(['Department of Defense']),
    );
    expect(
      rows.every(({ action_date: date }) => date! >= range.start_date && date! <= range.end_date),
    ).toBe(true);
  });
  it('includes years before the earliest searchable date', async () => {
    const { job } = await make('bulk_download/awards/', {
      filters: {
        prime_award_types: contracts,
        agencies: [{ type: 'awarding', tier: 'toptier', name: 'All' }],
        date_range: { start_date: '2004-10-01', end_date: '2005-09-30' },
      },
    });
    expect(job.rows).toBeGreaterThan(0);
  });
  it('contains the transactions that match a keyword', async () => {
    const { body } = await call('POST', 'search/spending_by_transaction_count/', {
      filters: { keywords: ['forest'] },
    });
    const { job } = await make('bulk_download/awards/', {
      award_levels: ['prime_awards'],
      filters: { keyword: 'forest' },
    });
    const counts = Object.values(body.results as unknown as Record<string, number>);
    expect(job.rows).toBe(counts.reduce((sum, count) => sum + count, 0));
  });
  it.each<[string, unknown, number, RegExp]>([
    ['more than a year', buildRangeRequest('2020-01-01', '2021-01-03'), 400, /at most 366 days/],
    [
      'an end date before the start date',
      buildRangeRequest('2021-01-03', '2020-01-01'),
      400,
      /start_date.*not be after/,
    ],
    [
      'an impossible date',
      buildRangeRequest('2021-02-30', '2021-03-01'),
      400,
      /start_date.*must be a date/,
    ],
    ['an open range', buildRangeRequest('', '2021-03-01'), 400, /at most 366 days/],
    ['no award type', { filters: { date_range: range } }, 400, /prime_award_types/],
    ['filters as a list', { filters: [] }, 400, /filters.*object/],
    ['no dates', { filters: { prime_award_types: contracts } }, 422, /date_range/],
    [
      'an unknown agency',
      { filters: { prime_award_types: contracts, agency: 99999, date_range: range } },
      400,
      /99999/,
    ],
    [
      'a keyword with another filter',
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
    ...(
      [
        ['blank state', { place_of_performance_locations: [{ country: 'USA', state: '' }] }],
        ['blank agency', { agencies: [{ type: 'awarding', tier: 'toptier', name: ' ' }] }],
        ['blank emergency code', { def_codes: [''] }],
      ] as const
    ).map(([name, more]): [string, unknown, number, RegExp] => [
      `a ${name}`,
      { filters: { prime_award_types: contracts, date_range: range, ...more } },
      422,
      /blank/,
    ]),
  ])('rejects requests with %s', async (_name, body, expected, message) => {
    const { status, body: answer } = await call('POST', 'bulk_download/awards/', body);
    expect([status, String(answer.detail)]).toEqual([expected, expect.stringMatching(message)]);
  });
  it('lists agencies in two groups, and the subagencies of one agency', async () => {
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
    const { body: subagencies } = await call('POST', 'bulk_download/list_agencies/', {
      type: 'award_agencies',
      agency: defense.toptier_agency_id,
    });
    expect(subagencies).toEqual({
      agencies: [],
      sub_agencies: expect.arrayContaining([{ subtier_agency_name: 'Department of the Navy' }]),
    });
  });
});

describe('custom account data', () => {
  const buildRequest = (kinds: string[], filters: object = {}, level = 'federal_account') => ({
    account_level: level,
    filters: { fy: '2024', period: '12', submission_types: kinds, ...filters },
  });
  const getExplorerRows = async (type: string, filters: object = {}) =>
    (await call('POST', 'spending/', { type, filters: { fy: '2024', period: '12', ...filters } }))
      .body.results as unknown as {
      id: string | null;
      code: string;
      name: string;
      amount: number;
    }[];
  it('matches the Spending Explorer amounts by budget function', async () => {
    const { entry } = await make(
      'download/accounts/',
      buildRequest(['object_class_program_activity']),
    );
    const rows = readRows(entry('AccountBreakdownByPA-OC'));
    for (const { name, amount, id } of (await getExplorerRows('budget_function'))
      .filter(({ id: rowId }) => rowId !== null)
      .slice(0, 8)) {
      const functionRows = rows.filter((row) => row.budget_function === name);
      expect([name, id && cents(functionRows, 'obligations_incurred')]).toEqual([
        name,
        Math.round(amount * 100),
      ]);
    }
    expect(rows.every((row) => row.submission_period === 'FY2024P12')).toBe(true);
  });
  it('has balances that match the breakdown apart from reported differences, for federal and Treasury accounts', async () => {
    const federal = await make(
      'download/accounts/',
      buildRequest(['account_balances', 'object_class_program_activity']),
    );
    const treasury = await make(
      'download/accounts/',
      buildRequest(['account_balances'], {}, 'treasury_account'),
    );
    const sum = (downloaded: typeof federal, column: string) =>
      cents(readRows(downloaded.entry('AccountBalances')), column);
    // Obligations in File A equal those in File B, except for the differences that the submissions of the period report.
    let difference = 0;
    for (const { code } of server.lookups.toptiers)
      difference += await differences.ofYear(code, 2024);
    expect(sum(federal, 'obligations_incurred')).toBe(
      cents(readRows(federal.entry('AccountBreakdownByPA-OC')), 'obligations_incurred') +
        difference,
    );
    expect(sum(treasury, 'obligations_incurred')).toBe(sum(federal, 'obligations_incurred'));
    expect(sum(federal, 'total_budgetary_resources')).toBe(
      sum(federal, 'obligations_incurred') + sum(federal, 'unobligated_balance'),
    );
    // Check that the components of budgetary resources add up in both files.
    for (const download of [federal, treasury]) {
      const parts = [
        'budget_authority_unobligated_balance_brought_forward',
        'adjustments_to_unobligated_balance_brought_forward',
        'budget_authority_appropriated_amount',
        'borrowing_authority_amount',
        'contract_authority_amount',
        'spending_authority_from_offsetting_collections_amount',
      ].map((column) => sum(download, column));
      expect(parts.every((part) => part > 0)).toBe(true);
      expect(parts.reduce((total, part) => total + part, 0)).toBe(
        sum(download, 'total_budgetary_resources'),
      );
      expect(parts[3]! + parts[4]! + parts[5]!).toBe(
        sum(download, 'total_other_budgetary_resources_amount'),
      );
      expect(sum(download, 'status_of_budgetary_resources_total')).toBe(
        sum(download, 'total_budgetary_resources'),
      );
      expect(
        sum(download, 'deobligations_or_recoveries_or_refunds_from_prior_year'),
      ).toBeGreaterThan(0);
    }
    expect(readRows(treasury.entry('AccountBalances')).length).toBeGreaterThan(
      readRows(federal.entry('AccountBalances')).length,
    );
    expect(Object.keys(readRows(treasury.entry('AccountBalances'))[0]!)).toEqual(
      expect.arrayContaining(['treasury_account_symbol', 'availability_type_code']),
    );
  });
  it('splits award funding into contracts, assistance and unlinked rows', async () => {
    const { files, entry } = await make(
      'download/accounts/',
      buildRequest(['award_financial'], { quarter: '4', period: undefined }),
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
  it('filters by agency, federal account, budget function and emergency fund code', async () => {
    const { body } = await call('POST', 'federal_accounts/', { filters: {}, limit: 1 });
    const [account] = body.results as unknown as { account_id: number; account_number: string }[];
    const codeDownload = await make(
      'download/accounts/',
      buildRequest(['account_balances'], { federal_account: String(account!.account_id) }),
    );
    expect(
      new Set(
        readRows(codeDownload.entry('AccountBalances')).map((row) => row.federal_account_symbol),
      ),
    ).toEqual(new Set([account!.account_number]));
    const defense = await make(
      'download/accounts/',
      buildRequest(['account_balances'], { agency: 'DOD', budget_function: '050' }),
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
      buildRequest(['object_class_program_activity'], { fy: '2021', def_codes: ['N', 'P'] }),
    );
    expect(
      readRows(emergency.entry('PA-OC')).every((row) =>
        ['N', 'P'].includes(row.disaster_emergency_fund_code!),
      ),
    ).toBe(true);
  });
  it('returns an empty file for a year without a published period', async () => {
    expect(
      (await make('download/accounts/', buildRequest(['account_balances'], { fy: '2030' }))).job
        .rows,
    ).toBe(0);
  });
  it.each<[string, unknown, number]>([
    ['both quarter and period', buildRequest(['account_balances'], { quarter: '4' }), 400],
    ['neither quarter nor period', buildRequest(['account_balances'], { period: undefined }), 400],
    ['no file', { account_level: 'federal_account', filters: { fy: '2024', period: '12' } }, 400],
    ['an unknown agency', buildRequest(['account_balances'], { agency: 'NOPE' }), 404],
    ['an unknown account', buildRequest(['account_balances'], { federal_account: '999999' }), 404],
    ['period 13', buildRequest(['account_balances'], { period: '13' }), 400],
    ['a year before 2017', buildRequest(['account_balances'], { fy: '2016' }), 400],
    ['an unknown level', { ...buildRequest(['account_balances']), account_level: 'account' }, 400],
  ])('rejects requests with %s', async (_name, body, expected) => {
    expect((await call('POST', 'download/accounts/', body)).status).toBe(expected);
  });
});

describe('disaster data', () => {
  it('covers all emergency fund codes or a single code, but no list of two', async () => {
    const all = await make('download/disaster/', {});
    const accountDownload = await make('download/disaster/', { filters: { def_codes: ['P'] } });
    expect(accountDownload.job.rows).toBeLessThan(all.job.rows!);
    expect(
      readRows(accountDownload.entry('Contracts_')).every(
        (row) => row.disaster_emergency_fund_code === 'P',
      ),
    ).toBe(true);
    expect(
      (await call('POST', 'download/disaster/', { filters: { def_codes: ['L', 'M'] } })).status,
    ).toBe(400);
  });
  it('lists recipients by obligations, and filters them by name', async () => {
    const { entry } = await make('download/disaster/recipients/', {
      filters: { def_codes: covidCodes },
    });
    const rows = readRows(entry('Recipients'));
    expect(Number(rows[0]!.award_obligations)).toBeGreaterThanOrEqual(
      Number(rows[1]!.award_obligations),
    );
    const recipientDownload = await make('download/disaster/recipients/', {
      filters: { def_codes: covidCodes, query: rows[0]!.recipient_name!.slice(0, 8) },
    });
    expect(
      readRows(recipientDownload.entry('Recipients')).map((row) => row.recipient_name),
    ).toContain(rows[0]!.recipient_name);
  });
  it('lists the same recipients and amounts as the disaster recipient endpoint', async () => {
    for (const filters of [
      { def_codes: covidCodes },
      { def_codes: ['N', 'V'], award_type_codes: ['07', '08'] },
      { def_codes: ['Z', '1'], query: 'a' },
      { def_codes: ['Q'], award_type_codes: ['IDV_B_B'] },
    ]) {
      const { entry } = await make('download/disaster/recipients/', { filters });
      const list = (
        await call('POST', 'disaster/recipient/spending/', {
          filter: filters,
          pagination: { limit: 100, sort: 'obligation' },
        })
      ).body as unknown as {
        results: Record<string, string | number | null>[];
        page_metadata: { total: number };
      };
      const rows = readRows(entry('Recipients'));
      expect(rows).toHaveLength(list.page_metadata.total);
      expect(
        rows
          .slice(0, 100)
          .map((row) => [
            row.recipient_name || null,
            Number(row.award_obligations),
            Number(row.award_outlays),
            Number(row.number_of_awards),
          ]),
      ).toEqual(
        list.results.map((row) => [row.description, row.obligation, row.outlay, row.award_count]),
      );
    }
  });
});
