import { awardTypeGroups, newerAwardTypeCodes } from '../src/domain/codes/awardTypes';
import { covidDefCodes, infraDefCodes } from '../src/domain/codes/defCodes';
import {
  cents,
  sumCents,
  disasterCalls,
  type DisasterRow,
  type Field,
} from '../tests/disasterCalls';
import { expectSum, checkEachChoice, queryAmounts } from '../tests/disasterChoices';
import { sharedServer, smallSet } from '../tests/server';
import { Database } from './db/database';
import type { ApiServer } from './server';

let server: ApiServer;
let db: Database;
beforeAll(async () => {
  server = await sharedServer();
  db = await Database.open(smallSet, { connections: 1 });
}, 120_000);
afterAll(() => db.close());
const { post, all, count, amount } = disasterCalls(() => server);

const groups = awardTypeGroups.map(({ key, types }) => [
  ...types.map(({ code }) => code),
  ...newerAwardTypeCodes[key],
]);
const loanTypes = ['07', '08'];

describe('disaster award spending for every choice of DEF codes', () => {
  it('adds up by agency, account and object class to the amount of all awards, linked or not', async () => {
    await checkEachChoice(server, async (codes) => {
      const { awards } = await queryAmounts(server, db, codes);
      const allAwards = await amount({ def_codes: codes });
      expect([cents(allAwards.obligation), cents(allAwards.outlay)]).toEqual([
        awards.obligation,
        awards.outlay,
      ]);
      for (const by of ['agency', 'federal_account', 'object_class']) {
        const list = await all(`${by}/spending`, {
          filter: { def_codes: codes },
          spending_type: 'award',
        });
        expectSum(list.results, list.totals, ['obligation', 'outlay']);
        expectSum([list.totals as DisasterRow], allAwards, ['obligation', 'outlay', 'award_count']);
        for (const { children, ...row } of list.results)
          if (by !== 'agency') expectSum(children!, row, ['obligation', 'outlay']);
      }
      const sides = [
        await amount({ def_codes: codes, award_type: 'procurement' }),
        await amount({ def_codes: codes, award_type: 'assistance' }),
      ];
      expectSum(sides, allAwards, ['obligation', 'outlay', 'award_count', 'face_value_of_loan']);
    });
  });
  it('equals the listed amounts plus those without a recipient, agency or assistance listing', async () => {
    await checkEachChoice(server, async (codes) => {
      const { unlinked, unlisted } = await queryAmounts(server, db, codes);
      const filter = { def_codes: codes };
      const bothSides = await amount(filter);
      const assistance = await amount({ ...filter, award_type: 'assistance' });
      const typedFilter = { ...filter, award_type_codes: groups.flat() };
      for (const [by, own, listed, rest] of [
        ['recipient', filter, bothSides, unlinked],
        ['agency', typedFilter, bothSides, unlinked],
        ['cfda', filter, assistance, unlisted],
      ] as const) {
        const list = await all(`${by}/spending`, { filter: own, spending_type: 'award' });
        expectSum(list.results, list.totals, ['obligation', 'outlay', 'award_count']);
        for (const field of ['obligation', 'outlay'] as const)
          expect([by, field, cents(listed[field], -list.totals[field]!)]).toEqual([
            by,
            field,
            rest[field],
          ]);
        if (by !== 'cfda') expect(list.totals.award_count).toBe(bothSides.award_count);
        expect(await count(by, own)).toBe(list.results.length);
        for (const { children, ...row } of list.results)
          if (children) expectSum(children, row, ['obligation', 'outlay', 'award_count']);
      }
      expect(await count('award', filter)).toBe(bothSides.award_count);
    });
  });
  it('is the sum of its award types and unlinked amounts, also by recipient and agency', async () => {
    await checkEachChoice(server, async (codes) => {
      const { unlinked } = await queryAmounts(server, db, codes);
      const allTypes = await amount({ def_codes: codes });
      const parts = [];
      for (const types of groups) {
        const filter = { def_codes: codes, award_type_codes: types };
        const typeAmount = await amount(filter);
        parts.push(typeAmount);
        for (const by of ['recipient', 'agency'] as const) {
          const { totals } = await all(`${by}/spending`, { filter, spending_type: 'award' });
          expectSum([typeAmount], totals, ['obligation', 'outlay', 'award_count']);
        }
        expect(await count('award', filter)).toBe(typeAmount.award_count);
      }
      expect(sumCents(parts, 'obligation') + unlinked.obligation!).toBe(cents(allTypes.obligation));
      expect(sumCents(parts, 'outlay') + unlinked.outlay!).toBe(cents(allTypes.outlay));
      expectSum(parts, allTypes, ['award_count', 'face_value_of_loan']);
    });
  });
  it('has the same loan totals in every list', async () => {
    await checkEachChoice(server, async (codes) => {
      const loanAmount = await amount({ def_codes: codes, award_type_codes: loanTypes });
      const fields: Field[] = ['obligation', 'outlay', 'award_count', 'face_value_of_loan'];
      for (const by of ['agency', 'federal_account', 'object_class', 'recipient', 'cfda']) {
        const list = await all(`${by}/loans`, { filter: { def_codes: codes } });
        expectSum([list.totals as DisasterRow], loanAmount, fields);
        expectSum(list.results, list.totals, ['obligation', 'outlay']);
      }
      const { totals } = await all('agency/loans', {
        filter: { def_codes: codes, award_type_codes: loanTypes },
      });
      expectSum([totals as DisasterRow], loanAmount, fields);
    });
  });
  it('is the sum over the areas of each map layer and the row without a place', async () => {
    await checkEachChoice(server, async (codes) => {
      const filter = { def_codes: codes };
      const { totals } = await all('recipient/spending', { filter });
      const { face_value_of_loan: face } = await amount(filter);
      for (const layer of ['state', 'county', 'district'])
        for (const scope of ['recipient_location', 'place_of_performance'])
          for (const type of ['obligation', 'outlay', 'face_value_of_loan'] as const) {
            const { results } = await post<{
              results: {
                amount: number;
                award_count: number;
                shape_code: string;
                display_name: string | null;
                population: number | null;
                per_capita: number | null;
              }[];
            }>('disaster/spending_by_geography', {
              filter,
              geo_layer: layer,
              scope,
              spending_type: type,
            });
            expect(cents(...results.map((row) => row.amount))).toBe(
              cents(type === 'face_value_of_loan' ? face : totals[type]),
            );
            expect(results.reduce((sum, row) => sum + row.award_count, 0)).toBe(totals.award_count);
            expect(new Set(results.map((row) => row.shape_code)).size).toBe(results.length);
            for (const row of results)
              expect(row.per_capita).toBe(
                row.population ? Math.round((row.amount / row.population) * 100) / 100 + 0 : null,
              );
            expect(results.filter((row) => row.display_name === null)).toEqual(
              results.filter((row) => row.shape_code === ''),
            );
          }
    });
  }, 300_000);
});

describe('disaster award spending compared with award search', () => {
  const trackedCodes = [...covidDefCodes, ...infraDefCodes];
  it('counts the same awards', async () => {
    for (const codes of [...trackedCodes.map((code) => [code]), covidDefCodes, infraDefCodes]) {
      const { results } = await post<{ results: Record<string, number> }>(
        'search/spending_by_award_count',
        { filters: { def_codes: codes } },
      );
      const searchCount = Object.entries(results).reduce((sum, [, number]) => sum + number, 0);
      expect([codes, await count('award', { def_codes: codes })]).toEqual([codes, searchCount]);
    }
  });
  it('has the same amounts per DEF code as the search by category', async () => {
    const { results } = await post<{
      results: { code: string; amount: number; total_outlays: number }[];
    }>('search/spending_by_category/defc', {
      filters: { def_codes: trackedCodes },
      spending_level: 'award_financial',
      limit: 50,
    });
    expect(results.length).toBeGreaterThan(5);
    for (const { code, amount: obligation, total_outlays: outlay } of results) {
      const { totals } = await all('recipient/spending', { filter: { def_codes: [code] } });
      expect([code, cents(totals.obligation), cents(totals.outlay)]).toEqual([
        code,
        cents(obligation),
        cents(outlay),
      ]);
    }
  });
  it.each([
    ['COVID-19', covidDefCodes],
    ['Infrastructure', infraDefCodes],
  ])('equals the sum of the %s columns of the search, for each award type', async (name, codes) => {
    for (const types of groups) {
      const rows: Record<string, number>[] = [];
      for (let page = 1; ; page += 1) {
        const response = await post<{
          results: Record<string, number>[];
          page_metadata: { hasNext: boolean };
        }>('search/spending_by_award', {
          filters: { def_codes: codes, award_type_codes: types },
          fields: [`${name} Obligations`, `${name} Outlays`],
          limit: 100,
          page,
        });
        rows.push(...response.results);
        if (!response.page_metadata.hasNext) break;
      }
      const listedAmount = await amount({ def_codes: codes, award_type_codes: types });
      expect([
        rows.length,
        cents(...rows.map((row) => row[`${name} Obligations`])),
        cents(...rows.map((row) => row[`${name} Outlays`])),
      ]).toEqual([
        listedAmount.award_count,
        cents(listedAmount.obligation),
        cents(listedAmount.outlay),
      ]);
    }
  });
});
