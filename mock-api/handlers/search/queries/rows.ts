import { badRequest } from '../../../core/errors';
import type { Lookups } from '../../../core/lookups';
import type { Row } from '../../../db/database';
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
  const field = own(fields, name);
  if (!field || (field.groups && !groups.some((group) => field.groups!.includes(group))))
    throw badRequest(`Sort value '${name}' is not available for the requested award types`);
  if (!request.fields.includes(name))
    throw badRequest(`Sort value '${name}' is not among the requested fields`);
  return field.sort;
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
