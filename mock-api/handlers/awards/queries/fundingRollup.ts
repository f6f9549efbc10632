import { ApiError, badRequest } from '../../../core/errors';
import type { Call } from '../../../core/route';
import { number } from '../../../core/values';
import { findAward } from './findAward';

/** Account money of one award (File C): zeros where no account is reported. */
export const fundingRollup = async (call: Call) => {
  const id = String((call.body as { award_id: string | number }).award_id);
  const award = await findAward(call, id).catch((error: unknown) => {
    throw error instanceof ApiError && error.status === 404
      ? badRequest(String(error.detail))
      : error;
  });
  const [row] = await call.db.query(
    `select coalesce(sum(c.obligation), 0)::DOUBLE AS money, count(distinct a.top_id) AS awarding, count(distinct f.toptier_id) AS funding, count(distinct f.id) AS accounts
    from file_c c join award a on a.id = c.award_id join tas t on t.id = c.tas_id join federal_account f on f.id = t.federal_account_id where c.award_id = $1`,
    [Number(award.id)],
  );
  return {
    total_transaction_obligated_amount: Math.round(number(row!.money)! * 100) / 100,
    awarding_agency_count: number(row!.awarding),
    funding_agency_count: number(row!.funding),
    federal_account_count: number(row!.accounts),
  };
};
