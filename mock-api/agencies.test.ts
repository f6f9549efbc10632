import type { ApiServer } from './server';
import { sender } from '../tests/requests';
import { sampled } from '../tests/sampled';
import { sharedServer } from '../tests/server';
import { lastPeriods } from '../tests/lastPeriods';
import { reportedDifferences } from '../tests/reportedDifferences';

let server: ApiServer;
beforeAll(async () => {
  server = await sharedServer();
});
const differences = reportedDifferences(() => server);
const send = sender(() => server);
const callApi = async <T = never>(path: string, body?: unknown) => {
  const response = await send(body === undefined ? 'GET' : 'POST', `/api/v2/${path}`, body);
  return { status: response.statusCode, answer: response.json() as T };
};
interface Pages {
  page: number;
  total: number;
  hasNext: boolean;
  limit: number;
}
interface List<T> {
  results: T[];
  page_metadata: Pages;
}
const getAllRows = async <T>(path: string): Promise<T[]> => {
  const rows: T[] = [];
  for (let page = 1; ; page += 1) {
    const { answer, status } = await callApi<List<T>>(
      `${path}${path.includes('?') ? '&' : '?'}limit=100&page=${page}`,
    );
    expect([path, status]).toEqual([path, 200]);
    rows.push(...answer.results);
    if (!answer.page_metadata.hasNext) {
      expect([path, rows.length]).toEqual([path, answer.page_metadata.total]);
      return rows;
    }
  }
};
const cents = (amounts: readonly (number | null | undefined)[]) =>
  amounts.reduce<number>((sum, amount) => sum + Math.round((amount ?? 0) * 100), 0);
const sum = <T>(rows: readonly T[], field: keyof T) =>
  cents(rows.map((row) => row[field] as number));

interface Balance {
  id: string;
  name: string;
  total_budgetary_resources: number;
  total_obligations: number;
  total_outlays: number;
}
interface SpendingRow {
  name: string;
  obligated_amount: number;
  gross_outlay_amount: number;
  children: SpendingRow[];
}
interface Year {
  fiscal_year: number;
  agency_budgetary_resources: number | null;
  total_budgetary_resources: number | null;
  agency_total_obligated: number | null;
  agency_total_outlayed: number | null;
  agency_obligation_by_period: { period: number; obligated: number }[];
}
const yearsByCode = new Map<string, Year[]>();
/** Returns the budgetary resources, obligations and outlays of an agency in every fiscal year, latest first. */
const getYears = async (code: string): Promise<Year[]> => {
  const years =
    yearsByCode.get(code) ??
    (await callApi<{ agency_data_by_year: Year[] }>(`agency/${code}/budgetary_resources/`)).answer
      .agency_data_by_year;
  yearsByCode.set(code, years);
  return years;
};

describe('account amounts of an agency', () => {
  it('match the Spending Explorer in every year, apart from the reported differences', async () => {
    const cells = new Map<number, Map<string, number>>();
    for (const [fy, period] of lastPeriods) {
      const { answer } = await callApi<{ results: { code: string | null; amount: number }[] }>(
        'spending/',
        { type: 'agency', filters: { fy, period } },
      );
      cells.set(
        fy,
        new Map(answer.results.flatMap(({ code, amount }) => (code ? [[code, amount]] : []))),
      );
    }
    const federalTotals = new Map<number, number>();
    const reportedTotals = new Map<number, number | null>();
    for (const { code } of server.lookups.toptiers) {
      const years = await getYears(code);
      expect(years.map(({ fiscal_year: fy }) => fy)).toEqual(
        lastPeriods.map(([fy]) => fy).reverse(),
      );
      for (const year of years) {
        const { fiscal_year: fy } = year;
        const cell = cells.get(fy)!.get(code);
        // The Explorer sums File B. The obligations in File A equal these sums, except for the differences that submissions report.
        const obligated = cents([cell]) + (await differences.ofYear(code, fy));
        expect([code, fy, cents([year.agency_total_obligated])]).toEqual([code, fy, obligated]);
        expect([code, fy, year.agency_total_obligated === null]).toEqual([
          code,
          fy,
          cell === undefined,
        ]);
        expect(cents([year.agency_obligation_by_period.at(-1)?.obligated])).toBe(obligated);
        federalTotals.set(
          fy,
          (federalTotals.get(fy) ?? 0) + cents([year.agency_budgetary_resources]),
        );
        reportedTotals.set(fy, year.total_budgetary_resources);
      }
    }
    for (const [fy, total] of reportedTotals)
      expect([fy, cents([total])]).toEqual([fy, federalTotals.get(fy)]);
  });
  it('equal the sums of its sub-components, for every agency', async () => {
    for (const [at, { code }] of server.lookups.toptiers.entries())
      for (const year of sampled(await getYears(code), 9, at)) {
        const rows = await getAllRows<Balance>(
          `agency/${code}/sub_components/?fiscal_year=${year.fiscal_year}`,
        );
        expect([
          code,
          sum(rows, 'total_obligations'),
          sum(rows, 'total_outlays'),
          sum(rows, 'total_budgetary_resources'),
        ]).toEqual([
          code,
          cents([year.agency_total_obligated]),
          cents([year.agency_total_outlayed]),
          cents([year.agency_budgetary_resources]),
        ]);
        expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
        expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
      }
  }, 60_000);
  const codes = ['097', '012', '020', '349', '1601'];
  it.each(codes)(
    'add up from program activities and object classes to sub-components: agency %s',
    async (code) => {
      for (const fy of sampled([2017, 2021, 2025], 3, codes.indexOf(code)))
        for (const bureau of await getAllRows<Balance>(
          `agency/${code}/sub_components/?fiscal_year=${fy}`,
        )) {
          const path = `agency/${code}/sub_components/${bureau.id}/?fiscal_year=${fy}`;
          const accounts = await getAllRows<Balance>(path);
          const { totals } = (await callApi<{ totals: Balance }>(path)).answer;
          for (const field of [
            'total_obligations',
            'total_outlays',
            'total_budgetary_resources',
          ] as const)
            expect([sum(accounts, field), cents([totals[field]])]).toEqual([
              cents([bureau[field]]),
              cents([bureau[field]]),
            ]);
          const [account] = accounts;
          const accountOverview = (
            await callApi<{
              bureau_slug: string;
              bureau_name: string;
              total_obligated_amount: number;
              total_budgetary_resources: number;
              children: { code: string; obligated_amount: number; gross_outlay_amount: number }[];
            }>(`federal_accounts/${account!.id}/?fiscal_year=${fy}`)
          ).answer;
          expect([accountOverview.bureau_slug, accountOverview.bureau_name]).toEqual([
            bureau.id,
            bureau.name,
          ]);
          expect(cents([accountOverview.total_obligated_amount])).toBe(
            cents([account!.total_obligations]),
          );
          expect(cents([accountOverview.total_budgetary_resources])).toBe(
            cents([account!.total_budgetary_resources]),
          );
          for (const symbol of accountOverview.children)
            for (const by of ['program_activity', 'object_class']) {
              const rows = await getAllRows<SpendingRow>(
                `agency/treasury_account/${encodeURIComponent(symbol.code)}/${by}/?fiscal_year=${fy}`,
              );
              const difference = await differences.ofSymbol(
                code,
                lastPeriods.find(([year]) => year === fy)!,
                symbol.code,
              );
              for (const field of ['obligated_amount', 'gross_outlay_amount'] as const) {
                expect([symbol.code, sum(rows, field)]).toEqual([
                  symbol.code,
                  cents([symbol[field]]) - (field === 'obligated_amount' ? difference : 0),
                ]);
                for (const row of rows) expect(sum(row.children, field)).toBe(cents([row[field]]));
              }
            }
        }
    },
    60_000,
  );
  it('are grouped by military department for the Department of Defense', async () => {
    const rows = await getAllRows<Balance>('agency/097/sub_components/');
    expect(rows.map(({ id, name }) => [id, name]).sort()).toEqual([
      ['defense-wide', 'Defense-Wide'],
      ['department-of-the-air-force', 'Department of the Air Force'],
      ['department-of-the-army', 'Department of the Army'],
      ['department-of-the-navy', 'Department of the Navy'],
    ]);
  });
  it.each([
    ['014-1611', 'U.S. Fish and Wildlife Service'],
    ['014-5474', 'U.S. Fish and Wildlife Service'],
    ['070-8149', 'U.S. Coast Guard'],
    ['015-0700', 'Bureau of Alcohol, Tobacco, Firearms and Explosives'],
    ['012-1701', 'Economic Research Service'],
    ['019-0535', 'Department of State'],
    ['080-0122', 'National Aeronautics and Space Administration'],
    ['096-3122', 'Corps of Engineers - Civil Works'],
    ['003-0102', 'Copyright Office'],
  ])('are published with the bureau of their account: %s, %s', async (number, name) => {
    expect((await callApi<object>(`federal_accounts/${number}/`)).answer).toEqual(
      expect.objectContaining({ bureau_name: name }),
    );
  });
  it('are found by a Treasury Account Symbol that is URL-encoded once or twice', async () => {
    const label = server.lookups.tas.find((row) => row.label.includes('2024/2025'))!.label;
    const once = encodeURIComponent(label);
    const { answer } = await callApi<{ treasury_account_symbol: string }>(
      `agency/treasury_account/${once}/object_class/`,
    );
    expect(answer.treasury_account_symbol).toBe(label);
    expect(
      (await callApi(`agency/treasury_account/${encodeURIComponent(once)}/object_class/`)).answer,
    ).toEqual(answer);
  });
});

describe('awards of an agency', () => {
  interface SubAgency {
    name: string;
    total_obligations: number;
    transaction_count: number;
    new_award_count: number;
    code?: string;
    children: SubAgency[];
  }
  const counts = ['total_obligations', 'transaction_count', 'new_award_count'] as const;
  it('add up from offices to subagencies to the agency, and by award category', async () => {
    for (const [at, { code }] of server.lookups.toptiers.entries())
      for (const fy of sampled([2017, 2020, 2022, 2025, 2026], 5, at)) {
        const { answer } = await callApi<{ obligations: number; transaction_count: number }>(
          `agency/${code}/awards/?fiscal_year=${fy}`,
        );
        const newAwardCount = (
          await callApi<{ new_award_count: number }>(
            `agency/${code}/awards/new/count/?fiscal_year=${fy}`,
          )
        ).answer.new_award_count;
        const rows = await getAllRows<SubAgency>(`agency/${code}/sub_agency/?fiscal_year=${fy}`);
        expect([code, fy, ...counts.map((field) => sum(rows, field))]).toEqual([
          code,
          fy,
          cents([answer.obligations]),
          answer.transaction_count * 100,
          newAwardCount * 100,
        ]);
        // A subagency may have no offices.
        for (const row of rows.filter(({ children }) => children.length))
          expect([code, fy, ...counts.map((field) => sum(row.children, field))]).toEqual([
            code,
            fy,
            ...counts.map((field) => cents([row[field]])),
          ]);
        const categories = (
          await callApi<{
            total_aggregated_amount: number;
            results: { aggregated_amount: number }[];
          }>(`agency/${code}/obligations_by_award_category/?fiscal_year=${fy}`)
        ).answer;
        expect(cents([categories.total_aggregated_amount])).toBe(cents([answer.obligations]));
        expect(sum(categories.results, 'aggregated_amount')).toBe(cents([answer.obligations]));
        const subAgencyCounts = (
          await callApi<{ sub_agency_count: number; office_count: number }>(
            `agency/${code}/sub_agency/count/?fiscal_year=${fy}`,
          )
        ).answer;
        expect([subAgencyCounts.sub_agency_count, subAgencyCounts.office_count]).toEqual([
          rows.length,
          rows.flatMap(({ children }) => children).length,
        ]);
        const overview = (
          await callApi<{ subtier_agency_count: number }>(`agency/${code}/?fiscal_year=${fy}`)
        ).answer;
        expect(overview.subtier_agency_count).toBe(rows.length);
      }
  }, 60_000);
  it('add up from subagencies to the agency when filtered by award type or agency type', async () => {
    for (const query of [
      'award_type_codes=[A,B,C,D]',
      'agency_type=funding',
      'award_type_codes=[07,08]&agency_type=funding',
    ]) {
      const { answer } = await callApi<{ obligations: number; transaction_count: number }>(
        `agency/097/awards/?fiscal_year=2024&${query}`,
      );
      const rows = await getAllRows<SubAgency>(`agency/097/sub_agency/?fiscal_year=2024&${query}`);
      expect([sum(rows, 'total_obligations'), sum(rows, 'transaction_count')]).toEqual([
        cents([answer.obligations]),
        answer.transaction_count * 100,
      ]);
    }
  });
  it('have amounts per recipient with ascending percentiles', async () => {
    for (const fy of [2018, 2024]) {
      const recipientCounts = await Promise.all(
        server.lookups.toptiers.map(
          async ({ code }) =>
            (await callApi<Record<string, number>>(`agency/${code}/recipients/?fiscal_year=${fy}`))
              .answer,
        ),
      );
      expect(new Set(recipientCounts.map((row) => row.total_federal_count)).size).toBe(1);
      for (const row of recipientCounts.filter(({ count }) => count)) {
        const bounds = [
          row.min,
          row['25th_percentile'],
          row['50th_percentile'],
          row['75th_percentile'],
          row.max,
        ];
        expect(bounds).toEqual([...bounds].sort((a, b) => a! - b!));
        expect(row.count).toBeLessThanOrEqual(row.total_federal_count!);
      }
      for (const row of recipientCounts.filter(({ count }) => !count)) expect(row.max).toBeNull();
    }
  });
});

describe('the agency overview', () => {
  it('defaults to the latest published fiscal year and lists the DEF codes of the agency', async () => {
    const { answer } = await callApi<{ def_codes: { code: string }[] }>('agency/069/');
    expect(answer).toEqual(
      expect.objectContaining({
        fiscal_year: 2025,
        toptier_code: '069',
        name: 'Department of Transportation',
        abbreviation: 'DOT',
        about_agency_data: null,
      }),
    );
    expect(answer.def_codes.map(({ code }) => code)).toContain('Z');
    expect((await callApi<object>('agency/097/')).answer).toEqual(
      expect.objectContaining({ about_agency_data: expect.stringContaining('90 days') }),
    );
  });
  it('has no sub-components in a fiscal year without account data', async () => {
    expect(
      (await callApi<List<Balance>>('agency/097/sub_components/?fiscal_year=2026')).answer,
    ).toEqual(expect.objectContaining({ results: [], fiscal_year: 2026 }));
  });
});

const sortValues = (values: readonly (string | number)[]) =>
  [...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
it.each([
  ['agency/075/sub_components/', ['name', 'total_obligations', 'total_budgetary_resources']],
  [
    'agency/075/sub_components/administration-for-children-and-families/',
    ['name', 'id', 'total_obligations', 'total_budgetary_resources'],
  ],
  [
    'agency/097/sub_agency/?fiscal_year=2024',
    ['name', 'total_obligations', 'transaction_count', 'new_award_count'],
  ],
  [
    'agency/treasury_account/097-X-0100-000/object_class/',
    ['name', 'obligated_amount', 'gross_outlay_amount'],
  ],
  [
    'agency/treasury_account/097-X-0100-000/program_activity/',
    ['name', 'obligated_amount', 'gross_outlay_amount', 'type'],
  ],
])('%s sorts by %j and paginates', async (path, fields) => {
  const addQuery = (query: string) => `${path}${path.includes('?') ? '&' : '?'}${query}`;
  for (const field of fields) {
    const rows = await getAllRows<Record<string, string | number>>(
      addQuery(`sort=${field}&order=asc`),
    );
    expect(rows.length).toBeGreaterThan(0);
    const values = rows.map((row) => row[field]!);
    expect(values).toEqual(sortValues(values));
    const descendingRows = await getAllRows<Record<string, string | number>>(
      addQuery(`sort=${field}`),
    );
    expect(descendingRows.map((row) => row[field])).toEqual([...values].reverse());
    if (new Set(values).size === 1) {
      const names = rows.map((row) => row.name!);
      expect(names).toEqual(sortValues(names));
      expect(descendingRows).toEqual(rows);
    }
    const { answer } = await callApi<List<unknown>>(
      addQuery(`sort=${field}&order=asc&limit=1&page=2`),
    );
    expect(answer.results).toEqual(rows.slice(1, 2));
    expect(answer.page_metadata).toEqual(
      expect.objectContaining({ page: 2, limit: 1, total: rows.length, hasPrevious: true }),
    );
  }
});

const agencyPaths = [
  '',
  'sub_components/',
  'sub_components/defense-wide/',
  'sub_agency/',
  'sub_agency/count/',
  'awards/',
  'awards/new/count/',
  'obligations_by_award_category/',
  'recipients/',
];
it.each([
  ...agencyPaths.flatMap((path): [number, string][] => [
    [422, `097/${path}?fiscal_year=2016`],
    [422, `097/${path}?fiscal_year=2999`],
    [400, `097/${path}?fiscal_year=soon`],
    [404, `999/${path}`],
  ]),
  [404, '999/budgetary_resources/'],
  [404, '097/sub_components/no-such-bureau/'],
  [404, '097/sub_components/forest-service/'],
  [422, '097/sub_components/?limit=101'],
  [422, '097/sub_components/?page=0'],
  [400, '097/sub_components/?sort=size'],
  [400, '097/sub_agency/?order=up'],
  [400, '097/sub_agency/?award_type_codes=[ZZ]'],
  [400, '097/sub_agency/?agency_type=both'],
  [404, 'treasury_account/999-X-9999-000/object_class/'],
  [404, 'treasury_account/%2525/program_activity/'],
  [422, 'treasury_account/097-X-0100-000/program_activity/?fiscal_year=2016'],
  [400, 'treasury_account/097-X-0100-000/program_activity/?sort=code'],
])('agency endpoints return %i for %s', async (status, path) => {
  expect(await callApi(`agency/${path}`)).toEqual({
    status,
    answer: expect.objectContaining({ detail: expect.any(String) }),
  });
});
