import { orderBy, pageMetadata } from '../../../core/paging';
import type { Call } from '../../../core/route';
import { text } from '../../../core/values';
import type { Row } from '../../../db/database';
import { Values } from '../../../filters/values';
import { recipientMoneySql } from '../../shared/emergencyMoney';
import { getFilter, toMoney, unknownMoney, withoutFace } from './awards';
import { MOST_ROWS, sortNote, checkPageRange } from './lists';
import { getAccountData, getRequest } from './request';

const sumColumns = ['award_count', 'obligation', 'outlay', 'face_value_of_loan'];
const toRecipient = (row: Row) => ({
  // Each recipient is in the list once, as a child or on its own. Rows for multiple or redacted recipients have no profile.
  id: row.key === null ? [] : [String(row.key)],
  code: text(row.duns) ?? text(row.uei) ?? '',
  description: text(row.name),
  ...toMoney(row),
});
/** Returns a handler for one page of recipients. It lists the first 10,000 rows; the totals cover all rows. */
const recipients = (isLoans: boolean) => async (call: Call) => {
  const { pagination = {} } = getRequest(call);
  const { page = 1, limit = 10, order = 'desc', sort = 'description' } = pagination;
  checkPageRange(pagination);
  const accountData = await getAccountData(call);
  const values = new Values();
  const moneySql = recipientMoneySql(call.lookups, getFilter(call, isLoans), values);
  const by = sumColumns.includes(sort) ? sort : 'name';
  const offset = (page - 1) * limit;
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
            ${sumColumns.map((sum) => `case when count(*) > 0 then sum(${sum}) else 0 end::DOUBLE AS all_${sum}`).join(', ')}
          from kept)
      select *
      from total
      left join listed on nth > ${offset} and nth <= ${Math.min(offset + limit, MOST_ROWS)}
      order by nth`,
    values.list,
  );
  const all = rows[0]!;
  const total = Math.min(Number(all.rows), MOST_ROWS);
  return {
    totals: withoutFace(
      isLoans,
      accountData.awards
        ? toMoney(Object.fromEntries(sumColumns.map((sum) => [sum, all[`all_${sum}`]])))
        : unknownMoney,
    ),
    page_metadata: { limit, total, ...pageMetadata(page, page * limit < total) },
    results: rows
      .filter((row) => row.nth !== null)
      .map((row) => withoutFace(isLoans, toRecipient(row))),
    messages: sortNote(sort),
  };
};
export const recipientSpending = recipients(false);
export const recipientLoans = recipients(true);
