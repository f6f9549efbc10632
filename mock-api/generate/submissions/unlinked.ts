import type { Database } from '../../db/database';
import { fiscalMonthSql, fiscalYearSql } from '../sql';

/**
 * Builds `seed_unlinked`: the number of awards per submission only in File C (`c_`), only in the award data (`d_`), or in both
 * (`linked_`). The award data is counted by funding agency. Each File C row without an award adds one award to its `side`.
 */
export const countUnlinked = (db: Database): Promise<void> =>
  db.run(`create or replace table seed_unlinked as
    with filed as (
        select f.toptier_id, c.fy, c.period, c.award_id, coalesce(w.grp <= 1, c.side = 'procurement') AS contract
        from file_c c
        join tas t on t.id = c.tas_id
        join federal_account f on f.id = t.federal_account_id
        left join base_award w on w.id = c.award_id),
      c as (
        select toptier_id, fy, period, count(*) filter (award_id is null and contract) AS c_contract,
          count(*) filter (award_id is null and not contract) AS c_assistance,
          count(distinct award_id) filter (contract) AS linked_contract,
          count(distinct award_id) filter (not contract) AS linked_assistance
        from filed
        group by all),
      acted as (
        select w.ftop_id AS toptier_id, x.award_id, w.grp <= 1 AS contract, ${fiscalYearSql('x.action_date')} AS fy,
          ${fiscalMonthSql('x.action_date')} AS m
        from base_tx x
        join base_award w on w.id = x.award_id
        where x.action_date >= date '2017-01-01' and x.amount <> 0),
      owed as (
        select *, coalesce(lag(period) over (partition by toptier_id, fy order by period), 0) AS before
        from seed_owed
        where submitted),
      d as (
        select o.toptier_id, o.fy, o.period, count(distinct x.award_id) filter (x.contract) AS d_contract,
          count(distinct x.award_id) filter (not x.contract) AS d_assistance
        from owed o
        join acted x on x.toptier_id = o.toptier_id and x.fy = o.fy and x.m > o.before and x.m <= o.period
        anti join (
          select distinct toptier_id, fy, period, award_id
          from filed
          where award_id is not null) l on l.toptier_id = o.toptier_id
          and l.fy = o.fy
          and l.period = o.period
          and l.award_id = x.award_id
        group by all)
    select toptier_id, fy, period, c_contract::INTEGER AS c_contract, c_assistance::INTEGER AS c_assistance,
      d_contract::INTEGER AS d_contract, d_assistance::INTEGER AS d_assistance,
      linked_contract::INTEGER AS linked_contract, linked_assistance::INTEGER AS linked_assistance
    from c
    full join d using (toptier_id, fy, period)`);
