import { fiscalYearOf } from '../../src/domain/fiscal';
import type { Database } from '../db/database';
import { departmentKeys, partyId } from './business/parties';
import { contractTypes } from './business/sizedLines';
import { FIRST_YEAR } from './business/years';
import { lastPublicDay, lateAgencies } from './delay';
import { getAwardCount, type SetSize } from './size';
import { fiscalYearSql } from './sql';

/** Number of actions in which a state receives its formula grant for a year. */
const FORMULA_ACTIONS = 3;

const drawLines = async (db: Database, size: SetSize, asOf: string): Promise<void> => {
  const stateCountSql = '(select count(*) from state_slot)';
  await db.run(`create or replace table seed_draw as
    with numbered as (
        select i::INTEGER id, rnd(i, 101) u, rnd(i, 204) place_u
        from range(1, ${getAwardCount(size) + 1}) ids(i)),
      -- Choose one item of each list here, because joins with lists are slow.
      lined as (
        select n.id, n.place_u, l.id AS line_id, l.sharing in ('state', 'people') AS formula,
          l.* exclude (lo, id, types, subs, naics, psc, psc_before_2020),
          types[1 + pick(n.id, 109, len(types))] type_id, subs[1 + pick(n.id, 110, len(subs))] sub_id,
          naics[1 + pick(n.id, 309, greatest(len(naics), 1))] naics,
          psc[1 + pick(n.id, 310, greatest(len(psc), 1))] psc_id,
          psc_before_2020[1 + pick(n.id, 310, greatest(len(psc_before_2020), 1))] psc_before_2020
        from numbered n
        asof join line l on n.u >= l.lo),
      turned as (
        select *, row_number() over (partition by line_id order by id) - 1 AS turn,
          count(*) over (partition by line_id) AS awards, coalesce(first_year, ${FIRST_YEAR}) AS from_year,
          coalesce(last_year, ${fiscalYearOf(asOf)}) - coalesce(first_year, ${FIRST_YEAR}) + 1 AS years
        from lined),
      -- A formula grant goes to each state in turn, every year from the same day.
      stated as (
        select *,
          case
            when formula then (turn * 37 + pick(line_id, 113, 56)) % ${stateCountSql}
            else pick(id, 111, ${stateCountSql})
          end AS state_pos
        from turned),
      keyed as (
        select *, case when formula then line_id * 64 + state_pos else id end AS date_key
        from stated),
      timed as (
        select l.* exclude (first_year, last_year), m.month fiscal_month, c.n,
          case
            when formula
              then from_year
                + floor((turn // ${stateCountSql} + rnd(date_key, 114)) * years * ${stateCountSql} / awards)
                    ::INTEGER % years
            when l.first_year is null or y.fy between l.first_year and l.last_year then y.fy
            else l.first_year + pick(l.id, 108, l.last_year - l.first_year + 1)
          end fy,
          l.first_year is not null AS ended
        from keyed l
        join year_slot y on y.slot = pick(l.id, 102, 1024)
        join month_slot m on m.slot = pick(l.date_key, 103, 1024)
        join count_slot c on c.slot = pick(l.id, 104, 4096)),
      dated as (
        select t.*,
          make_date(fy - (fiscal_month <= 3)::INTEGER, (fiscal_month + 8) % 12 + 1,
            1 + pick(date_key, 106, 28)) raw_date,
          case
            when t.grp <= 1 and a.abbr in (${lateAgencies.map((abbr) => `'${abbr}'`).join(', ')})
              then date '${lastPublicDay(asOf, true)}'
            else date '${lastPublicDay(asOf, false)}'
          end AS public_day
        from timed t
        join toptier a on a.id = t.top_id),
      -- Move actions that are in the future or not yet public to earlier in the fiscal year; a formula's next year has
      -- not begun.
      placed as (
        select * exclude (raw_date),
          case
            when raw_date < public_day then raw_date
            else make_date(${fiscalYearSql('public_day')} - 1, 10, 1)
              + floor(rnd(id, 115) * (public_day - make_date(${fiscalYearSql('public_day')} - 1, 10, 1)))::INTEGER
          end::DATE signed
        from dated
        where not formula or raw_date < public_day)
    select p.*, s.place_id, t.state_id,
      t.share / case
        when formula then count(*) over (partition by line_id, state_pos, fy)
        else 1
      end AS state_share,
      q.scale
    from placed p
    join scale_slot q on q.sharing = p.sharing and q.slot = pick(p.id, 105, 4096)
    join state_slot t on t.pos = p.state_pos
    asof join place_slot s on p.place_u >= s.lo`);
};

const drawSizes = async (db: Database): Promise<void> => {
  // The amount grows with a random size but stays below the maximum of the award, so that its distribution has a bounded heavy tail.
  const typeCases = contractTypes
    .map(({ size: factor, most }, at) => `when ${at} then {'size': ${factor}, 'most': ${most}}`)
    .join(' ');
  await db.run(`create or replace table seed_size as
    with factored as (
        select d.*, y.growth, case when d.ended then 1 when d.formula then y.growth else y.size end year_size,
          case when d.ended then 1 else y.growth end year_most,
          case
            when d.sharing = 'contract' then case d.type_id ${typeCases} end
            else {'size': 1.0, 'most': 1.0}
          end kind,
          coalesce(c.share, 0) county_share,
          d.party_id between ${partyId(departmentKeys[0]!)} and ${partyId(departmentKeys.at(-1)!)} department
        from seed_draw d
        join year_size_slot y on y.fy = ${fiscalYearSql('d.signed')}
        left join place_share_slot c on c.place_id = d.place_id),
      bounded as (
        select *,
          size * scale * year_size * case when sharing in ('state', 'people') then state_share else kind.size end x,
          greatest(most
              * case
                when sharing in ('state', 'people') then state_share * year_most
                when sharing = 'county' then county_share * year_most
                when department then least(1.0, 0.02 + 12 * state_share)
                else kind.most
              end,
            100) c
        from factored)
    select * exclude (kind, department, c, x), c, x * c / (x + c) AS planned
    from bounded`);
};

const scaleAwards = async (db: Database, size: SetSize): Promise<void> => {
  // Scale each group of an agency to its target amount per year, as far as the number and maximum of its awards allow.
  await db.run(`create or replace table seed_award as
    with total as (
        select top_id, grp, ${fiscalYearSql('signed')} fy, sum(planned::BIGINT)::DOUBLE total
        from seed_size
        group by all),
      factor as (
        select t.top_id, t.grp, t.fy,
          greatest(0.5, least(2.0, w.total * ${size.transactions / 1_000_000} / greatest(t.total, 1))) factor
        from total t
        join money_wanted w using (top_id, grp, fy)),
      priced as (
        select s.* exclude (n, planned),
          least(s.planned * coalesce(f.factor, 1), s.c * (0.9 + 0.1 * rnd(s.id, 112))) money, s.n
        from seed_size s
        left join factor f on f.top_id = s.top_id and f.grp = s.grp and f.fy = ${fiscalYearSql('s.signed')}),
      -- Larger awards run longer and have more actions.
      stepped as (
        select * exclude (n),
          case
            when grp <= 1 and money > 1e9 then 1825 + pick(id, 306, 1825)
            when grp <= 1 and money > 1e8 then 730 + pick(id, 306, 1460)
            when formula or sharing = 'county' then 364
            when grp = 4 then 1800 + pick(id, 306, 7000)
            else 90 + pick(id, 306, 1700)
          end lasts,
          case
            when grp <= 1 and money > 1e9 then 18 + pick(id, 107, 40)
            when grp <= 1 and money > 1e8 then greatest(n, 6 + pick(id, 107, 12))
            when formula then ${FORMULA_ACTIONS}
            when sharing = 'county' then least(n, 12)
            when grp = 4 then least(n, 3)
            else n
          end n
        from priced),
      running as (
        select * exclude (n), greatest(1, round(n * passed))::INTEGER n
        from (
          select *, least(1.0, (date_diff('day', signed, public_day) + 20) / (lasts + 20.0)) passed
          from stepped)),
      -- Drop awards beyond the size of the dataset, except formula grants: each state keeps each year.
      counted as (
        select *, sum(n) over (order by formula desc, id rows unbounded preceding) upto
        from running)
    select * exclude (n, upto, money, passed), signed + lasts::INTEGER end_date,
      -- For an award that is still running, the amount obligated so far.
      money
        * case
          when grp = 4 then 1
          when formula then n / ${FORMULA_ACTIONS}.0
          when grp <= 1 then 0.1 + 0.9 * passed
          else 0.25 + 0.75 * passed
        end money,
      least(n, ${size.transactions} - (upto - n))::INTEGER n
    from counted
    where upto - n < ${size.transactions}`);
};

/** Builds `seed_award`: the line, signing date, place, size and number of actions of each award. */
export const drawAwards = async (db: Database, size: SetSize, asOf: string): Promise<void> => {
  await drawLines(db, size, asOf);
  await drawSizes(db);
  await scaleAwards(db, size);
  // The dataset is built in memory, so drop the tables that no later step reads.
  await db.run('drop table seed_draw; drop table seed_size');
};
