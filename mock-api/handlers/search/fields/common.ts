import { awardTypeLabel } from '../../../../src/domain/codes/awardTypes';
import type { Lookups } from '../../../core/lookups';
import { day, number } from '../../../core/values';
import type { Row } from '../../../db/database';
import { typeCodes } from '../../../db/schema';
import { placeFromRow } from '../../shared/places';

/** One column of `spending_by_award`: how to order by it and how to read it from a row. `groups` lists the award groups that have it. */
export interface Field {
  sort: string;
  read: (row: Row, lookups: Lookups) => unknown;
  groups?: readonly number[];
}

/** What is known of a toptier agency, as SQL. */
export const top = (column: string, what: string) =>
  `(select ${what} from toptier o where o.id = ${column})`;
/** What is known of a subtier agency, as SQL. */
export const sub = (column: string, what: string) =>
  `(select ${what} from subtier o where o.id = ${column})`;
/** The label of a row’s award type. */
export const typeLabel = (row: Row): string => awardTypeLabel(typeCodes[Number(row.type_id)]!);
export const labelSort = `(case type_id ${typeCodes.map((code, id) => `when ${id} then '${awardTypeLabel(code).replaceAll("'", "''")}'`).join(' ')} end)`;
/** The industry of a row. */
export const naics = (row: Row, lookups: Lookups) => {
  const code = number(row.naics);
  return {
    code: code === null ? null : String(code),
    description: code === null ? null : (lookups.naicsText.get(code)?.text?.toUpperCase() ?? null),
  };
};
/** The product or service of a row. */
export const psc = (row: Row, lookups: Lookups) => {
  const found = row.psc_id === null ? undefined : lookups.pscById.get(Number(row.psc_id));
  return { code: found?.code ?? null, description: found?.text ?? null };
};
/** The assistance listing of a row. */
export const listing = (row: Row, lookups: Lookups) => {
  const found = row.listing_id === null ? undefined : lookups.listing.get(Number(row.listing_id));
  return found && { cfda_number: found.number, cfda_program_title: found.title };
};
/** A field of a toptier agency. */
export const agency = (column: 'top_id' | 'ftop_id', key: 'name' | 'code'): Field => ({
  sort: top(column, key),
  read: (row, lookups) =>
    row[column] === null ? null : (lookups.toptier.get(Number(row[column]))?.[key] ?? null),
});
/** A field of a subtier agency. */
export const subagency = (column: 'sub_id' | 'fsub_id', key: 'name' | 'code'): Field => ({
  sort: sub(column, key),
  read: (row, lookups) =>
    row[column] === null ? null : (lookups.subtier.get(Number(row[column]))?.[key] ?? null),
});
/** A field of dollars. */
export const money = (column: string, groups?: readonly number[]): Field => ({
  sort: column,
  read: (row) => number(row[column]),
  groups,
});
/** A field of a day. */
export const date = (column: string, groups?: readonly number[]): Field => ({
  sort: column,
  read: (row) => day(row[column]),
  groups,
});
/** A field of an address. */
export const place = (side: 'rec' | 'pop'): Field => ({
  sort: `coalesce(${side}_city, '') || ' ' || coalesce((select code from state s where s.id = ${side}_state), '') || ' ' || coalesce((select name from country c where c.id = ${side}_country), '')`,
  read: (row, lookups) => placeFromRow(lookups, row, side),
});
export const contracts = [0, 1];
export const loans = [4];
export const notLoans = [0, 1, 2, 3, 5];
export const assistance = [2, 3, 4, 5];
