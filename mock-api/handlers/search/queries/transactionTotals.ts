import type { Call } from '../../../core/route';
import { prepareSearch } from '../../../filters/prepare';
import { Values } from '../../../filters/values';
import { buildWhere } from '../../../filters/where';
import { SummaryBody } from '../shapes/totals';
import { type LevelRequest } from './levels';
import { cents } from '../../../core/values';

/** Returns the number and the sum of the transactions that match the keywords. */
export const transactionTotals = async (call: Call) => {
  const { request, messages } = prepareSearch<LevelRequest>(SummaryBody, call.body);
  const values = new Values();
  const where = buildWhere(
    'transactions',
    { keywords: request.filters.keywords },
    call.lookups,
    values,
    { wide: true, words: call.words },
  );
  const [row] = await call.db.query(
    `select count(*) n, coalesce(sum(amount), 0)::DOUBLE a from tx where ${where}`,
    values.list,
  );
  return {
    results: {
      prime_awards_count: Number(row!.n),
      prime_awards_obligation_amount: cents(row!.a),
    },
    messages,
  };
};
