import { pageMetadata, type Paging } from '../../../core/paging';
import type { Call } from '../../../core/route';
import { toText } from '../../../core/values';
import { groupKeys } from '../../../db/schema';
import { normalize } from '../../../db/searchText';
import { Values } from '../../../filters/values';
import { getProfileRange } from '../../shared/yearWindow';

/** The award groups that each `award_type` includes. Contracts include indefinite delivery vehicles (IDVs). */
const groupsByType: Readonly<Record<string, readonly string[]>> = {
  contracts: ['contracts', 'idvs'],
  grants: ['grants'],
  loans: ['loans'],
  direct_payments: ['direct_payments'],
  other_financial_assistance: ['other'],
};

interface RecipientFilter {
  keyword?: string;
  award_type?: string;
}
/**
 * Returns SQL for the recipients with transactions in the last 12 months. A parent has level P with the amount of itself and its
 * children, and again level C with its own amount. Children have level C, and all others level R.
 */
const recipientsSql = (
  { lookups }: Call,
  { keyword, award_type: type = 'all' }: RecipientFilter,
  values: Values,
): string => {
  const phrase = keyword === undefined ? undefined : normalize(keyword);
  const nameCondition = [
    "r.kind = 'normal'",
    ...(phrase === undefined
      ? []
      : [phrase === ' ' ? 'false' : `contains(r.norm, ${values.add(phrase)})`]),
  ].join(' and ');
  const groupCondition =
    type === 'all'
      ? ''
      : `and ${values.in(
          'grp',
          groupsByType[type]!.map((name) => groupKeys.indexOf(name as (typeof groupKeys)[number])),
        )}`;
  const { start, end } = getProfileRange('latest', lookups.meta.as_of);
  return `with own as (
        select recipient_id, sum(amount) amount
        from tx
        where action_date between '${start}' and '${end}'
        ${groupCondition}
        group by 1),
      member as (
        select parent_id AS head, id
        from recipient
        where parent_id <> id
        union all
        select id, id
        from recipient
        where is_parent),
      family as (
        select head, sum(amount) amount
        from member
        join own on recipient_id = id
        group by 1),
      listed as (
        select r.id, r.name, r.duns, r.uei, r.uuid,
          case when r.is_parent or r.parent_id is not null then 'C' else 'R' end as lvl, o.amount
        from recipient r
        join own o on o.recipient_id = r.id
        where ${nameCondition}
        union all
        select r.id, r.name, r.duns, r.uei, r.uuid, 'P', f.amount
        from recipient r
        join family f on f.head = r.id
        where r.is_parent and ${nameCondition})`;
};

/** Returns one page of recipients with their amounts in the last 12 months. */
export const recipients = async (call: Call) => {
  const {
    order = 'desc',
    sort = 'amount',
    limit = 50,
    page = 1,
    ...filter
  } = call.body as RecipientFilter & Paging;
  const values = new Values();
  const rows = await call.db.query(
    `${recipientsSql(call, filter, values)}
      select *, amount::DOUBLE money, count(*) over () total
      from listed
      order by ${sort} ${order} nulls last, id, lvl
      limit ${limit} offset ${(page - 1) * limit}`,
    values.list,
  );
  const total = Number(rows[0]?.total ?? 0);
  return {
    page_metadata: { ...pageMetadata(page, page * limit < total), limit, total },
    results: rows.map((row) => ({
      id: `${row.uuid as string}-${row.lvl as string}`,
      name: toText(row.name) || null,
      duns: row.duns,
      uei: row.uei,
      recipient_level: row.lvl,
      amount: row.money,
    })),
  };
};
/** Returns how many rows the list of recipients has. */
export const recipientCount = async (call: Call) => {
  const values = new Values();
  const [row] = await call.db.query(
    `${recipientsSql(call, call.body as RecipientFilter, values)} select count(*)::INTEGER AS n from listed`,
    values.list,
  );
  return { count: Number(row!.n) };
};
