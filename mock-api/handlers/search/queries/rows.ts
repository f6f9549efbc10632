import { badRequest, unprocessable } from '../../../core/errors';
import { orderBy, type Paging } from '../../../core/paging';
import type { Lookups } from '../../../core/lookups';
import type { Reader, Row } from '../../../db/database';
import type { AdvancedFilters } from '../../../filters/schema';
import { getOwn } from '../../../core/values';
import type { Field } from '../fields/common';
import type { SearchCondition } from './levels';
import type { Position, RowSource } from './pageRows';

export interface AwardRequest extends Paging {
  filters: AdvancedFilters;
  fields: string[];
  subawards?: boolean;
  spending_level?: string;
  /** The ID of the last record on the previous page, or null for the first page. */
  last_record_unique_id?: number | null;
  /** The sort value of the last record. It is ignored, because the exact value is looked up by the record's ID. */
  last_record_sort_value?: string | null;
}

/** Returns the SQL to sort by. Throws 400 if the field is not requested or does not exist for the award types. */
export const getSortExpression = (
  name: string,
  request: AwardRequest,
  fields: Readonly<Record<string, Field>>,
  extraSorts: Readonly<Record<string, string>>,
  groups: readonly number[],
): string => {
  const extraSort = getOwn(extraSorts, name);
  if (extraSort) return extraSort;
  const isAvailable = (fieldName: string) => {
    const field = getOwn(fields, fieldName);
    return field && (!field.groups || groups.some((group) => field.groups!.includes(group)));
  };
  const allowedSorts = [
    ...new Set([...request.fields.filter(isAvailable), ...Object.keys(extraSorts)]),
  ].join(', ');
  if (!isAvailable(name))
    throw badRequest(
      `Sort value '${name}' is not available for the requested award types. Sort by one of: ${allowedSorts}`,
    );
  if (!request.fields.includes(name))
    throw badRequest(
      `Sort value '${name}' is not among the requested fields. Sort by one of: ${allowedSorts}`,
    );
  return fields[name]!.sort;
};

/**
 * Returns the condition, order and number of the requested page. The request names a page number, or the last record of the previous
 * page. Throws 422 if that record does not exist.
 */
export const getPosition = async (
  db: Reader,
  request: AwardRequest,
  { table, tie }: RowSource,
  expression: string,
  { where, values }: SearchCondition,
): Promise<Position> => {
  const { page = 1, order = 'desc', last_record_unique_id: last = null } = request;
  const base = { order: orderBy(expression, order, tie), values };
  if (last === null) return { where, page, ...base };
  const lastRecordSql = `from ${table} where ${tie} = ${values.add(last)}`;
  const [lastRecord] = await db.query(`select 1 from ${table} where ${tie} = $1`, [last]);
  if (!lastRecord)
    throw unprocessable(
      `Field 'last_record_unique_id': record ${last} does not exist. Use the value of the previous page`,
    );
  const [sortColumn, value] = [`(${expression})`, `(select ${expression} ${lastRecordSql})`];
  const laterCondition = `${tie} > ${values.add(last)}`;
  const afterCondition = (sign: '<' | '>') =>
    `${sortColumn} ${sign} ${value} or (${sortColumn} = ${value} and ${laterCondition})`;
  // Nulls are first in ascending and last in descending order.
  const nextCondition =
    order === 'asc'
      ? `case
          when ${value} is null then (${sortColumn} is not null or ${laterCondition})
          else (${afterCondition('>')})
        end`
      : `case
          when ${value} is null then (${sortColumn} is null and ${laterCondition})
          else (${sortColumn} is null or ${afterCondition('<')})
        end`;
  return { where: `(${where}) and ${nextCondition}`, page: 1, ...base };
};

/** Returns the columns that some fields need. */
export const getNeededColumns = (
  names: readonly string[],
  fields: Readonly<Record<string, Field>>,
): string[] => names.flatMap((name) => getOwn(fields, name)?.needs ?? []);

/** Returns the requested fields of a row. A field that the row's award group does not have is null. */
export const readFields = (
  names: readonly string[],
  fields: Readonly<Record<string, Field>>,
  row: Row,
  lookups: Lookups,
): Record<string, unknown> =>
  Object.fromEntries(
    names.map((name) => {
      const definition = getOwn(fields, name);
      const isMissing =
        !definition || (definition.groups && !definition.groups.includes(Number(row.grp)));
      return [name, isMissing ? null : definition.read(row, lookups)];
    }),
  );

/** Returns the ID and slug of the awarding agency for links, if its name is among the requested fields. */
export const agencyLinkFields = (names: readonly string[], row: Row, { toptierById }: Lookups) => {
  const agency = toptierById.get(Number(row.top_id));
  return names.includes('Awarding Agency') && agency
    ? { awarding_agency_id: agency.id, agency_slug: agency.slug }
    : {};
};

/** Returns the paging metadata of award and subaward rows, with the ID and the sort value of the last row. */
export const cursorMetadata = (
  page: number,
  hasNext: boolean,
  lastRow?: Row,
  sortValue?: unknown,
) => ({
  page,
  hasNext,
  last_record_unique_id: hasNext && lastRow ? Number(lastRow.id) : null,
  last_record_sort_value: hasNext && lastRow ? String(sortValue) : 'None',
});
