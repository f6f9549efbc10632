import { sharedServer } from '../tests/server';
import {
  agencies,
  submissionCalls,
  type AgencyRow,
  type DatesRow,
  type PeriodRow,
} from '../tests/submissions';
import type { ApiServer } from './server';

let server: ApiServer;
beforeAll(async () => {
  server = await sharedServer();
}, 120_000);
const { ask, all } = submissionCalls(() => server);

describe('lists of submissions', () => {
  it.each([
    'toptier_code',
    'agency_name',
    'current_total_budget_authority_amount',
    'tas_accounts_total',
    'missing_tas_accounts_count',
    'tas_obligation_not_in_gtas_total',
    'obligation_difference',
    'recent_publication_date',
    'recent_publication_date_certified',
    'unlinked_contract_award_count',
    'unlinked_assistance_award_count',
  ] as const)(
    'sort agencies by %s in both orders, with missing values as the lowest',
    async (sort) => {
      for (const order of ['asc', 'desc']) {
        const rows = await all<AgencyRow>(
          `${agencies}overview/?fiscal_year=2024&fiscal_period=8&sort=${sort}&order=${order}`,
        );
        const values = rows.map(
          (row) => ({ ...row, ...row.tas_account_discrepancies_totals })[sort],
        );
        const sorted = [...values].sort((a, b) => {
          if (a === null || b === null) return Number(b === null) - Number(a === null);
          return a < b ? -1 : a > b ? 1 : 0;
        });
        expect(values).toEqual(order === 'asc' ? sorted : sorted.reverse());
        expect(new Set(rows.map((row) => row.toptier_code)).size).toBe(115);
      }
    },
  );
  it.each(['fiscal_year', 'fiscal_period', 'percent_of_total_budgetary_resources'] as const)(
    'sort the periods of an agency by %s in both orders',
    async (sort) => {
      for (const order of ['asc', 'desc']) {
        const rows = await all<PeriodRow>(`${agencies}020/overview/?sort=${sort}&order=${order}`);
        const values = rows.map((row) => row[sort] ?? -1);
        const sorted = [...values].sort((a, b) => a - b);
        expect(values).toEqual(order === 'asc' ? sorted : sorted.reverse());
      }
    },
  );
  it('start with the latest period when sorted by year in descending order', async () => {
    const [first] = await all<PeriodRow>(`${agencies}020/overview/?sort=fiscal_year&order=desc`);
    expect(first).toMatchObject({ fiscal_year: 2025, fiscal_period: 11 });
  });
  it.each(['publication_date,11', 'abbreviation', 'agency_name', 'toptier_code'])(
    'sort publication dates by %s in both orders',
    async (sort) => {
      for (const order of ['asc', 'desc']) {
        const rows = await all<DatesRow>(
          `${agencies}publish_dates?fiscal_year=2025&sort=${encodeURIComponent(sort)}&order=${order}`,
        );
        const values = rows.map((row) =>
          sort.includes(',')
            ? (row.periods[9]!.submission_dates.publication_date ?? '')
            : (row[sort as 'abbreviation'] ?? ''),
        );
        const sorted = [...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
        expect(values).toEqual(order === 'asc' ? sorted : sorted.reverse());
      }
    },
  );
  it('find agencies by name and abbreviation, and all agencies with an empty filter', async () => {
    for (const list of ['overview/?fiscal_period=8&', 'publish_dates/?']) {
      const findCodes = async (filter: string) =>
        (
          await all<{ agency_name: string; toptier_code: string }>(
            `${agencies}${list}fiscal_year=2024&filter=${filter}`,
          )
        ).map((row) => row.toptier_code);
      expect(await findCodes('')).toHaveLength(115);
      expect(await findCodes('TREAS')).toContain('020');
      expect(await findCodes('veterans%20affairs')).toEqual(['036']);
      expect(await findCodes('zzzz')).toEqual([]);
    }
  });
  it.each([
    [200, 'overview/?fiscal_year=2025&fiscal_period=12', 'a period that is not out yet'],
    [422, 'overview/?fiscal_year=2025', 'no period'],
    [422, 'overview/?fiscal_period=3', 'no year'],
    [422, 'overview/?fiscal_year=2025&fiscal_period=1', 'period 1'],
    [422, 'overview/?fiscal_year=2025&fiscal_period=13', 'period 13'],
    [422, 'overview/?fiscal_year=2016&fiscal_period=3', 'a year before the first'],
    [422, 'overview/?fiscal_year=2099&fiscal_period=3', 'a future year'],
    [400, 'overview/?fiscal_year=x&fiscal_period=3', 'a year in words'],
    [400, 'overview/?fiscal_year=2025&fiscal_period=3&sort=size', 'an unknown sort'],
    [422, 'overview/?fiscal_year=2025&fiscal_period=3&limit=101', 'a page too long'],
    [400, 'publish_dates/?fiscal_year=2025&sort=publication_date,13', 'dates of period 13'],
    [400, 'publish_dates/?fiscal_year=2025&order=up', 'an unknown order'],
    [404, '999/overview/', 'an unknown agency'],
    [200, '077/overview/', 'an agency that never reported'],
    [404, '999/differences/?fiscal_year=2024&fiscal_period=3', 'an unknown agency'],
    [200, '020/differences/?fiscal_year=2025&fiscal_period=12', 'a period that is not out yet'],
    [404, '999/discrepancies/?fiscal_year=2024&fiscal_period=3', 'an unknown agency'],
    [400, '020/discrepancies/?fiscal_year=2024&fiscal_period=3&sort=difference', 'a wrong sort'],
    [204, '077/2024/3/submission_history/', 'no submission'],
    [204, '020/2025/12/submission_history/', 'a period that is not out yet'],
    [404, '999/2024/3/submission_history/', 'an unknown agency'],
    [400, '020/now/3/submission_history/', 'a year in words'],
    [422, '020/2024/14/submission_history/', 'period 14'],
    [422, '020/2099/3/submission_history/', 'a future year'],
    [404, '077/2024/3/unlinked_awards/procurement/', 'no submission'],
    [400, '020/2024/3/unlinked_awards/loans/', 'an unknown kind'],
    [422, '020/2024/1/unlinked_awards/assistance/', 'period 1'],
  ])('return %i for %s (%s)', async (status, path) => {
    expect((await ask(`${agencies}${path}`)).status).toBe(status);
  });
  it('are empty for an unpublished period and for an agency that never reported', async () => {
    for (const path of [
      'overview/?fiscal_year=2025&fiscal_period=12',
      '020/differences/?fiscal_year=2025&fiscal_period=12',
      '020/discrepancies/?fiscal_year=2025&fiscal_period=12',
      '077/overview/',
    ])
      expect(await all(`${agencies}${path}`)).toEqual([]);
  });
});
