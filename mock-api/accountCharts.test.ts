import type { ApiServer } from './server';
import { sender } from '../tests/requests';
import { sharedServer } from '../tests/server';

let server: ApiServer;
beforeAll(async () => {
  server = await sharedServer();
});
const send = sender(() => server);
const callApi = async (path: string, body?: unknown) => {
  const response = await send(body === undefined ? 'GET' : 'POST', `/api/${path}`, body);
  return { status: response.statusCode, answer: response.json() as never };
};
interface Row extends Record<string, unknown> {
  item: string | number | null;
  aggregate: number;
}
interface Totals {
  results: Row[];
  page_metadata: {
    page: number;
    count: number;
    has_next_page: boolean;
    has_previous_page: boolean;
  };
}
const YEAR = 'submission__reporting_fiscal_year';
const QUARTER = 'submission__reporting_fiscal_quarter';
const cents = (amounts: readonly (number | null | undefined)[]) =>
  amounts.reduce<number>((sum, amount) => sum + Math.round((amount ?? 0) * 100), 0);
type Kind = 'balances' | 'categories';
const accountField = {
  balances: 'treasury_account_identifier__federal_account_id',
  categories: 'treasury_account__federal_account_id',
};
const totals = async (kind: Kind, part: '' | 'quarters/', id: number, more: object) => {
  const { filters = [], ...rest } = more as { filters?: object[] };
  return (
    await callApi(`v1/tas/${kind}/${part}total/`, {
      filters: [{ field: accountField[kind], operation: 'equals', value: id }, ...filters],
      aggregate: 'sum',
      limit: 500,
      ...rest,
    })
  ).answer as Totals;
};
const yearFilter = (fy: number) => ({ field: YEAR, operation: 'in', value: [fy] });
const numbers = ['097-0100', '069-8083', '036-0160', '075-0512', '020-0550'];
const getId = async (number: string) =>
  ((await callApi(`v2/federal_accounts/${number}/`)).answer as { id: number }).id;
const fields = {
  gross_outlay_amount_by_tas_cpe: 'outlay',
  total_budgetary_resources_amount_cpe: 'budget_authority',
  obligations_incurred_total_by_tas_cpe: 'obligated',
  unobligated_balance_cpe: 'unobligated',
  other_budgetary_resources_amount_cpe: 'other_budgetary_resources',
  budget_authority_appropriated_amount_cpe: 'appropriations',
};
const OBLIGATIONS = 'obligations_incurred_by_program_object_class_cpe';

describe('balances of an account', () => {
  it.each(numbers)(
    'match the snapshot of every fiscal year, grouped by year or by quarter: %s',
    async (number) => {
      const id = await getId(number);
      for (const [field, name] of Object.entries(fields)) {
        const years = await totals('balances', '', id, { group: YEAR, field });
        const quarterEndTotals = await totals('balances', '', id, {
          group: [YEAR, QUARTER],
          field,
          order: [YEAR, QUARTER],
        });
        const quarters = await totals('balances', 'quarters/', id, {
          group: [YEAR, QUARTER],
          field,
        });
        for (const { item, aggregate } of years.results) {
          const { results } = (
            await callApi(`v2/federal_accounts/${id}/fiscal_year_snapshot/${item}/`)
          ).answer as { results: Record<string, number> };
          const expected = [number, item, name, cents([results[name]])];
          expect([number, item, name, cents([aggregate])]).toEqual(expected);
          const ofYear = (rows: Row[]) => rows.filter((row) => row[YEAR] === item);
          expect([
            number,
            item,
            name,
            cents([ofYear(quarterEndTotals.results).at(-1)!.aggregate]),
          ]).toEqual(expected);
          expect([
            number,
            item,
            name,
            cents(ofYear(quarters.results).map((row) => row.aggregate)),
          ]).toEqual(expected);
        }
        expect(years.results.length).toBeGreaterThan(5);
      }
    },
  );
  it('are the sums of its Treasury Account Symbols, and can be filtered by symbol', async () => {
    const id = await getId('097-0100');
    const symbol = 'treasury_account_identifier__tas_rendering_label';
    const field = 'obligations_incurred_total_by_tas_cpe';
    const all = await totals('balances', '', id, {
      group: YEAR,
      field,
      filters: [yearFilter(2024)],
    });
    const symbolRows = await totals('balances', '', id, {
      group: symbol,
      field,
      filters: [yearFilter(2024)],
    });
    expect(cents(symbolRows.results.map((row) => row.aggregate))).toBe(
      cents([all.results[0]!.aggregate]),
    );
    const [first] = symbolRows.results;
    const symbolTotals = await totals('balances', '', id, {
      group: YEAR,
      field,
      filters: [yearFilter(2024), { field: symbol, operation: 'in', value: [first!.item] }],
    });
    expect(symbolTotals.results[0]!.aggregate).toBe(first!.aggregate);
  });
  it('can be filtered by object class', async () => {
    const id = await getId('097-0100');
    const field = 'obligations_incurred_total_by_tas_cpe';
    const noRows = await totals('balances', '', id, {
      group: YEAR,
      field,
      filters: [
        {
          field: 'treasury_account_identifier__program_balances__object_class__object_class',
          operation: 'in',
          value: ['none'],
        },
      ],
    });
    expect(noRows.results).toEqual([]);
    const classes = await totals('categories', '', id, {
      group: 'object_class__object_class',
      field: OBLIGATIONS,
    });
    const some = await totals('balances', '', id, {
      group: YEAR,
      field,
      filters: [
        {
          field: 'treasury_account_identifier__program_balances__object_class__object_class',
          operation: 'in',
          value: classes.results.map(({ item }) => item),
        },
      ],
    });
    expect(some.results.length).toBeGreaterThan(5);
  });
});

describe('program activities and object classes of an account', () => {
  const groups = [
    'program_activity__program_activity_name',
    'object_class__object_class_name',
    'treasury_account__tas_rendering_label',
  ];
  it.each(numbers)(
    'add up to the obligations of the snapshot and of the Spending Explorer: %s',
    async (number) => {
      const id = await getId(number);
      for (const fy of [2018, 2021, 2024, 2025]) {
        const { results } = (await callApi(`v2/federal_accounts/${id}/fiscal_year_snapshot/${fy}/`))
          .answer as { results: { obligated: number; outlay: number } };
        const explorer = (
          await callApi('v2/spending/', {
            type: 'object_class',
            filters: { fy, quarter: 4, federal_account: String(id) },
          })
        ).answer as { total: number };
        expect(cents([explorer.total])).toBe(cents([results.obligated]));
        for (const group of groups) {
          const { results: rows } = await totals('categories', '', id, {
            group,
            field: OBLIGATIONS,
            filters: [yearFilter(fy)],
            order: ['-aggregate'],
          });
          expect([fy, group, cents(rows.map((row) => row.aggregate))]).toEqual([
            fy,
            group,
            cents([results.obligated]),
          ]);
          const amounts = rows.map((row) => row.aggregate);
          expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
        }
        const quarterTotals = await totals('categories', 'quarters/', id, {
          group: [YEAR, QUARTER],
          field: OBLIGATIONS,
          filters: [yearFilter(fy)],
        });
        expect(cents(quarterTotals.results.map((row) => row.aggregate))).toBe(
          cents([results.obligated]),
        );
        const toDate = await totals('categories', '', id, {
          group: [YEAR, QUARTER],
          field: 'gross_outlay_amount_by_program_object_class_cpe',
          filters: [yearFilter(fy)],
          order: [YEAR, QUARTER],
        });
        expect(cents([toDate.results.at(-1)!.aggregate])).toBe(cents([results.outlay]));
      }
    },
  );
  it('can be filtered by object class and by program activity', async () => {
    const id = await getId('097-0100');
    for (const name of ['object_class__object_class', 'program_activity__id']) {
      const all = await totals('categories', '', id, { group: name, field: OBLIGATIONS });
      const [first] = all.results;
      const groupedTotals = await totals('categories', '', id, {
        group: name,
        field: OBLIGATIONS,
        filters: [{ field: name, operation: 'in', value: [first!.item] }],
      });
      expect(groupedTotals.results).toEqual([first]);
    }
  });
  it('are paginated', async () => {
    const id = await getId('097-0100');
    const body = { group: groups[1], field: OBLIGATIONS, order: ['-aggregate'] };
    const all = await totals('categories', '', id, body);
    const secondPage = await totals('categories', '', id, { ...body, limit: 2, page: 2 });
    expect(secondPage.results).toEqual(all.results.slice(2, 4));
    expect(secondPage.page_metadata).toEqual(
      expect.objectContaining({
        page: 2,
        count: all.results.length,
        has_previous_page: true,
        has_next_page: all.results.length > 4,
      }),
    );
    expect((await totals('categories', '', id, { ...body, limit: 5, page: 99 })).results).toEqual(
      [],
    );
  });
  it('have a count above 0 for exactly the available program activities', async () => {
    const id = await getId('097-0100');
    const activityTotals = await totals('categories', '', id, {
      group: [
        'program_activity__program_activity_name',
        'program_activity__program_activity_code',
        'program_activity__id',
      ],
      field: 'ussgl480100_undelivered_orders_obligations_unpaid_fyb',
      aggregate: 'count',
    });
    const activities = (await callApi(`v2/federal_accounts/${id}/available_program_activities/`))
      .answer as {
      results: { code: string }[];
    };
    expect(
      activityTotals.results.map((row) => row.program_activity__program_activity_code).sort(),
    ).toEqual(activities.results.map(({ code }) => code).sort());
    expect(activityTotals.results.every(({ aggregate }) => aggregate > 0)).toBe(true);
  });
});

const body = { group: [YEAR], field: OBLIGATIONS };
it.each([
  [400, { ...body, field: 'nothing' }],
  [422, { ...body, group: 'nothing' }],
  [400, { ...body, aggregate: 'mean' }],
  [400, { ...body, order: ['size'] }],
  [400, { ...body, order: [QUARTER] }],
  [400, { ...body, filters: [{ field: YEAR, operation: 'in', value: ['soon'] }] }],
  [400, { ...body, filters: [{ field: YEAR, operation: 'equals', value: [2024] }] }],
  [400, { ...body, filters: [{ field: 'nothing', operation: 'in', value: [1] }] }],
  [400, { ...body, field: 'ussgl480100_undelivered_orders_obligations_unpaid_fyb' }],
  [422, { ...body, limit: 0 }],
  [422, { field: OBLIGATIONS }],
])('v1/tas/categories/total/ returns %i for %j', async (status, sent) => {
  const received = await callApi('v1/tas/categories/total/', sent);
  expect(received).toEqual({
    status,
    answer: expect.objectContaining({ detail: expect.any(String) }),
  });
});
