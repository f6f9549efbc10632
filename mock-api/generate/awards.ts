import { baseAwardColumns, baseTxColumns } from '../db/schema';
import type { Database } from '../db/database';
import { AGGREGATE_ID, REDACTED_ID } from './recipients';
import { SLOTS } from './shape';
import type { SetSize } from './size';

const padded = (expression: string, width: number) =>
  `lpad((${expression})::VARCHAR, ${width}, '0')`;
/** Fiscal year of a date expression. */
export const fiscalYearSql = (date: string) => `(year(${date}) + (month(${date}) >= 10)::INTEGER)`;
/** Fiscal month of a date expression, October = 1. */
export const fiscalMonthSql = (date: string) => `((month(${date}) + 2) % 12 + 1)`;

/** Award attributes, before money: who, what kind, where, when, how many actions. */
export const buildAwards = async (db: Database, size: SetSize, asOf: string): Promise<void> => {
  await db.run(`create or replace table seed_award as
    with drawn as (
      select i::INTEGER id, s.grp, s.type_id, s.top_id, s.sub_id, y.fy, m.month fiscal_month, c.n, q.scale
      from range(1, ${size.candidates + 1}) ids(i)
      join award_slot s on s.slot = pick(i, 101, ${SLOTS}) join year_slot y on y.slot = pick(i, 102, 1024)
      join month_slot m on m.slot = pick(i, 103, 1024) join count_slot c on c.slot = pick(i, 104, 4096) join scale_slot q on q.slot = pick(i, 105, 4096)),
    dated as (
      select *, make_date(fy - (fiscal_month <= 3)::INTEGER, (fiscal_month + 8) % 12 + 1, 1 + pick(id, 106, 28)) raw_date from drawn),
    -- The current year is not over: what would fall behind the set's date happened a year earlier.
    placed as (select * exclude (raw_date), case when raw_date > date '${asOf}' - 3 then raw_date - interval 1 year else raw_date end::DATE signed from dated),
    counted as (select *, sum(n) over (order by id rows unbounded preceding) upto from placed)
    select * exclude (n, upto), least(n, ${size.transactions} - (upto - n))::INTEGER n from counted where upto - n < ${size.transactions}`);

  // Recipients: records on people for most direct payments and insurance; large recipients win more often.
  await db.run(`create or replace table seed_party as
    select a.id, case
        when a.grp in (3, 5) and rnd(a.id, 201) < 0.55 then ${AGGREGATE_ID}
        when a.grp in (3, 4) and rnd(a.id, 202) < 0.08 then ${REDACTED_ID}
        else 3 + floor(pow(rnd(a.id, 203), 1.6) * (${size.recipients} - 3))::INTEGER end recipient_id,
      rnd(a.id, 204) place_u, rnd(a.id, 205) home_u from seed_award a`);
  await db.run(`create or replace table seed_place as
    select p.id, p.recipient_id, case
        when p.home_u < 0.62 and r.place_id is not null then r.place_id
        when p.home_u > 0.97 then (select min(id) from place where country_id = 1) + pick(p.id, 206, (select count(*) from place where country_id > 0))
        when p.home_u > 0.955 then null
        else s.place_id end pop_place
    from seed_party p join recipient r on r.id = p.recipient_id asof join place_slot s on p.place_u >= s.lo`);

  await db.run(`create or replace table base_award (${baseAwardColumns})`);
  await db.run(`insert into base_award by name
    select a.id, a.grp, a.type_id, a.top_id, a.sub_id,
      (select min(o.id) from office o where o.subtier_id = a.sub_id) office_id,
      case when rnd(a.id, 301) < 0.9 then a.top_id else f.top_id end ftop_id, case when rnd(a.id, 301) < 0.9 then a.sub_id else f.sub_id end fsub_id,
      p.recipient_id, p.pop_place,
      case when a.grp <= 1 then n.naics end naics, case when a.grp <= 1 then c.psc_id end psc_id, case when a.grp >= 2 then l.listing_id end listing_id,
      case when a.grp <= 1 then pick(a.id, 302, ${Math.floor(size.texts / 2)}) else ${Math.floor(size.texts / 2)} + pick(a.id, 302, ${Math.ceil(size.texts / 2)}) end text_id,
      case when a.grp <= 1 then ['J','J','J','J','J','U','U','V','R','S','T','M','L','B','A','K','Z','Y','Y','1','2','3'][1 + pick(a.id, 303, 22)] end pricing,
      case when a.grp <= 1 then ['NONE','NONE','NONE','NONE','NONE','NONE','NONE','SBA','SBA','SBA','8AN','8A','SDVOSBC','SDVOSBS','HZC','HZS','WOSB','EDWOSB','WOSBSS','EDWOSBSS','SBP','VSA','VSS','HS3','HMT','HMP','BI','ISEE','ISBEE','ESB','RSBCiv','8ACCiv','HS2Civ','VSBCiv'][1 + pick(a.id, 304, 34)] end set_aside,
      case when a.grp <= 1 then ['A','A','A','A','D','D','C','C','G','F','B','CDOCiv','NDOCiv','E Civ'][1 + pick(a.id, 305, 14)] end competed,
      case when a.grp >= 2 then case when p.recipient_id = ${AGGREGATE_ID} then 1 when p.recipient_id = ${REDACTED_ID} then 3 else 2 end end record_type,
      a.signed start_date, (a.signed + (90 + pick(a.id, 306, 1700))::INTEGER)::DATE end_date, a.signed + (1900 + pick(a.id, 307, 900))::INTEGER potential_end,
      case when a.grp = 1 then (a.signed + 1825)::DATE end order_end
    from seed_award a join seed_place p on p.id = a.id join award_slot f on f.slot = pick(a.id, 308, ${SLOTS})
    left join naics_slot n on n.slot = pick(a.id, 309, 8192) left join psc_slot c on c.slot = pick(a.id, 310, 16384)
    left join listing_slot l on l.top_id = a.top_id and l.type_id = a.type_id and l.slot = pick(a.id, 311, 256)
    order by a.id`);
  // Foreign agencies fund a tenth of the awards; never a funding agency without a code.
  await db.run(
    `create or replace table idv_list as select id, sub_id, row_number() over (partition by sub_id order by id) - 1 pos, count(*) over (partition by sub_id) n from base_award where grp = 1`,
  );
  await db.run(`update base_award set parent_id = chosen.parent from (
      select a.id, min(i.id) parent from base_award a join idv_list i on i.sub_id = a.sub_id and i.pos = pick(a.id, 312, i.n)
        join seed_award sa on sa.id = a.id join seed_award si on si.id = i.id
      where (a.type_id in (0, 2) or (a.type_id = 11 and rnd(a.id, 313) < 0.6)) and i.id <> a.id and si.signed <= sa.signed and (a.grp = 0 or si.type_id = 9)
      group by a.id) chosen where chosen.id = base_award.id`);
  await db.run(`create or replace table seed_ident as
    select a.id, s.code sub_code, s.code || right(year(d.signed)::VARCHAR, 2) || case when a.grp = 1 then 'D' when a.type_id = 1 then 'P' when a.parent_id is not null then 'F' else 'C' end || ${padded('a.id', 6)} piid,
      case when a.record_type = 1 then null else t.cgac || right(year(d.signed)::VARCHAR, 2) || ${padded('a.id', 7)} end fain,
      -- A few identifiers of grouped records hold a slash and a blank, as real ones do.
      case when a.record_type = 1 then case when a.id % 9 = 0 then s.code || '/' || year(d.signed) || ' ' || ${padded('a.id', 6)} else s.code || year(d.signed) || ${padded('a.id', 7)} end end uri
    from base_award a join subtier s on s.id = a.sub_id join toptier t on t.id = a.top_id join seed_award d on d.id = a.id`);
  await db.run(`update base_award set piid = case when grp <= 1 then i.piid end, fain = case when grp > 1 then i.fain end, uri = case when grp > 1 then i.uri end,
      display_id = case when grp <= 1 then i.piid else coalesce(i.fain, i.uri) end, parent_piid = pi.piid,
      generated_id = case when grp = 1 then 'CONT_IDV_' || i.piid || '_' || i.sub_code
        when grp = 0 then 'CONT_AWD_' || i.piid || '_' || i.sub_code || '_' || coalesce(pi.piid, '-NONE-') || '_' || coalesce(pi.sub_code, '-NONE-')
        when record_type = 1 then 'ASST_AGG_' || i.uri || '_' || i.sub_code else 'ASST_NON_' || i.fain || '_' || i.sub_code end
    from seed_ident i, (select b.id, p.piid, p.sub_code from base_award b left join seed_ident p on p.id = b.parent_id) pi
    where i.id = base_award.id and pi.id = base_award.id`);
};

/** Transactions with modifications; amounts are calibrated so that each agency's share of a year's award money is its share of the reference table. */
export const buildTransactions = async (db: Database, asOf: string): Promise<void> => {
  await db.run(`create or replace table seed_tx as
    with spread as (
      select a.id award_id, a.grp, a.top_id, a.n,
        -- Grouped payments to people are the largest records; no other single award dwarfs its agency.
        case when b.record_type = 1 then a.scale * 6 else least(a.scale, 40000000) end size, k.k::INTEGER k, a.id::BIGINT * 128 + k.k AS uid, a.signed,
        greatest(least(date '${asOf}' - 2, b.end_date) - a.signed, 1) span
      from seed_award a join base_award b on b.id = a.id, range(0, 80) k(k) where k.k < a.n),
    dated as (
      select *, case when k = 0 then signed else signed + (1 + floor(rnd(uid, 401) * span))::INTEGER end::DATE d from spread),
    -- Year-end rush: every fifth later action of the second half moves into September.
    rushed as (
      select *, case when k > 0 and month(d) between 4 and 8 and rnd(uid, 402) < 0.18 and make_date(year(d), 9, 1 + pick(uid, 403, 28)) <= date '${asOf}' - 2
        then make_date(year(d), 9, 1 + pick(uid, 403, 28)) else d end action_date from dated)
    select award_id, grp, top_id, uid, action_date, n,
      row_number() over (partition by award_id order by k > 0, action_date, k) - 1 mod_number,
      case when grp = 1 and rnd(award_id, 404) < 0.7 then 0
        when k = 0 then size * (0.5 + 0.5 * rnd(uid, 405))
        when rnd(uid, 406) < 0.12 then -size * 0.1 * rnd(uid, 407) / (1 + n / 8)
        when grp <= 1 and rnd(uid, 406) < 0.4 then 0
        else size * 0.5 * rnd(uid, 407) end raw
    from rushed`);
  await db.run(`create or replace table seed_factor as
    with raw as (select top_id, ${fiscalYearSql('action_date')} fy, sum(raw) total from seed_tx group by all),
      wanted as (select t.id top_id, y.fy, y.total * greatest(t.weight, 0.001) / (select sum(greatest(weight, 0.001)) from toptier)
        * case when y.fy = ${fiscalYearSql(`date '${asOf}'`)} then (date_diff('day', make_date(y.fy - 1, 10, 1), date '${asOf}') + 1) / 365.0 else 1 end total from toptier t, year_total y)
    -- A year in which an agency has hardly any action keeps a modest total instead of one enormous award.
    select r.top_id, r.fy, case when r.total > 0 then least(coalesce(w.total, 1e9) / r.total, 60000.0) else 1 end factor
    from raw r left join wanted w on w.top_id = r.top_id and w.fy = r.fy`);
  await db.run(`create or replace table base_tx (${baseTxColumns})`);
  await db.run(`insert into base_tx by name
    with priced as (select s.*, round(s.raw * f.factor, 2)::DECIMAL(18,2) money from seed_tx s join seed_factor f on f.top_id = s.top_id and f.fy = ${fiscalYearSql('s.action_date')})
    select row_number() over (order by p.award_id, p.mod_number)::INTEGER tid, p.award_id,
      case when p.grp <= 1 then case when p.mod_number = 0 then '0' else 'P' || ${padded('p.mod_number', 5)} end else p.mod_number::VARCHAR end mod,
      p.action_date,
      case when p.mod_number = 0 then case when p.grp >= 2 then 'A' end when p.grp >= 2 then ['B','C','C','D'][1 + pick(p.uid, 408, 4)]
        else ['A','B','C','C','D','G','G','K','M','M'][1 + pick(p.uid, 408, 10)] end action_type,
      -- Of a loan, the obligation is its subsidy cost, a small and sometimes negative part of the face value.
      case when p.grp = 4 and rnd(p.award_id, 409) < 0.12 then -abs(p.money) else p.money end amount,
      case when p.grp = 4 then round(abs(p.money) * (6 + 20 * rnd(p.award_id, 410)), 2) end face_value,
      case when p.mod_number = 0 or rnd(p.uid, 411) < 0.6 then b.text_id
        when p.grp <= 1 then pick(p.uid, 412, (select count(*)::INTEGER // 2 from text)) else (select count(*)::INTEGER // 2 from text) + pick(p.uid, 412, (select count(*)::INTEGER // 2 from text)) end text_id,
      least(p.action_date + pick(p.uid, 413, 40), date '${asOf}') last_modified
    from priced p join base_award b on b.id = p.award_id order by tid`);
};

/** Award-level financial rows (File C): what agencies report of each award since FY2017 Q2. A stated share of awards stays unlinked. */
export const UNLINKED_SHARE = 0.08;

/** Award-level financial rows: which accounts pay for an award, period by period. */
export const buildFileC = async (db: Database, asOf: string): Promise<void> => {
  await db.run(`create or replace table account_slot as
    -- Interest and receipts fund no awards, unless an agency has nothing else.
    with scaled as (select id, toptier_id, case when coalesce(subfunction_id, 0) = 0 or subfunction_id >= 900 then 1 else greatest(round(pow(weight, 0.85) * 1000), 1) end::BIGINT w from federal_account),
      weighed as (select id, toptier_id, sum(w) over (partition by toptier_id order by id) - w lo, sum(w) over (partition by toptier_id) total from scaled)
    select id account_id, toptier_id, lo / total lo from weighed`);
  await db.run(`create or replace table seed_account as
    with base as (select a.id award_id, a.ftop_id, a.grp, rnd(a.id, 501) u, rnd(a.id, 507) emergency, b.signed from base_award a join seed_award b on b.id = a.id where rnd(a.id, 502) >= ${UNLINKED_SHARE})
    select b.award_id, b.grp, s.account_id,
      -- Emergency money: part of what was signed after the laws; agencies with disaster programs get more of it.
      case when b.signed between date '2020-03-27' and date '2022-09-30' and b.emergency < case t.abbr when 'SBA' then 0.7 when 'HHS' then 0.3 when 'ED' then 0.3 when 'TREAS' then 0.5 when 'VA' then 0.1 else 0.1 end
          then ['L','M','N','N','N','N','O','P','U','U','V','V','V'][1 + pick(b.award_id, 503, 13)]
        when b.signed >= date '2021-11-15' and b.emergency < case t.abbr when 'DOT' then 0.5 when 'EPA' then 0.35 when 'DOE' then 0.3 when 'USACE' then 0.5 when 'DOI' then 0.15 else 0.02 end then ['Z','1'][1 + pick(b.award_id, 503, 2)]
        when b.emergency > 0.985 and b.signed >= date '2017-09-08' then ['A','B','C','D','E','F','G','H','I','J','AAA','AAB'][1 + pick(b.award_id, 503, 12)] end code
    from base b join toptier t on t.id = b.ftop_id asof join account_slot s on s.toptier_id = b.ftop_id and b.u >= s.lo`);
  await db.run(
    `create or replace table seed_activity as select federal_account_id account_id, list(id order by id) ids from program_activity group by 1`,
  );
  // Contracts buy services, supplies and assets; assistance is grants, benefits or loans.
  const classes = [
    "['251','252','252','253','254','255','257','260','310','320']",
    "['251','252','257','260']",
    "['410']",
    "['420','420','410']",
    "['330']",
    "['420','410']",
  ];
  const objectClass = `case grp ${classes.map((list, grp) => `when ${grp} then (${list})[1 + pick(award_id, 508, len(${list}))]`).join(' ')} end`;
  // File periods: quarters until FY2020 Q2, then months; October is reported with November (period 2).
  await db.run(`create or replace table file_c as
    with linked as (
      select x.tid, x.award_id, s.grp, s.account_id, x.amount, coalesce(d.bit, q.bit) AS defc_bit, ${fiscalYearSql('x.action_date')} fy, ${fiscalMonthSql('x.action_date')} m, x.action_date
      from base_tx x join seed_account s on s.award_id = x.award_id join def_code q on q.code = 'Q'
      left join def_code d on d.code = s.code and x.action_date >= coalesce(d.enacted, date '1900-01-01')
      where x.action_date >= date '2017-01-01' and x.amount <> 0),
    filed as (select *, case when fy < 2020 or (fy = 2020 and m <= 6) then ((m + 2) // 3) * 3 else greatest(m, 2) end period from linked)
    select award_id, account_id * 4 + case when rnd(award_id, 504) < 0.5 then 0 else 1 + pick(award_id, 505, 3) end tas_id,
      a.ids[1 + pick(award_id, 506, len(a.ids))] activity_id, (${objectClass})::INTEGER object_class_id,
      defc_bit::INTEGER AS defc_bit, fy, period::INTEGER period, sum(amount)::DECIMAL(18,2) obligation,
      sum(round(amount * least(1.0, 0.15 + 0.85 * rnd(tid, 509) * least(1, date_diff('day', action_date, date '${asOf}') / 400.0)), 2))::DECIMAL(18,2) outlay
    from filed join seed_activity a using (account_id) group by all
    union all
    -- Reported without an award identifier: a stated three in a hundred of the rows.
    select null, account_id * 4, a.ids[1], 252, (select bit from def_code where code = 'Q'), fy, period::INTEGER, round(amount * 0.05, 2)::DECIMAL(18,2), round(amount * 0.02, 2)::DECIMAL(18,2)
    from filed join seed_activity a using (account_id) where rnd(tid, 510) < 0.03`);
};

/** Subawards of contracts and grants: dates after the prime's, sums at most a stated share of the prime but for a few planted exceptions. */
export const buildSubawards = async (db: Database, size: SetSize, asOf: string): Promise<void> => {
  await db.run(`create or replace table base_subaward as
    with primes as (
      select a.id, a.grp, sum(x.amount) total, min(x.action_date) signed, max(x.action_date) latest from base_award a join base_tx x on x.award_id = a.id
      where a.grp in (0, 2) and a.recipient_id > ${REDACTED_ID} group by all having sum(x.amount) > 50000 and max(x.action_date) >= date '2010-10-01'),
    ranked as (select *, row_number() over (order by hash(id::BIGINT * 7919 + 1)) r from primes),
    drawn as (select *, 1 + pick(id, 601, 12) n from ranked),
    counted as (select *, sum(n) over (order by r rows unbounded preceding) upto from drawn),
    kept as (select * exclude (n), least(n, ${size.subawards} - (upto - n))::INTEGER n from counted where upto - n < ${size.subawards}),
    each as (select k.*, s.s::INTEGER pos, k.id::BIGINT * 16 + s.s AS uid from kept k, range(0, 12) s(s) where s.s < k.n)
    select row_number() over (order by id, pos)::INTEGER id, id award_id, 'SUB-' || ${padded('id', 6)} || '-' || ${padded('pos + 1', 2)} number,
      greatest(date '2010-10-01', least(date '${asOf}' - 1, signed + (pick(uid, 602, greatest(latest - signed, 1) + 60))))::DATE sub_date,
      round(total * case when rnd(id, 603) < 0.004 then 1.4 else 0.6 end * (0.3 + 0.7 * rnd(uid, 604)) / n, 2)::DECIMAL(18,2) amount,
      3 + pick(uid, 605, ${size.recipients - 2}) recipient_id, pick(uid, 606, (select count(*)::INTEGER from text)) text_id, rnd(uid, 607) place_u
    from each`);
};
