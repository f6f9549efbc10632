import { badRequest, unprocessable } from '../../../core/errors';
import { orderBy } from '../../../core/paging';
import type { Lookups } from '../../../core/lookups';
import type { Reader, Row } from '../../../db/database';
import type { Values } from '../../../filters/values';
import { own } from '../../../core/values';
import type { Field } from '../fields/common';

export interface AwardRequest {
  fields: string[];
  page?: number;
  limit?: number;
  order?: 'asc' | 'desc';
  sort?: string;
  subawards?: boolean;
  spending_level?: string;
  /** The last record of the page before, by its id; null asks for the first page. */
  last_record_unique_id?: number | null;
  /** What that record is sorted by, as the page before said. The record itself says it exactly, so this is read from there. */
  last_record_sort_value?: string | null;
}

/** What to order by; throws where the field is not asked for or not one of the award types. */
export const sortExpression = (
  name: string,
  request: AwardRequest,
  fields: Readonly<Record<string, Field>>,
  free: Readonly<Record<string, string>>,
  groups: readonly number[],
): string => {
  const always = own(free, name);
  if (always) return always;
  const has = (each: string) => {
    const field = own(fields, each);
    return field && (!field.groups || groups.some((group) => field.groups!.includes(group)));
  };
  const allowed = [...new Set([...request.fields.filter(has), ...Object.keys(free)])].join(', ');
  if (!has(name))
    throw badRequest(
      `Sort value '${name}' is not available for the requested award types. Sort by one of: ${allowed}`,
    );
  if (!request.fields.includes(name))
    throw badRequest(
      `Sort value '${name}' is not among the requested fields. Sort by one of: ${allowed}`,
    );
  return fields[name]!.sort;
};

/** What a page of rows is, beside its filters: where it begins and in which order. */
export interface Place {
  where: string;
  order: string;
  page: number;
}
/**
 * Returns the place of the page that a request asks for: by its number, or, however deep, right after the last record of the page
 * before. Throws (422) where that record is not there. `tie` is the unique column that orders rows of the same value.
 */
export const placeOf = async (
  db: Reader,
  request: AwardRequest,
  { table, tie }: { table: string; tie: string },
  expression: string,
  where: string,
  values: Values,
): Promise<Place> => {
  const { page = 1, order = 'desc', last_record_unique_id: last = null } = request;
  const ordered = { order: orderBy(expression, order, tie) };
  if (last === null) return { where, page, ...ordered };
  const ofLast = `from ${table} where ${tie} = ${values.add(last)}`;
  const [found] = await db.query(`select 1 from ${table} where ${tie} = $1`, [last]);
  if (!found)
    throw unprocessable(`last_record_unique_id: there is no record ${last} to go on after`);
  const [own, value] = [`(${expression})`, `(select ${expression} ${ofLast})`];
  const later = `${tie} > ${values.add(last)}`;
  const after = (sign: '<' | '>') => `${own} ${sign} ${value} or (${own} = ${value} and ${later})`;
  // Unknown values come first when ascending and last when descending.
  const next =
    order === 'asc'
      ? `case when ${value} is null then (${own} is not null or ${later}) else (${after('>')}) end`
      : `case when ${value} is null then (${own} is null and ${later}) else (${own} is null or ${after('<')}) end`;
  return { where: `(${where}) and ${next}`, page: 1, ...ordered };
};

/** What some fields need of a row. */
export const needsOf = (
  names: readonly string[],
  fields: Readonly<Record<string, Field>>,
): string[] => names.flatMap((name) => own(fields, name)?.needs ?? []);

/** The fields asked for of a row; one that its award group does not have is null. */
export const readFields = (
  names: readonly string[],
  fields: Readonly<Record<string, Field>>,
  row: Row,
  lookups: Lookups,
): Record<string, unknown> =>
  Object.fromEntries(
    names.map((name) => {
      const found = own(fields, name);
      const missing = !found || (found.groups && !found.groups.includes(Number(row.grp)));
      return [name, missing ? null : found.read(row, lookups)];
    }),
  );

/** What links to the page of the awarding agency need, beside its name where that is asked for. */
export const agencyLink = (names: readonly string[], row: Row, { toptier }: Lookups) => {
  const agency = toptier.get(Number(row.top_id));
  return names.includes('Awarding Agency') && agency
    ? { awarding_agency_id: agency.id, agency_slug: agency.slug }
    : {};
};

/** The paging block of award and subaward rows: it names the last row and the value it is sorted by. */
export const cursorMetadata = (
  page: number,
  hasNext: boolean,
  last: Row | undefined,
  sorted: (last: Row) => unknown,
) => ({
  page,
  hasNext,
  last_record_unique_id: hasNext && last ? Number(last.id) : null,
  last_record_sort_value: hasNext && last ? String(sorted(last)) : 'None',
});
