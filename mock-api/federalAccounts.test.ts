import type { ApiServer } from './server';
import { lastPeriods } from '../tests/lastPeriods';
import { sender } from '../tests/requests';
import { sharedServer } from '../tests/server';

let server: ApiServer;
beforeAll(async () => {
  server = await sharedServer();
});
const send = sender(() => server);
const callApi = async (path: string, body?: unknown) => {
  const response = await send(body === undefined ? 'GET' : 'POST', `/api/v2/${path}`, body);
  return { status: response.statusCode, answer: response.json() as never };
};
interface Account {
  id: number;
  fiscal_year: number;
  account_title: string;
  parent_agency_toptier_code: string;
  total_obligated_amount: number | null;
  total_gross_outlay_amount: number | null;
  total_budgetary_resources: number | null;
  children: Record<
    'obligated_amount' | 'gross_outlay_amount' | 'budgetary_resources_amount',
    number
  >[];
}
interface Total {
  results: { code: string; name: string; obligations: number; type?: string }[];
  page_metadata: { total: number; hasNext: boolean; page: number; limit: number };
}
const account = async (number: string, year?: number) =>
  (await callApi(`federal_accounts/${number}/${year ? `?fiscal_year=${year}` : ''}`))
    .answer as Account;
const snapshot = async (id: number, year?: number) =>
  (
    (await callApi(`federal_accounts/${id}/fiscal_year_snapshot/${year ?? ''}`)).answer as {
      results: Record<string, number>;
    }
  ).results;
const cents = (amounts: readonly (number | null | undefined)[]) =>
  amounts.reduce<number>((sum, amount) => sum + Math.round((amount ?? 0) * 100), 0);
const numbers = ['097-0100', '069-8083', '036-0160', '075-0512', '020-0550'];

describe('a federal account', () => {
  it.each(numbers)('has the same amounts in every endpoint, in every year: %s', async (number) => {
    for (const [fy, period] of lastPeriods) {
      const profile = await account(number, fy);
      const amounts = await snapshot(profile.id, fy);
      const { total } = (
        await callApi('spending/', {
          type: 'object_class',
          filters: { fy, period, federal_account: String(profile.id) },
        })
      ).answer as { total: number };
      expect([fy, cents([amounts.obligated])]).toEqual([
        fy,
        cents([profile.total_obligated_amount]),
      ]);
      expect([fy, cents([total])]).toEqual([fy, cents([profile.total_obligated_amount])]);
      expect(cents([amounts.outlay])).toBe(cents([profile.total_gross_outlay_amount]));
      expect(cents([amounts.budget_authority])).toBe(cents([profile.total_budgetary_resources]));
      expect(cents([amounts.obligated, amounts.unobligated])).toBe(
        cents([amounts.budget_authority]),
      );
      expect(
        cents([
          amounts.balance_brought_forward,
          amounts.appropriations,
          amounts.other_budgetary_resources,
        ]),
      ).toBe(cents([amounts.budget_authority]));
      expect(cents(profile.children.map((row) => row.obligated_amount))).toBe(
        cents([profile.total_obligated_amount]),
      );
      expect(cents(profile.children.map((row) => row.gross_outlay_amount))).toBe(
        cents([profile.total_gross_outlay_amount]),
      );
      expect(cents(profile.children.map((row) => row.budgetary_resources_amount))).toBe(
        cents([profile.total_budgetary_resources]),
      );
      const time_period = [{ start_date: `${fy - 1}-10-01`, end_date: `${fy}-09-30` }];
      for (const by of ['object_classes', 'program_activities']) {
        const { results } = (
          await callApi(`federal_accounts/${number}/${by}/total/`, {
            filters: { time_period },
            limit: 100,
          })
        ).answer as Total;
        expect([by, fy, cents(results.map((row) => row.obligations))]).toEqual([
          by,
          fy,
          cents([profile.total_obligated_amount]),
        ]);
      }
    }
  });
  it('defaults to the latest published fiscal year', async () => {
    const profile = await account('097-0100');
    expect(profile).toEqual(
      expect.objectContaining({ fiscal_year: 2025, parent_agency_toptier_code: '097' }),
    );
    expect(profile).toEqual(await account('097-0100', 2025));
    expect(await snapshot(profile.id)).toEqual(await snapshot(profile.id, 2025));
  });
  it('is returned with and without a trailing slash in the path', async () => {
    const { id } = await account('097-0100');
    for (const path of [
      '097-0100/',
      `${id}/fiscal_year_snapshot/`,
      `${id}/fiscal_year_snapshot/2024/`,
      `${id}/available_object_classes/`,
    ])
      expect((await callApi(`federal_accounts/${path.slice(0, -1)}`)).answer).toEqual(
        (await callApi(`federal_accounts/${path}`)).answer,
      );
  });
  it('has no amounts in a year without data', async () => {
    const profile = await account('097-0100', 2016);
    expect(profile).toEqual(
      expect.objectContaining({ total_obligated_amount: null, children: [], fiscal_year: 2016 }),
    );
    expect(await snapshot(profile.id, 2016)).toEqual({});
    expect(await snapshot(profile.id, 2999)).toEqual({});
    expect(await snapshot(999999)).toEqual({});
  });
});

describe('the breakdown of a federal account', () => {
  it('lists the same object classes and program activities as its totals', async () => {
    for (const number of numbers) {
      const { id } = await account(number);
      const classes = (await callApi(`federal_accounts/${id}/available_object_classes/`))
        .answer as {
        results: { id: string; minor_object_class: { id: string }[] }[];
      };
      const byClass = (
        await callApi(`federal_accounts/${number}/object_classes/total/`, { limit: 100 })
      ).answer as Total;
      expect(
        classes.results.flatMap((row) => row.minor_object_class.map((minor) => minor.id)).sort(),
      ).toEqual(byClass.results.map(({ code }) => code).sort());
      const activities = (await callApi(`federal_accounts/${id}/available_program_activities/`))
        .answer as { count: number; results: { code: string }[] };
      const activityRows = (
        await callApi(`federal_accounts/${number}/program_activities/?limit=100&order=asc`)
      ).answer as Total;
      expect(activityRows.results.map(({ code }) => code)).toEqual(
        activities.results.map(({ code }) => code),
      );
      expect(activityRows.page_metadata.total).toBe(activities.count);
      const [major] = classes.results;
      const majorTotals = (
        await callApi(`federal_accounts/${number}/object_classes/total/`, {
          filters: { object_class: [major!.id] },
          limit: 100,
        })
      ).answer as Total;
      expect(majorTotals.results.map(({ code }) => code).sort()).toEqual(
        major!.minor_object_class.map((minor) => minor.id).sort(),
      );
    }
  });
  it('is paginated', async () => {
    const all = (await callApi('federal_accounts/097-0100/object_classes/total/', { limit: 100 }))
      .answer as Total;
    const second = (
      await callApi('federal_accounts/097-0100/object_classes/total/', { limit: 1, page: 2 })
    ).answer as Total;
    expect(second.results).toEqual([all.results[1]]);
    expect(second.page_metadata).toEqual(
      expect.objectContaining({ page: 2, limit: 1, total: all.page_metadata.total }),
    );
  });
  it('has no available object classes or program activities for an unknown account', async () => {
    expect((await callApi('federal_accounts/999999/available_object_classes/')).answer).toEqual({
      results: {},
    });
    expect((await callApi('federal_accounts/999999/available_program_activities/')).answer).toEqual(
      {
        count: 0,
        results: [],
      },
    );
  });
});

it.each([
  [404, '999-9999/', undefined],
  [404, '999-9999/program_activities/', undefined],
  [404, '999-9999/object_classes/total/', {}],
  [400, '97-100/', undefined],
  [400, 'abc/', undefined],
  [400, '097-0100%27/', undefined],
  [400, '97/object_classes/total/', {}],
  [400, 'abc/fiscal_year_snapshot/', undefined],
  [400, '99999999999/fiscal_year_snapshot/', undefined],
  [400, '1/fiscal_year_snapshot/soon/', undefined],
  [400, 'abc/available_object_classes/', undefined],
  [400, '097-0100/?fiscal_year=last', undefined],
  [422, '097-0100/?fiscal_year=2999', undefined],
  [422, '097-0100/?fiscal_year=2007', undefined],
  [422, '097-0100/program_activities/?limit=101', undefined],
  [400, '097-0100/program_activities/?sort=size', undefined],
  [422, '097-0100/object_classes/total/', { limit: 0 }],
  [400, '097-0100/program_activities/total/', { filters: { program_activity: 'x' } }],
  [
    400,
    '097-0100/object_classes/total/',
    { filters: { time_period: [{ start_date: 'soon', end_date: '2024-01-01' }] } },
  ],
])('federal account endpoints return %i for %s %j', async (status, path, body) => {
  const received = await callApi(`federal_accounts/${path}`, body);
  expect(received).toEqual({
    status,
    answer: expect.objectContaining({ detail: expect.any(String) }),
  });
});
