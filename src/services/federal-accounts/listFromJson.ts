import { listOf, number, text } from '../http/read';
import type { FederalAccountListJson } from './wire';

export interface ListedAccount {
  /** `AID-MAIN`; '' if the account has no number. An account without a number has no profile. */
  number: string;
  title: string;
  agency: string;
  agencyAbbreviation: string;
  /** Budgetary resources of the requested year in dollars; null when nothing was reported. */
  resources: number | null;
}
export interface AccountListPage {
  rows: readonly ListedAccount[];
  /** Number of accounts on all pages. */
  total: number;
}

/** Reads one page of the list of federal accounts. */
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
