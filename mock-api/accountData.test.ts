import { Database } from './db/database';
import type { ApiServer } from './server';
import { sender } from '../tests/requests';
import { sharedServer, smallSet } from '../tests/server';

let db: Database;
let server: ApiServer;
beforeAll(async () => {
  db = await Database.open(smallSet, { connections: 1 });
  server = await sharedServer();
});
afterAll(() => db.close());
const queryOne = async (sql: string): Promise<Record<string, unknown>> => (await db.query(sql))[0]!;
const expectNone = async (sql: string) =>
  expect(await db.number(`select count(*) AS n from (${sql})`)).toBe(0);
const send = sender(() => server);
const callApi = async (path: string, body?: unknown) => {
  const response = await send(body === undefined ? 'GET' : 'POST', `/api/v2/${path}`, body);
  return { status: response.statusCode, answer: response.json() as never };
};
interface Row {
  id: string | null;
  code: string | null;
  name: string;
  amount: number;
  type: string;
  account_number?: string;
  total?: number;
  generated_unique_award_id?: string;
}
interface Spending {
  total: number | null;
  end_date: string | null;
  results: Row[];
}
const getSpending = async (type: string, filters: object) =>
  (await callApi('spending/', { type, filters })).answer as Spending;
const cents = (rows: readonly { amount: number }[]) =>
  rows.reduce((sum, row) => sum + Math.round(row.amount * 100), 0);
/** The latest published period on the date of the test dataset. */
const latest = { fy: 2025, period: 11 };

describe('account data of the sample dataset', () => {
  it('has no amount in File B below the sum of the matching rows of File C', () =>
    expectNone(`
      select c.*
      from (
        select tas_id, activity_id, object_class_id, defc_bit, fy, period, sum(obligation) AS o, sum(outlay) AS u
        from file_c
        group by all) c
      left join file_b b using (tas_id, activity_id, object_class_id, defc_bit, fy, period)
      where b.tas_id is null or b.obligation < c.o or b.outlay < c.u - 0.01`));
  it('has unique rows in File B, each with a program activity of its own federal account', async () => {
    await expectNone(`select tas_id
      from file_b
      group by tas_id, activity_id, object_class_id, defc_bit, fy, period
      having count(*) > 1`);
    await expectNone(`select b.tas_id
      from file_b b
      join tas t on t.id = b.tas_id
      join program_activity p on p.id = b.activity_id
      where p.federal_account_id <> t.federal_account_id`);
  });
  it('has File A balances that add up and differ only slightly from File B', async () => {
    await expectNone(`select a.tas_id
      from file_a a
      join lateral (
        select coalesce(sum(b.obligation), 0) AS o, coalesce(sum(b.outlay), 0) AS u
        from file_b b
        where b.tas_id = a.tas_id and b.fy = a.fy and b.period <= a.period) s on true
      where a.fy = 2024 and s.u <> a.outlay`);
    // Under 1.5% of the obligations in File A differ from the sums of File B, by at most 1.6%. Submissions report these differences.
    const sums = `select a.obligated, s.o
      from file_a a
      join lateral (
        select coalesce(sum(b.obligation), 0) AS o
        from file_b b
        where b.tas_id = a.tas_id and b.fy = a.fy and b.period <= a.period) s on true
      where a.fy = 2024`;
    await expectNone(`select * from (${sums}) where abs(obligated - o) > abs(o) * 0.0161 + 0.01`);
    const { part } = await queryOne(
      `select count(*) filter (obligated <> o) / count(*) AS part from (${sums})`,
    );
    expect(Number(part)).toBeGreaterThan(0);
    expect(Number(part)).toBeLessThan(0.015);
    await expectNone(`select tas_id
      from file_a
      where obligated + unobligated <> resources
        or appropriation + brought_forward + adjustments + other_resources <> resources
        or borrowing + contract_authority + offsetting <> other_resources
        or status_total <> resources
        or unobligated < 0`);
    await expectNone(
      'select tas_id from file_a group by tas_id, fy having count(distinct resources) > 1',
    );
  });
  it('has GTAS obligations that are never below positive obligations in File A, and sometimes above', async () => {
    await expectNone(`select a.tas_id
      from file_a a
      left join gtas g using (tas_id, fy, period)
      where g.tas_id is null or (a.obligated > 0 and g.obligated < a.obligated)`);
    const aboveSql =
      'select count(*) AS n from gtas g join file_a a using (tas_id, fy, period) where g.obligated > a.obligated';
    expect(await db.number(aboveSql)).toBeGreaterThan(0);
  });
  it('starts with the second quarter of FY 2017 and ends with the last completed period', async () => {
    expect(
      await queryOne(
        'select min(fy * 100 + period) AS first_, max(fy * 100 + period) AS last_ from file_a',
      ),
    ).toEqual({ first_: 201706, last_: 202512 });
  });
});

describe('the Spending Explorer endpoint', () => {
  it('returns the same total for the three starting types, with rows that add up to it', async () => {
    for (const [fy, period] of [
      [2025, 11],
      [2020, 8],
      [2018, 9],
    ] as const) {
      const roots = await Promise.all(
        ['budget_function', 'agency', 'object_class'].map((type) =>
          getSpending(type, {
            fy: String(fy),
            ...(fy < 2020 ? { quarter: String(period / 3) } : { period: String(period) }),
          }),
        ),
      );
      expect(new Set(roots.map(({ total }) => total)).size).toBe(1);
      roots.forEach(({ total, results }) => expect(cents(results)).toBe(Math.round(total! * 100)));
      roots.forEach(({ results }) =>
        expect(results.filter((row) => row.name === 'Unreported Data')).toEqual([
          expect.objectContaining({ id: null, code: null }),
        ]),
      );
    }
    expect((await getSpending('agency', { fy: '2025', period: '11' })).end_date).toBe('2025-08-31');
  });
  it('returns the amount of the selected row as the total of the next level, down to awards', async () => {
    for (const path of [
      'budget_function budget_subfunction federal_account program_activity object_class recipient award',
      'agency federal_account object_class award_category award',
      'object_class agency federal_account program_activity recipient award',
    ].map((types) => types.split(' '))) {
      const filters: Record<string, unknown> = { fy: 2024, period: 12 };
      let selectedRow: Row | undefined;
      for (const type of path) {
        const { total, results } = await getSpending(type, filters);
        expect(cents(results)).toBe(Math.round(total! * 100));
        if (selectedRow)
          expect([path[0], type, total]).toEqual([path[0], type, selectedRow.amount]);
        // From the account level down, select the row with the most recipients, so that the last levels have rows.
        const candidates = results.filter((row) => row.id !== null && row.amount > 0);
        selectedRow =
          type === 'federal_account' || ('federal_account' in filters && type !== 'award')
            ? (
                await Promise.all(
                  candidates.map(async (row) => ({
                    row,
                    awards: (
                      await getSpending('recipient', { ...filters, [type]: row.id })
                    ).results.filter(({ id }) => id !== null).length,
                  })),
                )
              ).sort((a, b) => b.awards - a.awards)[0]?.row
            : candidates[0];
        expect([...Object.keys(filters), type, Boolean(selectedRow)].join(' ')).toMatch(/ true$/);
        filters[type] = selectedRow!.id;
      }
    }
  });
  it('returns account numbers, award IDs and one row for non-award spending', async () => {
    const accounts = await getSpending('federal_account', {
      ...latest,
      agency: (await getSpending('agency', latest)).results[0]!.id,
    });
    expect(accounts.results[0]).toEqual(
      expect.objectContaining({
        account_number: expect.stringMatching(/^\d{3}-\d{4}$/),
        type: 'federal_account',
      }),
    );
    const awards = await getSpending('award', latest);
    const [first] = awards.results;
    expect(first).toEqual(
      expect.objectContaining({
        generated_unique_award_id: expect.stringMatching(/^(CONT|ASST)_/),
        total: expect.any(Number),
      }),
    );
    expect(awards.results.filter(({ id }) => id === null).map(({ name }) => name)).toEqual([
      'Non-Award Spending',
    ]);
    expect(awards.results.length).toBeLessThanOrEqual(1001);
  });
  it('returns results only up to the latest published period and none before the first', async () => {
    expect(await getSpending('agency', { fy: 2017, quarter: 1 })).toEqual({
      total: null,
      end_date: '2016-12-31',
      results: [],
    });
    expect(await getSpending('agency', { fy: 2026, period: 2 })).toEqual({
      total: null,
      end_date: null,
      results: [],
    });
    expect((await getSpending('agency', { fy: 2025, period: 12 })).end_date).toBe('2025-08-31');
  });
  it.each([
    ['no type', { filters: latest }],
    ['an unknown type', { type: 'state', filters: latest }],
    ['no filters', { type: 'agency' }],
    ['no year', { type: 'agency', filters: { period: 3 } }],
    ['neither quarter nor period', { type: 'agency', filters: { fy: 2024 } }],
    ['quarter 5', { type: 'agency', filters: { fy: 2024, quarter: 5 } }],
    ['period 13', { type: 'agency', filters: { fy: 2024, period: 13 } }],
    ['an unknown key', { type: 'agency', filters: { ...latest, state: 'TX' } }],
    ['null', { type: 'agency', filters: { ...latest, agency: null } }],
    ['a year that is not a number', { type: 'agency', filters: { fy: 'last', period: 3 } }],
    ['a list', []],
  ])('returns 400 for %s', async (_, body) =>
    expect((await callApi('spending/', body)).status).toBe(400),
  );
  it('treats SQL in an ID as plain text', async () => {
    expect(await getSpending('federal_account', { ...latest, agency: "1' or '1'='1" })).toEqual({
      total: 0,
      end_date: '2025-08-31',
      results: [],
    });
  });
});

describe('the list of federal accounts', () => {
  interface List {
    count: number;
    hasNext: boolean;
    next: number | null;
    fy: string;
    results: {
      account_number: string;
      account_name: string;
      managing_agency: string;
      budgetary_resources: number | null;
    }[];
  }
  const listAccounts = async (body: object) =>
    (await callApi('federal_accounts/', body)).answer as List;
  it('contains every account once across all pages, largest first', async () => {
    const [{ count }] = (await db.query(
      'select count(*)::INTEGER AS count from federal_account',
    )) as [{ count: number }];
    const numbers: string[] = [];
    let page: number | null = 1;
    let previous = Infinity;
    while (page) {
      const response: List = await listAccounts({ page, limit: 100 });
      response.results.forEach((row) => {
        expect(row.budgetary_resources ?? -1).toBeLessThanOrEqual(previous);
        previous = row.budgetary_resources ?? -1;
        numbers.push(row.account_number);
      });
      page = response.next;
      expect(response).toEqual(expect.objectContaining({ count, fy: '2025' }));
    }
    expect(new Set(numbers).size).toBe(count);
  });
  it('can be searched by number, name and agency regardless of case, and filtered by agency identifier', async () => {
    expect(
      (await listAccounts({ keyword: '097-0100' })).results.map((row) => row.account_number),
    ).toEqual(['097-0100']);
    expect((await listAccounts({ keyword: 'highway TRUST' })).results[0]!.account_name).toMatch(
      /Highway Trust/,
    );
    expect(
      (await listAccounts({ keyword: 'department of veterans', limit: 100 })).results.every(
        (row) => row.managing_agency === 'Department of Veterans Affairs',
      ),
    ).toBe(true);
    expect((await listAccounts({ keyword: 'zzzz' })).count).toBe(0);
    expect(
      (await listAccounts({ filters: { agency_identifier: '036' }, limit: 100 })).results.every(
        (row) => row.account_number.startsWith('036-'),
      ),
    ).toBe(true);
  });
  it('contains the same accounts with different amounts in another fiscal year', async () => {
    const [a, b] = await Promise.all(
      [2024, 2020].map((fy) =>
        listAccounts({
          filters: { fy: String(fy) },
          sort: { field: 'account_number', direction: 'asc' },
        }),
      ),
    );
    expect(a!.results.map((row) => row.account_number)).toEqual(
      b!.results.map((row) => row.account_number),
    );
    expect(a!.results.map((row) => row.budgetary_resources)).not.toEqual(
      b!.results.map((row) => row.budgetary_resources),
    );
  });
  it('adds up to the budget authority of an agency when filtered by that agency', async () => {
    const agencies = (
      (await callApi('references/toptier_agencies/')).answer as {
        results: {
          budget_authority_amount: number;
          agency_name: string;
          current_total_budget_authority_amount: number;
          obligated_amount: number;
          active_fy: string;
          active_fq: string;
        }[];
      }
    ).results;
    const veterans = agencies.find((row) => row.agency_name === 'Department of Veterans Affairs')!;
    const accounts = (await listAccounts({ filters: { agency_identifier: '036' }, limit: 100 }))
      .results;
    expect(
      accounts.reduce((sum, row) => sum + Math.round((row.budgetary_resources ?? 0) * 100), 0),
    ).toBe(Math.round(veterans.budget_authority_amount * 100));
    expect(
      Math.abs(
        agencies.reduce((sum, row) => sum + row.budget_authority_amount, 0) -
          veterans.current_total_budget_authority_amount,
      ),
    ).toBeLessThan(0.5);
    expect([veterans.active_fy, veterans.active_fq]).toEqual(['2025', '4']);
    const agencyRow = (await getSpending('agency', latest)).results.find(
      (row) => row.name === veterans.agency_name,
    )!;
    expect(agencyRow.amount).toBe(veterans.obligated_amount);
  });
  it.each([
    [400, { sort: { field: 'size' } }],
    [422, { limit: 101 }],
    [422, { page: 0 }],
    [400, { filters: { fy: 2024 } }],
    [400, { keyword: 7 }],
  ])('returns %i for %j', async (status, body) =>
    expect((await callApi('federal_accounts/', body)).status).toBe(status),
  );
});
