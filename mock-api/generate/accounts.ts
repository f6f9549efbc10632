import type { Database } from '../db/database';
import { fileAColumns, fileBColumns, gtasColumns } from '../db/schema';
import { covidAgencies, covidYears } from './covid';
import type { SetSize } from './size';

/** Builds `seed_period` (the ended reporting periods) and `seed_need` (each account's yearly obligations outside awards). */
const buildNeeds = async (db: Database, asOf: string): Promise<void> => {
  // Include only periods that have ended. Reporting began with the second quarter of FY 2017.
  await db.run(`create or replace table seed_period as
    select fy, period, period - coalesce(lag(period) over (partition by fy order by period), 0) AS span,
      max(period) over (partition by fy) AS elapsed
    from (
      select distinct fy, period
      from submission_period
      where period_end <= '${asOf}' and (fy > 2017 or period > 3))`);

  // An account's target minus the obligations of its awards, but at least 4% of the target, so that each account has other spending.
  await db.run(`create or replace table seed_need as
    with awarded as (
        select t.federal_account_id account_id, c.fy, sum(c.obligation) AS amount
        from file_c c
        join tas t on t.id = c.tas_id
        group by all),
      wanted as (
        select a.id account_id, y.fy,
          a.weight * 1000000.0 * (1 + 0.055 * (y.fy - 2016)) * y.elapsed / 12.0 AS amount
        from federal_account a, (select distinct fy, elapsed from seed_period) y)
    select w.account_id, w.fy,
      greatest(w.amount - greatest(coalesce(a.amount, 0)::DOUBLE, 0), w.amount * 0.04) AS amount
    from wanted w
    left join awarded a using (account_id, fy)`);
};

/** Builds `seed_covid` (COVID-19 obligations outside awards) and `seed_open` (the periods in which a DEFC can have obligations). */
const buildCovid = async (db: Database): Promise<void> => {
  const agencyRows = covidAgencies.map(({ abbr, billions }) => `('${abbr}', ${billions})`);
  const accountRows = covidAgencies.flatMap((agency) =>
    Object.entries(agency.accounts).map(([code, part]) => `('${code}', ${part})`),
  );
  const yearRows = covidYears.map(([fy, code, part]) => `(${fy}, '${code}', ${part})`);
  await db.run(`create or replace table seed_covid as
    with agency as (
        select t.id AS top_id, g.billions * 1e9 AS billions
        from (values ${agencyRows.join(', ')}) g(abbr, billions)
        join toptier t using (abbr)),
      awarded as (
        select a.toptier_id AS top_id, sum(c.obligation)::DOUBLE AS amount
        from file_c c
        join tas t on t.id = c.tas_id
        join federal_account a on a.id = t.federal_account_id
        join def_code d on d.bit = c.defc_bit
        where d.disaster = 'covid_19'
        group by 1),
      account as (
        select a.id AS account_id, a.toptier_id AS top_id, c.part
        from (values ${accountRows.join(', ')}) c(code, part)
        join federal_account a using (code))
    select c.account_id, y.fy, d.bit AS defc_bit,
      greatest(g.billions - coalesce(w.amount, 0), g.billions * 0.05) * c.part * y.part AS amount
    from account c
    join agency g using (top_id)
    left join awarded w using (top_id),
      (values ${yearRows.join(', ')}) y(fy, code, part)
    join def_code d using (code)
    where y.fy in (select fy from seed_period)`);
  // COVID-19 codes have no obligations before their law was enacted.
  await db.run(`create or replace table seed_open as
    select p.fy, p.period, p.span, d.bit AS defc_bit, sum(p.span) over (partition by p.fy, d.bit) AS open
    from seed_period p
    join (
        select distinct fy, period, min(period_end) AS period_end
        from submission_period
        group by all) e using (fy, period),
      def_code d
    where d.disaster is distinct from 'covid_19' or e.period_end >= d.enacted::VARCHAR`);
};

const buildLines = async (db: Database, size: SetSize): Promise<void> => {
  // Split accounts among their program activities by random weights, and activities among object classes by the kind of account.
  const maxLines = size.name === 'small' ? 1 : 8;
  await db.run(`create or replace table seed_line as
    with activity as (
        select id, federal_account_id account_id,
          row_number() over (partition by federal_account_id order by id) nth, 20 + pick(id, 701, 80) w
        from program_activity),
      shared as (
        select *, sum(w) over (partition by account_id) total
        from activity
        where nth <= ${maxLines}),
      kind as (
        select a.id account_id,
          case
            when s.function_code = '900' then 'interest'
            when a.subfunction_id = 551 or a.title ilike '%grants%' or a.title ilike '%payments to states%'
              then 'grants'
            when s.function_code in ('570', '600', '650', '700') and a.weight > 4000 then 'benefits'
            when s.function_code = '050' then 'defense'
            else 'running'
          end AS kind
        from federal_account a
        left join subfunction s on s.id = a.subfunction_id),
      class as (
        select *
        from (values ('interest', 430, 100, 1), ('grants', 410, 85, 1), ('grants', 252, 10, 2),
            ('grants', 111, 5, 3), ('benefits', 420, 88, 1), ('benefits', 410, 9, 2), ('benefits', 253, 3, 3),
            ('defense', 117, 30, 1), ('defense', 111, 20, 2), ('defense', 122, 15, 3), ('defense', 260, 35, 4),
            ('running', 111, 45, 1), ('running', 121, 16, 2), ('running', 253, 20, 3),
            ('running', 0, 19, 4)) c(kind, object_class_id, w, nth)
        where nth <= ${maxLines}),
      classes as (select *, sum(w) over (partition by kind) total from class)
    select s.account_id, s.id activity_id,
      case
        when c.object_class_id = 0 then [210, 220, 231, 233, 257, 310, 940][1 + pick(s.id, 708, 7)]
        else c.object_class_id
      end AS object_class_id,
      s.w * c.w / (s.total * c.total)::DOUBLE AS share, s.id::BIGINT * 8 + c.nth AS line
    from shared s
    join kind k using (account_id)
    join classes c using (kind)`);
};

const buildFileB = async (db: Database): Promise<void> => {
  await db.run(`create or replace table file_b (${fileBColumns})`);
  await db.run(`insert into file_b by name
    with code as (
        select list(bit order by bit) filter (disaster = 'infrastructure') infra
        from def_code),
      year as (
        select l.*, n.fy, n.amount * l.share AS amount, l.line * 100 + n.fy - 2000 AS uid,
          -- Infrastructure funding: a share of the later years in transport, energy and water.
          case
            when n.fy >= 2022 and a.subfunction_id // 10 in (40, 27, 30) and rnd(l.line, 704) < 0.2
              then c.infra[1 + pick(l.line, 705, len(c.infra))]
            else (select bit from def_code where code = 'Q')
          end AS defc_bit
        from seed_line l
        join seed_need n using (account_id)
        join federal_account a on a.id = l.account_id, code c
        union all
        select l.*, n.fy, n.amount * l.share AS amount, l.line * 100 + 40 + n.defc_bit % 50 AS uid, n.defc_bit
        from seed_line l
        join seed_covid n using (account_id)),
      -- Funds with a period of availability are spent within it, beside the account's no-year funds.
      window_ as (select federal_account_id account_id, id tas_id, bpoa, epoa from tas),
      placed as (
        select y.*, w.tas_id,
          case
            when w.bpoa is not null then 0.6
            when exists (
                select 1
                from window_ o
                where o.account_id = y.account_id and y.fy between o.bpoa::INTEGER and o.epoa::INTEGER)
              then 0.4
            else 1
          end AS part
        from year y
        join window_ w on w.account_id = y.account_id
          and (w.bpoa is null or y.fy between w.bpoa::INTEGER and w.epoa::INTEGER)),
      own as (
        select tas_id, activity_id, object_class_id, defc_bit, p.fy, p.period,
          round(amount * part * p.span / p.open * (0.95 + 0.1 * rnd(uid * 16 + p.period, 706)),
            2)::DECIMAL(18,2) obligation,
          uid
        from placed
        join seed_open p using (fy, defc_bit)),
      parts as (
        select tas_id, activity_id, object_class_id, defc_bit, fy, period, obligation, outlay
        from file_c
        union all
        select tas_id, activity_id, object_class_id, defc_bit, fy, period, obligation,
          round(obligation * (0.82 + 0.16 * rnd(uid, 707)), 2)::DECIMAL(18,2)
        from own)
    select fy, period, tas_id, activity_id, object_class_id, defc_bit, 'D' AS direct,
      sum(obligation)::DECIMAL(18,2) obligation, sum(outlay)::DECIMAL(18,2) outlay
    from parts
    group by all
    order by fy, period, tas_id, activity_id, object_class_id, defc_bit`);
};

const buildFileA = async (db: Database): Promise<void> => {
  await db.run(`create or replace table file_a (${fileAColumns})`);
  await db.run(`insert into file_a by name
    with moved as (
        select tas_id, fy, period, sum(obligation) obligation, sum(outlay) outlay
        from file_b
        group by all),
      grid as (
        select m.tas_id, m.fy, p.period, p.elapsed
        from (select distinct tas_id, fy from moved) m
        join seed_period p using (fy)),
      run as (
        select g.*, (sum(coalesce(m.obligation, 0)) over upto)::DECIMAL(18,2) obligated,
          (sum(coalesce(m.outlay, 0)) over upto)::DECIMAL(18,2) outlay
        from grid g
        left join moved m using (tas_id, fy, period)
        window upto as (partition by g.tas_id, g.fy order by g.period rows unbounded preceding)),
      -- Resources are set at the start of a year, for the whole year, and exceed its obligations.
      year as (
        select tas_id, fy,
          round(greatest(max(obligated), 0)::DOUBLE * 12 / max(elapsed)
              * (1.03 + 0.25 * rnd(tas_id * 100 + fy - 2000, 711)),
            2)::DECIMAL(18,2) AS resources
        from run
        group by tas_id, fy),
      appropriated as (
        select *, round(resources::DOUBLE * (0.6 + 0.3 * rnd(tas_id, 712)), 2)::DECIMAL(18,2) appropriation
        from year),
      carried as (
        select *, round((resources - appropriation)::DOUBLE * 0.6, 2)::DECIMAL(18,2) AS carried
        from appropriated),
      -- Two of three balances have adjustments, mostly recoveries from earlier years.
      adjusted as (
        select *, (resources - appropriation - carried)::DECIMAL(18,2) AS other_resources,
          case
            when rnd(tas_id * 100 + fy - 2000, 715) < 0.66
              then round(carried::DOUBLE * (0.16 * rnd(tas_id * 100 + fy - 2000, 716) - 0.02), 2)
            else 0
          end::DECIMAL(18,2) AS adjustments
        from carried),
      -- Transport uses contract authority and a few lenders use borrowing authority; all others use offsetting
      -- collections.
      authority as (
        select a.*, greatest(a.adjustments, 0)::DECIMAL(18,2) AS recoveries,
          case
            when f.subfunction_id // 10 = 40 then round(a.other_resources::DOUBLE * 0.7, 2)
            else 0
          end::DECIMAL(18,2) AS contract_authority,
          case
            when f.subfunction_id // 10 = 37 or rnd(f.id, 717) < 0.03
              then round(a.other_resources::DOUBLE * 0.25, 2)
            else 0
          end::DECIMAL(18,2) AS borrowing
        from adjusted a
        join tas t on t.id = a.tas_id
        join federal_account f on f.id = t.federal_account_id)
    select r.tas_id, r.fy, r.period, c.resources, c.appropriation, c.carried - c.adjustments AS brought_forward,
      c.adjustments, c.borrowing, c.contract_authority,
      c.other_resources - c.borrowing - c.contract_authority AS offsetting, c.other_resources, c.recoveries,
      c.resources AS status_total, r.obligated, c.resources - r.obligated AS unobligated, r.outlay
    from run r
    join authority c using (tas_id, fy)
    order by r.fy, r.period, r.tas_id`);
};

/**
 * Builds the account data of the sample. File B (`file_b`) has the rows of File C plus spending without awards, such as pay
 * and interest, so File C never exceeds it. In File A (`file_a`), obligations are the sum of File B up to the period, and the obligated
 * and unobligated amounts add up to the resources. `gtas`, the Treasury's own figure for a TAS, is higher where an agency omitted
 * an amount, which the Explorer shows as unreported.
 */
export const buildAccounts = async (db: Database, size: SetSize, asOf: string): Promise<void> => {
  await buildNeeds(db, asOf);
  await buildCovid(db);
  await buildLines(db, size);
  await buildFileB(db);
  await buildFileA(db);
  // The Treasury reports more than the agency in 2% of all combinations of TAS and year.
  await db.run(`create or replace table gtas (${gtasColumns})`);
  await db.run(`insert into gtas by name
    select tas_id, fy, period,
      obligated
        + case
          when rnd(tas_id * 100 + fy - 2000, 713) < 0.02
            then round(greatest(obligated, 0)::DOUBLE * (0.03 + 0.2 * rnd(tas_id, 714)), 2)
          else 0
        end::DECIMAL(18,2) obligated
    from file_a
    order by fy, period, tas_id`);
};
