import { pageMetadata } from '../../core/paging';
import type { Call } from '../../core/route';
import { groupIds } from '../../db/schema';
import { normalise } from '../../db/searchText';
import { Values } from '../../filters/values';

/** Groups an `award_type` sums; IDVs count with contracts. */
const groupsOf: Readonly<Record<string, readonly string[]>> = {
  contracts: ['contracts', 'idvs'],
  grants: ['grants'],
  loans: ['loans'],
  direct_payments: ['direct_payments'],
  other_financial_assistance: ['other'],
};

/** Recipients with their amounts of the last twelve months. */
export const recipients = async ({ db, lookups, body }: Call) => {
  const {
    order = 'desc',
    sort = 'amount',
    limit = 50,
    page = 1,
    keyword,
    award_type: type = 'all',
  } = body as {
    order?: 'asc' | 'desc';
    sort?: string;
    limit?: number;
    page?: number;
    keyword?: string;
    award_type?: string;
  };
  const values = new Values();
  const phrase = keyword === undefined ? undefined : normalise(keyword);
  const parts = [
    "r.kind = 'normal'",
    ...(phrase === undefined
      ? []
      : [phrase === ' ' ? 'false' : `contains(r.norm, ${values.add(phrase)})`]),
  ];
  const groups =
    type === 'all'
      ? ''
      : `and ${values.in(
          'grp',
          groupsOf[type]!.map((name) => groupIds.indexOf(name as (typeof groupIds)[number])),
        )}`;
  const since = `${values.add(lookups.meta.as_of)}::DATE`;
  // Trailing twelve months; the family (P) sums its members, each member stands beside it as C or R.
  const rows = await db.query(
    `with own as (select recipient_id, sum(amount) amount from tx where action_date > ${since} - interval 1 year ${groups} group by 1),
      listed as (
        select r.id, r.name, r.duns, r.uei, r.uuid, case when r.is_parent or r.parent_id is not null then 'C' else 'R' end as lvl, o.amount from recipient r join own o on o.recipient_id = r.id where ${parts.join(' and ')}
        union all
        select r.id, r.name, r.duns, r.uei, r.uuid, 'P', sum(o.amount) from recipient r join recipient m on m.parent_id = r.id or m.id = r.id join own o on o.recipient_id = m.id where r.is_parent and ${parts.join(' and ')} group by all)
    select *, amount::DOUBLE money, count(*) over () total from listed order by ${sort} ${order} nulls last, id, lvl limit ${limit} offset ${(page - 1) * limit}`,
    values.list,
  );
  const total = rows.length ? Number(rows[0]!.total) : 0;
  return {
    page_metadata: { ...pageMetadata(page, page * limit < total), limit, total },
    results: rows.map((row) => ({
      id: `${row.uuid as string}-${row.lvl as string}`,
      name: row.name,
      duns: row.duns,
      uei: row.uei,
      recipient_level: row.lvl,
      amount: row.money,
    })),
  };
};
