import { Database } from './db/database';
import type { ApiServer } from './server';
import { sender } from '../tests/requests';
import { sharedServer, smallSet } from '../tests/server';

/** The levels of the Spending Explorer for each starting point, in order. */
const orders = {
  budget_function:
    'budget_function budget_subfunction federal_account program_activity object_class recipient award',
  agency: 'agency federal_account program_activity object_class recipient award',
  object_class: 'object_class agency federal_account program_activity recipient award',
};
const startTypes = Object.keys(orders) as (keyof typeof orders)[];
const WALKS = 24;

let server: ApiServer;
let periods: { fy: number; period: number }[];
beforeAll(async () => {
  const db = await Database.open(smallSet, { connections: 1 });
  periods = await db.query('select distinct fy, period from file_a order by fy, period');
  db.close();
  server = await sharedServer();
});

interface Level {
  total: number | null;
  end_date: string | null;
  results: { id: string | null; name: string; amount: number }[];
}
const send = sender(() => server);
const getLevel = async (type: string, filters: object): Promise<Level> => {
  const response = await send('POST', '/api/v2/spending/', { type, filters });
  expect([type, filters, response.statusCode]).toEqual([type, filters, 200]);
  return response.json();
};
const cents = (amount: number) => Math.round(amount * 100);
const sum = (rows: readonly { amount: number }[]) =>
  rows.reduce((all, { amount }) => all + cents(amount), 0);
/** Returns the period filters that the Explorer sends: a quarter up to fiscal year 2019, a period in later years. */
const toPeriodFilter = (fy: number, period: number): Record<string, string> =>
  fy < 2020
    ? { fy: String(fy), quarter: String(Math.ceil(period / 3)) }
    : { fy: String(fy), period: String(period) };

/** Returns a function that picks list members. The same seed always gives the same walk, so that a failing walk can be repeated. */
const createPicker = (seed: number) => {
  let state = seed * 2654435761 + 1;
  return <T>(members: readonly T[]): T => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return members[(state >>> 8) % members.length]!;
  };
};

describe('the levels of the Spending Explorer', () => {
  it('have the same total for the three starting types in every period, and rows that add up to it', async () => {
    expect(periods.length).toBeGreaterThan(50);
    let periodsWithTotal = 0;
    for (const { fy, period } of periods) {
      const levels = await Promise.all(
        startTypes.map((type) => getLevel(type, toPeriodFilter(fy, period))),
      );
      const [first] = levels;
      if (first!.total !== null) periodsWithTotal += 1;
      levels.forEach(({ total, end_date: end, results }) => {
        expect([fy, period, total, end]).toEqual([fy, period, first!.total, first!.end_date]);
        expect([fy, period, sum(results)]).toEqual([fy, period, cents(total ?? 0)]);
      });
    }
    expect(periodsWithTotal).toBeGreaterThan(50);
  });
  it.each(Array.from({ length: WALKS }, (_, at) => at))(
    'have the amount of the selected row as their total, even after skipped levels: walk %i',
    async (seed) => {
      const pick = createPicker(seed);
      const start = startTypes[seed % startTypes.length]!;
      const { fy, period } = pick(periods);
      const filters: Record<string, string> = toPeriodFilter(fy, period);
      const path: string[] = [];
      let parent: number | undefined;
      const order = orders[start].split(' ');
      let at = 0;
      while (at < order.length) {
        const type = order[at]!;
        const { total, results } = await getLevel(type, filters);
        path.push(type);
        expect([path, sum(results)]).toEqual([path, cents(total ?? 0)]);
        if (parent !== undefined) expect([path, cents(total ?? 0)]).toEqual([path, parent]);
        const candidates = results.filter(({ id }) => id !== null);
        if (candidates.length === 0) break;
        const selectedRow = pick(candidates);
        filters[type] = selectedRow.id!;
        parent = cents(selectedRow.amount);
        // The second level and the level below a federal account are never skipped.
        at += type === 'federal_account' || at === 0 ? 1 : pick([1, 1, 2]);
      }
      expect(path.length).toBeGreaterThan(1);
    },
  );
});
