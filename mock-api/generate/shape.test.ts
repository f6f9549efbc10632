/** @jest-environment node */
import { join } from 'node:path';
import { inspectDataSet } from '../dataSet/inspect';
import { Database } from '../db/database';
import { buildDataSet } from './build';

const path = join(__dirname, '../../.cache/tests/default.duckdb');
let db: Database;
beforeAll(async () => {
  const found = await inspectDataSet(path);
  if (found.state !== 'good' || found.about.asOf !== '2025-11-15')
    await buildDataSet({
      path,
      size: 'default',
      asOf: '2025-11-15',
      referenceFolder: join(__dirname, '../data/reference'),
    });
  db = await Database.open(path, { connections: 1 });
}, 900_000);
afterAll(() => db.close());
const number = async (sql: string): Promise<number> =>
  Number(Object.values((await db.query(sql))[0]!)[0]);

describe('the default data set looks like federal spending', () => {
  it('has its stated size', async () => {
    expect(await number('select count(*) from tx')).toBe(1_000_000);
    expect(await number('select count(*) from subaward')).toBe(60_000);
    expect(await number('select count(*) from award')).toBeGreaterThan(250_000);
  });
  it('gives the largest 1 % of awards 60 to 90 % of the dollars', async () => {
    const part = await number(
      'with r as (select obligation o, ntile(100) over (order by obligation desc) t from award) select sum(o) filter (t = 1) / sum(o) from r',
    );
    expect(part).toBeGreaterThan(0.6);
    expect(part).toBeLessThan(0.9);
  });
  it('makes September at least 1.5 times the mean month', async () =>
    expect(
      await number('select 12 * sum(amount) filter (month(action_date) = 9) / sum(amount) from tx'),
    ).toBeGreaterThan(1.5));
  it('holds de-obligations', async () => {
    const part = await number('select count(*) filter (amount < 0) / count(*) from tx');
    expect(part).toBeGreaterThan(0.03);
    expect(part).toBeLessThan(0.2);
  });
  it('reaches every state and at least 80 % of counties', async () => {
    expect(
      await number(
        "select count(*) from state s where s.type in ('state', 'district') and not exists (select 1 from award a where a.pop_state = s.id)",
      ),
    ).toBe(0);
    expect(
      await number('select (select count(distinct pop_county) from award) / count(*) from county'),
    ).toBeGreaterThan(0.8);
  });
  it('keeps agencies in the proportions of the reference table', async () => {
    const rows = await db.query<{ abbr: string; got: number; wanted: number }>(
      'select t.abbr, (sum(a.obligation) / (select sum(obligation) from award))::DOUBLE got, (any_value(t.weight) / (select sum(weight) from toptier))::DOUBLE wanted from award a join toptier t on t.id = a.top_id group by t.abbr having any_value(t.weight) >= 0.3',
    );
    expect(rows.length).toBeGreaterThan(20);
    for (const row of rows)
      expect([row.abbr, Math.abs(row.got / row.wanted - 1) < 0.25]).toEqual([row.abbr, true]);
  });
});
