import type { Database } from '../db/database';
import { covidAgencies, covidPrograms, OLDER_LAWS_PATTERN } from './covid';
import { buildAccountSlots, fundedSql } from './funding';
import { fiscalMonthSql, fiscalYearSql } from './sql';

/** Share of awards without rows in File C, the award-level financial data that agencies report since FY 2017 Q2. */
export const UNLINKED_SHARE = 0.08;

/** Object classes by award group. Contracts buy services, supplies and assets. Assistance is grants, benefits or loans. */
const objectClasses = [
  "['251','252','252','253','254','255','257','260','310','320']",
  "['251','252','257','260']",
  "['410']",
  "['420','420','410']",
  "['330']",
  "['420','410']",
];

const chooseAccounts = async (db: Database): Promise<void> => {
  await buildAccountSlots(db);
  const cases = covidAgencies.map(({ abbr, awards }) => `when '${abbr}' then ${awards}`).join(' ');
  const programValues = Object.entries(covidPrograms)
    .map(([start, codes]) => `('${start}', [${codes.map((code) => `'${code}'`).join(', ')}])`)
    .join(', ');
  await db.run(`create or replace table seed_account as
    with base as (
        select a.id AS award_id, a.ftop_id, a.grp, a.naics, a.listing_id, fsub.code AS fsub_code,
          rnd(a.id, 501) AS u, rnd(a.id, 507) AS emergency, b.signed, c.codes,
          coalesce(regexp_matches(l.number, '${OLDER_LAWS_PATTERN}'), false) AS older
        from base_award a
        join seed_award b on b.id = a.id
        join subtier fsub on fsub.id = a.fsub_id
        left join listing l on l.id = a.listing_id
        left join (select * from (values ${programValues}) p(start, codes)) c on starts_with(l.number, c.start)
        where rnd(a.id, 502) >= ${UNLINKED_SHARE}),
      funded as (${fundedSql('select * from base')})
    select b.award_id, b.grp, b.account_id,
      -- Emergency funding: programs that the laws created, and some awards that funded agencies signed in that time.
      case
        when b.signed between date '2020-03-27' and date '2022-09-30' and b.codes is not null
          then b.codes[1 + pick(b.award_id, 503, len(b.codes))]
        when b.signed between date '2020-03-27' and date '2022-09-30'
          and not b.older
          and b.emergency < case t.abbr ${cases} else 0 end
          then case
            when b.signed < date '2020-12-27' then ['L','M','N','N','N','N','O','P']
            else ['N','O','U','U','V','V','V','V']
          end[1 + pick(b.award_id, 503, 8)]
        when b.signed >= date '2021-11-15'
          and b.emergency < case t.abbr
            when 'DOT' then 0.5 when 'EPA' then 0.35 when 'DOE' then 0.3 when 'USACE' then 0.5 when 'DOI' then 0.15
            else 0.02
          end
          then ['Z','1'][1 + pick(b.award_id, 503, 2)]
        when b.emergency > 0.985 and b.signed >= date '2017-09-08'
          then ['A','B','C','D','E','F','G','H','I','J','AAA','AAB'][1 + pick(b.award_id, 503, 12)]
      end code
    from funded b
    join toptier t on t.id = b.ftop_id`);
};

/** Builds `file_c`: the obligations and outlays of awards by account, DEFC and period, and some rows without an award. */
export const buildFileC = async (db: Database, asOf: string): Promise<void> => {
  await chooseAccounts(db);
  await db.run(`create or replace table seed_activity as
    select federal_account_id account_id, list(id order by id) ids
    from program_activity
    group by 1`);
  const classCases = objectClasses.map(
    (list, grp) => `when ${grp} then (${list})[1 + pick(award_id, 508, len(${list}))]`,
  );
  const objectClassSql = `case grp ${classCases.join(' ')} end`;
  // Reporting periods are quarters until FY 2020 Q2, then months. October is reported with November (period 2).
  await db.run(`create or replace table file_c as
    with linked as (
        select x.tid, x.award_id, s.grp, s.account_id, x.amount, coalesce(d.bit, q.bit) AS defc_bit,
          ${fiscalYearSql('x.action_date')} fy, ${fiscalMonthSql('x.action_date')} m, x.action_date
        from base_tx x
        join seed_account s on s.award_id = x.award_id
        join def_code q on q.code = 'Q'
        left join def_code d on d.code = s.code and x.action_date >= coalesce(d.enacted, date '1900-01-01')
        where x.action_date >= date '2017-01-01' and x.amount <> 0),
      dated as (
        select *,
          case when fy < 2020 or (fy = 2020 and m <= 6) then ((m + 2) // 3) * 3 else greatest(m, 2) end period
        from linked),
      -- Reported amounts become public with their period, in searches and on account pages.
      filed as (
        select *
        from dated
        semi join (
          select fy, period
          from submission_period
          where reveal_date <= '${asOf}') using (fy, period))
    select award_id,
      account_id * 4 + case when rnd(award_id, 504) < 0.5 then 0 else 1 + pick(award_id, 505, 3) end tas_id,
      a.ids[1 + pick(award_id, 506, len(a.ids))] activity_id, (${objectClassSql})::INTEGER object_class_id,
      defc_bit::INTEGER AS defc_bit, 'D' AS direct, fy, period::INTEGER period,
      sum(amount)::DECIMAL(18,2) obligation,
      -- Obligations are paid in full: benefits within the month, the rest over some years.
      sum(round(amount
            * case
              when grp = 3 then 0.96 + 0.04 * rnd(tid, 509)
              else least(1.0,
                (0.15 + 0.7 * rnd(tid, 509)) * least(1, date_diff('day', action_date, date '${asOf}') / 400.0)
                  + greatest(0, date_diff('day', action_date, date '${asOf}') - 400) / 1600.0)
            end,
          2))::DECIMAL(18,2) outlay,
      null::VARCHAR AS side
    from filed
    join seed_activity a using (account_id)
    group by all
    union all
    -- Rows without an award identifier: 3% of rows, and 15% of COVID-19 rows.
    select null, account_id * 4, a.ids[1], 252, defc_bit::INTEGER, 'D', fy, period::INTEGER,
      round(amount * 0.05, 2)::DECIMAL(18,2), round(amount * 0.02, 2)::DECIMAL(18,2),
      case when grp <= 1 then 'procurement' else 'assistance' end
    from filed
    join seed_activity a using (account_id)
    join def_code d on d.bit = filed.defc_bit
    where rnd(tid, 510) < case d.disaster when 'covid_19' then 0.15 else 0.03 end`);
};
