import { badRequest, unprocessable } from '../../../core/errors';
import { orderBy, pageMetadata } from '../../../core/paging';
import type { Call } from '../../../core/route';
import { own } from '../../../core/values';
import { prepareSearch } from '../../../filters/prepare';
import { type AdvancedFilters, NO_INTERSECTION } from '../../../filters/schema';
import { Values } from '../../../filters/values';
import { buildWhere, chosenTypes } from '../../../filters/where';
import { transactionFields } from '../fields/transactions';
import { TransactionBody } from '../shapes/rows';
import { addDefCodes } from './defCodes';
import { type AwardRequest, ranked } from './rows';

/** Transactions past this offset are refused. */
const TRANSACTION_WINDOW = 50_000;

const transactionRows = async (
  call: Call,
  request: AwardRequest & { filters: AdvancedFilters },
) => {
  const { db, lookups } = call;
  const { page = 1, limit = 10, order = 'desc', fields } = request;
  const unknown = fields.filter((field) => !own(transactionFields, field));
  if (unknown.length) throw badRequest(`Unknown fields: ${unknown.join(', ')}`);
  if (!fields.includes(request.sort!))
    throw badRequest(`Sort value '${request.sort}' is not among the requested fields`);
  if ((page - 1) * limit >= TRANSACTION_WINDOW)
    throw unprocessable(
      `Page #${page} with limit ${limit} is over the maximum result limit ${TRANSACTION_WINDOW}. Please consider using custom data download`,
    );
  const values = new Values();
  const where = buildWhere('transactions', request.filters, lookups, values, { wide: true });
  const sort = transactionFields[request.sort!]!.sort;
  const rows = await db.query(
    `select x.*, x.amount::DOUBLE amount, x.face_value::DOUBLE face_value, t.txt, a.display_id, a.generated_id, a.order_end, r.name recipient_name, r.uei, r.address, r.zip4,
      case when r.kind = 'normal' then r.uuid || case when r.is_parent or r.parent_id is not null then '-C' else '-R' end end recipient_key, rp.city rec_city, rp.zip5 rec_zip, pp.city pop_city, pp.zip5 pop_zip, k.row_order
    from ${ranked('tx', where, orderBy(sort, order, 'tid'), page, limit)} join tx x on x.rowid = k.found join award a on a.id = x.award_id
    left join recipient r on r.id = x.recipient_id left join place rp on rp.id = x.rec_place left join place pp on pp.id = x.pop_place left join text t on t.id = x.text_id order by k.row_order`,
    values.list,
  );
  const shown = rows.slice(0, limit);
  if (fields.includes('def_codes')) await addDefCodes(call, shown, request.filters.def_codes);
  return {
    results: shown.map((row) => ({
      internal_id: Number(row.award_id),
      ...Object.fromEntries(
        fields.map((field) => [field, transactionFields[field]!.read(row, lookups)]),
      ),
      generated_internal_id: row.generated_id,
    })),
    page_metadata: pageMetadata(page, rows.length > limit),
  };
};
/** One page of transactions. */
export const byTransaction = async (call: Call) => {
  const { request, messages } = prepareSearch<AwardRequest>(TransactionBody, call.body);
  const limit = request.limit ?? 10;
  if (chosenTypes(request.filters)?.includes(NO_INTERSECTION))
    return {
      spending_level: 'transactions',
      limit,
      results: [],
      page_metadata: pageMetadata(request.page ?? 1, false),
      messages,
    };
  return {
    spending_level: 'transactions',
    limit,
    ...(await transactionRows(call, request)),
    messages,
  };
};
