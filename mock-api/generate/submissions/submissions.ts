import type { Database } from '../../db/database';
import { submissionColumns, submissionDateColumns } from '../../db/submissionTables';
import { moveBalances } from './balances';
import { plantDifferences } from './differences';
import { countUnlinked } from './unlinked';

/** Share of periods from fiscal year 2022 on that agencies outside the CFO Act skip. The latest periods are never skipped. */
const SKIPPED_SHARE = 0.012;
/** Code of the agency that reports nothing, because its accounts still have the name of its predecessor. */
const SILENT_AGENCY = '077';

/**
 * Builds the periods that each agency has to report. Until FY 2020 Q2, these are quarters. After that, CFO Act agencies and half of the
 * others report months, and from FY 2022 on all agencies do. All agencies submit the latest published period of each year, so that the
 * amounts of skipped periods have a later submission.
 */
const buildOwedPeriods = (db: Database, asOf: string): Promise<void> =>
  db.run(`create or replace table seed_owed as
    with calendar as (
        select fy, period, max(period) filter (reveal <= '${asOf}') over (partition by fy) AS out_,
          max(period) over (partition by fy) AS last_
        from (
          select fy, period, min(reveal_date) AS reveal
          from submission_period
          where period_end <= '${asOf}' and (fy > 2017 or period > 3)
          group by all)),
      due as (
        select o.id AS toptier_id, c.*, o.cfo,
          case
            when c.fy < 2020 or (c.fy = 2020 and c.period <= 6) then true
            when c.fy < 2022 and c.last_ = 12 then not o.cfo and rnd(o.id, 801) < 0.5
            else false
          end AS quarterly
        from toptier o
        cross join calendar c
        where o.code <> '${SILENT_AGENCY}')
    select toptier_id, fy, period, quarterly,
      cfo
        or period >= coalesce(out_, 0)
        or fy < 2022
        or rnd(toptier_id * 100000 + fy * 16 + period, 802) >= ${SKIPPED_SHARE} AS submitted
    from due
    where not quarterly or period % 3 = 0
    order by toptier_id, fy, period`);

/** Builds the dates of each submission. A certification after the date of the dataset is missing, because it has not happened yet. */
const buildSubmissionDates = async (db: Database, asOf: string): Promise<void> => {
  const uid = 'toptier_id::BIGINT * 1000000 + fy * 160 + period * 10';
  await db.run(`create or replace table submission_date (${submissionDateColumns})`);
  await db.run(`insert into submission_date by name
    with due as (
        select s.toptier_id, s.fy, s.period, ${uid} AS uid,
          any_value(w.submission_start order by w.is_quarter = s.quarterly desc)::DATE AS opens,
          any_value(w.submission_due order by w.is_quarter = s.quarterly desc)::DATE AS due,
          any_value(w.certification_due order by w.is_quarter = s.quarterly desc)::DATE AS certify
        from seed_owed s
        join submission_period w using (fy, period)
        where s.submitted
        group by all),
      first as (
        select *,
          least(date '${asOf}',
            case
              when rnd(uid, 803) < 0.05 then due + 1 + pick(uid, 804, 25)
              else opens + pick(uid, 805, greatest(date_diff('day', opens, due), 0) + 1)
            end) AS published
        from due),
      times as (
        select *, case when rnd(uid, 806) < 0.78 then 1 when rnd(uid, 806) < 0.95 then 2 else 3 end AS times
        from first),
      each as (
        select t.*, n.nth, t.published + (n.nth - 1) * (4 + pick(t.uid, 807, 35)) AS day
        from times t, (values (1), (2), (3)) n(nth)
        where n.nth <= t.times),
      known as (
        select *, lead(day) over (partition by toptier_id, fy, period order by nth) AS next
        from each
        where day <= date '${asOf}'),
      signed as (
        select *,
          case
            -- Some are republished before certification; others are certified within a few days.
            when next is not null then case when rnd(uid + nth, 808) < 0.5 then day + pick(uid + nth, 809, 4) end
            when rnd(uid, 810) < 0.04 then greatest(day, certify + 1 + pick(uid, 811, 20))
            else greatest(day, certify - pick(uid, 812, 10))
          end AS certified
        from known)
    select toptier_id, fy, period, nth, day AS published,
      case when certified <= date '${asOf}' then certified end AS certified
    from signed
    order by toptier_id, fy, period, nth`);
};

/** Builds the submissions with their dates, moves the amounts of skipped periods, and adds the deliberate mismatches. */
export const buildSubmissions = async (db: Database, asOf: string): Promise<void> => {
  await buildOwedPeriods(db, asOf);
  await moveBalances(db);
  await plantDifferences(db);
  await countUnlinked(db);
  await buildSubmissionDates(db, asOf);
  await db.run(`create or replace table submission (${submissionColumns})`);
  await db.run(`insert into submission by name
    select o.toptier_id, o.fy, o.period, o.quarterly, o.submitted,
      -- Some agencies add an assurance statement to the certified submission of a quarter.
      rnd(o.toptier_id, 813) < 0.35
        and o.period % 3 = 0
        and rnd(o.toptier_id * 100000 + o.fy * 16 + o.period, 814) < 0.85
        and c.fy is not null AS assured,
      u.* exclude (toptier_id, fy, period)
    from seed_owed o
    left join seed_unlinked u on u.toptier_id = o.toptier_id and u.fy = o.fy and u.period = o.period and o.submitted
    left join (
      select toptier_id, fy, period
      from submission_date
      group by all
      having count(certified) > 0) c on c.toptier_id = o.toptier_id
      and c.fy = o.fy
      and c.period = o.period
    order by o.toptier_id, o.fy, o.period`);
  const countColumns = ['c', 'd', 'linked'].flatMap((side) => [
    `${side}_contract`,
    `${side}_assistance`,
  ]);
  await db.run(`update submission
    set ${countColumns.map((column) => `${column} = coalesce(${column}, 0)`).join(', ')}
    where submitted`);
};
