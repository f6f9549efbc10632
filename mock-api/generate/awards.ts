import { baseAwardColumns } from '../db/schema';
import type { Database } from '../db/database';
import { AGGREGATE_ID, REDACTED_ID } from './recipients';
import { departmentKeys, partyId } from './business/parties';
import { contractTypes } from './business/sizedLines';
import { awardsDrawn, type SetSize } from './size';
import { fiscalYearSql, padded } from './sql';
import { fiscalYearOf, FIRST_YEAR } from './business/years';
import { lateAgencies, lastPublicDay } from './delay';

/** Number of actions in which a state receives its formula money over the year. */
const FORMULA_ACTIONS = 3;

/** Builds `seed_award`: the line, signing date, place, size and number of actions of each award. */
const drawAwards = async (db: Database, size: SetSize, asOf: string): Promise<void> => {
  const drawn = awardsDrawn(size);
  const states = '(select count(*) from state_slot)';
  await db.run(`create or replace table seed_draw as
    with numbered as (select i::INTEGER id, rnd(i, 101) u, rnd(i, 204) place_u from range(1, ${drawn + 1}) ids(i)),
    -- Choose one item of each list here, because joins with lists are slow.
    lined as (
      select n.id, n.place_u, l.id AS line_id, l.sharing in ('state', 'people') AS formula, l.* exclude (lo, id, types, subs, naics, psc, psc_before_2020), types[1 + pick(n.id, 109, len(types))] type_id, subs[1 + pick(n.id, 110, len(subs))] sub_id,
        naics[1 + pick(n.id, 309, greatest(len(naics), 1))] naics, psc[1 + pick(n.id, 310, greatest(len(psc), 1))] psc_id, psc_before_2020[1 + pick(n.id, 310, greatest(len(psc_before_2020), 1))] psc_before_2020
      from numbered n asof join line l on n.u >= l.lo),
    turned as (select *, row_number() over (partition by line_id order by id) - 1 AS turn, count(*) over (partition by line_id) AS awards,
        coalesce(first_year, ${FIRST_YEAR}) AS from_year, coalesce(last_year, ${fiscalYearOf(asOf)}) - coalesce(first_year, ${FIRST_YEAR}) + 1 AS years from lined),
    -- A formula grant goes to each state in turn, every year from the same day.
    stated as (select *, case when formula then (turn * 37 + pick(line_id, 113, 56)) % ${states} else pick(id, 111, ${states}) end AS state_pos from turned),
    keyed as (select *, case when formula then line_id * 64 + state_pos else id end AS date_key from stated),
    timed as (
      select l.* exclude (first_year, last_year), m.month fiscal_month, c.n,
        case when formula then from_year + floor((turn // ${states} + rnd(date_key, 114)) * years * ${states} / awards)::INTEGER % years
          when l.first_year is null or y.fy between l.first_year and l.last_year then y.fy else l.first_year + pick(l.id, 108, l.last_year - l.first_year + 1) end fy, l.first_year is not null AS ended
      from keyed l join year_slot y on y.slot = pick(l.id, 102, 1024) join month_slot m on m.slot = pick(l.date_key, 103, 1024) join count_slot c on c.slot = pick(l.id, 104, 4096)),
    dated as (
      select t.*, make_date(fy - (fiscal_month <= 3)::INTEGER, (fiscal_month + 8) % 12 + 1, 1 + pick(date_key, 106, 28)) raw_date,
        case when t.grp <= 1 and a.abbr in (${lateAgencies.map((abbr) => `'${abbr}'`).join(', ')}) then date '${lastPublicDay(asOf, true)}' else date '${lastPublicDay(asOf, false)}' end AS public_day
      from timed t join toptier a on a.id = t.top_id),
    -- Move actions that are in the future or not yet public to earlier in the fiscal year; a formula's next year has not begun.
    placed as (select * exclude (raw_date), case when raw_date < public_day then raw_date
          else make_date(${fiscalYearSql('public_day')} - 1, 10, 1) + floor(rnd(id, 115) * (public_day - make_date(${fiscalYearSql('public_day')} - 1, 10, 1)))::INTEGER end::DATE signed
      from dated where not formula or raw_date < public_day)
    select p.*, s.place_id, t.state_id, t.share / case when formula then count(*) over (partition by line_id, state_pos, fy) else 1 end AS state_share, q.scale
    from placed p join scale_slot q on q.sharing = p.sharing and q.slot = pick(p.id, 105, 4096)
      join state_slot t on t.pos = p.state_pos asof join place_slot s on p.place_u >= s.lo`);
  // The amount grows with the random size but never reaches the maximum of its line: a heavy tail with an upper bound.
  const types = contractTypes
    .map(({ size: factor, most }, at) => `when ${at} then {'size': ${factor}, 'most': ${most}}`)
    .join(' ');
  await db.run(`create or replace table seed_size as
    with factored as (
      select d.*, y.growth, case when d.ended then 1 when d.formula then y.growth else y.size end year_size, case when d.ended then 1 else y.growth end year_most,
        case when d.sharing = 'contract' then case d.type_id ${types} end else {'size': 1.0, 'most': 1.0} end kind, coalesce(c.share, 0) county_share, d.party_id between ${partyId(departmentKeys[0]!)} and ${partyId(departmentKeys.at(-1)!)} department
      from seed_draw d join year_size_slot y on y.fy = ${fiscalYearSql('d.signed')} left join place_share_slot c on c.place_id = d.place_id),
    bounded as (
      select *, size * scale * year_size * case when sharing in ('state', 'people') then state_share else kind.size end x,
        greatest(most * case when sharing in ('state', 'people') then state_share * year_most when sharing = 'county' then county_share * year_most when department then least(1.0, 0.02 + 12 * state_share) else kind.most end, 100) c from factored)
    select * exclude (kind, department, c, x), c, x * c / (x + c) AS planned from bounded`);
  // Scale each group of an agency to its target amount per year, as far as the number and maximum of its awards allow.
  await db.run(`create or replace table seed_award as
    with total as (select top_id, grp, ${fiscalYearSql('signed')} fy, sum(planned::BIGINT)::DOUBLE total from seed_size group by all),
    factor as (select t.top_id, t.grp, t.fy, greatest(0.5, least(2.0, w.total * ${size.transactions / 1_000_000} / greatest(t.total, 1))) factor from total t join money_wanted w using (top_id, grp, fy)),
    priced as (
      select s.* exclude (n, planned), least(s.planned * coalesce(f.factor, 1), s.c * (0.9 + 0.1 * rnd(s.id, 112))) money, s.n
      from seed_size s left join factor f on f.top_id = s.top_id and f.grp = s.grp and f.fy = ${fiscalYearSql('s.signed')}),
    -- Larger awards run longer and have more actions.
    stepped as (
      select * exclude (n), case when grp <= 1 and money > 1e9 then 1825 + pick(id, 306, 1825) when grp <= 1 and money > 1e8 then 730 + pick(id, 306, 1460)
          when formula or sharing = 'county' then 364 when grp = 4 then 1800 + pick(id, 306, 7000) else 90 + pick(id, 306, 1700) end lasts,
        case when grp <= 1 and money > 1e9 then 18 + pick(id, 107, 40) when grp <= 1 and money > 1e8 then greatest(n, 6 + pick(id, 107, 12))
          when formula then ${FORMULA_ACTIONS} when sharing = 'county' then least(n, 12) when grp = 4 then least(n, 3) else n end n from priced),
    running as (select * exclude (n), greatest(1, round(n * passed))::INTEGER n
      from (select *, least(1.0, (date_diff('day', signed, public_day) + 20) / (lasts + 20.0)) passed from stepped)),
    -- Drop awards beyond the size of the dataset, except formula grants: each state keeps each year.
    counted as (select *, sum(n) over (order by formula desc, id rows unbounded preceding) upto from running)
    select * exclude (n, upto, money, passed), signed + lasts::INTEGER end_date,
      -- For an award that is still running, the amount obligated so far.
      money * case when grp = 4 then 1 when formula then n / ${FORMULA_ACTIONS}.0 when grp <= 1 then 0.1 + 0.9 * passed else 0.25 + 0.75 * passed end money,
      least(n, ${size.transactions} - (upto - n))::INTEGER n from counted where upto - n < ${size.transactions}`);
  // The dataset is built in memory, so drop the tables that no later step reads.
  await db.run('drop table seed_draw; drop table seed_size');
};

/** Builds `base_award`: the recipient, type, place, dates and identifiers of each award. */
export const buildAwards = async (db: Database, size: SetSize, asOf: string): Promise<void> => {
  await drawAwards(db, size, asOf);
  // Recipients: payments to people go to the aggregate and redacted records. Large recipients win more often, and nearly all of the largest
  // awards.
  await db.run(`create or replace table seed_party as
    with wanted as (
      select a.id, a.party_id, a.sharing, a.place_id, a.state_id, a.abroad, a.place_u,
        case when a.party_id = ${partyId('people')} then case when a.sharing = 'person' and rnd(a.id, 201) < 0.5 then ${REDACTED_ID} else ${AGGREGATE_ID} end
          when a.grp = 4 and a.party_id = ${partyId('farms')} and rnd(a.id, 202) < 0.3 then ${REDACTED_ID} end people,
        floor(pow(rnd(a.id, 203), case when a.grp <= 1 and a.money > 1e8 then 2.5 when a.grp <= 1 and a.money > 1e7 then 1.8 else 1.3 end) * m.n)::INTEGER pos
      from seed_award a left join (select party_id, any_value(n) n from seed_member group by 1) m using (party_id))
    select w.*, coalesce(w.people, d.recipient_id, m.recipient_id) recipient_id, d.recipient_id is not null AS of_state
    from wanted w left join seed_member d on d.party_id = w.party_id and d.state_id = w.state_id
      left join seed_member m on m.party_id = w.party_id and m.state_id is null and m.pos = w.pos`);
  const abroad = '(select count(*) from place where country_id > 0)';
  await db.run(`create or replace table seed_place as
    select p.id, p.recipient_id, case
        when p.of_state then r.place_id when p.sharing = 'people' then h.place_id
        when p.sharing = 'county' then p.place_id
        when rnd(p.id, 205) < p.abroad then (select min(id) from place where country_id = 1) + pick(p.id, 206, ${abroad})
        when rnd(p.id, 207) < 0.015 then null
        when rnd(p.id, 208) < 0.62 and r.place_id is not null then r.place_id
        else p.place_id end pop_place
    from seed_party p join recipient r on r.id = p.recipient_id asof join state_place_slot h on h.state_id = p.state_id and p.place_u >= h.lo`);

  await db.run(`create or replace table base_award (${baseAwardColumns})`);
  // Another agency funds a tenth of the smaller contracts.
  await db.run(`insert into base_award by name
    select a.id, a.grp, a.type_id, a.top_id, a.sub_id,
      (select min(o.id) from office o where o.subtier_id = a.sub_id) office_id,
      case when f.id is null then a.top_id else f.top_id end ftop_id, case when f.id is null then a.sub_id else f.sub_id end fsub_id,
      p.recipient_id, p.pop_place,
      a.naics,
      case when a.signed < date '2020-10-30' then a.psc_before_2020 else a.psc_id end psc_id, a.listing_id,
      a.text_lo + pick(a.id, 302, a.text_n) text_id,
      case when a.grp <= 1 then case when a.money > 3e8 then ['U','U','V','R','L','S','J','J','M','T'][1 + pick(a.id, 303, 10)] else ['J','J','J','J','J','U','U','V','R','S','T','M','L','B','A','K','Z','Y','Y','1','2','3'][1 + pick(a.id, 303, 22)] end end pricing,
      case when a.grp <= 1 then case when a.money > 3e7 then 'NONE' else ['NONE','NONE','NONE','NONE','NONE','NONE','NONE','SBA','SBA','SBA','8AN','8A','SDVOSBC','SDVOSBS','HZC','HZS','WOSB','EDWOSB','WOSBSS','EDWOSBSS','SBP','VSA','VSS','HS3','HMT','HMP','BI','ISEE','ISBEE','ESB','RSBCiv','8ACCiv','HS2Civ','VSBCiv'][1 + pick(a.id, 304, 34)] end end set_aside,
      case when a.grp <= 1 then case when a.money > 3e7 then ['A','A','A','A','D','C','C'][1 + pick(a.id, 305, 7)] else ['A','A','A','A','D','D','C','C','G','F','B','CDOCiv','NDOCiv','E Civ'][1 + pick(a.id, 305, 14)] end end competed,
      case when a.grp >= 2 then case when p.recipient_id = ${AGGREGATE_ID} then 1 when p.recipient_id = ${REDACTED_ID} then 3 else 2 end end record_type,
      a.signed start_date, a.end_date, greatest(a.end_date, a.signed + (1900 + pick(a.id, 307, 900))::INTEGER) potential_end,
      case when a.grp = 1 then (a.signed + 1825)::DATE end order_end
    from seed_award a join seed_place p on p.id = a.id
    left join seed_award f on f.id = case when a.grp <= 1 and a.money < 5e6 and rnd(a.id, 301) > 0.9 then 1 + pick(a.id, 308, ${Math.floor(size.transactions * 0.2)}) end
    order by a.id`);
  // An order and its IDV have the same subagency, trade and firm.
  await db.run(
    `create or replace table seed_vehicle as select id, sub_id, party_id, signed, type_id, row_number() over (partition by sub_id, party_id order by id) - 1 pos, count(*) over (partition by sub_id, party_id) n from seed_award where grp = 1`,
  );
  await db.run(`create or replace table seed_order as
    select a.id, min(i.id) parent from seed_award a join (select sub_id, party_id, any_value(n) n from seed_vehicle group by all) c on c.sub_id = a.sub_id and c.party_id = a.party_id
        join seed_vehicle i on i.sub_id = a.sub_id and i.party_id = a.party_id and i.pos = pick(a.id, 312, c.n)
      where a.type_id in (0, 2) and i.id <> a.id and i.signed <= a.signed group by a.id`);
  // A blanket purchase agreement is placed under a schedule, which every agency may use.
  await db.run(
    `create or replace table seed_schedule as select id, signed, row_number() over (order by signed, id) place from seed_award where type_id = 9`,
  );
  await db.run(`insert into seed_order
    select b.id, s.id from (select a.id, max(s.place) places from seed_award a join seed_schedule s on s.signed <= a.signed
        where a.type_id = 11 and rnd(a.id, 313) < 0.6 group by a.id) b join seed_schedule s on s.place = 1 + pick(b.id, 314, b.places)`);
  await db.run(`update base_award set parent_id = o.parent, recipient_id = case when base_award.grp = 0 then p.recipient_id else base_award.recipient_id end
    from seed_order o, seed_party p where o.id = base_award.id and p.id = o.parent`);
  await db.run(`create or replace table seed_ident as
    select a.id, s.code sub_code, s.code || right(year(d.signed)::VARCHAR, 2) || case when a.grp = 1 then 'D' when a.type_id = 1 then 'P' when a.parent_id is not null then 'F' else 'C' end || ${padded('a.id', 6)} piid,
      case when a.record_type = 1 then null else t.cgac || right(year(d.signed)::VARCHAR, 2) || ${padded('a.id', 7)} end fain,
      -- A few identifiers of aggregate records contain a slash and a space, as real ones do.
      case when a.record_type = 1 then case when a.id % 9 = 0 then s.code || '/' || year(d.signed) || ' ' || ${padded('a.id', 6)} else s.code || year(d.signed) || ${padded('a.id', 7)} end end uri
    from base_award a join subtier s on s.id = a.sub_id join toptier t on t.id = a.top_id join seed_award d on d.id = a.id`);
  await db.run(`update base_award set piid = case when grp <= 1 then i.piid end, fain = case when grp > 1 then i.fain end, uri = case when grp > 1 then i.uri end,
      display_id = case when grp <= 1 then i.piid else coalesce(i.fain, i.uri) end, parent_piid = pi.piid,
      generated_id = case when grp = 1 then 'CONT_IDV_' || i.piid || '_' || i.sub_code
        when grp = 0 then 'CONT_AWD_' || i.piid || '_' || i.sub_code || '_' || coalesce(pi.piid, '-NONE-') || '_' || coalesce(pi.sub_code, '-NONE-')
        when record_type = 1 then 'ASST_AGG_' || i.uri || '_' || i.sub_code else 'ASST_NON_' || i.fain || '_' || i.sub_code end
    from seed_ident i, (select b.id, p.piid, p.sub_code from base_award b left join seed_ident p on p.id = b.parent_id) pi
    where i.id = base_award.id and pi.id = base_award.id`);
  await db.run(
    'drop table seed_party; drop table seed_place; drop table seed_vehicle; drop table seed_schedule; drop table seed_order; drop table seed_ident',
  );
};
