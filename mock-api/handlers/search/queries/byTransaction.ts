import { badRequest, unprocessable } from '../../../core/errors';
import { orderBy, pageMetadata } from '../../../core/paging';
import type { Call } from '../../../core/route';
import { getOwn } from '../../../core/values';
import { prepareSearch } from '../../../filters/prepare';
import { type AdvancedFilters, NO_INTERSECTION } from '../../../filters/schema';
import { getAwardTypes } from '../../../filters/where';
import { transactionFields, transactionSource } from '../fields/transactions';
import { TransactionBody } from '../shapes/rows';
import { addDefCodes } from './defCodes';
import { searchWhere } from './levels';
import { pageRows } from './pageRows';
import { type AwardRequest, getNeededColumns } from './rows';

const TRANSACTION_WINDOW = 50_000;

const transactionRows = async (
  call: Call,
  request: AwardRequest & { filters: AdvancedFilters },
) => {
  const { lookups } = call;
  const { page = 1, limit = 10, order = 'desc', fields } = request;
  const unknownFields = fields.filter((field) => !getOwn(transactionFields, field));
  if (unknownFields.length)
    throw badRequest(`'fields' must have names such as Mod. Unknown: ${unknownFields.join(', ')}`);
  if (!fields.includes(request.sort!))
    throw badRequest(
      `Sort value '${request.sort}' is not among the requested fields. Sort by one of: ${fields.join(', ')}`,
    );
  if ((page - 1) * limit >= TRANSACTION_WINDOW)
    throw unprocessable(
      `Field 'page': only the first ${TRANSACTION_WINDOW} transactions are available. Use a lower page or a custom download`,
    );
  const { where, values } = searchWhere(call, 'transactions', request.filters, true);
  const sort = transactionFields[request.sort!]!.sort;
  const rows = await pageRows(
    call,
    transactionSource,
    ['award_id', 'generated_id', ...getNeededColumns(fields, transactionFields)],
    { where, order: orderBy(sort, order, 'tid'), values, page, limit },
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
export const byTransaction = async (call: Call) => {
  const { request, messages } = prepareSearch<AwardRequest>(TransactionBody, call.body);
  return {
    spending_level: 'transactions',
    limit: request.limit ?? 10,
    ...(getAwardTypes(request.filters)?.includes(NO_INTERSECTION)
      ? { results: [], page_metadata: pageMetadata(request.page ?? 1, false) }
      : await transactionRows(call, request)),
    messages,
  };
};
