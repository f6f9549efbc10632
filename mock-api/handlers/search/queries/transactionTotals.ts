import type { Call } from '../../../core/route';
import { prepareSearch } from '../../../filters/prepare';
import { SummaryBody } from '../shapes/totals';
import { type LevelRequest, buildSearchCondition } from './levels';
import { roundCents } from '../../../core/values';

/** Returns the number of transactions that match the keywords, and the sum of their obligations. */
export const transactionTotals = async (call: Call) => {
  const { request, messages } = prepareSearch<LevelRequest>(SummaryBody, call.body);
  const { keywords } = request.filters;
  const { where, values } = buildSearchCondition(call, 'transactions', { keywords }, true);
  const [row] = await call.db.query(
    `select count(*) n, coalesce(sum(amount), 0)::DOUBLE a from tx where ${where}`,
    values.list,
  );
  return {
    results: {
      prime_awards_count: Number(row!.n),
      prime_awards_obligation_amount: roundCents(row!.a),
    },
    messages,
  };
};
