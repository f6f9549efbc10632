import { endpoint } from '../http/endpoint';
import { accountFromJson, objectClassesFromJson, snapshotFromJson } from './profileFromJson';
import type { FederalAccountJson, ObjectClassesJson, SnapshotJson } from './wire';

export type { AccountProfile, AccountSymbol } from './profileFromJson';

/** An account by its number, with its TAS of a fiscal year, by default the latest. */
export const accountProfile = endpoint({
  name: 'federalAccounts/profile',
  path: ({ number }: { number: string; year?: number }) =>
    `v2/federal_accounts/${encodeURIComponent(number)}/`,
  params: ({ year }): Record<string, number> => (year === undefined ? {} : { fiscal_year: year }),
  read: (wire: FederalAccountJson) => accountFromJson(wire),
});

/** The amounts of an account in a fiscal year; `totals` is null if the account reported nothing. */
export const accountSnapshot = endpoint({
  name: 'federalAccounts/snapshot',
  path: ({ id, year }: { id: number; year: number }) =>
    `v2/federal_accounts/${id}/fiscal_year_snapshot/${year}/`,
  read: (wire: SnapshotJson) => ({ totals: snapshotFromJson(wire) }),
});

/** The object classes that an account reported. */
export const accountClasses = endpoint({
  name: 'federalAccounts/objectClasses',
  path: ({ id }: { id: number }) => `v2/federal_accounts/${id}/available_object_classes/`,
  read: (wire: ObjectClassesJson) => objectClassesFromJson(wire),
});
