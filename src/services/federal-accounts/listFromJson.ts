import { listOf, number, text } from '../http/read';
import type { FederalAccountListJson } from './wire';

/** A federal account in the list of all. */
export interface ListedAccount {
  /** `AID-MAIN`; '' where the service gives none, and then there is no page of it. */
  number: string;
  title: string;
  agency: string;
  agencyAbbreviation: string;
  /** Budgetary resources of the year asked for, in dollars; null where nothing was reported. */
  resources: number | null;
}
export interface AccountListPage {
  rows: readonly ListedAccount[];
  /** Accounts of all pages. */
  total: number;
}

/** A page of the list of federal accounts. */
export const accountListFromJson = ({
  results,
  count,
}: FederalAccountListJson): AccountListPage => ({
  rows: listOf(results, (row) => ({
    number: text(row.account_number),
    title: text(row.account_name),
    agency: text(row.managing_agency),
    agencyAbbreviation: text(row.managing_agency_acronym),
    resources: number(row.budgetary_resources),
  })),
  total: number(count) ?? results!.length,
});
