import type { Database } from '../../db/database';

const ownerJoin = (table: string) =>
  `join tas t on t.id = ${table}.tas_id join federal_account f on f.id = t.federal_account_id`;

/**
 * Moves File B and File C amounts of periods without a submission to the agency's next submission in the same fiscal year. Deletes the
 * File A rows of these periods, because File A has year-to-date balances.
 */
export const moveBalances = async (db: Database): Promise<void> => {
  await db.run(`create or replace table seed_move as
    with calendar as (select distinct fy, period from file_a),
      missing as (
        select o.id AS toptier_id, c.fy, c.period
        from toptier o
        cross join calendar c
        anti join seed_owed s on s.submitted and s.toptier_id = o.id and s.fy = c.fy and s.period = c.period)
    select m.toptier_id, m.fy, m.period, min(s.period) AS to_period
    from missing m
    join seed_owed s on s.submitted and s.toptier_id = m.toptier_id and s.fy = m.fy and s.period > m.period
    group by all`);
  await db.run(
    'create or replace table seed_moved_year as select distinct toptier_id, fy from seed_move',
  );
  // Move the amounts, and sum the rows of the affected years again, because rows may now have the same period.
  const rebuild = (table: string, columns: string, orderSql: string) =>
    db.run(`create or replace table ${table} as
      with placed as (
          select x.*, coalesce(m.to_period, x.period) AS at_, y.fy is not null AS moves
          from ${table} x
          ${ownerJoin('x')}
          left join seed_moved_year y on y.toptier_id = f.toptier_id and y.fy = x.fy
          left join seed_move m on m.toptier_id = f.toptier_id and m.fy = x.fy and m.period = x.period)
      select * exclude (at_, moves) replace (at_ AS period)
      from placed
      where not moves ${table === 'file_c' ? 'or award_id is null' : ''}
      union all by name
      select ${columns}, fy, at_ AS period, sum(obligation)::DECIMAL(18,2) AS obligation,
        sum(outlay)::DECIMAL(18,2) AS outlay
      from placed
      where moves ${table === 'file_c' ? 'and award_id is not null' : ''}
      group by all
      ${orderSql}`);
  const lineColumns = 'tas_id, activity_id, object_class_id, defc_bit';
  await rebuild('file_c', `award_id, ${lineColumns}, direct`, '');
  await rebuild('file_b', `${lineColumns}, direct`, `order by fy, period, ${lineColumns}`);
  await db.run(`create or replace table file_a as
    select x.*
    from file_a x
    ${ownerJoin('x')}
    anti join seed_move m on m.toptier_id = f.toptier_id and m.fy = x.fy and m.period = x.period
    order by x.fy, x.period, x.tas_id`);
};
