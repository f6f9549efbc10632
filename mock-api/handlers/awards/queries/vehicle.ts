import { awardTypeTitles } from '../../../../src/domain/codes/awardTypes';
import { orderBy, pageMetadata, type Paging } from '../../../core/paging';
import type { Call } from '../../../core/route';
import { roundCents, toIsoDate, getEntry, roundCentsOrNull, toText } from '../../../core/values';
import type { Row } from '../../../db/database';
import { typeCodes } from '../../../db/schema';
import { getRequestedAward, findAward } from './findAward';
import { toPage, toPageSql } from './history';

/** Returns SQL conditions on awards `a` below a vehicle (IDV): its orders, its child vehicles, and their orders. */
const buildConditions = (id: number) => ({
  child_awards: `a.grp = 0 and a.parent_id = ${id}`,
  child_idvs: `a.grp = 1 and a.parent_id = ${id}`,
  grandchild_awards: `a.grp = 0 and a.parent_id in (select id from award where grp = 1 and parent_id = ${id})`,
});
export const relations = ['child_awards', 'grandchild_awards', 'child_idvs'] as const;
type Relation = (typeof relations)[number];

/** Returns the count and total amounts of the awards that match `where`. Field names begin with `prefix`, as in the API contract. */
const loadSums = async ({ db, lookups }: Call, where: string, prefix: 'child' | 'grandchild') => {
  const [[row], emergency] = await Promise.all([
    db.query(`select count(*)::INTEGER AS n, sum(a.obligation)::DOUBLE AS obligation,
        sum(a.base_all)::DOUBLE AS potential, sum(a.base_exercised)::DOUBLE AS current,
        sum(a.outlay)::DOUBLE AS outlay, sum(a.linked_obligation)::DOUBLE AS linked
      from award a
      where ${where}`),
    db.query(`select d."bit", sum(d.obligation)::DOUBLE AS obligation, sum(d.outlay)::DOUBLE AS outlay
      from award_defc d
      join award a on a.id = d.award_id
      where ${where}
      group by 1
      order by 1`),
  ]);
  const listByCode = (key: 'obligation' | 'outlay') =>
    emergency.map((entry) => ({
      code: lookups.defCodes[Number(entry.bit)]!.code,
      amount: roundCents(entry[key]),
    }));
  return {
    [`${prefix}_award_count`]: Number(row!.n),
    [`${prefix}_award_total_obligation`]: roundCents(row!.obligation),
    [`${prefix}_award_base_and_all_options_value`]: roundCents(row!.potential),
    [`${prefix}_award_base_exercised_options_val`]: roundCents(row!.current),
    [`${prefix}_total_account_outlay`]: roundCents(row!.outlay),
    [`${prefix}_total_account_obligation`]: roundCents(row!.linked),
    [`${prefix}_award_total_outlay`]: roundCentsOrNull(row!.outlay),
    [`${prefix}_account_outlays_by_defc`]: listByCode('outlay'),
    [`${prefix}_account_obligations_by_defc`]: listByCode('obligation'),
  };
};
/** Returns the amounts and counts of the awards under a vehicle. */
export const loadVehicleAmounts = async (call: Call) => {
  const award = await findAward(call, call.params.award_id!);
  const conditions = buildConditions(award.id);
  const [child, grandchild, [idvs]] = await Promise.all([
    loadSums(call, conditions.child_awards, 'child'),
    loadSums(call, conditions.grandchild_awards, 'grandchild'),
    call.db.query(`select count(*)::INTEGER AS n from award a where ${conditions.child_idvs}`),
  ]);
  return {
    award_id: award.id,
    generated_unique_award_id: award.generatedId,
    child_idv_count: Number(idvs!.n),
    ...child,
    ...grandchild,
  };
};

/** SQL condition for awards that the activity chart cannot show: invalid dates, no positive total value, or a negative obligation. */
const EDGE_CASES_SQL = `a.start_date is null
  or coalesce(a.potential_end, a.end_date) is null
  or coalesce(a.potential_end, a.end_date) < a.start_date
  or coalesce(a.base_all, 0) <= 0
  or a.obligation < 0`;
/** Returns one page of the orders of a vehicle and its child vehicles, largest obligation first. */
export const loadVehicleActivity = async (call: Call) => {
  const body = call.body as Paging & { hide_edge_cases?: boolean };
  const { page = 1, limit = 10 } = body;
  const award = await getRequestedAward(call);
  const { child_awards: child, grandchild_awards: grandchild } = buildConditions(award.id);
  const orderSql = 'order by a.obligation desc nulls last, a.id';
  const rows = await call.db.query(`with page as materialized (
        select a.rowid AS "at", (${grandchild}) AS grandchild, count(*) over ()::INTEGER AS total
        from award a
        where ((${child}) or (${grandchild})) ${body.hide_edge_cases ? `and not (${EDGE_CASES_SQL})` : ''}
        ${orderSql}
        limit ${limit} offset ${(page - 1) * limit})
    select a.id, a.generated_id, a.piid, a.top_id, a.start_date, coalesce(a.potential_end, a.end_date) AS last,
      a.obligation::DOUBLE AS obligation, a.base_all::DOUBLE AS potential, a.recipient_name, a.recipient_key,
      p.id AS parent_id, p.generated_id AS parent_generated, p.piid AS parent_piid, page.grandchild, page.total
    from page
    join award a on a.rowid = page."at"
    join award p on p.id = a.parent_id
    ${orderSql}`);
  const total = Number(rows[0]?.total ?? 0);
  return {
    results: rows.map((row) => {
      const agency = getEntry(call.lookups.toptierById, row.top_id);
      return {
        award_id: Number(row.id),
        generated_unique_award_id: row.generated_id,
        awarding_agency: agency?.name ?? '',
        awarding_agency_id: agency?.id ?? 0,
        awarding_agency_slug: agency?.slug ?? null,
        period_of_performance_potential_end_date: toIsoDate(row.last),
        period_of_performance_start_date: toIsoDate(row.start_date),
        parent_award_id: Number(row.parent_id),
        parent_generated_unique_award_id: row.parent_generated,
        parent_award_piid: toText(row.parent_piid),
        obligated_amount: roundCents(row.obligation),
        awarded_amount: roundCents(row.potential),
        piid: row.piid ?? '',
        recipient_name: toText(row.recipient_name),
        recipient_id: toText(row.recipient_key),
        grandchild: row.grandchild,
      };
    }),
    page_metadata: { ...pageMetadata(page, page * limit < total), limit, total },
  };
};

const typeTitleSql = `case a.type_id ${typeCodes
  .map(
    (code, id) =>
      `when ${id} then '${(awardTypeTitles[code] ?? code).toUpperCase().replaceAll("'", "''")}'`,
  )
  .join(' ')} end`;
const relatedSorts: Readonly<Record<string, string>> = {
  piid: 'a.piid',
  description: 'a.description',
  period_of_performance_current_end_date: 'a.end_date',
  last_date_to_order: 'a.order_end',
  funding_agency: 'f.name',
  awarding_agency: 't.name',
  award_type: typeTitleSql,
  obligated_amount: 'a.obligation',
  period_of_performance_start_date: 'a.start_date',
};
export const relatedSortKeys = Object.keys(relatedSorts);
const toRelatedAward = ({ lookups }: Call, row: Row) => {
  const awardingAgency = getEntry(lookups.toptierById, row.top_id);
  const fundingAgency = getEntry(lookups.toptierById, row.ftop_id);
  const type = typeCodes[Number(row.type_id)]!;
  return {
    award_id: Number(row.id),
    award_type: (awardTypeTitles[type] ?? type).toUpperCase(),
    description: toText(row.description),
    funding_agency: fundingAgency?.name ?? null,
    awarding_agency: awardingAgency?.name ?? null,
    funding_agency_id: fundingAgency?.id ?? null,
    awarding_agency_id: awardingAgency?.id ?? null,
    funding_agency_slug: fundingAgency?.slug ?? null,
    awarding_agency_slug: awardingAgency?.slug ?? null,
    generated_unique_award_id: row.generated_id,
    last_date_to_order: toIsoDate(row.order_end),
    obligated_amount: roundCents(row.obligation),
    period_of_performance_current_end_date: toIsoDate(row.end_date),
    period_of_performance_start_date: toIsoDate(row.start_date),
    piid: row.piid ?? '',
  };
};
/** Returns one page of a vehicle's orders, its child vehicles, or the orders of its child vehicles. */
export const loadVehicleAwards = async (call: Call) => {
  const body = call.body as Paging & { type?: Relation };
  const { type = 'child_idvs', sort = 'period_of_performance_start_date', order = 'desc' } = body;
  const award = await getRequestedAward(call);
  const rows = await call.db
    .query(`select a.id, a.generated_id, a.piid, a.type_id, a.top_id, a.ftop_id,
      a.description, a.order_end, a.end_date, a.start_date, a.obligation::DOUBLE AS obligation
    from award a
    left join toptier t on t.id = a.top_id
    left join toptier f on f.id = a.ftop_id
    where ${buildConditions(award.id)[type]}
    order by ${orderBy(relatedSorts[sort]!, order, 'a.id')}
    ${toPageSql(body)}`);
  return toPage(
    body,
    rows.map((row) => toRelatedAward(call, row)),
  );
};
