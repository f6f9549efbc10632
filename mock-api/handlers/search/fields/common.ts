import { awardTypeLabel } from '../../../../src/domain/codes/awardTypes';
import type { Lookups } from '../../../core/lookups';
import { toIsoDate, getEntry, toNumber } from '../../../core/values';
import type { Row } from '../../../db/database';
import { typeCodes } from '../../../db/schema';
import { placeFromRow } from '../../shared/places';

/** One field of a search row: the SQL to sort by, the columns that it needs, how to read it, and the award groups that have it. */
export interface Field {
  sort: string;
  needs: readonly string[];
  read: (row: Row, lookups: Lookups) => unknown;
  groups?: readonly number[];
}

/** Returns SQL for a property of a toptier agency. */
export const toptierSql = (column: string, what: string) =>
  `(select ${what} from toptier o where o.id = ${column})`;
/** Returns SQL for a property of a subtier agency. */
export const subtierSql = (column: string, what: string) =>
  `(select ${what} from subtier o where o.id = ${column})`;
const labelCases = typeCodes.map(
  (code, id) => `when ${id} then '${awardTypeLabel(code).replaceAll("'", "''")}'`,
);
export const awardTypeField: Field = {
  sort: `(case type_id ${labelCases.join(' ')} end)`,
  needs: ['type_id'],
  read: (row) => awardTypeLabel(typeCodes[Number(row.type_id)]!),
};
/** Returns the NAICS code and description of a row. */
export const naics = (row: Row, lookups: Lookups) => {
  const code = toNumber(row.naics);
  return {
    code: code === null ? null : String(code),
    description:
      code === null ? null : (lookups.naicsByCode.get(code)?.text?.toUpperCase() ?? null),
  };
};
/** Returns the product or service code (PSC) and description of a row. */
export const readPsc = (row: Row, lookups: Lookups) => {
  const pscRow = getEntry(lookups.pscById, row.psc_id);
  return { code: pscRow?.code ?? null, description: pscRow?.text ?? null };
};
/** Returns the number and title of a row's assistance listing, or undefined if the row has none. */
export const readListing = (row: Row, lookups: Lookups) => {
  const listingRow = getEntry(lookups.listingById, row.listing_id);
  return listingRow && { cfda_number: listingRow.number, cfda_program_title: listingRow.title };
};
/** Returns a field that contains the value of a column unchanged. */
export const storedField = (column: string, sort = column): Field => ({
  sort,
  needs: [column],
  read: (row) => row[column],
});
/** Returns a field with a property of a toptier agency. */
export const agency = (column: 'top_id' | 'ftop_id', key: 'name' | 'code' | 'slug'): Field => ({
  sort: toptierSql(column, key),
  needs: [column],
  read: (row, lookups) => getEntry(lookups.toptierById, row[column])?.[key] ?? null,
});
/** Returns a field with a property of a subtier agency. */
export const subagency = (column: 'sub_id' | 'fsub_id', key: 'name' | 'code'): Field => ({
  sort: subtierSql(column, key),
  needs: [column],
  read: (row, lookups) => getEntry(lookups.subtierById, row[column])?.[key] ?? null,
});
/** Returns a field with an amount in dollars. */
export const moneyField = (column: string, groups?: readonly number[]): Field => ({
  sort: column,
  needs: [column],
  read: (row) => toNumber(row[column]),
  groups,
});
/** Returns a field with an ISO date. */
export const dateField = (column: string, groups?: readonly number[]): Field => ({
  sort: column,
  needs: [column],
  read: (row) => toIsoDate(row[column]),
  groups,
});
/** Returns the columns that an address needs: `rec` is the recipient's location, `pop` the place of performance. */
export const placeColumns = (side: 'rec' | 'pop'): string[] => [
  ...['country', 'state', 'county', 'cd_cur', 'city', 'zip'].map((suffix) => `${side}_${suffix}`),
  ...(side === 'rec' ? ['address', 'zip4'] : []),
];
/** The texts of a row's recipient, its location and the place of performance, by field name. */
export const partyTexts = {
  uei: ['recipient.uei', 'recipient_id'],
  recipient_key: ['recipient.key', 'recipient_id'],
  recipient_kind: ['recipient.kind', 'recipient_id'],
  address: ['recipient.address', 'recipient_id'],
  zip4: ['recipient.zip4', 'recipient_id'],
  rec_city: ['place.city', 'rec_place'],
  rec_zip: ['place.zip5', 'rec_place'],
  pop_city: ['place.city', 'pop_place'],
  pop_zip: ['place.zip5', 'pop_place'],
} as const;
/** The ID of the recipient's profile. It is null for multiple or redacted recipients, which have no profile. */
export const profileIdField: Pick<Field, 'needs' | 'read'> = {
  needs: ['recipient_key', 'recipient_kind'],
  read: (row) => (row.recipient_kind === null ? row.recipient_key : null),
};
export const recipientNameField: Field = {
  sort: 'name_rank',
  needs: ['recipient_name'],
  read: (row) => row.recipient_name || null,
};
/** Returns a field with an address. */
export const placeField = (side: 'rec' | 'pop'): Field => ({
  sort: `coalesce(${side}_city, '') || ' ' || coalesce((select code from state s where s.id = ${side}_state), '')
    || ' ' || coalesce((select name from country c where c.id = ${side}_country), '')`,
  needs: placeColumns(side),
  read: (row, lookups) => placeFromRow(lookups, row, side),
});
/** Returns a field with an address, sorted by city and ZIP code. `id` is the column of the place. */
export const cityPlaceField = (side: 'rec' | 'pop', id = `${side}_place`): Field => ({
  ...placeField(side),
  sort: `(select coalesce(city, '') || ' ' || zip5 from place p where p.id = ${id})`,
});
export const contractGroups = [0, 1];
export const loanGroups = [4];
export const nonLoanGroups = [0, 1, 2, 3, 5];
export const assistanceGroups = [2, 3, 4, 5];
