import { recipientCategoryCodes } from '../src/domain/codes/recipientTypes';
import { groupKeys, typeCodes } from './db/schema';
import type { ApiServer } from './server';
import { sharedServer, smallSet } from '../tests/server';
import { makeGenerator, randomFilters } from '../tests/oracle/randomFilters';
import {
  matchingAwards,
  matchingSubawards,
  matchingTransactions,
  sum,
  type Filters,
} from '../tests/oracle/oracle';
import { readWorld, type World } from '../tests/oracle/world';
import { awardTypeGroups, newerAwardTypeCodes } from '../src/domain/codes/awardTypes';

const seed = Number(process.env.RECONCILE_SEED ?? 20251115);
const SETS = Number(process.env.RECONCILE_SETS ?? 100);
let server: ApiServer;
let world: World;
beforeAll(async () => {
  server = await sharedServer();
  world = await readWorld(smallSet, typeCodes, recipientCategoryCodes);
}, 300_000);

const post = async <T>(path: string, body: object): Promise<T> => {
  const response = await server.app.inject({
    method: 'POST',
    url: `/api/v2/${path}`,
    payload: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  if (response.statusCode !== 200)
    throw new Error(`${path} ${response.statusCode} ${response.body} for ${JSON.stringify(body)}`);
  return response.json() as T;
};
const codesByGroup = awardTypeGroups.map((group) => [
  ...group.types.map((type) => type.code),
  ...newerAwardTypeCodes[group.key],
]);
/** Adds two dollar amounts in whole cents, because doubles lose cents once sums reach trillions. */
const addCents = (a: number, b: number): number =>
  Number(BigInt(Math.round(a * 100)) + BigInt(Math.round(b * 100))) / 100;
const total = <T>(rows: readonly T[], amountOf: (row: T) => unknown): number =>
  rows.map((row) => Number(amountOf(row))).reduce(addCents, 0);
const expectNear = (a: number, b: number) => expect(Math.abs(a - b)).toBeLessThan(0.02);
const EVER = [{ start_date: '2007-10-01', end_date: '2027-09-30' }];
const allPages = async (body: object, path: string): Promise<Record<string, unknown>[]> => {
  const rows: Record<string, unknown>[] = [];
  for (let page = 1; ; page += 1) {
    const response = await post<{
      results: Record<string, unknown>[];
      page_metadata: { hasNext: boolean };
    }>(path, { ...body, page, limit: 100 });
    rows.push(...response.results);
    if (!response.page_metadata.hasNext) return rows;
  }
};

it(
  'search results agree with an independent evaluator for random filter sets [i5.16-18, i5.20-21]',
  async () => {
    console.log(`reconciliation seed ${seed}`);
    const random = makeGenerator(seed);
    let matchedSets = 0;
    for (let index = 0; index < SETS; index += 1) {
      const prime: Filters = randomFilters(world, random);
      const label = `set ${index}, seed ${seed}: ${JSON.stringify(prime)}`;
      try {
        const awards = matchingAwards(world, prime);
        const transactions = matchingTransactions(world, prime);
        matchedSets += awards.length ? 1 : 0;
        // Counts equal the number of rows, and the amounts of the rows add up to the expected sum.
        const { results: counts } = await post<{ results: Record<string, number> }>(
          'search/spending_by_award_count/',
          { filters: prime },
        );
        groupKeys.forEach((group, id) =>
          expect(counts[group]).toBe(awards.filter((award) => award.group === id).length),
        );
        let shownTotal = 0;
        for (const [id, group] of groupKeys.entries()) {
          const groupCodes = codesByGroup[id]!.filter(
            (code) => !prime.award_type_codes || prime.award_type_codes.includes(code),
          );
          if (!groupCodes.length || !counts[group]) continue;
          const field = group === 'loans' ? 'Subsidy Cost' : 'Award Amount';
          const rows = await allPages(
            {
              filters: { ...prime, award_type_codes: groupCodes, time_period: prime.time_period },
              fields: ['Award ID', field],
              sort: field,
            },
            'search/spending_by_award/',
          );
          expect(rows.length).toBe(counts[group]);
          expect(rows.map((row) => row.generated_internal_id).sort()).toEqual(
            awards
              .filter((award) => award.group === id)
              .map((award) => award.uid)
              .sort(),
          );
          expect([...rows].map((row) => Number(row[field]))).toEqual(
            [...rows].map((row) => Number(row[field])).sort((a, b) => b - a),
          );
          shownTotal = rows.map((row) => Number(row[field])).reduce(addCents, shownTotal);
        }
        expectNear(shownTotal, sum(awards.map((award) => award.amount)));
        const sumOverTime = async (set: Filters, level: string, group: string) => {
          const { results } = await post<{ results: { aggregated_amount: number }[] }>(
            'search/spending_over_time/',
            { filters: set, group, spending_level: level },
          );
          return total(results, (row) => row.aggregated_amount);
        };
        const boundedFilters: Filters = { ...prime, time_period: prime.time_period ?? EVER };
        expectNear(
          await sumOverTime(boundedFilters, 'awards', 'month'),
          sum(matchingAwards(world, boundedFilters).map((award) => award.amount)),
        );
        expectNear(
          await sumOverTime(boundedFilters, 'transactions', 'month'),
          sum(matchingTransactions(world, boundedFilters).map((tx) => tx.txAmount)),
        );
        // Categories and states partition the transactions.
        const transactionTotal = sum(transactions.map((tx) => tx.txAmount));
        // The categories of each level add up to the rows of that level's table.
        const sumCategories = async (set: Filters, level?: string) => {
          const sums: number[] = [];
          for (const category of ['awarding_agency', 'awarding_subagency', 'recipient']) {
            const rows = await allPages(
              { filters: set, spending_level: level },
              `search/spending_by_category/${category}/`,
            );
            sums.push(total(rows, (row) => row.amount));
          }
          return sums;
        };
        for (const amount of await sumCategories(prime)) expectNear(amount, transactionTotal);
        if (index % 4 === 1)
          for (const amount of await sumCategories(prime, 'awards')) expectNear(amount, shownTotal);
        const states = await post<{ results: { shape_code: string; aggregated_amount: number }[] }>(
          'search/spending_by_geography/',
          {
            filters: { ...prime, place_of_performance_scope: 'domestic' },
            scope: 'place_of_performance',
            geo_layer: 'state',
          },
        );
        if (prime.place_of_performance_scope !== 'foreign')
          expectNear(
            total(states.results, (row) => row.aggregated_amount),
            sum(transactions.filter((tx) => tx.pop.country === 'USA').map((tx) => tx.txAmount)),
          );
        for (const row of states.results.slice(0, 3))
          expectNear(
            row.aggregated_amount,
            sum(
              matchingTransactions(world, { ...prime, place_of_performance_scope: 'domestic' })
                .filter((tx) => (tx.pop.state ?? '') === row.shape_code)
                .map((tx) => tx.txAmount),
            ),
          );
        // Compares the count, rows and sum of transactions. Keywords are excluded, because transaction searches match more columns.
        if (!prime.keywords) {
          const { results: txCounts } = await post<{ results: Record<string, number> }>(
            'search/spending_by_transaction_count/',
            { filters: prime },
          );
          expect(Object.values(txCounts).reduce((part, value) => part + value, 0)).toBe(
            transactions.length,
          );
          if (transactions.length && transactions.length < 600) {
            const codes = prime.award_type_codes ?? codesByGroup.flat();
            const rows = await allPages(
              {
                filters: { ...prime, award_type_codes: codes },
                fields: ['Award ID', 'Mod', 'Transaction Amount'],
                sort: 'Transaction Amount',
              },
              'search/spending_by_transaction/',
            );
            expect(rows.length).toBe(transactions.length);
            expectNear(
              total(rows, (row) => row['Transaction Amount']),
              transactionTotal,
            );
          }
        }
        const periods = prime.time_period?.map((period) =>
          period.date_type === 'new_awards_only'
            ? { start_date: period.start_date, end_date: period.end_date }
            : period,
        );
        const subawardFilters: Filters = { ...prime, ...(periods ? { time_period: periods } : {}) };
        const boundedSubFilters: Filters = {
          ...subawardFilters,
          time_period: subawardFilters.time_period ?? EVER,
        };
        const subawards = matchingSubawards(world, subawardFilters);
        const { results: subCounts } = await post<{ results: Record<string, number> }>(
          'search/spending_by_award_count/',
          { filters: subawardFilters, spending_level: 'subawards' },
        );
        expect((subCounts.subcontracts ?? 0) + (subCounts.subgrants ?? 0)).toBe(subawards.length);
        expectNear(
          await sumOverTime(boundedSubFilters, 'subawards', 'fiscal_year'),
          sum(matchingSubawards(world, boundedSubFilters).map((sub) => sub.amount)),
        );
        if (index % 4 === 1) {
          const sides = [codesByGroup.slice(0, 2).flat(), codesByGroup.slice(2).flat()];
          let listedTotal = 0;
          for (const side of sides) {
            const sideCodes = side.filter(
              (code) =>
                !subawardFilters.award_type_codes ||
                subawardFilters.award_type_codes.includes(code),
            );
            if (!sideCodes.length) continue;
            const body = {
              filters: { ...subawardFilters, award_type_codes: sideCodes },
              fields: ['Sub-Award ID', 'Sub-Award Amount'],
              sort: 'Sub-Award Amount',
              spending_level: 'subawards',
            };
            const rows = await allPages(body, 'search/spending_by_award/');
            listedTotal = rows
              .map((row) => Number(row['Sub-Award Amount']))
              .reduce(addCents, listedTotal);
          }
          expectNear(listedTotal, sum(subawards.map((sub) => sub.amount)));
          for (const amount of await sumCategories(subawardFilters, 'subawards'))
            expectNear(amount, listedTotal);
        }
        // Results grouped by award contain the same records, each once.
        if (index % 4 === 0) {
          for (const [word, own, set] of [
            ['transaction', transactions, prime],
            ['subaward', subawards, subawardFilters],
          ] as const) {
            const groups = await allPages(
              {
                filters: { ...set, award_type_codes: set.award_type_codes ?? codesByGroup.flat() },
                sort: `${word}_obligation`,
              },
              `search/spending_by_${word}_grouped/`,
            );
            expect(groups.reduce((part, row) => part + Number(row[`${word}_count`]), 0)).toBe(
              own.length,
            );
            expectNear(
              total(groups, (row) => row[`${word}_obligation`]),
              sum(own.map((row) => ('txAmount' in row ? row.txAmount : row.amount))),
            );
            expect(new Set(groups.map((row) => row.award_generated_internal_id)).size).toBe(
              new Set(own.map((row) => ('award' in row ? row.award.uid : row.uid))).size,
            );
          }
        }
      } catch (error) {
        throw new Error(`${label}\n${(error as Error).message}`, { cause: error });
      }
    }
    console.log(`${matchedSets} of ${SETS} sets matched awards`);
    expect(matchedSets).toBeGreaterThanOrEqual(Math.min(150, Math.floor(SETS * 0.68)));
  },
  Math.max(900_000, SETS * 4000),
);

it('a filter by toptier agency returns the sum of its subtier agencies', async () => {
  for (const name of [
    'Department of Defense',
    'Department of Health and Human Services',
    'Department of Agriculture',
  ]) {
    const period = [{ start_date: '2007-10-01', end_date: '2025-11-30' }];
    const amounts = (agency: object) =>
      post<{ results: { amount: number }[] }>('search/spending_by_category/awarding_agency/', {
        filters: { time_period: period, agencies: [agency] },
      });
    const toptierResponse = await amounts({ type: 'awarding', tier: 'toptier', name });
    const subs = [
      ...new Set(world.awards.filter((award) => award.top === name).map((award) => award.sub)),
    ];
    let all = 0;
    for (const sub of subs) {
      const agency = { type: 'awarding', tier: 'subtier', name: sub, toptier_name: name };
      all += total((await amounts(agency)).results, (row) => row.amount);
    }
    expectNear(all, toptierResponse.results[0]!.amount);
  }
});

it('new awards of a recipient are counted by signing date in every grouping', async () => {
  const random = makeGenerator(seed);
  for (let index = 0; index < 20; index += 1) {
    const award = world.awards[Math.floor(random() * world.awards.length)]!;
    const expectedCount = world.awards.filter(
      (other) =>
        other.recipientUuid === award.recipientUuid &&
        other.signed >= '2009-10-01' &&
        other.signed <= '2024-03-31',
    ).length;
    for (const group of ['fiscal_year', 'quarter', 'month']) {
      let countedAwards = 0;
      for (const kind of ['C', 'R']) {
        const { results } = await post<{
          results: { time_period: Record<string, string>; new_award_count_in_period: number }[];
        }>('search/new_awards_over_time/', {
          group,
          filters: {
            recipient_id: `${award.recipientUuid}-${kind}`,
            time_period: [{ start_date: '2009-10-01', end_date: '2024-03-31' }],
          },
        });
        expect(results).toHaveLength({ fiscal_year: 15, quarter: 58, month: 174 }[group]!);
        countedAwards += results.reduce((part, row) => part + row.new_award_count_in_period, 0);
      }
      expect([award.recipientUuid, group, countedAwards]).toEqual([
        award.recipientUuid,
        group,
        expectedCount,
      ]);
    }
  }
});

it('a keyword search has the same count and sum in the count, list and summary', async () => {
  const filters = { keywords: ['continuation'] };
  const { results: counts } = await post<{ results: Record<string, number> }>(
    'search/spending_by_transaction_count/',
    { filters },
  );
  const { results: summary } = await post<{
    results: { prime_awards_count: number; prime_awards_obligation_amount: number };
  }>('search/transaction_spending_summary/', { filters });
  const rows = await allPages(
    {
      filters: { ...filters, award_type_codes: codesByGroup.flat() },
      fields: ['Transaction Amount'],
      sort: 'Transaction Amount',
    },
    'search/spending_by_transaction/',
  );
  expect(summary.prime_awards_count).toBeGreaterThan(50);
  expect(Object.values(counts).reduce((part, value) => part + value, 0)).toBe(
    summary.prime_awards_count,
  );
  expect(rows.length).toBe(summary.prime_awards_count);
  expectNear(
    total(rows, (row) => row['Transaction Amount']),
    summary.prime_awards_obligation_amount,
  );
});
