import { orderBy, pageMetadata } from '../../../core/paging';
import type { Call } from '../../../core/route';
import { levels } from '../../../filters/context';
import type { AdvancedFilters } from '../../../filters/schema';
import { Values } from '../../../filters/values';
import { buildWhere } from '../../../filters/where';

/** The two grouped tables: awards, with how many of their transactions or subawards match and what those add up to. */
export const groupedTables = {
  transactions: { word: 'transaction', fallback: 'transaction_obligation' },
  subawards: { word: 'subaward', fallback: 'award_id' },
} as const;
export type GroupedLevel = keyof typeof groupedTables;
/** What the rows can be ordered by, as SQL. */
export const columns = (word: string) => ({
  award_id: 'a.display_id',
  award_generated_internal_id: 'a.generated_id',
  [`${word}_count`]: 'g.n',
  [`${word}_obligation`]: 'g.amount',
});

export interface GroupedRequest {
  filters: AdvancedFilters;
  page?: number;
  limit?: number;
  sort?: string;
  order?: 'asc' | 'desc';
}
/** One page of awards with their matching transactions or subawards. */
export const groupedRows = async (
  { db, lookups }: Call,
  level: GroupedLevel,
  { filters, page = 1, limit = 10, order = 'desc', sort }: GroupedRequest,
) => {
  const { word, fallback } = groupedTables[level];
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
