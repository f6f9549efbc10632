import { cents, disasterCalls, type Field } from '../tests/disasterCalls';
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
const { all, overview, count } = disasterCalls(() => server);

describe('disaster spending for every choice of DEF codes', () => {
  it('is the sum of the spending for each code', async () => {
    const overviewByCode = new Map(
      await Promise.all(
        server.lookups.defCodes.map(async ({ code }) => [code, await overview([code])] as const),
      ),
    );
    await checkEachChoice(server, async (codes) => {
      const combined = await overview(codes);
      const parts = codes.map((code) => overviewByCode.get(code)!);
      expect(combined.funding.map(({ def_code: code }) => code)).toEqual(codes);
      expect(cents(...combined.funding.map((row) => row.amount))).toBe(
        cents(combined.total_budget_authority),
      );
      expect(cents(...parts.map((part) => part.total_budget_authority))).toBe(
        cents(combined.total_budget_authority),
      );
      for (const field of Object.keys(combined.spending) as (keyof typeof combined.spending)[])
        expect([field, cents(...parts.map((part) => part.spending[field]))]).toEqual([
          field,
          cents(combined.spending[field]),
        ]);
    });
  });
  it('matches the database tables, with obligations no higher than funding', async () => {
    await checkEachChoice(server, async (codes) => {
      const { lines, treasury, awards } = await queryAmounts(server, db, codes);
      const { total_budget_authority: authority, spending } = await overview(codes);
      expect({
        authority: cents(authority),
        obligated: cents(spending.total_obligations),
        outlay: cents(spending.total_outlays),
        awards: {
          obligation: cents(spending.award_obligations),
          outlay: cents(spending.award_outlays),
        },
      }).toEqual({
        authority: treasury.granted,
        obligated: treasury.obligated,
        outlay: lines.outlay,
        awards,
      });
      // Obligations are at most the funding, and at least the obligations that agencies reported by account and by award.
      expect(cents(authority)).toBeGreaterThanOrEqual(cents(spending.total_obligations));
      expect(cents(spending.total_obligations)).toBeGreaterThanOrEqual(lines.obligation!);
      expect(cents(spending.total_obligations)).toBeGreaterThanOrEqual(awards.obligation!);
    });
  });
  it('adds up to the reported total by agency, account and object class', async () => {
    await checkEachChoice(server, async (codes) => {
      const { lines, treasury } = await queryAmounts(server, db, codes);
      const totals = await overview(codes);
      for (const by of ['agency', 'federal_account', 'object_class']) {
        const list = await all(`${by}/spending`, {
          filter: { def_codes: codes },
          spending_type: 'total',
        });
        const fields: Field[] = ['obligation', 'outlay'];
        if (by !== 'object_class') fields.push('total_budgetary_resources');
        expectSum(list.results, list.totals, fields);
        expect([by, cents(list.totals.obligation), cents(list.totals.outlay)]).toEqual([
          by,
          lines.obligation,
          lines.outlay,
        ]);
        // The overview also contains amounts that agencies did not report.
        expect(cents(totals.spending.total_obligations, -list.totals.obligation!)).toBe(
          treasury.obligated! - lines.obligation!,
        );
        if (by !== 'object_class')
          expect(cents(list.totals.total_budgetary_resources)).toBe(
            cents(totals.total_budget_authority),
          );
        for (const { children, ...row } of list.results)
          if (by !== 'agency') expectSum(children!, row, fields);
        expect(await count(by, { def_codes: codes })).toBe(list.results.length);
        expect(list.results.every((row) => row.award_count === null)).toBe(true);
      }
    });
  });
  it('includes a count of the codes with any amount', async () => {
    await checkEachChoice(server, async (codes) => {
      const overviews = await Promise.all(codes.map((code) => overview([code])));
      const nonEmpty = overviews.filter(
        ({ total_budget_authority: authority, spending }) =>
          authority || spending.total_obligations || spending.total_outlays,
      );
      expect(await count('def_code', { def_codes: codes })).toBe(nonEmpty.length);
    });
  });
});
