import type { Database } from '../db/database';
import { baseAwardColumns } from '../db/schema';
import { partyId } from './business/parties';
import { drawAwards } from './drawAwards';
import { AGGREGATE_ID, REDACTED_ID } from './recipients';
import type { SetSize } from './size';
import { padZeros } from './sql';

/** Assigns recipients to awards, preferring parents. Payments to people and some loans to farms get an aggregate or redacted record. */
const chooseRecipients = (db: Database): Promise<void> =>
  db.run(`create or replace table seed_party as
    with wanted as (
        select a.id, a.party_id, a.sharing, a.place_id, a.state_id, a.abroad, a.place_u,
          case
            when a.party_id = ${partyId('people')}
              then case
                when a.sharing = 'person' and rnd(a.id, 201) < 0.5 then ${REDACTED_ID}
                else ${AGGREGATE_ID}
              end
            when a.grp = 4 and a.party_id = ${partyId('farms')} and rnd(a.id, 202) < 0.3 then ${REDACTED_ID}
          end people,
          floor(pow(rnd(a.id, 203),
              case
                when a.grp <= 1 and a.money > 1e8 then 2.5
                when a.grp <= 1 and a.money > 1e7 then 1.8
                else 1.3
              end)
            * m.n)::INTEGER pos
        from seed_award a
        left join (select party_id, any_value(n) n from seed_member group by 1) m using (party_id))
    select w.*, coalesce(w.people, d.recipient_id, m.recipient_id) recipient_id,
      d.recipient_id is not null AS of_state
    from wanted w
    left join seed_member d on d.party_id = w.party_id and d.state_id = w.state_id
    left join seed_member m on m.party_id = w.party_id and m.state_id is null and m.pos = w.pos`);

const choosePlaces = async (db: Database): Promise<void> => {
  const foreignCount = '(select count(*) from place where country_id > 0)';
  await db.run(`create or replace table seed_place as
    select p.id, p.recipient_id,
      case
        when p.of_state then r.place_id
        when p.sharing = 'people' then h.place_id
        when p.sharing = 'county' then p.place_id
        when rnd(p.id, 205) < p.abroad
          then (select min(id) from place where country_id = 1) + pick(p.id, 206, ${foreignCount})
        when rnd(p.id, 207) < 0.015 then null
        when rnd(p.id, 208) < 0.62 and r.place_id is not null then r.place_id
        else p.place_id
      end pop_place
    from seed_party p
    join recipient r on r.id = p.recipient_id
    asof join state_place_slot h on h.state_id = p.state_id and p.place_u >= h.lo`);
};

const insertAwards = async (db: Database, size: SetSize): Promise<void> => {
  await db.run(`create or replace table base_award (${baseAwardColumns})`);
  // Another agency funds a tenth of the smaller contracts.
  await db.run(`insert into base_award by name
    select a.id, a.grp, a.type_id, a.top_id, a.sub_id,
      (select min(o.id) from office o where o.subtier_id = a.sub_id) office_id,
      case when f.id is null then a.top_id else f.top_id end ftop_id,
      case when f.id is null then a.sub_id else f.sub_id end fsub_id, p.recipient_id, p.pop_place, a.naics,
      case when a.signed < date '2020-10-30' then a.psc_before_2020 else a.psc_id end psc_id, a.listing_id,
      a.text_lo + pick(a.id, 302, a.text_n) text_id,
      case
        when a.grp <= 1
          then case
            when a.money > 3e8 then ['U','U','V','R','L','S','J','J','M','T'][1 + pick(a.id, 303, 10)]
            else ['J','J','J','J','J','U','U','V','R','S','T','M','L','B','A','K','Z','Y','Y','1','2',
              '3'][1 + pick(a.id, 303, 22)]
          end
      end pricing,
      case
        when a.grp <= 1
          then case
            when a.money > 3e7 then 'NONE'
            else ['NONE','NONE','NONE','NONE','NONE','NONE','NONE','SBA','SBA','SBA','8AN','8A','SDVOSBC','SDVOSBS',
              'HZC','HZS','WOSB','EDWOSB','WOSBSS','EDWOSBSS','SBP','VSA','VSS','HS3','HMT','HMP','BI','ISEE',
              'ISBEE','ESB','RSBCiv','8ACCiv','HS2Civ','VSBCiv'][1 + pick(a.id, 304, 34)]
          end
      end set_aside,
      case
        when a.grp <= 1
          then case
            when a.money > 3e7 then ['A','A','A','A','D','C','C'][1 + pick(a.id, 305, 7)]
            else ['A','A','A','A','D','D','C','C','G','F','B','CDOCiv','NDOCiv','E Civ'][1 + pick(a.id, 305, 14)]
          end
      end competed,
      case
        when a.grp >= 2
          then case
            when p.recipient_id = ${AGGREGATE_ID} then 1
            when p.recipient_id = ${REDACTED_ID} then 3
            else 2
          end
      end record_type,
      a.signed start_date, a.end_date,
      greatest(a.end_date, a.signed + (1900 + pick(a.id, 307, 900))::INTEGER) potential_end,
      case when a.grp = 1 then (a.signed + 1825)::DATE end order_end
    from seed_award a
    join seed_place p on p.id = a.id
    left join seed_award f on f.id = case
        when a.grp <= 1 and a.money < 5e6 and rnd(a.id, 301) > 0.9
          then 1 + pick(a.id, 308, ${Math.floor(size.transactions * 0.2)})
      end
    order by a.id`);
};

const linkOrders = async (db: Database): Promise<void> => {
  // An order and its IDV have the same subagency, trade and firm.
  await db.run(`create or replace table seed_vehicle as
    select id, sub_id, party_id, signed, type_id,
      row_number() over (partition by sub_id, party_id order by id) - 1 pos,
      count(*) over (partition by sub_id, party_id) n
    from seed_award
    where grp = 1`);
  await db.run(`create or replace table seed_order as
    select a.id, min(i.id) parent
    from seed_award a
    join (select sub_id, party_id, any_value(n) n from seed_vehicle group by all) c on c.sub_id = a.sub_id
      and c.party_id = a.party_id
    join seed_vehicle i on i.sub_id = a.sub_id and i.party_id = a.party_id and i.pos = pick(a.id, 312, c.n)
    where a.type_id in (0, 2) and i.id <> a.id and i.signed <= a.signed
    group by a.id`);
  // Most blanket purchase agreements are placed under a schedule, which every agency may use.
  await db.run(`create or replace table seed_schedule as
    select id, signed, row_number() over (order by signed, id) place
    from seed_award
    where type_id = 9`);
  await db.run(`insert into seed_order
    select b.id, s.id
    from (
      select a.id, max(s.place) places
      from seed_award a
      join seed_schedule s on s.signed <= a.signed
      where a.type_id = 11 and rnd(a.id, 313) < 0.6
      group by a.id) b
    join seed_schedule s on s.place = 1 + pick(b.id, 314, b.places)`);
  await db.run(`update base_award
    set parent_id = o.parent,
      recipient_id = case when base_award.grp = 0 then p.recipient_id else base_award.recipient_id end
    from seed_order o, seed_party p
    where o.id = base_award.id and p.id = o.parent`);
};

const identifyAwards = async (db: Database): Promise<void> => {
  await db.run(`create or replace table seed_ident as
    select a.id, s.code sub_code,
      s.code || right(year(d.signed)::VARCHAR, 2)
        || case
          when a.grp = 1 then 'D'
          when a.type_id = 1 then 'P'
          when a.parent_id is not null then 'F'
          else 'C'
        end
        || ${padZeros('a.id', 6)} piid,
      case
        when a.record_type = 1 then null
        else t.cgac || right(year(d.signed)::VARCHAR, 2) || ${padZeros('a.id', 7)}
      end fain,
      -- A few identifiers of aggregate records contain a slash and a space, as real ones do.
      case
        when a.record_type = 1
          then case
            when a.id % 9 = 0 then s.code || '/' || year(d.signed) || ' ' || ${padZeros('a.id', 6)}
            else s.code || year(d.signed) || ${padZeros('a.id', 7)}
          end
      end uri
    from base_award a
    join subtier s on s.id = a.sub_id
    join toptier t on t.id = a.top_id
    join seed_award d on d.id = a.id`);
  await db.run(`update base_award
    set piid = case when grp <= 1 then i.piid end, fain = case when grp > 1 then i.fain end,
      uri = case when grp > 1 then i.uri end,
      display_id = case when grp <= 1 then i.piid else coalesce(i.fain, i.uri) end, parent_piid = pi.piid,
      generated_id = case
        when grp = 1 then 'CONT_IDV_' || i.piid || '_' || i.sub_code
        when grp = 0
          then 'CONT_AWD_' || i.piid || '_' || i.sub_code || '_' || coalesce(pi.piid, '-NONE-') || '_'
            || coalesce(pi.sub_code, '-NONE-')
        when record_type = 1 then 'ASST_AGG_' || i.uri || '_' || i.sub_code
        else 'ASST_NON_' || i.fain || '_' || i.sub_code
      end
    from seed_ident i,
      (select b.id, p.piid, p.sub_code from base_award b left join seed_ident p on p.id = b.parent_id) pi
    where i.id = base_award.id and pi.id = base_award.id`);
};

/** Builds `base_award` with the attributes of each award, such as its agencies, recipient, codes, place, dates and identifiers. */
export const buildAwards = async (db: Database, size: SetSize, asOf: string): Promise<void> => {
  await drawAwards(db, size, asOf);
  await chooseRecipients(db);
  await choosePlaces(db);
  await insertAwards(db, size);
  await linkOrders(db);
  await identifyAwards(db);
  for (const table of ['party', 'place', 'vehicle', 'schedule', 'order', 'ident'])
    await db.run(`drop table seed_${table}`);
};
