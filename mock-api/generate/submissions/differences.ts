import type { Database } from '../../db/database';

/** Share of the TAS-year pairs with obligations where File A differs from File B. */
const DIFFERENT_SHARE = 0.012;
/** Share of the TAS-year pairs without reported balances where the Treasury reports obligations. */
const MISSING_SHARE = 0.02;

/**
 * Adds deliberate mismatches. For some TAS and years, File A obligations are up to 0.9% above or 1.6% below those of File B. In seven
 * of ten cases, a later report corrects the difference. The Treasury also has obligations for TAS without reported balances.
 */
export const plantDifferences = async (db: Database): Promise<void> => {
  const uid = 'a.tas_id::BIGINT * 100 + a.fy - 2000';
  await db.run(`create or replace table seed_difference as
    with chosen as (
        select a.tas_id, a.fy, a.period, a.obligated, a.unobligated, ${uid} AS uid
        from file_a a
        where rnd(${uid}, 821) < ${DIFFERENT_SHARE} and a.obligated > 0),
      during as (
        select *
        from chosen
        where period >= 2 + pick(uid, 822, 5) and (rnd(uid, 823) >= 0.7 or period < 7 + pick(uid, 824, 6)))
    select tas_id, fy, period,
      least(unobligated,
        round(obligated::DOUBLE
            * case
              when rnd(uid, 825) < 0.55 then 0.001 + 0.008 * rnd(uid, 826)
              else -0.002 - 0.014 * rnd(uid, 826)
            end,
          2)::DECIMAL(18,2))::DECIMAL(18,2) AS difference
    from during`);
  await db.run(`create or replace table file_a as
    select a.* replace ((a.obligated + coalesce(d.difference, 0))::DECIMAL(18,2) AS obligated,
        (a.unobligated - coalesce(d.difference, 0))::DECIMAL(18,2) AS unobligated)
    from file_a a
    left join seed_difference d using (tas_id, fy, period)
    order by a.fy, a.period, a.tas_id`);
  // The Treasury's amount is at least that of the agency's balances.
  await db.run(`create or replace table gtas as
    with known as (
        select g.tas_id, g.fy, g.period,
          case when a.tas_id is null then g.obligated else greatest(g.obligated, a.obligated) end AS obligated
        from gtas g
        left join file_a a using (tas_id, fy, period)),
      silent as (
        select t.id AS tas_id, t.federal_account_id * 4 AS whole_id, y.fy, t.id::BIGINT * 100 + y.fy - 2000 AS uid
        from tas t, (select distinct fy from file_a) y
        where t.bpoa is not null
          and y.fy between t.bpoa::INTEGER and t.epoa::INTEGER + 5
          and not exists (select 1 from gtas g where g.tas_id = t.id and g.fy = y.fy)),
      missing as (
        select s.tas_id, g.fy, g.period,
          round(g.obligated::DOUBLE * (0.001 + 0.02 * rnd(s.uid, 832)), 2)::DECIMAL(18,2) AS obligated
        from silent s
        join gtas g on g.tas_id = s.whole_id and g.fy = s.fy
        where rnd(s.uid, 831) < ${MISSING_SHARE}
          and g.obligated > 0
          and g.period >= 2 + pick(s.uid, 833, 6)
          and (rnd(s.uid, 834) >= 0.3 or g.period < 9 + pick(s.uid, 835, 4)))
    select *
    from (
      select *
      from known
      union all
      select *
      from missing
      where obligated > 0)
    order by fy, period, tas_id`);
};
