import { awardGroupKeys } from '../../../../src/domain/codes/awardTypes';
import type { Call } from '../../../core/route';
import { groupKeys } from '../../../db/schema';
import { type Level, levels } from '../../../filters/context';
import { prepareSearch } from '../../../filters/prepare';
import type { AdvancedFilters } from '../../../filters/schema';
import { CountBody, TransactionCountBody } from '../shapes/totals';
import { getLevel, type LevelRequest, buildSearchCondition } from './levels';

const countByGroup = async (
  call: Call,
  level: Level,
  filters: AdvancedFilters,
  isWide = false,
): Promise<Map<number, number>> => {
  const { where, values } = buildSearchCondition(call, level, filters, isWide);
  const rows = await call.db.query<{ grp: number; n: bigint }>(
    `select grp, count(*) n from ${levels[level].table} where ${where} group by grp`,
    values.list,
  );
  return new Map(rows.map((row) => [row.grp, Number(row.n)]));
};
const toCountsByGroup = (counts: Map<number, number>): Record<string, number> =>
  Object.fromEntries(awardGroupKeys.map((key) => [key, counts.get(groupKeys.indexOf(key)) ?? 0]));
/** Returns how many awards or subawards match, by award group. */
export const awardCounts = async (call: Call) => {
  const { request, messages } = prepareSearch<LevelRequest>(CountBody, call.body);
  const level = getLevel(request, 'awards') as Level;
  const counts = await countByGroup(call, level, request.filters);
  const countsByGroup = toCountsByGroup(counts);
  const results =
    level === 'subawards'
      ? {
          subcontracts: countsByGroup.contracts! + countsByGroup.idvs!,
          subgrants:
            countsByGroup.grants! +
            countsByGroup.direct_payments! +
            countsByGroup.loans! +
            countsByGroup.other!,
        }
      : countsByGroup;
  return { results, spending_level: level, messages };
};
/** Returns how many transactions match, by award group. */
export const transactionCounts = async (call: Call) => {
  const { request, messages } = prepareSearch<LevelRequest>(TransactionCountBody, call.body);
  return {
    results: toCountsByGroup(await countByGroup(call, 'transactions', request.filters, true)),
    messages,
  };
};
