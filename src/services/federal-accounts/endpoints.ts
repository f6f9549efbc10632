import { endpoint } from '../http/endpoint';
import { accountListFromJson } from './listFromJson';
import type { FederalAccountListJson } from './wire';

export type { AccountListPage, ListedAccount } from './listFromJson';

export type AccountSort = 'number' | 'title' | 'agency' | 'resources';
export interface AccountListQuery {
  /** Fiscal year of the budgetary resources. */
  year: number;
  /** Part of a number, a name or an agency; '' for all. */
  keyword: string;
  /** The first three digits of the account numbers (agency identifier); '' for all. */
  agency: string;
  sort: AccountSort;
  order: 'asc' | 'desc';
  page: number;
  limit: number;
}
const sortFields: Readonly<Record<AccountSort, string>> = {
  number: 'account_number',
  title: 'account_name',
  agency: 'managing_agency',
  resources: 'budgetary_resources',
};

/** One page of all federal accounts with their budgetary resources in a fiscal year. */
export const accountList = endpoint({
  name: 'federalAccounts/list',
  method: 'POST',
  path: 'v2/federal_accounts/',
  body: ({ year, keyword, agency, sort, order, page, limit }: AccountListQuery) => ({
    sort: { field: sortFields[sort], direction: order },
    page,
    limit,
    filters: { fy: String(year), ...(agency ? { agency_identifier: agency } : {}) },
    ...(keyword ? { keyword } : {}),
  }),
  read: (wire: FederalAccountListJson) => accountListFromJson(wire),
});
