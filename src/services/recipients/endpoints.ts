import type { ProfileYear } from '@/domain/profileYears';
import { endpoint } from '../http/endpoint';
import { childrenFromJson, recipientFromJson, recipientListFromJson } from './recipientFromJson';
import type { ChildJson, RecipientJson, RecipientListJson, RecipientTypeJson } from './wire';

export type { ListedRecipient, RecipientPage } from './recipientFromJson';
export type RecipientAwardType = RecipientTypeJson;
export type RecipientSort = 'name' | 'uei' | 'duns' | 'amount';
export interface RecipientListQuery {
  keyword: string;
  type: RecipientAwardType;
  sort: RecipientSort;
  order: 'asc' | 'desc';
  page: number;
  limit: number;
}

/** One page of the recipients that match a keyword and an award type, with the amount each received in the last twelve months. */
export const recipientList = endpoint({
  name: 'recipients/list',
  method: 'POST',
  path: 'v2/recipient/',
  body: ({ keyword, type, ...rest }: RecipientListQuery) => ({
    ...rest,
    award_type: type,
    ...(keyword ? { keyword } : {}),
  }),
  read: (wire: RecipientListJson) => recipientListFromJson(wire),
});

/** One recipient with the amounts it received in a year. */
export const recipientOverview = endpoint({
  name: 'recipients/overview',
  path: ({ id }: { id: string; year: ProfileYear }) => `v2/recipient/${encodeURIComponent(id)}/`,
  params: ({ year }) => ({ year }),
  read: (wire: RecipientJson) => recipientFromJson(wire),
});

/** The subsidiaries of the parent recipient with the UEI or legacy DUNS `key`, and the amount that each received in a year. */
export const recipientChildren = endpoint({
  name: 'recipients/children',
  path: ({ key }: { key: string; year: ProfileYear }) =>
    `v2/recipient/children/${encodeURIComponent(key)}/`,
  params: ({ year }) => ({ year }),
  read: (wire: readonly ChildJson[]) => childrenFromJson(wire),
});
