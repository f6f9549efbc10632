import { orderBy, pageMetadata, type Paging } from '../../../core/paging';
import type { Call } from '../../../core/route';
import { roundCents } from '../../../core/values';
import { levels } from '../../../filters/context';
import type { AdvancedFilters } from '../../../filters/schema';
import { buildSearchCondition } from './levels';

/** The two grouped searches, which list awards with their matching transactions or subawards. `fallback` is the default sort. */
export const groupedTables = {
  transactions: { word: 'transaction', fallback: 'transaction_obligation' },
  subawards: { word: 'subaward', fallback: 'award_id' },
} as const;
export type GroupedLevel = keyof typeof groupedTables;
/** Returns the sort keys of the rows with their SQL. */
export const getSortColumns = (word: string) => ({
  award_id: 'a.display_id',
  award_generated_internal_id: 'a.generated_id',
  [`${word}_count`]: 'g.n',
  [`${word}_obligation`]: 'g.amount',
});

export interface GroupedRequest extends Paging {
  filters: AdvancedFilters;
}
/** Returns one page of awards with the number and the sum of their matching transactions or subawards. */
export const loadGroupedRows = async (
  call: Call,
  level: GroupedLevel,
  { filters, page = 1, limit = 10, order = 'desc', sort }: GroupedRequest,
) => {
  const { word, fallback } = groupedTables[level];
  const { where, values } = buildSearchCondition(call, level, filters);
  const expression = getSortColumns(word)[sort ?? fallback]!;
  const groupsSql = `select award_id, count(*) n, sum(amount) amount
    from ${levels[level].table}
    where ${where}
    group by award_id`;
  // The awards are joined only if the sort needs them.
  const rows = await call.db.query(
    `select award_id, n, amount::DOUBLE total
      from (
        select g.*
        from (${groupsSql}) g
        ${expression.startsWith('a.') ? 'join award a on a.id = g.award_id' : ''}
        order by ${orderBy(expression, order, 'g.award_id')}
        limit ${limit + 1} offset ${(page - 1) * limit})`,
    values.list,
  );
  const visibleRows = rows.slice(0, limit);
  await call.textStore.fill(call.db, visibleRows, {
    display_id: ['award.display_id', 'award_id'],
    generated_id: ['award.generated_id', 'award_id'],
  });
  return {
    limit,
    page_metadata: pageMetadata(page, rows.length > limit),
    results: visibleRows.map((row) => ({
      award_id: row.display_id,
      award_generated_internal_id: row.generated_id,
      [`${word}_count`]: Number(row.n),
      [`${word}_obligation`]: roundCents(row.total),
    })),
  };
};
