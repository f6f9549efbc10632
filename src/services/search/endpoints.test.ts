import { HttpResponse } from 'msw';
import { getFailure, postCall, serviceEdge, UNREADABLE } from '../../../tests/serviceEdge';
import { fetchAllRows } from './allRows';
import { keywordSummary, newAwardsOverTime, searchCounts, searchOverTime } from './endpoints';
import { searchPage } from './rowEndpoints';
import type { PageQuery } from './results';

const edge = serviceEdge();
const criteria = {
  keywords: ['bridge'],
  periods: [{ start: '2023-10-01', end: '2024-09-30' }],
  newAwardsOnly: true,
};
const period = { start_date: '2023-10-01', end_date: '2024-09-30' };
const filters = {
  keywords: ['bridge'],
  time_period: [{ ...period, date_type: 'new_awards_only' }],
};
const subawardFilters = { keywords: ['bridge'], time_period: [period] };

describe('searchCounts', () => {
  const counts = { contracts: 1, idvs: 2, grants: 3, direct_payments: 4, loans: 5, other: 6 };
  it('of awards sends one request with the spending level', async () => {
    edge.answers({ results: { ...counts, surprise: 7 } });
    expect(await searchCounts.call({ criteria, level: 'awards' })).toEqual(counts);
    expect(edge.asked).toEqual([
      postCall('v2/search/spending_by_award_count/', {
        filters,
        spending_level: 'awards',
        auditTrail: 'Results View - Tab Counts',
      }),
    ]);
  });
  it('of subawards uses the endpoint of awards with its own spending level', async () => {
    edge.answers({ results: { subcontracts: 1, subgrants: 0 } });
    expect(await searchCounts.call({ criteria, level: 'subawards' })).toEqual({
      subcontracts: 1,
      subgrants: 0,
    });
    expect(edge.asked[0]).toMatchObject({
      path: 'v2/search/spending_by_award_count/',
      body: { filters: subawardFilters, spending_level: 'subawards' },
    });
  });
  it('of transactions uses its own endpoint without a spending level', async () => {
    edge.answers({ results: counts });
    expect(await searchCounts.call({ criteria, level: 'transactions' })).toEqual({
      transaction_contracts: 1,
      transaction_idvs: 2,
      transaction_grants: 3,
      transaction_direct_payments: 4,
      transaction_loans: 5,
      transaction_other: 6,
    });
    expect(edge.asked).toEqual([
      postCall('v2/search/spending_by_transaction_count/', {
        filters,
        auditTrail: 'Results View - Tab Counts',
      }),
    ]);
  });
  it.each([
    {},
    { results: null },
    { results: 5 },
    ...[null, '5', -1, 1.5, 1e300].map((contracts) => ({ results: { ...counts, contracts } })),
  ])('rejects %j', async (response) => {
    edge.answers(response);
    await expect(searchCounts.call({ criteria, level: 'awards' })).rejects.toThrow(UNREADABLE);
  });
});

const page: PageQuery = {
  criteria,
  level: 'awards',
  tab: 'grants',
  fields: ['awardId', 'obligations'],
  sort: 'obligations',
  order: 'desc',
  page: 2,
  limit: 25,
};

describe('newAwardsOverTime', () => {
  const query = { recipientId: 'abc-R', period: criteria.periods[0]!, group: 'month' } as const;
  it('is requested by recipient ID and period and returns counts by period', async () => {
    edge.answers({
      results: [
        { time_period: { fiscal_year: '2024', month: '2' }, new_award_count_in_period: 3 },
        { time_period: { fiscal_year: '2024', month: '3' }, new_award_count_in_period: null },
      ],
    });
    expect(await newAwardsOverTime.call(query)).toEqual([
      { fiscalYear: 2024, month: 2, newAwards: 3 },
      { fiscalYear: 2024, month: 3, newAwards: NaN },
    ]);
    expect(edge.asked).toEqual([
      postCall('v2/search/new_awards_over_time/', {
        group: 'month',
        filters: { recipient_id: 'abc-R', time_period: [period] },
      }),
    ]);
  });
  it.each([[{}], [{ results: [null] }], [{ results: [{ time_period: null }] }]])(
    'rejects %j',
    async (response) => {
      edge.answers(response);
      expect((await getFailure(newAwardsOverTime.call(query))).message).toBe(UNREADABLE);
    },
  );
});

describe('searchPage', () => {
  it('is requested with the types of its tab, the fields and the sort order', async () => {
    edge.answers({ results: [{ 'Award ID': 'X' }], page_metadata: { page: 2, hasNext: true } });
    expect(await searchPage.call(page)).toMatchObject({ rows: [{ awardId: 'X' }], hasNext: true });
    expect(edge.asked).toEqual([
      postCall('v2/search/spending_by_award/', {
        filters: { ...filters, award_type_codes: ['02', '03', '04', '05'] },
        fields: ['Award ID', 'Award Amount'],
        page: 2,
        limit: 25,
        sort: 'Award Amount',
        order: 'desc',
        spending_level: 'awards',
        auditTrail: 'Results Table - Spending by award search',
      }),
    ]);
  });
  it('of subawards uses the types of their prime awards', async () => {
    edge.answers({ results: [] });
    await searchPage.call({ ...page, level: 'subawards', tab: 'subgrants' });
    expect(edge.asked[0]).toMatchObject({
      path: 'v2/search/spending_by_award/',
      body: {
        filters: {
          ...subawardFilters,
          award_type_codes: ['02', '03', '04', '05', '10', '06', '07', '08', '09', '11', '-1'],
        },
        spending_level: 'subawards',
      },
    });
  });
  it('of transactions uses its own endpoint without a spending level', async () => {
    edge.answers({ results: [], page_metadata: { page: 1, hasNext: false } });
    expect(
      await searchPage.call({ ...page, level: 'transactions', tab: 'transaction_loans' }),
    ).toEqual({ rows: [], hasNext: false });
    const { path, body } = edge.asked[0]!;
    expect([path, 'spending_level' in (body as object)]).toEqual([
      'v2/search/spending_by_transaction/',
      false,
    ]);
    expect(body).toMatchObject({ filters: { ...filters, award_type_codes: ['07', '08'] } });
  });
  it('includes only the selected types', async () => {
    edge.answers({ results: [] });
    await searchPage.call({ ...page, criteria: { ...criteria, awardTypes: ['A', '04'] } });
    expect(edge.asked[0]!.body).toMatchObject({ filters: { award_type_codes: ['04'] } });
  });
  it('is empty without a request if the tab does not match the types or the level', async () => {
    expect(
      await searchPage.call({ ...page, criteria: { ...criteria, awardTypes: ['A'] } }),
    ).toEqual({ rows: [], hasNext: false });
    expect(await searchPage.call({ ...page, level: 'subawards' })).toEqual({
      rows: [],
      hasNext: false,
    });
    expect(edge.asked).toEqual([]);
  });
  it.each([[{}], [{ page_metadata: {} }], [{ page_metadata: { hasNext: 'true' } }]])(
    'is the last page without `hasNext: true`: %j',
    async (metadataFields) => {
      edge.answers({ results: [], ...metadataFields });
      expect((await searchPage.call(page)).hasNext).toBe(false);
    },
  );
  it('rejects a response without results', async () => {
    edge.answers({ page_metadata: { hasNext: true } });
    await expect(searchPage.call(page)).rejects.toThrow(UNREADABLE);
  });
});

describe('fetchAllRows', () => {
  /** Makes the service return `total` rows, numbered from 1. */
  const respondWithRows = (total: number) =>
    edge.answersBy(({ body }) => {
      const { page: at, limit } = body as { page: number; limit: number };
      const first = (at - 1) * limit;
      return {
        results: Array.from(
          { length: Math.max(0, Math.min(limit, total - first)) },
          (_, index) => ({ 'Award Amount': first + index + 1 }),
        ),
      };
    });
  const requestedPages = () =>
    edge.asked.map(({ body }) => (body as { page: number }).page).sort((a, b) => a - b);
  it('loads a hundred rows at a time, in order, and reports progress', async () => {
    respondWithRows(250);
    const progressCounts: number[] = [];
    const rows = await fetchAllRows(page, 250, (count) => progressCounts.push(count));
    expect(rows.map(({ obligations }) => obligations)).toEqual(
      Array.from({ length: 250 }, (_, index) => index + 1),
    );
    expect(requestedPages()).toEqual([1, 2, 3]);
    expect(edge.asked[0]!.body).toMatchObject({ limit: 100, sort: 'Award Amount', order: 'desc' });
    expect([
      progressCounts.length,
      progressCounts.at(-1),
      progressCounts.every((count, at) => at === 0 || count > progressCounts[at - 1]!),
    ]).toEqual([3, 250, true]);
  });
  it.each([
    [0, []],
    [100, [1]],
    [101, [1, 2]],
  ])('for %i rows requests the pages %j', async (total, pages) => {
    respondWithRows(total);
    expect(await fetchAllRows(page, total, () => {})).toHaveLength(total);
    expect(requestedPages()).toEqual(pages);
  });
  it('loads at most 5,000 rows', async () => {
    respondWithRows(6000);
    expect(await fetchAllRows(page, 6000, () => {})).toHaveLength(5000);
    expect(requestedPages()).toHaveLength(50);
  });
  it('requests four pages at a time', async () => {
    let openCount = 0;
    let maxOpen = 0;
    edge.answersBy(async () => {
      openCount += 1;
      maxOpen = Math.max(maxOpen, openCount);
      await new Promise((resolve) => setTimeout(resolve, 5));
      openCount -= 1;
      return { results: [] };
    });
    await fetchAllRows(page, 1000, () => {});
    expect(maxOpen).toBe(4);
  });
  it('fails if any page fails', async () => {
    edge.answersBy(({ body }) =>
      (body as { page: number }).page === 2
        ? HttpResponse.json({ detail: 'Narrow the search' }, { status: 422 })
        : { results: [] },
    );
    expect((await getFailure(fetchAllRows(page, 300, () => {}))).message).toBe('Narrow the search');
  });
});

describe('searchOverTime', () => {
  it.each([
    ['awards', 'transactions'],
    ['transactions', 'transactions'],
    ['subawards', 'subawards'],
  ] as const)('at the level of %s sums %s', (level, summedLevel) => {
    expect(searchOverTime.requestOf({ criteria, level, group: 'quarter' })!.body).toEqual({
      group: 'quarter',
      filters: level === 'subawards' ? subawardFilters : filters,
      spending_level: summedLevel,
      auditTrail: 'Spending Over Time Visualization',
    });
  });
  it('returns amounts by year, quarter or month', async () => {
    edge.answers({
      results: [
        { time_period: { fiscal_year: '2024' }, aggregated_amount: 1.5 },
        { time_period: { fiscal_year: '2024', quarter: '3' }, aggregated_amount: 0 },
        { time_period: { fiscal_year: '2024', month: '12' }, aggregated_amount: -2 },
      ],
    });
    expect(await searchOverTime.call({ criteria, level: 'awards', group: 'month' })).toEqual([
      { fiscalYear: 2024, obligations: 1.5 },
      { fiscalYear: 2024, quarter: 3, obligations: 0 },
      { fiscalYear: 2024, month: 12, obligations: -2 },
    ]);
    expect(edge.asked).toEqual([
      postCall('v2/search/spending_over_time/', {
        group: 'month',
        filters,
        spending_level: 'transactions',
        auditTrail: 'Spending Over Time Visualization',
      }),
    ]);
  });
  it('returns NaN for a missing amount', async () => {
    edge.answers({ results: [{ time_period: { fiscal_year: '2024' }, aggregated_amount: null }] });
    expect(await searchOverTime.call({ criteria, level: 'awards', group: 'month' })).toEqual([
      { fiscalYear: 2024, obligations: NaN },
    ]);
  });
  it.each([
    [{}],
    [{ results: {} }],
    [{ results: [{ aggregated_amount: 5 }] }],
    [{ results: [{ time_period: null }] }],
    [{ results: [{ time_period: { fiscal_year: 'x' } }] }],
  ])('rejects %j', async (response) => {
    edge.answers(response);
    await expect(
      searchOverTime.call({ criteria, level: 'awards', group: 'month' }),
    ).rejects.toThrow(UNREADABLE);
  });
});

describe('keywordSummary', () => {
  it('returns the number of prime transactions and their obligations', async () => {
    edge.answers({ results: { prime_awards_count: 3, prime_awards_obligation_amount: 4.5 } });
    expect(await keywordSummary.call({ keyword: 'bridge' })).toEqual({
      transactions: 3,
      obligations: 4.5,
    });
    expect(edge.asked).toEqual([
      postCall('v2/search/transaction_spending_summary/', { filters: { keywords: ['bridge'] } }),
    ]);
  });
  it('has 0 transactions and no obligations if nothing matches', async () => {
    edge.answers({ results: { prime_awards_count: 0, prime_awards_obligation_amount: null } });
    expect(await keywordSummary.call({ keyword: 'bridge' })).toEqual({
      transactions: 0,
      obligations: null,
    });
  });
  it.each([[{}], [{ results: null }], [{ results: { prime_awards_count: '3' } }]])(
    'rejects %j',
    async (response) => {
      edge.answers(response);
      await expect(keywordSummary.call({ keyword: 'bridge' })).rejects.toThrow(UNREADABLE);
    },
  );
});
