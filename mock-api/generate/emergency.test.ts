import { smallSet } from '../../tests/server';
import { Database } from '../db/database';

let db: Database;
beforeAll(async () => {
  db = await Database.open(smallSet, { connections: 1 });
});
afterAll(() => db.close());
const expectNone = async (sql: string) =>
  expect((await db.query(`select * from (${sql}) limit 3`)).map((row) => ({ ...row }))).toEqual([]);
const expectSome = async (sql: string) =>
  expect(await db.number(`select count(*) AS n from (${sql})`)).toBeGreaterThan(0);
/** First ID of the handcrafted awards, whose File C rows also include periods that are not yet published. */
const FIRST_CRAFTED = 1_000_001;

describe('balances by emergency fund code', () => {
  it('add up to the GTAS balance of each account and period', () =>
    expectNone(`select tas_id, fy, period
      from (
        select tas_id, fy, period, sum(obligated) AS obligated
        from gtas_defc
        group by all) d
      full join gtas g using (tas_id, fy, period)
      where d.obligated is distinct from g.obligated`));
  it('include each code of File B, and exceed the File B obligations of some COVID-19 codes', async () => {
    const reported = `select tas_id, fy, defc_bit, sum(obligation) AS obligation from file_b group by all`;
    const finalSql = `select tas_id, fy, defc_bit, arg_max(obligated, period) AS obligated from gtas_defc group by all`;
    await expectNone(
      `from (${reported}) anti join (${finalSql}) using (tas_id, fy, defc_bit) semi join gtas using (tas_id, fy)`,
    );
    await expectSome(`select *
      from (${reported})
      join (${finalSql}) using (tas_id, fy, defc_bit)
      join def_code c on c.bit = defc_bit
      where obligated > obligation and c.disaster = 'covid_19'`);
  });
  it('never have obligations above their resources, nor above the amounts granted so far', async () => {
    await expectNone(
      'select * from gtas_defc where obligated > resources or granted > resources or granted < 0',
    );
    await expectNone(`with ends as (
          select tas_id, defc_bit, fy, arg_max(obligated, period) AS obligated, max(granted) AS granted
          from gtas_defc
          group by all)
      select *, sum(granted - obligated) over (partition by tas_id, defc_bit order by fy) AS left_
      from ends
      qualify left_ < 0`);
  });
  it('count funds carried over from the previous year only once', async () => {
    const ends = `select tas_id, defc_bit, fy, max(resources) AS resources, max(granted) AS granted,
        max(resources) - arg_max(obligated, period) AS left_over
      from gtas_defc
      group by all`;
    const years = `select y.*, b.left_over AS before
      from (${ends}) y
      left join (${ends}) b on b.tas_id = y.tas_id and b.defc_bit = y.defc_bit and b.fy = y.fy - 1`;
    await expectNone(
      `select * from (${years}) where granted <> resources - least(resources, greatest(coalesce(before, 0), 0))`,
    );
    await expectSome(`select * from (${years}) where granted < resources`);
  });
  it('have the same resources in every period of a year', () =>
    expectNone(`select tas_id, fy, defc_bit
      from gtas_defc
      group by all
      having min(resources) <> max(resources) or min(granted) <> max(granted)`));
});

describe('rows of File C', () => {
  it('exist only for published periods, except rows of crafted awards', () =>
    expectNone(`from file_c
      where coalesce(award_id, 0) < ${FIRST_CRAFTED}
        and (fy, period) not in (
          select (fy, period)
          from submission_period, meta
          where reveal_date <= as_of::VARCHAR)`));
  it('are linked to an award or marked procurement or assistance, with COVID-19 funding in both', async () => {
    await expectNone(`from file_c where (award_id is null) <> (side is not null)`);
    for (const side of ['procurement', 'assistance'])
      await expectSome(`select *
        from file_c x
        join def_code c on c.bit = x.defc_bit
        where x.side = '${side}' and c.disaster = 'covid_19'`);
  });
});
