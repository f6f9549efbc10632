import { endpoint } from '../http/endpoint';
import { promised } from '../http/serviceError';
import { accountListFromJson } from './listFromJson';
import type { FederalAccountListJson, ToptierAgenciesJson } from './wire';

export type { AccountListPage, ListedAccount } from './listFromJson';

export type AccountSort = 'number' | 'title' | 'agency' | 'resources';
export interface AccountListQuery {
  /** Fiscal year of the budgetary resources. */
  year: number;
  /** Part of a number, a name or an agency; '' for all. */
  keyword: string;
  /** Three digits with which the numbers begin; '' for all. */
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

/** A page of all federal accounts with their budgetary resources of a year. */
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

/** An agency that accounts belong to. */
export interface AccountAgency {
  /** Three digits, with which the numbers of its accounts begin. */
  code: string;
  name: string;
  abbreviation: string;
  /** The service's own number, as the Explorer has it; '' where it has none. */
  id: string;
  /** In the address of its profile; '' where it has none. */
  slug: string;
}
/** Agencies that accounts belong to, by name. Asked with nothing: `{}`. */
export const accountAgencies = endpoint({
  name: 'federalAccounts/agencies',
  path: 'v2/references/toptier_agencies/',
  params: () => ({ sort: 'agency_name', order: 'asc' }),
  read: ({ results }: ToptierAgenciesJson): readonly AccountAgency[] =>
    promised(results).flatMap((row) =>
      row.toptier_code && row.agency_name
        ? [
            {
              code: row.toptier_code,
              name: row.agency_name,
              abbreviation: row.abbreviation ?? '',
              id: typeof row.agency_id === 'number' ? String(row.agency_id) : '',
              slug: row.agency_slug ?? '',
            },
          ]
        : [],
    ),
});
