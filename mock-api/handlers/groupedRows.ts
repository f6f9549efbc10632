import { Type } from '@sinclair/typebox';
import { literals, Messages } from '../core/shapes';
import { badRequest } from '../core/errors';
import { Limit, Order, orderBy, Page, PageMetadata, pageMetadata } from '../core/paging';
import type { Call, Route } from '../core/route';
import { LIST_LIMITS } from '../filters/limits';
import { prepareSearch } from '../filters/prepare';
import { advancedFilters, dateTypes, type AdvancedFilters } from '../filters/schema';
import { levels } from '../filters/context';
import { Values } from '../filters/values';
import { buildWhere } from '../filters/where';
import { bucketOf, groupNames, periodKey, timePeriod } from './searchTotals';

const amount = Type.Number();
/** The two grouped tables: awards, with how many of their transactions or subawards match and what those add up to. */
const grouped = {
  transactions: { word: 'transaction', fallback: 'transaction_obligation' },
  subawards: { word: 'subaward', fallback: 'award_id' },
} as const;
type GroupedLevel = keyof typeof grouped;
const columns = (word: string) => ({
  award_id: 'a.display_id',
  award_generated_internal_id: 'a.generated_id',
  [`${word}_count`]: 'g.n',
  [`${word}_obligation`]: 'g.amount',
});

interface GroupedRequest {
  filters: AdvancedFilters;
  page?: number;
  limit?: number;
  sort?: string;
  order?: 'asc' | 'desc';
}
const groupedRows = async (
  { db, lookups }: Call,
  level: GroupedLevel,
  { filters, page = 1, limit = 10, order = 'desc', sort }: GroupedRequest,
) => {
  const { word, fallback } = grouped[level];
  const values = new Values();
  const where = buildWhere(level, filters, lookups, values);
  const expression = columns(word)[sort ?? fallback]!;
  const rows = await db.query<{
    display_id: string;
    generated_id: string;
    n: bigint;
    amount: number;
  }>(
    `select a.display_id, a.generated_id, g.n, g.amount::DOUBLE amount
    from (select award_id, count(*) n, sum(amount) amount from ${levels[level].table} where ${where} group by award_id) g join award a on a.id = g.award_id
    order by ${orderBy(expression, order, 'a.id')} limit ${limit + 1} offset ${(page - 1) * limit}`,
    values.list,
  );
  return {
    limit,
    page_metadata: pageMetadata(page, rows.length > limit),
    results: rows.slice(0, limit).map((row) => ({
      award_id: row.display_id,
      award_generated_internal_id: row.generated_id,
      [`${word}_count`]: Number(row.n),
      [`${word}_obligation`]: Math.round(row.amount * 100) / 100,
    })),
  };
};
const groupedRoute = (level: GroupedLevel): Route => {
  const { word, fallback } = grouped[level];
  const body = Type.Object({
    filters: advancedFilters({
      dateTypes: level === 'subawards' ? dateTypes.any : dateTypes.prime,
      programActivities: true,
      recipientId: level === 'transactions',
      requireTypes: true,
    }),
    page: Page,
    limit: Limit(),
    order: Order,
    sort: Type.Optional(literals(Object.keys(columns(word)), { default: fallback })),
  });
  return {
    method: 'POST',
    path: `v2/search/spending_by_${word}_grouped/`,
    summary: `Awards with their matching ${word}s`,
    body,
    selfValidating: true,
    errors: [400, 422],
    answer: Type.Object({
      limit: Type.Integer(),
      page_metadata: PageMetadata,
      messages: Messages,
      results: Type.Array(
        Type.Object({
          award_id: Type.String(),
          award_generated_internal_id: Type.String(),
          [`${word}_count`]: Type.Integer(),
          [`${word}_obligation`]: amount,
        }),
      ),
    }),
    handler: async (call) => {
      const { request, messages } = prepareSearch<GroupedRequest>(body, call.body);
      return { ...(await groupedRows(call, level, request)), messages };
    },
  };
};

const group3 = ['fiscal_year', 'quarter', 'month', 'fy', 'q', 'm'];
const period = Type.Object(
  {
    start_date: Type.Optional(Type.String({ format: 'date' })),
    end_date: Type.Optional(Type.String({ format: 'date' })),
  },
  { minProperties: 1 },
);
const NewAwardsBody = Type.Object({
  group: Type.Optional(literals(group3, { default: 'fiscal_year' })),
  filters: Type.Object({
    time_period: Type.Array(period, { minItems: 1, maxItems: LIST_LIMITS.time_period }),
    recipient_id: Type.String(),
  }),
});
/** How many awards of a recipient began in each period: by the day the award was signed. */
const newAwards = async (call: Call) => {
  const { request, messages } = prepareSearch<{
    group?: string;
    filters: { time_period: { start_date?: string; end_date?: string }[]; recipient_id: string };
  }>(NewAwardsBody, call.body);
  const { time_period: periods, recipient_id: recipient } = request.filters;
  if (!/^.+-[CPR]$/i.test(recipient)) throw badRequest("'recipient_id' must end in -C, -P or -R");
  const group = groupNames[request.group ?? 'fiscal_year']!;
  const values = new Values();
  const where = buildWhere(
    'awards',
    {
      recipient_id: recipient,
      time_period: periods.map((each) => ({ ...each, date_type: 'new_awards_only' })),
    },
    call.lookups,
    values,
  );
  const rows = await call.db.query<{ day: string; n: bigint }>(
    `select signed::VARCHAR AS "day", count(*) n from award where ${where} group by 1`,
    values.list,
  );
  const today = call.lookups.meta.as_of;
  const first = Math.min(...periods.map((each) => periodKey(each.start_date ?? '2007-10-01')));
  const last = Math.max(
    ...periods.map((each) =>
      periodKey(each.end_date && each.end_date < today ? each.end_date : today),
    ),
    first,
  );
  const counts = new Map<number, number>();
  for (let key = first; key <= last; key += 1) counts.set(bucketOf(group, key), 0);
  for (const row of rows) {
    const bucket = bucketOf(group, periodKey(row.day));
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

export const groupedRowRoutes: readonly Route[] = [
  groupedRoute('transactions'),
  groupedRoute('subawards'),
  {
    method: 'POST',
    path: 'v2/search/new_awards_over_time/',
    summary: 'New awards of a recipient by period',
    body: NewAwardsBody,
    selfValidating: true,
    errors: [400, 422],
    answer: Type.Object({
      group: Type.String(),
      results: Type.Array(
        Type.Object({
          time_period: Type.Record(Type.String(), Type.String()),
          new_award_count_in_period: Type.Integer(),
        }),
      ),
      messages: Messages,
    }),
    handler: newAwards,
  },
];
