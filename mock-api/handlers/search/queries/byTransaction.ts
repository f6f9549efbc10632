import { badRequest, unprocessable } from '../../../core/errors';
import { orderBy, pageMetadata } from '../../../core/paging';
import type { Call } from '../../../core/route';
import { getOwn } from '../../../core/values';
import { prepareSearch } from '../../../filters/prepare';
import { NO_INTERSECTION } from '../../../filters/schema';
import { getAwardTypes } from '../../../filters/where';
import { transactionFields, transactionSource } from '../fields/transactions';
import { TransactionBody } from '../shapes/rows';
import { addDefCodes } from './defCodes';
import { buildSearchCondition } from './levels';
import { loadPageRows } from './pageRows';
import { type AwardRequest, getNeededColumns } from './rows';

const MAX_TRANSACTIONS = 50_000;

const loadTransactionRows = async (call: Call, request: AwardRequest) => {
  const { lookups } = call;
  const { page = 1, limit = 10, order = 'desc', fields } = request;
  const unknownFields = fields.filter((field) => !getOwn(transactionFields, field));
  if (unknownFields.length)
    throw badRequest(`'fields' must have names such as Mod. Unknown: ${unknownFields.join(', ')}`);
  if (!fields.includes(request.sort!))
    throw badRequest(
      `Sort value '${request.sort}' is not among the requested fields. Sort by one of: ${fields.join(', ')}`,
    );
  if ((page - 1) * limit >= MAX_TRANSACTIONS)
    throw unprocessable(
      `Field 'page': only the first ${MAX_TRANSACTIONS} transactions are available. Use a lower page or a custom download`,
    );
  const { where, values } = buildSearchCondition(call, 'transactions', request.filters, true);
  const sortSql = transactionFields[request.sort!]!.sort;
  const rows = await loadPageRows(
    call,
    transactionSource,
    ['award_id', 'generated_id', ...getNeededColumns(fields, transactionFields)],
    { where, order: orderBy(sortSql, order, transactionSource.tie), values, page, limit },
  );
  const visibleRows = rows.slice(0, limit);
  if (fields.includes('def_codes')) await addDefCodes(call, visibleRows, request.filters.def_codes);
  return {
    results: visibleRows.map((row) => ({
      internal_id: Number(row.award_id),
      ...Object.fromEntries(
        fields.map((field) => [field, transactionFields[field]!.read(row, lookups)]),
      ),
      generated_internal_id: row.generated_id,
    })),
    page_metadata: pageMetadata(page, rows.length > limit),
  };
};
/** Returns one page of transactions. */
export const searchByTransaction = async (call: Call) => {
  const { request, messages } = prepareSearch<AwardRequest>(TransactionBody, call.body);
  return {
    spending_level: 'transactions',
    limit: request.limit ?? 10,
    ...(getAwardTypes(request.filters)?.includes(NO_INTERSECTION)
      ? { results: [], page_metadata: pageMetadata(request.page ?? 1, false) }
      : await loadTransactionRows(call, request)),
    messages,
  };
};
