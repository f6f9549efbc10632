import { cents, readRows } from '../../tests/archives';
import { type Layout, layouts } from './layouts';
import { isDescribed } from './readme';
import { openServer } from '../../tests/server';
import { downloadCalls, type Server } from '../../tests/downloads';

let server: Server;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());
const { call, make } = downloadCalls(() => server);

const contracts = ['A', 'B', 'C', 'D'];
const timePeriod = [{ start_date: '2023-10-01', end_date: '2024-09-30' }];
/** Returns the sum of spending over time in cents. */
const total = async (filters: object, level?: string) => {
  const { body } = await call('POST', 'search/spending_over_time/', {
    filters,
    group: 'fiscal_year',
    spending_level: level,
  });
  const results = body.results as unknown as { aggregated_amount: number }[];
  return Math.round(results.reduce((sum, row) => sum + row.aggregated_amount, 0) * 100);
};

describe('a download archive', () => {
  it('contains every row of the search once, with the same totals as spending over time', async () => {
    const filters = {
      time_period: timePeriod,
      award_type_codes: [...contracts, '02', '03', '04', '05'],
    };
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
    expect(Object.values(rows).map((fileRows) => fileRows.length)).toEqual(counts);
    expect(counts.every((count) => Number(count) > 0)).toBe(true);
    expect(job.rows).toBe(Object.values(rows).reduce((sum, fileRows) => sum + fileRows.length, 0));
    expect(cents(rows.transactions, 'federal_action_obligation')).toBe(
      await total(filters, 'transactions'),
    );
    expect(cents(rows.subawards, 'subaward_amount')).toBe(await total(filters, 'subawards'));
    expect(cents(rows.awards, 'total_obligated_amount')).toBe(await total(filters, 'awards'));
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
  it('contains the subsidy cost and face value of loans', async () => {
    const filters = { award_type_codes: ['07', '08'], time_period: timePeriod };
    const { entry } = await make('download/transactions/', { filters });
    const rows = readRows(entry('Assistance_PrimeTransactions'));
    expect(cents(rows, 'original_loan_subsidy_cost')).toBe(await total(filters));
    expect(cents(rows, 'face_value_of_loan')).toBeGreaterThan(0);
    expect(cents(rows, 'federal_action_obligation')).toBe(0);
  });
  it('has at least 60 award, 80 transaction and 40 subaward columns, all in the data dictionary', () => {
    const minColumns = { awards: 60, transactions: 80, subawards: 40 };
    for (const [layout, { columns }] of Object.entries(layouts)) {
      const kind = Object.keys(minColumns).find(
        (key) => layout === `contract_${key}` || layout === `assistance_${key}`,
      ) as keyof typeof minColumns | undefined;
      if (kind) expect([layout, columns.length >= minColumns[kind]]).toEqual([layout, true]);
      expect([layout, columns.filter(([name]) => !isDescribed(layout as Layout, name))]).toEqual([
        layout,
        [],
      ]);
      expect(new Set(columns.map(([name]) => name)).size).toBe(columns.length);
    }
  });
  it('contains only the requested columns in their order, and rejects an unknown column', async () => {
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
    const awardDownload = await make('download/awards/', {
      filters: {},
      columns: ['award_id_piid'],
    });
    expect([...awardDownload.files.keys()].map((name) => name.replace(/_\d.*/, ''))).toEqual([
      'Contracts_PrimeAwardSummaries',
      'README.txt',
    ]);
    const { status, body } = await call('POST', 'download/search/', {
      filters: {},
      columns: ['nonsense'],
    });
    expect([status, body.detail]).toEqual([400, expect.stringContaining('nonsense')]);
  });
  it('contains the same rows in CSV, TSV and pipe-delimited format', async () => {
    const body = { filters: { award_type_codes: ['09'] }, spending_level: ['awards'] };
    const getRows = async (format: string, delimiter: string, ending: string) => {
      const { files } = await make('download/search/', { ...body, file_format: format });
      const [name, text] = [...files][0]!;
      expect(name.endsWith(ending)).toBe(true);
      return readRows(text, delimiter);
    };
    const csv = await getRows('csv', ',', '.csv');
    expect(csv.length).toBeGreaterThan(0);
    expect(await getRows('tsv', '\t', '.tsv')).toEqual(csv);
    expect(await getRows('pstxt', '|', '.txt')).toEqual(csv);
  });
  it('contains a file with only a header row when the search has no results', async () => {
    const { files, readme, job } = await make('download/search/', {
      filters: { award_ids: ['"no such award"'], award_type_codes: contracts },
      spending_level: ['awards'],
    });
    expect(job.rows).toBe(0);
    expect([...files.values()][0]).toMatch(/^contract_award_unique_key,[^\n]*\n$/);
    expect(readme).toContain(': 0 rows');
  });
  it('contains no more rows than the limit', async () => {
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
  ] as const)(
    'contains the transactions, the subawards or orders, and the funding of one award: %s',
    async (kind, group) => {
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
    },
  );
});
