import type { Database } from '../db/database';
import { partyId } from './business/parties';
import { AGGREGATE_ID, REDACTED_ID } from './recipients';
import type { SetSize } from './size';
import { padZeros } from './sql';

const LARGEST_DOLLARS = 6e8;

/** Kinds of prime recipients with the kind of their subrecipients. All other kinds have subrecipients of their own kind. */
const passThroughParties = [
  ['health', 'hospital'],
  ['humanServices', 'nonprofit'],
  ['transportation', 'publicWorks'],
  ['education', 'schoolDistrict'],
  ['labor', 'training'],
  ['environment', 'city'],
  ['emergency', 'county'],
  ['treasury', 'county'],
  ['transit', 'construction'],
  ['airport', 'construction'],
  ['housing', 'construction'],
] as const;

/** Builds the subawards. Their total per prime award is below its amount, except in a few cases. */
export const buildSubawards = async (db: Database, size: SetSize): Promise<void> => {
  const partySql = `case party_id ${passThroughParties
    .map(([from, to]) => `when ${partyId(from)} then ${partyId(to)}`)
    .join(' ')} else party_id end`;
  await db.run(`create or replace table base_subaward as
    with primes as (
        select a.id, a.grp, any_value(s.text_lo) text_lo, any_value(s.text_n) text_n,
          any_value(s.party_id) party_id, any_value(s.public_day) public_day, sum(x.amount) total,
          min(x.action_date) signed, max(x.action_date) latest
        from base_award a
        join base_tx x on x.award_id = a.id
        join seed_award s on s.id = a.id
        where a.grp in (0, 2) and a.recipient_id not in (${AGGREGATE_ID}, ${REDACTED_ID})
        group by all
        having sum(x.amount) > 50000 and max(x.action_date) >= date '2010-10-01'),
      ranked as (
        select *, row_number() over (order by hash(id::BIGINT * 7919 + 1)) r
        from primes),
      drawn as (select *, 1 + pick(id, 601, 12) n from ranked),
      counted as (
        select *, sum(n) over (order by r rows unbounded preceding) upto
        from drawn),
      kept as (
        select * exclude (n), least(n, ${size.subawards} - (upto - n))::INTEGER n
        from counted
        where upto - n < ${size.subawards}),
      each as (
        select k.*, s.s::INTEGER pos, k.id::BIGINT * 16 + s.s AS uid, ${partySql} AS to_party
        from kept k, range(0, 12) s(s)
        where s.s < k.n),
      members as (
        select party_id, any_value(n) n
        from seed_member
        where state_id is null
        group by 1)
    select row_number() over (order by e.id, e.pos)::INTEGER id, e.id award_id,
      'SUB-' || ${padZeros('e.id', 6)} || '-' || ${padZeros('e.pos + 1', 2)} number,
      greatest(date '2010-10-01',
        least(public_day, signed + (pick(uid, 602, greatest(latest - signed, 1) + 60))))::DATE sub_date,
      round(least(total, ${LARGEST_DOLLARS} * (0.2 + 0.8 * rnd(uid, 608)))
          * case when rnd(e.id, 603) < 0.004 then 1.4 else 0.6 end * (0.3 + 0.7 * rnd(uid, 604)) / e.n,
        2)::DECIMAL(18,2) amount,
      m.recipient_id, text_lo + pick(uid, 606, text_n) text_id, rnd(uid, 607) place_u
    from each e
    join members c on c.party_id = e.to_party
    join seed_member m on m.party_id = e.to_party
      and m.state_id is null
      and m.pos = floor(pow(rnd(uid, 605), 1.3) * c.n)::INTEGER`);
};
