import type { Database } from '../db/database';
import { gtasDefcColumns } from '../db/schema';

/**
 * Builds `gtas_defc` from `file_b`, `file_a` and `gtas`: the Treasury's balances of a TAS by DEFC. All codes add up to
 * `gtas`.
 *
 * If the Treasury reports more than File B, the difference is split in proportion to the obligations of each code. The
 * resources of a code are its obligations plus its share of the unobligated resources. The remaining amount is carried
 * over to the next year. The sum of `granted` over the years is therefore the whole amount that the laws provided, and
 * never less than the obligations.
 */
export const buildEmergency = async (db: Database): Promise<void> => {
  await db.run(`create or replace table gtas_defc (${gtasDefcColumns})`);
  await db.run(`insert into gtas_defc by name
    with moved as (
        select tas_id, fy, period, defc_bit, sum(obligation) AS obligation
        from file_b
        group by all),
      line as (
        select distinct tas_id, fy, defc_bit
        from moved
        -- Amounts without a line are not under an emergency law.
        union all
        select distinct tas_id, fy, (select bit from def_code where code = 'Q')
        from gtas
        anti join moved using (tas_id, fy)),
      run as (
        select g.tas_id, g.fy, g.period, l.defc_bit, g.obligated AS known,
          (sum(coalesce(m.obligation, 0)) over (partition by g.tas_id, g.fy, l.defc_bit order by g.period
              rows unbounded preceding))::DECIMAL(18,2) AS reported
        from gtas g
        join line l using (tas_id, fy)
        left join moved m using (tas_id, fy, period, defc_bit)),
      -- The weight of a code in the year of a TAS: its highest obligation at the end of any period.
      weighed as (
        select *, greatest(max(reported) over (partition by tas_id, fy, defc_bit), 0) AS weight
        from run),
      shared as (
        select *, sum(weight) over (partition by tas_id, fy, period) AS weights,
          known - sum(reported) over (partition by tas_id, fy, period) AS unreported,
          row_number() over (partition by tas_id, fy, period order by weight desc, defc_bit) AS nth
        from weighed),
      parted as (
        select *,
          case
            when nth > 1 and weights > 0 then round(unreported::DOUBLE * (weight / weights)::DOUBLE, 2)
            else 0
          end::DECIMAL(18,2) AS part
        from shared),
      -- The code with the largest amount gets the remaining cents, so that all codes add up to the total.
      told as (
        select * exclude (part),
          (reported
            + case
              when nth = 1 then unreported - sum(part) over (partition by tas_id, fy, period)
              else part
            end)::DECIMAL(18,2) AS obligated
        from parted),
      year as (
        select t.tas_id, t.fy, t.defc_bit, greatest(max(t.obligated), any_value(t.weight)) AS needed,
          any_value(t.weight) AS weight, any_value(t.weights) AS weights, arg_max(t.obligated, t.period) AS final,
          coalesce(any_value(a.resources), 0) AS resources
        from told t
        left join (
          select tas_id, fy, max(resources) AS resources
          from file_a
          group by all) a using (tas_id, fy)
        group by all),
      given as (
        select *,
          (needed
            + case
              when weights > 0 then round(greatest(resources - weights, 0)::DOUBLE * (weight / weights)::DOUBLE, 2)
              else 0
            end)::DECIMAL(18,2) AS available
        from year),
      carried as (
        select *,
          case
            when lag(fy) over own = fy - 1 then least(available, greatest(lag(available - final) over own, 0))
            else 0
          end AS brought
        from given
        window own as (partition by tas_id, defc_bit order by fy))
    select t.tas_id, t.fy, t.period, t.defc_bit, c.available AS resources,
      (c.available - c.brought)::DECIMAL(18,2) AS granted, t.obligated
    from told t
    join carried c using (tas_id, fy, defc_bit)
    order by t.fy, t.period, t.defc_bit, t.tas_id`);
};
