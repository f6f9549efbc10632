import type { ApiServer } from './server';
import { lastPeriods } from '../tests/lastPeriods';
import { reportedDifferences } from '../tests/reportedDifferences';
import { sampled } from '../tests/sampled';
import { sharedServer } from '../tests/server';

let server: ApiServer;
beforeAll(async () => {
  server = await sharedServer();
});
const differences = reportedDifferences(() => server);
const callApi = async <T = never>(path: string) => {
  const response = await server.app.inject({ method: 'GET', url: `/api/v2/${path}` });
  return { status: response.statusCode, answer: response.json() as T };
};
interface SpendingRow {
  name: string;
  code?: string;
  obligated_amount: number;
  gross_outlay_amount: number;
  total_budgetary_resources?: number;
  children?: SpendingRow[];
}
interface List {
  results: SpendingRow[];
  totals?: SpendingRow;
  page_metadata: { total: number; page: number; hasNext: boolean };
}
const cents = (amounts: readonly (number | string | null | undefined)[]) =>
  amounts.reduce<number>((sum, amount) => sum + Math.round(Number(amount ?? 0) * 100), 0);
const sum = (rows: readonly SpendingRow[], field: 'obligated_amount' | 'gross_outlay_amount') =>
  cents(rows.map((row) => row[field]));
const getAllRows = async (path: string): Promise<List> => {
  const first = (await callApi<List>(`${path}&limit=100`)).answer;
  for (let page = 2; first.results.length < first.page_metadata.total; page += 1)
    first.results.push(...(await callApi<List>(`${path}&limit=100&page=${page}`)).answer.results);
  return first;
};
interface Year {
  fiscal_year: number;
  agency_budgetary_resources: number | null;
  total_budgetary_resources: number | null;
  agency_total_obligated: number | null;
  agency_total_outlayed: number | null;
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
const countFields: Readonly<Record<string, string>> = {
  federal_account: 'federal_account_count',
  budget_function: 'budget_function_count',
  object_class: 'object_class_count',
  program_activity: 'program_activity_count',
};

describe('the breakdown of an agency', () => {
  it.each([...Object.keys(countFields), 'def_code'])(
    'by %s adds up to the agency totals, and the children of each row add up to the row',
    async (by) => {
      const agencies = server.lookups.toptiers.entries();
      for (const [at, { code }] of sampled([...agencies], 2, by.length))
        for (const year of (await getYears(code)).filter(({ fiscal_year: fy }) =>
          sampled([2017, 2021, 2025], 3, at).includes(fy),
        )) {
          const fy = year.fiscal_year;
          const list = await getAllRows(`agency/${code}/${by}/?fiscal_year=${fy}`);
          // The breakdown by account sums File A. All other breakdowns sum File B.
          const obligated =
            cents([year.agency_total_obligated]) -
            (by === 'federal_account' ? 0 : await differences.ofYear(code, fy));
          expect([
            code,
            fy,
            sum(list.results, 'obligated_amount'),
            sum(list.results, 'gross_outlay_amount'),
          ]).toEqual([code, fy, obligated, cents([year.agency_total_outlayed])]);
          if (list.totals) expect(cents([list.totals.obligated_amount])).toBe(obligated);
          if (by === 'federal_account' || by === 'def_code')
            expect(cents(list.results.map((row) => row.total_budgetary_resources))).toBe(
              cents([year.agency_budgetary_resources]),
            );
          for (const row of list.results.filter(({ children }) => children))
            for (const field of ['obligated_amount', 'gross_outlay_amount'] as const)
              expect(sum(row.children!, field)).toBe(cents([row[field]]));
          if (!countFields[by]) continue;
          const count = (
            await callApi<Record<string, number>>(`agency/${code}/${by}/count/?fiscal_year=${fy}`)
          ).answer;
          expect(count[countFields[by]]).toBe(list.results.length);
          const childCount = count.treasury_account_count ?? count.budget_sub_function_count;
          if (childCount !== undefined)
            expect(childCount).toBe(list.results.flatMap(({ children }) => children!).length);
        }
    },
    60_000,
  );
  it('returns only the rows whose name contains the filter text, with their totals', async () => {
    const allAccounts = await getAllRows('agency/097/federal_account/?fiscal_year=2024');
    const procurementAccounts = await getAllRows(
      'agency/097/federal_account/?fiscal_year=2024&filter=PROCUREMENT',
    );
    expect(procurementAccounts.results.length).toBeGreaterThan(0);
    expect(procurementAccounts.results).toEqual(
      allAccounts.results.filter(({ name }) => /procurement/i.test(name)),
    );
    expect(cents([procurementAccounts.totals!.obligated_amount])).toBe(
      sum(procurementAccounts.results, 'obligated_amount'),
    );
    expect((await getAllRows('agency/097/object_class/?filter=no such class')).results).toEqual([]);
  });
  it.each([...Object.keys(countFields), 'def_code'])(
    'by %s is sorted and paginated',
    async (by) => {
      for (const order of ['asc', 'desc']) {
        const { results } = await getAllRows(
          `agency/069/${by}/?order=${order}&sort=obligated_amount`,
        );
        const amounts = results.map((row) => row.obligated_amount);
        const ascending = [...amounts].sort((a, b) => a - b);
        expect(amounts).toEqual(order === 'asc' ? ascending : ascending.reverse());
        const second = (
          await callApi<List>(
            `agency/069/${by}/?order=${order}&sort=obligated_amount&limit=1&page=2`,
          )
        ).answer;
        expect(second.results).toEqual(results.slice(1, 2));
        expect(second.page_metadata.total).toBe(results.length);
      }
    },
  );
});

describe('the older agency endpoints', () => {
  it('return the same amounts as the agency profile, for every agency', async () => {
    for (const { id, code } of server.lookups.toptiers)
      for (const year of await getYears(code)) {
        if (year.fiscal_year % 4 !== 1) continue;
        const query = `fiscal_year=${year.fiscal_year}&funding_agency_id=${id}`;
        const { results } = (
          await callApi<{ results: Record<string, string>[] }>(
            `financial_balances/agencies/?${query}`,
          )
        ).answer;
        expect([
          code,
          cents(results.map((row) => row.budget_authority_amount)),
          cents(results.map((row) => row.obligated_amount)),
          cents(results.map((row) => row.outlay_amount)),
        ]).toEqual([
          code,
          cents([year.agency_budgetary_resources]),
          cents([year.agency_total_obligated]),
          cents([year.agency_total_outlayed]),
        ]);
        expect(results.length).toBe(year.agency_total_obligated === null ? 0 : 1);
      }
  }, 60_000);
  it('return obligations by account and object class that add up to the agency total', async () => {
    const { id, code } = server.lookups.toptiers.find((row) => row.code === '075')!;
    for (const [fy] of lastPeriods) {
      const query = `fiscal_year=${fy}&funding_agency_id=${id}`;
      const { agency_total_obligated: total } = (await getYears(code)).find(
        (row) => row.fiscal_year === fy,
      )!;
      type Rows = { results: Record<string, string>[] };
      const accounts = (await callApi<Rows>(`federal_obligations/?${query}&limit=500`)).answer
        .results;
      expect(cents(accounts.map((row) => row.obligated_amount))).toBe(cents([total]));
      const majors = (await callApi<Rows>(`financial_spending/major_object_class/?${query}`)).answer
        .results;
      expect(cents(majors.map((row) => row.obligated_amount))).toBe(
        cents([total]) - (await differences.ofYear(code, fy)),
      );
      for (const major of majors) {
        const minors = (
          await callApi<Rows>(
            `financial_spending/object_class/?${query}&major_object_class_code=${major.major_object_class_code}`,
          )
        ).answer.results;
        expect(minors.length).toBeGreaterThan(0);
        expect(cents(minors.map((row) => row.obligated_amount))).toBe(
          cents([major.obligated_amount]),
        );
      }
    }
  });
  it('return obligations by recipient that add up to the award obligations of the agency', async () => {
    const { id, code } = server.lookups.toptiers.find((row) => row.code === '097')!;
    interface Page {
      results: { obligated_amount: string; recipient: { recipient_name: string } }[];
      page_metadata: { count: number; has_next_page: boolean; next: string | null };
    }
    const { obligations } = (
      await callApi<{ obligations: number }>(`agency/${code}/awards/?fiscal_year=2024`)
    ).answer;
    let path: string | null =
      `award_spending/recipient/?fiscal_year=2024&awarding_agency_id=${id}&limit=40`;
    const rows: Page['results'] = [];
    let count = 0;
    while (path) {
      const page: Page = (await callApi<Page>(path)).answer;
      rows.push(...page.results);
      count = page.page_metadata.count;
      path = page.page_metadata.next?.split('/api/v2/')[1] ?? null;
    }
    expect(rows.length).toBe(count);
    expect(cents(rows.map((row) => row.obligated_amount))).toBe(cents([obligations]));
  });
  it('return an agency by ID with the same values as the list of agencies', async () => {
    type Agency = Record<string, string | number>;
    const { results } = (await callApi<{ results: Agency[] }>('references/toptier_agencies/'))
      .answer;
    for (const row of results) {
      const one = (await callApi<{ results: Agency }>(`references/agency/${row.agency_id}/`)).answer
        .results;
      expect([one.agency_name, cents([one.obligated_amount]), cents([one.outlay_amount])]).toEqual([
        row.agency_name,
        cents([row.obligated_amount]),
        cents([row.outlay_amount]),
      ]);
    }
  });
  it('return the total budgetary resources of each period', async () => {
    interface Total {
      fiscal_year: number;
      fiscal_period: number;
      total_budgetary_resources: number;
    }
    const years = await getYears('097');
    const rows = (await callApi<{ results: Total[] }>('references/total_budgetary_resources/'))
      .answer.results;
    expect(rows[0]).toEqual(expect.objectContaining({ fiscal_year: 2025, fiscal_period: 11 }));
    for (const [fy, period] of lastPeriods) {
      const periodRow = rows.find((row) => row.fiscal_year === fy && row.fiscal_period === period)!;
      expect(periodRow.total_budgetary_resources).toBe(
        years.find((row) => row.fiscal_year === fy)!.total_budgetary_resources,
      );
      const resourcesAnswer = await callApi<{ results: Total[] }>(
        `references/total_budgetary_resources/?fiscal_year=${fy}&fiscal_period=${period}`,
      );
      expect(resourcesAnswer.answer.results).toEqual([periodRow]);
    }
  });
  it('count the awards of all agencies or of the CFO Act agencies', async () => {
    interface Counts {
      results: Record<string, string | number>[];
      page_metadata: { total: number };
    }
    const allAgencies = (await callApi<Counts>('agency/awards/count/?fiscal_year=2024&limit=100'))
      .answer;
    const cfo = (await callApi<Counts>('agency/awards/count/?fiscal_year=2024&limit=100&group=cfo'))
      .answer;
    expect(cfo.page_metadata.total).toBeLessThan(allAgencies.page_metadata.total);
    expect(cfo.page_metadata.total).toBeLessThanOrEqual(24);
    for (const row of cfo.results) expect(allAgencies.results).toContainEqual(row);
    const sortedNames = (
      await callApi<Counts>('agency/awards/count/?fiscal_year=2024&limit=100&sort=name&order=asc')
    ).answer.results.map((row) => row.awarding_toptier_agency_name);
    expect(sortedNames).toEqual([...sortedNames].sort());
  });
});

const agencyPaths = Object.keys(countFields).flatMap((by) => [`${by}/`, `${by}/count/`]);
it.each([
  ...[...agencyPaths, 'def_code/'].flatMap((path): [number, string][] => [
    [422, `agency/097/${path}?fiscal_year=2016`],
    [422, `agency/097/${path}?fiscal_year=2999`],
    [404, `agency/999/${path}`],
  ]),
  [400, 'agency/097/object_class/?sort=total_budgetary_resources'],
  [422, 'agency/097/def_code/?limit=0'],
  [400, 'agency/awards/count/?group=some'],
  [422, 'agency/awards/count/?fiscal_year=2016'],
  [404, 'references/agency/999999/'],
  [400, 'references/agency/97a/'],
  [422, 'references/total_budgetary_resources/?fiscal_period=6'],
  [422, 'references/total_budgetary_resources/?fiscal_year=2024&fiscal_period=13'],
  [422, 'references/total_budgetary_resources/?fiscal_year=2999'],
  [400, 'financial_balances/agencies/?fiscal_year=2024'],
  [400, 'financial_balances/agencies/?funding_agency_id=1'],
  [422, 'financial_balances/agencies/?fiscal_year=2016&funding_agency_id=1'],
  [422, 'federal_obligations/?fiscal_year=2999&funding_agency_id=1'],
  [400, 'financial_spending/object_class/?fiscal_year=2024&funding_agency_id=1'],
  [400, 'award_spending/recipient/?fiscal_year=2024'],
  [400, 'award_spending/recipient/?fiscal_year=2024&awarding_agency_id=DOD'],
  [404, 'award_spending/recipient/?fiscal_year=2024&awarding_agency_id=9999'],
])('agency breakdowns and older endpoints return %i for %s', async (status, path) => {
  expect(await callApi(path)).toEqual({
    status,
    answer: expect.objectContaining({ detail: expect.any(String) }),
  });
});
it('the older agency endpoints return no results for an unknown agency', async () => {
  for (const path of [
    'financial_balances/agencies',
    'financial_spending/major_object_class',
    'federal_obligations',
  ])
    expect(
      (await callApi<List>(`${path}/?fiscal_year=2024&funding_agency_id=987654321`)).answer.results,
    ).toEqual([]);
});
