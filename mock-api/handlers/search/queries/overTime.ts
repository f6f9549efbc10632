import type { Call } from '../../../core/route';
import { type Level, levels } from '../../../filters/context';
import { prepareSearch } from '../../../filters/prepare';
import { type AdvancedFilters, EARLIEST_SEARCH_DATE } from '../../../filters/schema';
import { TimeBody } from '../shapes/totals';
import { getLevel, type LevelRequest, checkRecipientId, buildSearchCondition } from './levels';
import { getBucket, groupNames, periodKey, timePeriod } from './periods';
import { roundCents } from '../../../core/values';

/** The names of the award groups in the response, in the order of their IDs. */
const seriesKeys = ['Contract', 'Idv', 'Grant', 'Direct', 'Loan', 'Other'];
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** Returns the amounts of a search by period and award group. Only awards have outlays. */
export const spendingOverTime = async (call: Call) => {
  const { request, messages } = prepareSearch<LevelRequest & { group: string }>(
    TimeBody,
    call.body,
  );
  const level = getLevel(request, 'transactions') as Level;
  checkRecipientId(level, request.filters);
  const group = groupNames[request.group]!;
  // Without a time period, the search covers all searchable dates.
  const filters: AdvancedFilters = {
    ...request.filters,
    time_period: request.filters.time_period ?? [{ start_date: EARLIEST_SEARCH_DATE }],
  };
  const { where, values } = buildSearchCondition(call, level, filters);
  const outlaySql = level === 'awards' ? 'sum(outlay)::DOUBLE' : 'null';
  const rows = await call.db.query<{
    period_key: number;
    grp: number;
    a: number;
    o: number | null;
  }>(
    `select period_key, grp, sum(${levels[level].amount})::DOUBLE a, ${outlaySql} o
      from ${levels[level].table}
      where ${where}
      group by all`,
    values.list,
  );
  const currentKey = periodKey(call.lookups.meta.as_of);
  const periods = filters.time_period!;
  const firstKey = Math.min(
    ...periods.map((period) => periodKey(period.start_date ?? EARLIEST_SEARCH_DATE)),
  );
  // A time period that ends far in the future gets empty buckets for at most ten years.
  const lastKey = Math.max(
    ...periods.map((period) =>
      period.end_date ? Math.min(periodKey(period.end_date), currentKey + 120) : currentKey,
    ),
  );
  const buckets = new Map<number, { total: number; amounts: number[]; outlays: number[] }>();
  const getOrAddBucket = (key: number) => {
    const id = getBucket(group, key);
    if (!buckets.has(id))
      buckets.set(id, { total: 0, amounts: [0, 0, 0, 0, 0, 0], outlays: [0, 0, 0, 0, 0, 0] });
    return buckets.get(id)!;
  };
  for (let key = firstKey; key <= lastKey; key += 1) getOrAddBucket(key);
  for (const row of rows) {
    const entry = getOrAddBucket(row.period_key);
    entry.total += row.a;
    entry.amounts[row.grp]! += row.a;
    entry.outlays[row.grp]! += row.o ?? 0;
  }
  const results = [...buckets]
    .sort(([a], [b]) => a - b)
    .map(([id, entry]) => {
      const amountFields =
        level === 'subawards'
          ? {
              Contract_Obligations: roundCents(entry.amounts[0]! + entry.amounts[1]!),
              Grant_Obligations: roundCents(sumOf(entry.amounts.slice(2))),
              Contract_Outlays: null,
              Grant_Outlays: null,
            }
          : Object.fromEntries(
              seriesKeys.flatMap((key, grp) => [
                [`${key}_Obligations`, roundCents(entry.amounts[grp])],
                [`${key}_Outlays`, level === 'awards' ? roundCents(entry.outlays[grp]) : null],
              ]),
            );
      return {
        time_period: timePeriod(group, id),
        aggregated_amount: roundCents(entry.total),
        ...amountFields,
        total_outlays: level === 'awards' ? roundCents(sumOf(entry.outlays)) : null,
      };
    });
  return { group, spending_level: level, results, messages };
};
