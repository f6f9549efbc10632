import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import yazl from 'yazl';
import {
  toBalance,
  toCents,
  type ExplorerResult,
  type Layout,
  type Line,
  withServer,
  toSymbol,
  formatFile,
} from '../../tests/accountFiles';
import { Database } from '../db/database';
import { loadFiles } from './load';

jest.setTimeout(240_000);
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'spending-accounts-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, data: string) => {
  writeFileSync(join(folder, name), data);
  return join(folder, name);
};
const file = (name: string, layout: Layout, lines: readonly Line[]) =>
  write(name, formatFile(layout, lines));
const load = (...files: string[]) =>
  loadFiles({
    files,
    path: join(folder, 'loaded.duckdb'),
    referenceFolder: join(__dirname, '../data/reference'),
    today: '2025-11-15',
  });
const fixture = (name: string) => join(__dirname, 'fixtures', name);

const withLoadedServer = <T>(run: Parameters<typeof withServer<T>>[1]) =>
  withServer(join(folder, 'loaded.duckdb'), run);
const toAmountsByName = ({ results }: ExplorerResult) =>
  Object.fromEntries(results.map(({ name, amount }) => [name, amount]));

describe('account balances', () => {
  it('load from the 2018 layout, with the fiscal year taken from the file name', async () => {
    const summary = await load(
      file('balances_2018.csv', 'balancesOlder', [
        toBalance(1000, 700.11, 650.01),
        // Account 012-9901 has two budget functions.
        {
          ...toBalance(2000, 800.02, 0.1),
          budget_function: 'National Defense',
          budget_subfunction: 'Atomic energy defense activities',
        },
        {
          ...toBalance(50, -10.5, 0),
          agency_name: 'Sample Commission on Names',
          federal_account_symbol: '998-0001',
          federal_account_name: 'Salaries and Expenses, "Sample", Names',
          budget_function: 'General Government',
          budget_subfunction: 'Other general government',
        },
      ]),
    );
    expect(summary).toMatchObject({ awards: 0, accounts: 2, accountRows: 3 });
    expect(summary.files[0]).toMatchObject({ kind: 'account balances', kept: 3, refused: 0 });
    expect(summary.files[0]!.notes).toEqual([
      'the rows have no period: the file name gives fiscal year 2018, period 12',
    ]);
    await withLoadedServer(async ({ account, snapshot, explore, post, get }) => {
      const one = await account('012-9901');
      expect(one).toMatchObject({
        fiscal_year: 2018,
        account_title: 'Sample Forests, Agriculture',
        parent_agency_name: 'Department of Agriculture',
        children: [],
      });
      expect([
        toCents(one.total_obligated_amount),
        toCents(one.total_gross_outlay_amount),
        toCents(one.total_budgetary_resources),
      ]).toEqual([150013, 65011, 366120]);
      const money = await snapshot('012-9901', 2018);
      expect(Object.values(money).slice(1).map(toCents)).toEqual(
        Object.values({
          outlay: 65011,
          budget_authority: 366120,
          obligated: 150013,
          unobligated: 216107,
          balance_brought_forward: 56020,
          other_budgetary_resources: 10100,
          appropriations: 300000,
        }),
      );
      expect(await account('998-0001')).toMatchObject({
        account_title: 'Salaries and Expenses, "Sample", Names',
        parent_agency_name: 'Sample Commission on Names',
        total_obligated_amount: -10.5,
      });
      // The levels that balances provide have the same total. The other levels are not available.
      for (const type of ['agency', 'budget_function', 'federal_account']) {
        const { total, end_date, results } = await explore(type, 2018, 12);
        expect([type, total, end_date]).toEqual([type, 1489.63, '2018-09-30']);
        expect(toCents(results.reduce((sum, row) => sum + row.amount, 0))).toBe(148963);
      }
      for (const type of ['object_class', 'program_activity', 'recipient'])
        expect(await explore(type, 2018, 12)).toMatchObject({ total: null, results: [] });
      const { results } = await post<{
        results: { account_number: string; budgetary_resources: number | null }[];
      }>('federal_accounts/', { filters: { fy: '2018' }, limit: 3 });
      expect(results.map((row) => [row.account_number, row.budgetary_resources])).toEqual([
        ['012-9901', 3661.2],
        ['998-0001', 380.6],
        [expect.any(String), null],
      ]);
      const periods = await get<{ available_periods: { submission_fiscal_year: number }[] }>(
        'references/submission_periods/',
      );
      expect(new Set(periods.available_periods.map((row) => row.submission_fiscal_year))).toEqual(
        new Set([2018]),
      );
      // The files have no data for this account and year, so its amount is null, not 0.
      expect(await account('012-9901', 2017)).toMatchObject({ total_obligated_amount: null });
    });
  });
  it('load by Treasury Account Symbol, with the amounts of the latest period for the whole year', async () => {
    const rows = (period: string, at: number) => [
      { submission_period: period, ...toSymbol(), ...toBalance(1000, 100 * at + 0.01, 10 * at) },
      {
        submission_period: period,
        ...toSymbol(['2024', '2025']),
        ...toBalance(500, 50 * at + 0.02, 5 * at),
      },
    ];
    const quiet = {
      submission_period: 'FY2025P03',
      ...toBalance(7, 3.33, 1),
      federal_account_symbol: '012-9902',
      federal_account_name: 'Quiet Account',
    };
    const other = { main_account_code: '9902', agency_identifier_code: '012' };
    await load(
      file('now.csv', 'balancesTreasury', [
        ...rows('FY2025P06', 2),
        ...rows('FY2025P03', 1),
        { ...quiet, ...other, sub_account_code: '000', treasury_account_symbol: '012-X-9902-000' },
      ]),
    );
    await withLoadedServer(async ({ account, explore }) => {
      const one = await account('012-9901');
      expect(toCents(one.total_obligated_amount)).toBe(30003);
      expect(one.children.map((row) => [row.code, row.obligated_amount])).toEqual([
        ['012-X-9901-000', 200.01],
        ['012-2024/2025-9901-000', 100.02],
      ]);
      expect(await explore('federal_account', 2025, 3)).toMatchObject({
        total: 153.36,
        end_date: '2024-12-31',
      });
      // An account that a later period omits keeps its balances.
      expect(toAmountsByName(await explore('federal_account', 2025, 6))).toEqual({
        'Sample Forests, Agriculture': 300.03,
        'Quiet Account': 3.33,
      });
    });
  });
  it('are counted once if a file repeats, even at another level of detail or in another layout', async () => {
    const lines = [{ submission_period: 'FY2018P12', ...toBalance(1000, 700.11, 650) }];
    const current = file('current.csv', 'balances', lines);
    const again = write('again.csv', `${formatFile('balances', lines)}\r\n`); // another text, the same rows
    const older = file('FY2018Q4_older.csv', 'balancesOlder', lines);
    const treasury = file('treasury.csv', 'balancesTreasury', [
      { ...lines[0], ...toSymbol(), ...toBalance(1000, 600.1, 650) },
    ]);
    const reloaded = await load(current, again, older);
    expect(reloaded.files.map(({ replaced, notes }) => [replaced, notes.length])).toEqual([
      [1, 0],
      [0, 0],
      [0, 1],
    ]);
    await withLoadedServer(async ({ account }) =>
      expect((await account('012-9901')).total_obligated_amount).toBe(700.11),
    );
    const finer = await load(treasury, current);
    expect(finer.files[1]!.notes).toEqual([
      '1 row was ignored: another file has the same amounts in more detailed or newer rows',
    ]);
    await withLoadedServer(async ({ account }) =>
      expect((await account('012-9901')).total_obligated_amount).toBe(600.1),
    );
  });
});

describe('breakdowns by program activity and object class', () => {
  const line = (period: string, code: string, obligated: string, outlay: string): Line => ({
    submission_period: period,
    object_class_code: code,
    object_class_name: code === '99.8' ? 'Sample class' : 'Other services',
    obligations_incurred: obligated,
    gross_outlay_amount_FYB_to_period_end: outlay,
  });
  it('contain year-to-date amounts, so the latest period provides the amounts of the year', async () => {
    await load(
      file('lines.csv', 'lines', [
        line('FY2024P03', '25.2', '100.10', '40.00'),
        line('FY2024P03', '99.8', '10.00', ''),
        // Two rows of one line add up.
        line('FY2024P06', '25.2', '200.35', '80.00'),
        line('FY2024P06', '25.2', '50.00', '10.00'),
      ]),
    );
    await withLoadedServer(async ({ account, snapshot, explore, post }) => {
      expect(toAmountsByName(await explore('object_class', 2024, 3))).toEqual({
        'Contractual services and supplies': 100.1,
        'Object class 99': 10,
      });
      // The second report no longer contains the line of class 99.8.
      expect(await explore('object_class', 2024, 6)).toMatchObject({ total: 250.35 });
      expect(toAmountsByName(await explore('program_activity', 2024, 6))).toEqual({
        'SAMPLE THINNING': 250.35,
      });
      // Balances were not loaded, so resources are not available.
      expect(await account('012-9901')).toMatchObject({
        total_obligated_amount: 250.35,
        total_gross_outlay_amount: 90,
        total_budgetary_resources: null,
        children: [],
      });
      expect(await snapshot('012-9901', 2024)).toEqual({
        name: 'Sample Forests, Agriculture',
        obligated: 250.35,
        outlay: 90,
        budget_authority: null,
        unobligated: null,
        balance_brought_forward: null,
        other_budgetary_resources: null,
        appropriations: null,
      });
      const totals = await post<{ results: { code: string; obligations: number }[] }>(
        'federal_accounts/012-9901/object_classes/total/',
        { filters: { time_period: [{ start_date: '2023-10-01', end_date: '2024-09-30' }] } },
      );
      expect(totals.results.map((row) => [row.code, row.obligations])).toEqual([
        ['252', 250.35],
        ['998', 0],
      ]);
    });
  });
  it('list amounts that only the balances contain as "Unreported Data"', async () => {
    await load(
      file('lines.csv', 'lines', [line('FY2024P06', '25.2', '250.35', '90.00')]),
      file('balances.csv', 'balances', [
        { submission_period: 'FY2024P06', ...toBalance(1000, 300.4, 90) },
      ]),
    );
    await withLoadedServer(async ({ explore }) => {
      for (const root of ['object_class', 'agency', 'budget_function']) {
        const answer = await explore(root, 2024, 6);
        expect([root, answer.total]).toEqual([root, 300.4]);
        expect(toAmountsByName(answer)['Unreported Data']).toBe(50.05);
      }
    });
  });
});

describe('breakdowns by award', () => {
  const key = 'CONT_AWD_EX24F0001_1234_-NONE-_-NONE-';
  const row = (period: string, obligated: string, outlay: string, more: Line = {}): Line => ({
    submission_period: period,
    transaction_obligated_amount: obligated,
    gross_outlay_amount_FYB_to_period_end: outlay,
    award_unique_key: key,
    award_id_piid: 'EX24F0001',
    ...more,
  });
  const rows = [
    row('FY2024P06', '100.10', ''),
    row('FY2024P06', '', '30.00'),
    row('FY2024P09', '', '75.50'),
    row('FY2024P09', '20.05', '', { object_class_code: '31.0' }),
    // The last report of the year no longer contains this line.
    row('FY2024P06', '', '9.99', { object_class_code: '26.0' }),
    row('FY2024P09', '7.77', '', { award_unique_key: '', award_id_piid: 'ELSEWHERE' }),
  ];
  it('link accounts to awards that are loaded with them', async () => {
    const summary = await load(
      file('awards.csv', 'awards', rows),
      fixture('contracts_transactions.csv'),
    );
    expect(summary.files[0]).toMatchObject({
      kind: 'account breakdown by award',
      kept: 6,
      notes: ['1 row names no award'],
    });
    await withLoadedServer(async ({ explore, post }) => {
      const { results } = await post<{ results: Record<string, unknown>[] }>('awards/funding/', {
        award_id: key,
        sort: 'reporting_fiscal_date',
        order: 'asc',
      });
      expect(
        results.map((one) => [
          one.reporting_fiscal_month,
          one.object_class,
          one.transaction_obligated_amount,
        ]),
      ).toEqual(
        expect.arrayContaining([
          [6, '252', 100.1],
          [9, '310', 20.05],
        ]),
      );
      const awards = await explore('award', 2024, 9);
      expect(toAmountsByName(awards)).toEqual({ EX24F0001: 120.15 });
      // Awards are only a part of all spending, so the total is null.
      expect(awards.total).toBeNull();
      expect(await explore('agency', 2024, 9)).toMatchObject({ total: null, results: [] });
    });
  });
  it('add up to the outlay of the last report of the year, even if it omits a line', async () => {
    await load(
      file(
        'awards.csv',
        'awardsTreasury',
        rows.map((one) => ({ ...one, ...toSymbol() })),
      ),
    );
    const db = await Database.open(join(folder, 'loaded.duckdb'), { connections: 1 });
    try {
      const [one] =
        await db.query(`select sum(outlay)::DOUBLE AS outlay, sum(obligation)::DOUBLE AS obligation
        from file_c
        where award_id is not null`);
      expect(one).toEqual({ outlay: 75.5, obligation: 120.15 });
      // A missing outlay is null, not 0.
      const [unlinked] = await db.query(
        'select outlay, obligation::DOUBLE AS obligation from file_c where award_id is null',
      );
      expect(unlinked).toEqual({ outlay: null, obligation: 7.77 });
    } finally {
      db.close();
    }
  });
  it('count toward accounts, with a note, if their awards are not loaded', async () => {
    const summary = await load(
      file('awards.csv', 'awards', rows),
      file('lines.csv', 'lines', [
        {
          submission_period: 'FY2024P09',
          obligations_incurred: '500.00',
          gross_outlay_amount_FYB_to_period_end: '1.00',
        },
      ]),
    );
    expect(summary.files[0]!.notes).toEqual([
      '5 rows name 1 award that is in none of the files: the amounts count for accounts but not for awards. Load the award files too',
      '1 row names no award',
    ]);
    await withLoadedServer(async ({ explore, get, account }) => {
      expect(await explore('award', 2024, 9)).toMatchObject({ total: 500 });
      expect(toAmountsByName(await explore('award', 2024, 9))).toEqual({
        'Awards outside the loaded files': 120.15,
        'Non-Award Spending': 379.85,
      });
      const { id } = await account('012-9901');
      const classes = await get<{ results: { id: string }[] }>(
        `federal_accounts/${id}/available_object_classes/`,
      );
      expect(classes.results.map((one) => one.id)).toEqual(['20']);
    });
  });
});

describe('irregular account files', () => {
  const good = { submission_period: 'FY2025P06', ...toBalance(1000, 700.11, 650) };
  let datasetBefore: Buffer;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'spending-accounts-'));
    await load(file('first.csv', 'balances', [good]));
    datasetBefore = readFileSync(join(folder, 'loaded.duckdb'));
    rmSync(folder, { recursive: true });
  });
  it('load without their invalid rows, which the summary lists by line', async () => {
    const summary = await load(
      file('some.csv', 'balances', [
        good,
        { ...good, federal_account_symbol: 'Dec-99' },
        { ...good, submission_period: 'FY2025P13' },
        { ...good, obligations_incurred: '1,2x' },
        { ...good, total_budgetary_resources: '' },
        good,
        { ...good, federal_account_symbol: '012-9903', unobligated_balance: '1.00' },
      ]),
    );
    expect(summary.files[0]).toMatchObject({ read: 7, kept: 2, refused: 5 });
    expect(summary.files[0]!.refusals).toEqual([
      {
        line: 3,
        reason: 'federal_account_symbol is not in the published format: Dec-99',
      },
      { line: 4, reason: 'the submission period is missing or does not have the form FY2024P12' },
      { line: 5, reason: 'the column obligations_incurred is not an amount' },
      { line: 6, reason: 'the column total_budgetary_resources is empty' },
      { line: 7, reason: 'the same row is on line 2' },
    ]);
    expect(summary.files[0]!.notes).toEqual([
      '1 row has amounts that do not add up to their total and were kept unchanged: line 8',
    ]);
  });
  it('lose a row only if a code or date that a spreadsheet changed cannot be restored', async () => {
    const years = { ...good, ...toSymbol(['2024', '2025']) };
    const { files } = await load(
      file('some.csv', 'balancesTreasury', [
        {
          ...years,
          beginning_period_of_availability: '2,024',
          ending_period_of_availability: '2025.0',
          last_modified_date: '12/31/2024',
        },
        { ...good, ...toSymbol(), availability_type_code: 'x' },
        { ...years, ending_period_of_availability: 'FY25' },
        { ...years, treasury_account_symbol: '12-2024/2025-9901-0' },
      ]),
    );
    expect(files[0]!.refusals).toEqual([
      {
        line: 4,
        reason: 'ending_period_of_availability is not in the published format: FY25',
      },
      {
        line: 5,
        reason: 'treasury_account_symbol is not in the published format: 12-2024/2025-9901-0',
      },
    ]);
    const first = files[0]!.repairs.map(({ what, first: [at] }) => [what, at!.line, at!.detail]);
    expect(first).toEqual([
      ['availability_type_code had the wrong format', 3, 'x → X'],
      ['beginning_period_of_availability had the wrong format', 2, '2,024 → 2024'],
      ['ending_period_of_availability had the wrong format', 2, '2025.0 → 2025'],
      ['last_modified_date was not formatted as a date', 2, '12/31/2024 → 2024-12-31'],
    ]);
  });
  it.each<[string, () => string, RegExp]>([
    [
      'missing columns',
      () =>
        write(
          'a.csv',
          formatFile('balances', [good])
            .replace('obligations_incurred', 'x')
            .replace('unobligated_balance,', 'y,'),
        ),
      /a\.csv: the columns obligations_incurred, unobligated_balance are missing \(account balances\)/,
    ],
    [
      'no symbol',
      () => write('a.csv', formatFile('balances', [good]).replace('federal_account_symbol', 'x')),
      /a\.csv: the column federal_account_symbol is missing \(closest match: account balances\)/,
    ],
    [
      'no year',
      () => file('older_2025-03-23.csv', 'balancesOlder', [good]),
      /older_2025-03-23\.csv: the fiscal year is unknown, .* file name, for example FY2018Q4_older/,
    ],
    ['only a header', () => file('a.csv', 'awards', []), /No rows could be loaded/],
    ['an empty file', () => write('a.csv', ''), /a\.csv: the file is empty/],
  ])('fail with a reason and keep the dataset: %s', async (_name, make, message) => {
    writeFileSync(join(folder, 'loaded.duckdb'), datasetBefore);
    await expect(load(make())).rejects.toThrow(message);
    expect(readFileSync(join(folder, 'loaded.duckdb')).equals(datasetBefore)).toBe(true);
  });
  it('load from a zip, with row counts in the progress messages', async () => {
    const zip = new yazl.ZipFile();
    zip.addBuffer(
      Buffer.from(`\uFEFF${formatFile('balances', [good])}`),
      'FY2025P06_AccountBalances.csv',
    );
    zip.addBuffer(Buffer.from('readme'), 'README.txt');
    zip.end();
    await pipeline(zip.outputStream, createWriteStream(join(folder, 'files.zip')));
    const printedLines: string[] = [];
    await loadFiles({
      files: [join(folder, 'files.zip')],
      path: join(folder, 'loaded.duckdb'),
      referenceFolder: join(__dirname, '../data/reference'),
      onProgress: (line) => printedLines.push(line),
    });
    expect(printedLines).toEqual(
      expect.arrayContaining([
        '  1 rows read, 1 kept, 0 refused',
        'Building account data from 1 rows …',
      ]),
    );
    await withLoadedServer(async ({ account }) =>
      expect((await account('012-9901')).total_obligated_amount).toBe(700.11),
    );
  });
});
