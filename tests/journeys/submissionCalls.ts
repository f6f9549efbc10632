import { screen, within } from '@testing-library/react';
import { get } from './apiCalls';
import { textsOf } from './pageTexts';

export interface ListResponse<R> {
  results: R[];
  page_metadata: { total: number };
}
export interface Statistics {
  current_total_budget_authority_amount: number | null;
  recent_publication_date: string | null;
  recent_publication_date_certified: boolean;
  tas_account_discrepancies_totals: {
    gtas_obligation_total: number | null;
    missing_tas_accounts_count: number | null;
  };
  obligation_difference: number | null;
  unlinked_contract_award_count: number | null;
  unlinked_assistance_award_count: number | null;
}
export interface AgencyRow extends Statistics {
  agency_name: string;
  abbreviation: string;
  toptier_code: string;
}
export interface PeriodRow extends Statistics {
  fiscal_year: number;
  fiscal_period: number;
  total_budgetary_resources: number | null;
}
/** The latest period of the test dataset. */
export const LATEST = { fy: 2025, period: 11 };

export const fetchSubmissions = (fy: number, period: number, more = '') =>
  get<ListResponse<AgencyRow>>(
    `reporting/agencies/overview/?fiscal_year=${fy}&fiscal_period=${period}&limit=100${more}`,
  );
export const fetchPeriods = async (code: string) =>
  (
    await get<ListResponse<PeriodRow>>(
      `reporting/agencies/${code}/overview/?limit=100&sort=fiscal_year`,
    )
  ).results;
export const fetchFederalTotal = async (fy: number, period: number) =>
  (
    await get<{ results: { total_budgetary_resources: number }[] }>(
      `references/total_budgetary_resources/?fiscal_year=${fy}&fiscal_period=${period}`,
    )
  ).results[0]!.total_budgetary_resources;

export const formatTitle = ({ agency_name: name, abbreviation }: AgencyRow) =>
  abbreviation ? `${name} (${abbreviation})` : name;
export const table = (name: string | RegExp) => screen.findByRole('table', { name });
export const readRowNames = async (name: string | RegExp) =>
  textsOf(within(await table(name)).getAllByRole('rowheader'));
/** Returns the cell texts in the row with a name. */
export const readCells = async (name: string) =>
  within((await screen.findByRole('rowheader', { name })).closest('tr')!)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
export const query = () => window.location.search;
