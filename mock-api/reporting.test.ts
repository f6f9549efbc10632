import { Database } from './db/database';
import type { ApiServer } from './server';
import { isFullRun, sampled } from '../tests/sampled';
import { sharedServer, smallSet } from '../tests/server';
import {
  agencies,
  submissionCalls,
  type AgencyRow,
  type DatesRow,
  type List,
  type PeriodRow,
} from '../tests/submissions';

let db: Database;
let server: ApiServer;
beforeAll(async () => {
  db = await Database.open(smallSet, { connections: 1 });
  server = await sharedServer();
}, 120_000);
afterAll(() => db.close());
const { ask, all } = submissionCalls(() => server);
const cents = (amounts: readonly (number | null | undefined)[]) =>
  amounts.reduce<number>((sum, amount) => sum + Math.round((amount ?? 0) * 100), 0);
const overview = (fy: number, period: number) =>
  all<AgencyRow>(`${agencies}overview/?fiscal_year=${fy}&fiscal_period=${period}`);

/** All periods that are published on the date of the dataset and have balances. */
let periods: { fy: number; period: number }[];
/** The statistics of every agency in every period, by code, fiscal year and period. */
const rowByKey = new Map<string, AgencyRow>();
const key = (code: string, fy: number, period: number) => `${code} ${fy} ${period}`;
beforeAll(async () => {
  periods = (
    await db.query(`select distinct fy, period
      from submission_period
      where reveal_date <= '2025-11-15' and (fy > 2017 or period > 3)
      order by fy, period`)
  ).map((row) => ({ fy: Number(row.fy), period: Number(row.period) }));
  for (const { fy, period } of periods)
    for (const row of await overview(fy, period))
      rowByKey.set(key(row.toptier_code, fy, period), row);
}, 240_000);

describe('submission statistics', () => {
  it('cover every agency in every published period', () => {
    expect(periods.length).toBeGreaterThan(50);
    expect(rowByKey.size).toBe(periods.length * 115);
  });
  it('have budgetary resources that add up to the federal total of each period', async () => {
    const { answer } = await ask<{
      results: { fiscal_year: number; fiscal_period: number; total_budgetary_resources: number }[];
    }>('references/total_budgetary_resources/');
    expect(answer.results).toHaveLength(periods.length);
    for (const total of answer.results) {
      const rows = [...rowByKey].filter(([name]) =>
        name.endsWith(` ${total.fiscal_year} ${total.fiscal_period}`),
      );
      const sum = cents(rows.map(([, row]) => row.current_total_budget_authority_amount));
      // Trillions of dollars as a floating-point number can be off by some cents.
      expect(Math.abs(sum - cents([total.total_budgetary_resources]))).toBeLessThan(50);
    }
  });
  it('agree with the balances of the agency page and the totals of the Spending Explorer', async () => {
    const years = new Map<string, Map<string, number>>();
    const budgets = new Map<string, number | null>();
    for (const code of new Set([...rowByKey.values()].map((row) => row.toptier_code))) {
      const { answer } = await ask<{
        agency_data_by_year: {
          fiscal_year: number;
          agency_budgetary_resources: number | null;
          agency_obligation_by_period: { period: number; obligated: number }[];
        }[];
      }>(`agency/${code}/budgetary_resources/`);
      years.set(
        code,
        new Map(
          answer.agency_data_by_year.flatMap((year) =>
            year.agency_obligation_by_period.map(
              ({ period, obligated }) => [`${year.fiscal_year} ${period}`, obligated] as const,
            ),
          ),
        ),
      );
      for (const year of answer.agency_data_by_year)
        budgets.set(`${code} ${year.fiscal_year}`, year.agency_budgetary_resources);
    }
    let submittedCount = 0;
    let missingReports = 0;
    for (const { fy, period } of periods) {
      const { answer } = await ask<{
        total: number;
        results: { name: string; amount: number }[];
      }>('spending/', {
        type: 'agency',
        filters: { fy: String(fy), period: String(period) },
      });
      const amountByName = new Map(answer.results.map(({ name, amount }) => [name, amount]));
      const isLast = !periods.some((other) => other.fy === fy && other.period > period);
      let treasury = 0;
      for (const [name, row] of rowByKey) {
        if (!name.endsWith(` ${fy} ${period}`)) continue;
        const balance = years.get(row.toptier_code)!.get(`${fy} ${period}`);
        const budget = row.current_total_budget_authority_amount;
        if (row.recent_publication_date === null) {
          missingReports += 1;
          expect([name, balance, budget, row.obligation_difference]).toEqual([
            name,
            undefined,
            null,
            null,
          ]);
          continue;
        }
        submittedCount += 1;
        expect([name, cents([row.obligation_difference])]).toEqual([
          name,
          cents([balance]) - cents([amountByName.get(row.agency_name)]),
        ]);
        if (isLast)
          expect([name, budget || null]).toEqual([
            name,
            budgets.get(`${row.toptier_code} ${fy}`) ?? null,
          ]);
        treasury += cents([row.tas_account_discrepancies_totals.gtas_obligation_total]);
      }
      const [unsubmitted] = await db.query<{ amount: number }>(
        `select coalesce(sum(g.obligated), 0)::DOUBLE AS amount
          from gtas g
          join tas t on t.id = g.tas_id
          join federal_account f on f.id = t.federal_account_id
          anti join submission s on s.submitted
            and s.toptier_id = f.toptier_id
            and s.fy = g.fy
            and s.period = g.period
          where g.fy = $1 and g.period = $2`,
        [fy, period],
      );
      expect([fy, period, treasury + cents([unsubmitted!.amount])]).toEqual([
        fy,
        period,
        cents([answer.total]),
      ]);
    }
    expect(submittedCount).toBeGreaterThan(7000);
    expect(missingReports).toBeGreaterThan(100);
  }, 240_000);
  it('are the same in the list of an agency and in the list of all agencies', async () => {
    let rows = 0;
    for (const code of new Set([...rowByKey.values()].map((row) => row.toptier_code))) {
      for (const row of await all<PeriodRow>(`${agencies}${code}/overview/`)) {
        const {
          fiscal_year: fy,
          fiscal_period: period,
          percent_of_total_budgetary_resources: percent,
          total_budgetary_resources: total,
          ...rest
        } = row;
        const {
          agency_name: _name,
          abbreviation: _abbreviation,
          toptier_code: _code,
          agency_id: _id,
          ...same
        } = rowByKey.get(key(code, fy, period))!;
        expect([code, fy, period, rest]).toEqual([code, fy, period, same]);
        const budget = rest.current_total_budget_authority_amount;
        if (budget === null) expect(percent).toBeNull();
        else expect(percent).toBeCloseTo((budget / total) * 100, 9);
        rows += 1;
      }
    }
    const expectedRows = await db.number(`select count(*)::INTEGER AS n
      from submission s
      where s.fy * 100 + s.period in (${periods.map(({ fy, period }) => fy * 100 + period).join()})`);
    expect(rows).toBe(expectedRows);
  }, 120_000);
  it('have the same dates in the yearly list as in each period', async () => {
    for (const fy of new Set(periods.map((row) => row.fy))) {
      const rows = await all<DatesRow>(`${agencies}publish_dates/?fiscal_year=${fy}`);
      expect(rows).toHaveLength(115);
      const publishedPeriods = periods.filter((row) => row.fy === fy).map(({ period }) => period);
      for (const row of rows) {
        expect(row.periods.map(({ period }) => period)).toEqual([
          2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
        ]);
        for (const { period, quarter, submission_dates: dates } of row.periods) {
          const same = rowByKey.get(key(row.toptier_code, fy, period));
          expect([quarter, dates.publication_date, dates.certification_date !== null]).toEqual([
            Math.ceil(period / 3),
            same?.recent_publication_date ?? null,
            same?.recent_publication_date_certified ?? false,
          ]);
        }
        expect(row.current_total_budget_authority_amount).toBe(
          rowByKey.get(key(row.toptier_code, fy, publishedPeriods.at(-1)!))!
            .current_total_budget_authority_amount,
        );
      }
    }
  });
  it('equal the sums of a submission’s differences, discrepancies and unlinked awards', async () => {
    let differenceCount = 0;
    let missing = 0;
    for (const [name, row] of sampled([...rowByKey], 5)) {
      const [code, fy, period] = name.split(' ');
      const totals = row.tas_account_discrepancies_totals;
      const isLatest = fy === '2025' && period === '11';
      const at = `${agencies}${code}/`;
      const query = `?fiscal_year=${fy}&fiscal_period=${period}`;
      if (row.obligation_difference || isLatest) {
        const rows = await all<Record<string, number>>(`${at}differences/${query}`);
        differenceCount += rows.length;
        expect([name, cents(rows.map((each) => each.difference))]).toEqual([
          name,
          cents([row.obligation_difference]),
        ]);
        rows.forEach((each) =>
          expect(cents([each.difference])).toBe(
            cents([each.file_a_obligation]) - cents([each.file_b_obligation]),
          ),
        );
      }
      if (totals.missing_tas_accounts_count || isLatest) {
        const rows = await all<{ tas: string; amount: number }>(`${at}discrepancies/${query}`);
        missing += rows.length;
        expect([name, rows.length, cents(rows.map(({ amount }) => amount))]).toEqual([
          name,
          totals.missing_tas_accounts_count ?? 0,
          cents([totals.tas_obligation_not_in_gtas_total]),
        ]);
      }
      if (!isLatest && !row.unlinked_contract_award_count && !row.unlinked_assistance_award_count)
        continue;
      const history = await ask<List<Record<string, string | null>>>(
        `${at}${fy}/${period}/submission_history/`,
      );
      const isPublished = row.recent_publication_date !== null;
      expect([name, history.status]).toEqual([name, isPublished ? 200 : 204]);
      if (isPublished)
        expect(history.answer.results[0]).toEqual({
          publication_date: row.recent_publication_date,
          certification_date: row.recent_publication_date_certified ? expect.any(String) : null,
        });
      for (const [type, count] of [
        ['procurement', row.unlinked_contract_award_count],
        ['assistance', row.unlinked_assistance_award_count],
      ] as const) {
        const { status, answer } = await ask<Record<string, number>>(
          `${at}${fy}/${period}/unlinked_awards/${type}/`,
        );
        expect([name, status]).toEqual([name, isPublished ? 200 : 404]);
        if (isPublished)
          expect(answer.unlinked_file_c_award_count! + answer.unlinked_file_d_award_count!).toBe(
            count,
          );
      }
    }
    expect(differenceCount).toBeGreaterThan(isFullRun ? 20 : 4);
    expect(missing).toBeGreaterThan(isFullRun ? 100 : 20);
  }, 240_000);
});

describe('submissions of the sample dataset', () => {
  const expectNone = async (sql: string) =>
    expect(await db.number(`select count(*) AS n from (${sql})`)).toBe(0);
  const expectSome = async (sql: string) =>
    expect(await db.number(`select count(*) AS n from (${sql})`)).toBeGreaterThan(0);
  const owner =
    'join tas t on t.id = x.tas_id join federal_account f on f.id = t.federal_account_id';
  it('exist for all account data, and have balances if the agency has accounts', async () => {
    const submission =
      'submission s on s.submitted and s.toptier_id = f.toptier_id and s.fy = x.fy and s.period = x.period';
    for (const table of ['file_a', 'file_b', 'file_c'])
      await expectNone(`select x.tas_id
        from ${table} x
        ${owner}
        anti join ${submission}
        where exists (select 1 from file_a y where y.fy = x.fy and y.period = x.period)`);
    await expectNone(`select s.*
      from submission s
      anti join (select f.toptier_id, x.fy, x.period from file_a x ${owner}) y using (toptier_id, fy, period)
      where s.submitted and exists (select 1 from federal_account f where f.toptier_id = s.toptier_id)`);
  });
  it('have ordered dates up to today, some of them late, repeated or not yet certified', async () => {
    await expectNone(`select *
      from submission_date
      where published > date '2025-11-15' or certified > date '2025-11-15' or certified < published`);
    await expectNone(`select *
      from submission_date x
      join submission_date y using (toptier_id, fy, period)
      where y.nth = x.nth + 1 and (y.published <= x.published or x.certified > y.published)`);
    await expectNone(
      'select * from submission s anti join submission_date d using (toptier_id, fy, period) where s.submitted',
    );
    await expectNone(`select *
      from submission_date d
      anti join submission s on s.submitted
        and s.toptier_id = d.toptier_id
        and s.fy = d.fy
        and s.period = d.period`);
    const due = 'submission_date d join submission_period w using (fy, period)';
    await expectSome(`select * from ${due} where d.certified > w.certification_due::DATE`);
    await expectSome(
      `select * from ${due} where d.nth = 1 and d.published > w.submission_due::DATE`,
    );
    await expectSome('select * from submission_date where nth = 3');
    await expectSome(`select *
      from submission_date d
      join submission s using (toptier_id, fy, period)
      where d.certified is null and s.fy = 2025 and s.period = 11`);
  });
  it('are quarterly until Q2 of FY 2020, partly quarterly in FY 2021 and monthly from FY 2022', async () => {
    await expectNone('select * from submission where quarterly and (fy > 2021 or period % 3 > 0)');
    await expectNone(
      'select * from submission where not quarterly and (fy < 2020 or (fy = 2020 and period <= 6))',
    );
    for (const which of ['quarterly', 'not quarterly'])
      await expectSome(`select * from submission where ${which} and fy = 2021`);
    await expectNone(
      'select * from submission s join toptier o on o.id = s.toptier_id where o.cfo and not s.submitted',
    );
    await expectSome('select * from submission where not submitted and fy = 2024');
    await expectSome(`select * from toptier o anti join submission s on s.toptier_id = o.id`);
  });
  it('count awards in File C as linked, and other awards and File C rows without an award as unlinked', async () => {
    const filedSql = `select f.toptier_id, x.fy, x.period, x.award_id, w.grp <= 1 AS contract
      from file_c x
      ${owner}
      left join award w on w.id = x.award_id`;
    await expectNone(`select s.*
      from submission s
      left join (
        select toptier_id, fy, period, count(*) filter (award_id is null) AS c,
          count(distinct award_id) filter (contract) AS contracts,
          count(distinct award_id) filter (not contract) AS others
        from (${filedSql})
        group by all) y using (toptier_id, fy, period)
      where s.submitted
        and (s.c_contract + s.c_assistance <> coalesce(y.c, 0)
          or s.linked_contract <> coalesce(y.contracts, 0)
          or s.linked_assistance <> coalesce(y.others, 0))`);
    // Each month belongs to one submission. Together, the submissions of a year count every award outside File C at least once.
    await expectNone(`select toptier_id, fy
      from (
        select toptier_id, fy, sum(d_contract + d_assistance) AS d
        from submission
        where fy between 2018 and 2024 and submitted
        group by all)
      full join (
        select w.ftop_id AS toptier_id, year(x.action_date + interval 3 month) AS fy,
          count(distinct x.award_id) AS n
        from tx x
        join award w on w.id = x.award_id
        where x.amount <> 0
          and x.action_date between date '2017-10-01' and date '2024-09-30'
          and not exists (select 1 from file_c c where c.award_id = x.award_id)
          and w.ftop_id in (select toptier_id from submission)
        group by all) y using (toptier_id, fy)
      where coalesce(d, 0) < coalesce(n, 0)`);
    for (const column of ['c_contract', 'c_assistance', 'd_contract', 'd_assistance'])
      await expectSome(`select * from submission where ${column} > 0`);
  });
  it('have readable assurance statements, only for the last period of a quarter', async () => {
    const urls = [...rowByKey].flatMap(([name, row]) =>
      row.assurance_statement_url ? [[name, row.assurance_statement_url] as const] : [],
    );
    expect(urls.length).toBeGreaterThan(300);
    expect(urls.every(([name]) => Number(name.split(' ')[2]) % 3 === 0)).toBe(true);
    for (const [name, url] of urls.filter((_, at) => at % 100 === 0)) {
      const response = await server.app.inject({ url: new URL(url).pathname });
      expect([name, response.statusCode]).toEqual([name, 200]);
      expect(response.body).toContain(rowByKey.get(name)!.agency_name);
    }
    for (const name of ['FY2024P06_999.txt', 'FY2024P05_097.txt', '..%2Fsmall.duckdb', 'x'])
      expect(
        (await server.app.inject({ url: `/files/assurance_statements/${name}` })).statusCode,
      ).toBe(404);
  });
  it('contain only zeros for an agency without any account', () => {
    const row = rowByKey.get(key('290', 2025, 11))!;
    expect(row).toMatchObject({
      current_total_budget_authority_amount: 0,
      recent_publication_date: expect.any(String),
      obligation_difference: 0,
      tas_account_discrepancies_totals: {
        gtas_obligation_total: 0,
        tas_accounts_total: 0,
        tas_obligation_not_in_gtas_total: 0,
        missing_tas_accounts_count: 0,
      },
    });
  });
});
