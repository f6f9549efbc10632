import { badRequest, notImplemented } from '../../../core/errors';
import { pageMetadata } from '../../../core/paging';
import type { Call } from '../../../core/route';
import { roundCents, roundCentsOrNull, getOwn } from '../../../core/values';
import { type Level, levels } from '../../../filters/context';
import { prepareSearch } from '../../../filters/prepare';
import type { AdvancedFilters } from '../../../filters/schema';
import type { Values } from '../../../filters/values';
import { CategoryBody } from '../shapes/totals';
import { categories, type Category } from './categories';
import { getLevel, type LevelRequest, checkRecipientId, buildSearchCondition } from './levels';

/** Returns the grouped sums of a category as a subquery with `key`, `amount` and `outlays`. */
const groupedSql = (
  name: string,
  category: Category,
  level: Level | 'award_financial',
  where: string,
  filters: AdvancedFilters,
  values: Values,
  call: Call,
): string => {
  const source = level === 'award_financial' ? 'awards' : level;
  const { table, amount: column, award } = levels[source];
  if (name === 'federal_account') {
    // An award with several accounts counts toward each account with the amounts reported for that account.
    return `select t.federal_account_id AS key, sum(f.obligation)::DOUBLE amount, sum(f.outlay)::DOUBLE outlays
      from file_c f
      join tas t on t.id = f.tas_id
      where f.award_id in (select ${award} from ${table} where ${where})
      group by 1`;
  }
  if (name === 'defc') {
    const bits = call.lookups.defCodes
      .filter((row) => !filters.def_codes || filters.def_codes.includes(row.code))
      .map((row) => row.bit);
    if (level === 'awards' || level === 'award_financial') {
      return `select "bit" AS key, sum(obligation)::DOUBLE amount, sum(outlay)::DOUBLE outlays
        from award_defc
        where award_id in (select id from award where ${where}) and ${values.in('"bit"', bits)}
        group by 1`;
    }
    return `select c."bit" AS key, sum(x.${column})::DOUBLE amount, null outlays
      from (select defc_mask, ${column} from ${table} where ${where}) x
      join def_code c on (x.defc_mask & (1::BIGINT << c."bit")) <> 0
      where ${values.in('c."bit"', bits)}
      group by 1`;
  }
  return `select ${category.column} AS key, sum(${column})::DOUBLE amount,
      ${source === 'awards' ? 'sum(outlay)::DOUBLE' : 'null'} outlays
    from ${table}
    where ${where} and ${category.column} is not null
    group by 1`;
};

/** Returns one page of sums by category. */
export const searchByCategory = async (call: Call, name: string) => {
  if (name === 'recipient_parent_duns')
    throw notImplemented("Category 'recipient_parent_duns' is not supported");
  const category = getOwn(categories, name);
  if (!category)
    throw badRequest(
      `Category '${name}' does not exist. Use one of: ${Object.keys(categories).join(', ')}`,
    );
  const { request, messages } = prepareSearch<LevelRequest & { page?: number; limit?: number }>(
    CategoryBody,
    call.body,
  );
  const level = getLevel(request, 'transactions') as Level | 'award_financial';
  if (level === 'award_financial' && name !== 'defc')
    throw notImplemented("'spending_level' award_financial is supported only for category defc");
  if (category.unsupportedLevels?.includes(level))
    throw notImplemented(`Category '${name}' is not supported at 'spending_level' ${level}`);
  checkRecipientId(level, request.filters);
  const { page = 1, limit = 10 } = request;
  const rowLevel = level === 'award_financial' ? 'awards' : level;
  const { where, values } = buildSearchCondition(call, rowLevel, request.filters);
  const sumsSql = `select *
    from (${groupedSql(name, category, level, where, request.filters, values, call)})
    order by amount desc, key
    limit ${limit + 1} offset ${(page - 1) * limit}`;
  const rows = await call.db.query(
    name === 'federal_account'
      ? `select k.*, r.code, r.title
        from (${sumsSql}) k
        join federal_account r on r.id = k.key
        order by k.amount desc, k.key`
      : sumsSql,
    values.list,
  );
  const visibleRows = rows.slice(0, limit);
  if (category.texts) await call.textStore.fill(call.db, visibleRows, category.texts);
  const results = visibleRows.map((row) => ({
    amount: roundCents(row.amount),
    total_outlays: roundCentsOrNull(row.outlays),
    ...category.describe(row.key, call, row),
  }));
  return {
    category: name,
    spending_level: level,
    limit,
    results,
    page_metadata: pageMetadata(page, rows.length > limit),
    messages,
  };
};
