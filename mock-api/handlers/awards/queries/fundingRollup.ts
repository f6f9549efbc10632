import type { Call } from '../../../core/route';
import { roundCents, toNumber } from '../../../core/values';
import { getRequestedAward } from './findAward';
import type { Scope } from './funding';

/** Returns a handler for the File C totals of an award, or of a vehicle with its orders. They are zero if no account is reported. */
export const createRollupHandler = (selectIds: Scope) => async (call: Call) => {
  const award = await getRequestedAward(call);
  const [row] = await call.db.query(`select sum(c.obligation)::DOUBLE AS money,
      count(distinct a.top_id) AS awarding, count(distinct f.toptier_id) AS funding,
      count(distinct f.id) AS accounts
    from file_c c
    join award a on a.id = c.award_id
    join tas t on t.id = c.tas_id
    join federal_account f on f.id = t.federal_account_id
    where c.award_id in (${selectIds(award.id)})`);
  return {
    total_transaction_obligated_amount: roundCents(row!.money),
    awarding_agency_count: toNumber(row!.awarding),
    funding_agency_count: toNumber(row!.funding),
    federal_account_count: toNumber(row!.accounts),
  };
};
