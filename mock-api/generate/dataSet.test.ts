import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { smallSet } from '../../tests/server';
import { Database } from '../db/database';
import { copiedKeys } from '../db/schema';
import { buildDataSet } from './build';
import { scaleQuantiles } from './quantiles';
import { fillSlots, draw } from './random';

let db: Database;
beforeAll(async () => {
  db = await Database.open(smallSet, { connections: 1 });
});
afterAll(() => db.close());
const queryOne = async (sql: string): Promise<Record<string, unknown>> => (await db.query(sql))[0]!;
const expectNone = async (sql: string) =>
  expect(await db.number(`select count(*) n from (${sql})`)).toBe(0);

describe('the sample dataset', () => {
  it('is identical for every run and thread count', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'spending-set-'));
    const make = (name: string, threads: number) =>
      buildDataSet({
        path: join(folder, name),
        size: 'small',
        asOf: '2025-11-15',
        threads,
        referenceFolder: join(__dirname, '../data/reference'),
      });
    const hashes = [
      await make('a.duckdb', 1),
      await make('b.duckdb', 2),
      String((await queryOne('select content_hash h from meta')).h),
    ];
    expect(new Set(hashes).size).toBe(1);
    rmSync(folder, { recursive: true });
  }, 60000);
  it('derives award totals, counts and dates from the transactions', () =>
    expectNone(`select a.id
      from award a
      join (
        select award_id, sum(amount) s, count(*) n, min(action_date) f, max(action_date) l
        from tx
        group by 1) t on t.award_id = a.id
      where a.obligation <> t.s or a.n_tx <> t.n or a.signed <> t.f or a.latest <> t.l`));
  it('uses the date of modification 0 as the signing date of an award', () =>
    expectNone(
      "select a.id from award a join tx x on x.award_id = a.id and x.mod = '0' where x.action_date <> a.signed",
    ));
  it('copies the award’s keys to its transactions', () =>
    expectNone(`select x.tid
      from tx x
      join award a on a.id = x.award_id
      where ${copiedKeys.map((key) => `x.${key} is distinct from a.${key}`).join(' or ')}`));
  it('gives each award a subagency of its toptier agency', () =>
    expectNone(
      'select a.id from award a join subtier s on s.id = a.sub_id where s.toptier_id <> a.top_id',
    ));
  it('links 60% to 95% of awards since 2017 to File C, with at most the amounts of their transactions', async () => {
    await expectNone(`select f.award_id
      from (
        select award_id, sum(obligation) s
        from file_c
        where award_id is not null
        group by 1) f
      join award a on a.id = f.award_id
      where abs(f.s) > abs((select sum(abs(amount)) from tx x where x.award_id = a.id)) + 0.01`);
    const { part } = await queryOne(`
      select count(*) filter (linked_obligation is null and latest >= date '2017-01-01')
        / count(*) filter (latest >= date '2017-01-01') AS part
      from award`);
    expect(Number(part)).toBeGreaterThan(0.05);
    expect(Number(part)).toBeLessThan(0.4);
    const unlinked = await db.number('select count(*) n from file_c where award_id is null');
    expect(unlinked).toBeGreaterThan(0);
  });
  it('gives a face value only to loans, and a negative subsidy cost to some loans', async () => {
    await expectNone(
      'select id from award where grp = 4 and (face_value is null or face_value < 0)',
    );
    await expectNone('select id from award where grp <> 4 and face_value is not null');
    expect(
      await db.number('select count(*) n from award where grp = 4 and obligation < 0'),
    ).toBeGreaterThan(0);
  });
  it('dates no subaward before its award, and has subaward totals above obligations in under 5% of awards', async () => {
    await expectNone(
      "select s.id from subaward s where s.sub_date < s.signed and s.sub_date > date '2010-10-01'",
    );
    const part = await db.number(`select count(*) filter (sub_total > obligation) / count(*)
      from award
      where n_sub > 0`);
    expect(part).toBeLessThan(0.05);
  });
  it('contains awards of every group, orders, aggregated and redacted records, outlays and emergency funding', async () => {
    expect((await db.query('select distinct grp from award')).length).toBe(6);
    const row = await queryOne(`select count(*) filter (parent_id is not null) orders,
        count(*) filter (record_type = 1) agg, count(*) filter (record_type = 3) redacted,
        count(*) filter (outlay > 0) outlays, count(*) filter (covid_obligation is not null) covid,
        count(*) filter (infra_obligation is not null) infra
      from award`);
    for (const [name, value] of Object.entries(row))
      expect([name, Number(value) > 0]).toEqual([name, true]);
    expect(
      await db.number('select count(*) n from recipient where parent_id is not null'),
    ).toBeGreaterThan(100);
    expect(
      await db.number('select count(*) n from recipient where len(alternate_names) > 0'),
    ).toBeGreaterThan(50);
    expect(await db.number('select count(*) n from tx where amount < 0')).toBeGreaterThan(50);
    await expectNone(
      "select r.id from recipient r where r.kind = 'redacted' and (r.uei is not null or r.address is not null)",
    );
  });
  it('has at least the expected agencies, codes, accounts and periods, and all districts of each state', async () => {
    const count = (table: string) => db.number(`select count(*) n from ${table}`);
    expect(await count('toptier')).toBeGreaterThanOrEqual(110);
    expect(await count('subtier')).toBeGreaterThanOrEqual(400);
    expect(await count('naics where code > 99999')).toBeGreaterThanOrEqual(1000);
    expect(await count('psc where length(code) = 4')).toBeGreaterThanOrEqual(400);
    expect(await count('listing')).toBeGreaterThanOrEqual(250);
    expect(await count('federal_account')).toBeGreaterThanOrEqual(500);
    expect(await count('tas')).toBeGreaterThanOrEqual(2000);
    expect(await count('program_activity')).toBeGreaterThanOrEqual(1500);
    expect(await count('submission_period')).toBeGreaterThanOrEqual(90);
    expect(await count('def_code')).toBeGreaterThanOrEqual(40);
    await expectNone(`select s.id
      from state s
      where s.cds_current > 0
        and s.type = 'state'
        and s.cds_current <> (
          select count(distinct cd_cur)
          from place p
          where p.state_id = s.id and p.cd_cur % 100 <> 90)`);
    await expectNone(`select s.id
      from state s
      where s.cds_original > 0
        and s.type = 'state'
        and s.cds_original <> (
          select count(distinct cd_org)
          from place p
          where p.state_id = s.id and p.cd_org % 100 <> 90)`);
  });
});

describe('deterministic random choices', () => {
  it('fill all slots and give each positive weight at least one slot', () => {
    const indexes = fillSlots([1000, 1, 0, 10], 64);
    expect(indexes.length).toBe(64);
    expect([0, 1, 2, 3].map((index) => indexes.filter((at) => at === index).length)).toEqual([
      expect.any(Number),
      1,
      0,
      1,
    ]);
  });
  it('use numbers in [0, 1) with a mean near 0.5', () => {
    const randomNumbers = Array.from({ length: 4000 }, (_, id) => draw(id, 3));
    expect(Math.min(...randomNumbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...randomNumbers)).toBeLessThan(1);
    expect(randomNumbers.reduce((sum, value) => sum + value, 0) / 4000).toBeCloseTo(0.5, 1);
  });
  it('use sorted integers as quantiles of award sizes', () => {
    const sizes = scaleQuantiles(256);
    expect(sizes.every(Number.isInteger)).toBe(true);
    expect([...sizes].sort((a, b) => a - b)).toEqual(sizes);
  });
});
