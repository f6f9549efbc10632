import { orderBy, pageMetadata } from '../../../core/paging';
import type { Call } from '../../../core/route';
import { toText } from '../../../core/values';
import type { Row } from '../../../db/database';
import { Values } from '../../../filters/values';
import { recipientMoneySql } from '../../shared/emergencyMoney';
import { getFilter, toMoney, unknownMoney, pickMoney } from './awards';
import { MAX_ROWS, getSortMessages, checkPageRange } from './lists';
import { getAccountData, getRequest } from './request';

const sumColumns = ['award_count', 'obligation', 'outlay', 'face_value_of_loan'];
const toRecipient = (row: Row) => ({
  // Each recipient is in the list once, as a child or on its own. Rows for multiple or redacted recipients have no profile.
  id: row.key === null ? [] : [String(row.key)],
  code: toText(row.duns) ?? toText(row.uei) ?? '',
  description: toText(row.name),
  ...toMoney(row),
});
/** Returns a handler for one page of recipients. It lists the first 10,000 rows; the totals cover all rows. */
const createRecipientsHandler = (isLoans: boolean) => async (call: Call) => {
  const { pagination = {} } = getRequest(call);
  const { page = 1, limit = 10, order = 'desc', sort = 'description' } = pagination;
  checkPageRange(pagination);
  const accountData = await getAccountData(call);
  const values = new Values();
  const moneySql = recipientMoneySql(call.lookups, getFilter(call, isLoans), values);
  const by = sumColumns.includes(sort) ? sort : 'name';
  const offset = (page - 1) * limit;
  const totals = sumColumns.map(
    (column) => `case when count(*) > 0 then sum(${column}) else 0 end::DOUBLE AS all_${column}`,
  );
  const rows = await call.db.query(
    `with kept as materialized (
          select k.*, r.name, r.uei, r.duns,
            case
              when r.kind = 'normal'
                then r.uuid || case when r.is_parent or r.parent_id is not null then '-C' else '-R' end
            end AS key
          from ${moneySql}),
        listed as (
          select *, row_number() over (order by ${orderBy(by, order, 'name, id')}) AS nth
          from kept),
        total as (
          select count(*) AS rows,
            ${totals.join(', ')}
          from kept)
      select *
      from total
      left join listed on nth > ${offset} and nth <= ${Math.min(offset + limit, MAX_ROWS)}
      order by nth`,
    values.list,
  );
  const totalsRow = rows[0]!;
  const total = Math.min(Number(totalsRow.rows), MAX_ROWS);
  return {
    totals: pickMoney(
      isLoans,
      accountData.awards
        ? toMoney(
            Object.fromEntries(sumColumns.map((column) => [column, totalsRow[`all_${column}`]])),
          )
        : unknownMoney,
    ),
    page_metadata: { limit, total, ...pageMetadata(page, page * limit < total) },
    results: rows
      .filter((row) => row.nth !== null)
      .map((row) => pickMoney(isLoans, toRecipient(row))),
    messages: getSortMessages(sort),
  };
};
export const recipientSpending = createRecipientsHandler(false);
export const recipientLoans = createRecipientsHandler(true);
