import { badRequest } from '../../core/errors';
import type { Lookups } from '../../core/lookups';
import { typeCodes } from '../../db/schema';
import type { Values } from '../../filters/values';

/** A filter for emergency spending by DEFC. Awards can be filtered by award type, or by procurement or assistance. */
export interface EmergencyFilter {
  def_codes: readonly string[];
  award_type_codes?: readonly string[];
  award_type?: 'procurement' | 'assistance';
}

/** Returns the bits of some DEFCs. Throws 400 for an unknown code. */
export const getBits = (lookups: Lookups, codes: readonly string[]): number[] =>
  [...new Set(codes)].map((code) => {
    const row = lookups.defByCode.get(code);
    if (!row)
      throw badRequest(
        `Field 'filter|def_codes' must have Disaster Emergency Fund codes, for example L. Invalid: ${code.slice(0, 20)}`,
      );
    return row.bit;
  });
/** Returns a SQL condition on rows of File B or C (`x`): some DEFCs, in published periods. */
export const codesCondition = (
  lookups: Lookups,
  codes: readonly string[],
  values: Values,
): string => {
  const lastPeriod = lookups.revealedPeriods.at(-1);
  return `${values.in('x.defc_bit', getBits(lookups, codes))}
    and x.fy * 100 + x.period <= ${lastPeriod ? lastPeriod.fy * 100 + lastPeriod.period : 0}`;
};

const typeCondition = (
  { award_type_codes: codes, award_type: side }: EmergencyFilter,
  values: Values,
): string => {
  if (codes && side)
    throw badRequest("Use either 'filter|award_type' or 'filter|award_type_codes', not both");
  if (side) return side === 'procurement' ? 'w.grp <= 1' : 'w.grp >= 2';
  return codes
    ? values.in(
        'w.type_id',
        codes.map((code) => typeCodes.indexOf(code)),
      )
    : 'true';
};
/** Returns the SQL after FROM for awards (`w`) whose obligations or outlays under some DEFCs (`m`, File C) are not zero. */
export const awardMoneySql = (lookups: Lookups, filter: EmergencyFilter, values: Values): string =>
  `(
      select x.award_id, sum(x.obligation) AS obligation, sum(x.outlay) AS outlay
      from file_c x
      where ${codesCondition(lookups, filter.def_codes, values)} and x.award_id > 0
      group by 1
      having coalesce(sum(x.obligation), 0) <> 0 or coalesce(sum(x.outlay), 0) <> 0) m
    join award w on w.id = m.award_id
    where ${typeCondition(filter, values)}`;
/** SQL for the sums over awards. A loan's face value is not broken down by code, so it counts in full. */
export const awardSumsSql = `sum(m.obligation) AS obligation, sum(m.outlay) AS outlay, count(*)::INTEGER AS award_count,
  coalesce(sum(w.face_value) filter (w.grp = 4), 0) AS face_value_of_loan`;
/** Returns the SQL after FROM for recipients (`r`) of awards with their sums (`k`), limited to names that contain the query. */
export const recipientMoneySql = (
  lookups: Lookups,
  filter: EmergencyFilter & { query?: string },
  values: Values,
): string => {
  const query = filter.query?.trim();
  const groupedSql = `select w.recipient_id AS id, ${awardSumsSql}
    from ${awardMoneySql(lookups, filter, values)} and w.recipient_id is not null
    group by 1`;
  const nameCondition = query ? `where contains(upper(r.name), upper(${values.add(query)}))` : '';
  return `(${groupedSql}) k join recipient r on r.id = k.id ${nameCondition}`;
};
/** SQL for the sums over rows (`x`) of File B or C: 0 without rows, null if no row has the amount. */
export const lineMoneySql = ['obligation', 'outlay']
  .map((column) => `case when count(*) > 0 then sum(x.${column}) else 0 end::DOUBLE AS ${column}`)
  .join(', ');
