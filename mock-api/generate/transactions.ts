import { baseTxColumns } from '../db/schema';
import type { Database } from '../db/database';
import { padZeros } from './sql';

const LOAN_DISBURSED_DAYS = 1096;

const drawActions = (db: Database): Promise<void> =>
  db.run(`create or replace table seed_tx as
    with spread as (
        select a.id award_id, a.grp, a.n, a.money, a.text_lo, a.text_n, k.k::INTEGER k,
          a.id::BIGINT * 128 + k.k AS uid, a.signed, a.public_day, a.formula,
          greatest(least(a.public_day, a.end_date) - a.signed, 1) AS whole_span,
          -- A loan is disbursed in its first years, whatever its term.
          case when a.grp = 4 then least(whole_span, ${LOAN_DISBURSED_DAYS}) else whole_span end AS span
        from seed_award a, range(0, 80) k(k)
        where k.k < a.n),
      dated as (
        select *,
          case
            when k = 0 then signed
            when formula then signed + (k * span // n)::INTEGER
            else signed + (1 + floor(rnd(uid, 401) * span))::INTEGER
          end::DATE d
        from spread),
      -- Year-end rush: every fifth later action of the second half-year moves to September.
      rushed as (
        select *,
          case
            when k > 0
              and month(d) between 4 and 8
              and rnd(uid, 402) < 0.18
              and make_date(year(d), 9, 1 + pick(uid, 403, 28)) <= public_day
              then make_date(year(d), 9, 1 + pick(uid, 403, 28))
            else d
          end action_date,
          -- Whole numbers, so that their sum does not depend on the order.
          (1e6
            * case
              when grp = 1 and rnd(award_id, 404) < 0.7 then 0
              when formula then 0.8 + 0.4 * rnd(uid, 405)
              when k = 0 then 0.5 + 0.5 * rnd(uid, 405)
              when rnd(uid, 406) < 0.12 then -0.1 * rnd(uid, 407) / (1 + n / 8)
              when grp <= 1 and rnd(uid, 406) < 0.4 then 0
              else 0.5 * rnd(uid, 407) + case when grp <= 1 and money > 1e8 then 0.4 else 0 end
            end)::BIGINT part
        from dated),
      summed as (
        select *, sum(part) over (partition by award_id) parts,
          row_number() over (partition by award_id order by k > 0, action_date, k) - 1 mod_number
        from rushed)
    select award_id, grp, uid, action_date, mod_number, text_lo, text_n,
      case when parts = 0 then 0 else round(money * part / parts::DOUBLE, 2) end::DECIMAL(18,2) money
    from summed`);

/** Builds the transactions. Splits the amount of each award among its actions; some actions are negative or zero. */
export const buildTransactions = async (db: Database, asOf: string): Promise<void> => {
  await drawActions(db);
  await db.run(`create or replace table base_tx (${baseTxColumns})`);
  await db.run(`insert into base_tx by name
    select row_number() over (order by p.award_id, p.mod_number)::INTEGER tid, p.award_id,
      case
        when p.grp <= 1 then case when p.mod_number = 0 then '0' else 'P' || ${padZeros('p.mod_number', 5)} end
        else p.mod_number::VARCHAR
      end mod,
      p.action_date,
      case
        when p.mod_number = 0 then case when p.grp >= 2 then 'A' end
        when p.grp >= 2 then ['B','C','C','D'][1 + pick(p.uid, 408, 4)]
        else ['A','B','C','C','D','G','G','K','M','M'][1 + pick(p.uid, 408, 10)]
      end action_type,
      -- The obligation of a loan is its subsidy cost: a small, sometimes negative share of the face value.
      case
        when p.grp = 4
          then round(p.money
              * case
                when rnd(p.award_id, 409) < 0.12 then -0.002 - 0.03 * rnd(p.award_id, 410)
                else 0.005 + 0.1 * rnd(p.award_id, 410)
              end,
            2)::DECIMAL(18,2)
        else p.money
      end amount,
      case when p.grp = 4 then greatest(p.money, 0) end face_value,
      case
        when p.mod_number = 0 or rnd(p.uid, 411) < 0.6 then b.text_id
        else p.text_lo + pick(p.uid, 412, p.text_n)
      end text_id,
      least(p.action_date + pick(p.uid, 413, 40), date '${asOf}') last_modified
    from seed_tx p
    join base_award b on b.id = p.award_id
    order by tid`);
  await db.run('drop table seed_tx');
  // The value of a contract with its exercised options equals its obligations. All options add 25% to it.
  await db.run(`update base_award
    set base_exercised = x.amount, base_all = x.amount * 1.25
    from (
      select award_id, sum(amount)::DECIMAL(18,2) amount
      from base_tx
      group by 1) x
    where x.award_id = base_award.id and base_award.grp <= 1`);
};
