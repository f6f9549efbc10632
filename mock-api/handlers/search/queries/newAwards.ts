import { badRequest } from '../../../core/errors';
import type { Call } from '../../../core/route';
import { prepareSearch } from '../../../filters/prepare';
import { NewAwardsBody } from '../shapes/newAwards';
import { buildSearchCondition } from './levels';
import { getBucket, groupNames, periodKey, timePeriod } from './periods';

/** Returns how many awards of a recipient began in each period, by signing date. */
export const newAwards = async (call: Call) => {
  const { request, messages } = prepareSearch<{
    group?: string;
    filters: { time_period: { start_date?: string; end_date?: string }[]; recipient_id: string };
  }>(NewAwardsBody, call.body);
  const { time_period: periods, recipient_id: recipient } = request.filters;
  if (!/^.+-[CPR]$/i.test(recipient))
    throw badRequest("Field 'filters|recipient_id' must end in -C, -P or -R");
  const group = groupNames[request.group ?? 'fiscal_year']!;
  const { where, values } = buildSearchCondition(call, 'awards', {
    recipient_id: recipient,
    time_period: periods.map((period) => ({ ...period, date_type: 'new_awards_only' })),
  });
  const rows = await call.db.query<{ day: string; n: bigint }>(
    `select signed::VARCHAR AS "day", count(*) n from award where ${where} group by 1`,
    values.list,
  );
  const today = call.lookups.meta.as_of;
  const first = Math.min(...periods.map((period) => periodKey(period.start_date ?? '2007-10-01')));
  const lastKey = Math.max(
    ...periods.map((period) =>
      periodKey(period.end_date && period.end_date < today ? period.end_date : today),
    ),
    first,
  );
  const counts = new Map<number, number>();
  for (let key = first; key <= lastKey; key += 1) counts.set(getBucket(group, key), 0);
  for (const row of rows) {
    const bucket = getBucket(group, periodKey(row.day));
    counts.set(bucket, (counts.get(bucket) ?? 0) + Number(row.n));
  }
  return {
    group,
    results: [...counts]
      .sort(([a], [b]) => a - b)
      .map(([bucket, count]) => ({
        time_period: timePeriod(group, bucket),
        new_award_count_in_period: count,
      })),
    messages,
  };
};
