import { serviceEdge, UNREADABLE } from '../../../tests/serviceEdge';
import { accountActivities, accountCategories, accountOverTime } from './chartEndpoints';

const edge = serviceEdge();
const YEAR = 'submission__reporting_fiscal_year';
const QUARTER = 'submission__reporting_fiscal_quarter';
const filters = { id: 7, years: [2024], classes: [], activities: [], symbols: [] };
const makeRow = (year: number, quarter: number, aggregate: number | string | null) => ({
  item: year,
  [YEAR]: year,
  [QUARTER]: quarter,
  aggregate,
});

describe('accountOverTime', () => {
  it('requests four series and adds up the quarters of each year', async () => {
    edge.answersBy(() => ({
      results: [
        makeRow(2024, 2, '2.50'),
        makeRow(2024, 1, 1),
        makeRow(2025, 1, 4),
        makeRow(2025, 2, null),
      ],
    }));
    const periods = await accountOverTime.call({ ...filters, step: 'quarters' });
    expect(edge.asked.map(({ path }) => path)).toEqual(
      Array(4).fill('v1/tas/balances/quarters/total/'),
    );
    expect(edge.asked[0]!.body).toEqual(
      expect.objectContaining({
        filters: [
          {
            field: 'treasury_account_identifier__federal_account_id',
            operation: 'equals',
            value: 7,
          },
          { field: YEAR, operation: 'in', value: [2024] },
        ],
        group: [YEAR, QUARTER],
        aggregate: 'sum',
      }),
    );
    expect(periods.map(({ label, obligated }) => [label, obligated])).toEqual([
      ['2024 Q1', 1],
      ['2024 Q2', 3.5],
      ['2025 Q1', 4],
    ]);
  });
  it('uses the last quarter of each year as the amount of the year', async () => {
    edge.answersBy(() => ({
      results: [makeRow(2023, 4, 9), makeRow(2024, 1, 1), makeRow(2024, 2, 3)],
    }));
    const periods = await accountOverTime.call({ ...filters, years: [], step: 'years' });
    expect(edge.asked[0]!.path).toBe('v1/tas/balances/total/');
    expect(periods.map(({ label, outlay }) => [label, outlay])).toEqual([
      ['2023', 9],
      ['2024', 3],
    ]);
  });
  it('applies class and activity filters to obligations and outlays, but not to balances', async () => {
    edge.answersBy(({ path, body }) => {
      const { field } = body as { field: string };
      if (path.includes('categories')) return { results: [makeRow(2024, 4, 10)] };
      return { results: [makeRow(2024, 4, field.startsWith('total') ? 100 : 30)] };
    });
    const [period] = await accountOverTime.call({
      ...filters,
      classes: ['252'],
      activities: [3, 4],
      symbols: ['097-X-0100-000'],
      step: 'years',
    });
    expect(period).toEqual(
      expect.objectContaining({ obligated: 10, other: 60, unobligated: 30, resources: 100 }),
    );
    const bodies = edge.asked.map(({ path, body }) => [
      path,
      (body as { filters: { field: string }[] }).filters.map(({ field }) => field),
    ]);
    expect(bodies[0]).toEqual([
      'v1/tas/categories/total/',
      [
        'treasury_account__federal_account_id',
        YEAR,
        'treasury_account__tas_rendering_label',
        'object_class__object_class',
        'program_activity__id',
      ],
    ]);
    expect(bodies.at(-1)).toEqual([
      'v1/tas/balances/total/',
      [
        'treasury_account_identifier__federal_account_id',
        YEAR,
        'treasury_account_identifier__tas_rendering_label',
      ],
    ]);
  });
  it('rejects a response without results', async () => {
    edge.answers({});
    await expect(accountOverTime.call({ ...filters, step: 'years' })).rejects.toThrow(UNREADABLE);
  });
});

describe('accountCategories', () => {
  it('requests five rows at a time, largest first', async () => {
    edge.answers({
      results: [
        { item: 'Roads', aggregate: '12.5' },
        { item: null, aggregate: 2 },
        { item: 'Unknown', aggregate: null },
      ],
      page_metadata: { has_next_page: true },
    });
    expect(await accountCategories.call({ ...filters, by: 'class', page: 2 })).toEqual({
      rows: [
        { name: 'Roads', amount: 12.5 },
        { name: '', amount: 2 },
      ],
      hasNext: true,
    });
    expect(edge.asked[0]!.body).toEqual(
      expect.objectContaining({
        group: 'object_class__object_class_name',
        order: ['-aggregate'],
        page: 2,
        limit: 5,
      }),
    );
  });
});

describe('accountActivities', () => {
  const makeActivity = (id: number, code: string, name: string) => ({
    item: name,
    aggregate: 1,
    program_activity__program_activity_code: code,
    program_activity__program_activity_name: name,
    program_activity__id: id,
  });
  it('combines all pages into one option for each code and name, sorted by code', async () => {
    edge.answersBy(({ body }) => {
      const { page } = body as { page: number };
      return page === 1
        ? {
            results: [makeActivity(5, '0002', 'B'), makeActivity(1, '0001', 'A')],
            page_metadata: { has_next_page: true },
          }
        : {
            results: [
              makeActivity(9, '0001', 'A'),
              makeActivity(3, '0001', 'Other'),
              makeActivity(0, '', 'X'),
            ],
          };
    });
    expect(await accountActivities.call({ id: 7 })).toEqual([
      { key: '0001', code: '0001', name: 'A', ids: [1, 9] },
      { key: '0001.2', code: '0001', name: 'Other', ids: [3] },
      { key: '0002', code: '0002', name: 'B', ids: [5] },
    ]);
    expect(edge.asked).toHaveLength(2);
  });
});
