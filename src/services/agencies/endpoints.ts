import type {
  AgencyOverview,
  AgencyYear,
  AwardObligations,
  RecipientDistribution,
} from '@/domain/agencies/agencyProfile';
import type { ListedAgency } from '@/domain/agencies/listedAgency';
import type { LineKind } from '@/domain/agencies/statusOfFunds';
import type { Dollars } from '@/domain/format';
import { endpoint } from '../http/endpoint';
import { agenciesFromJson } from './agenciesFromJson';
import { accountFromJson, componentsFromJson, linesFromJson } from './fundsFromJson';
import {
  categoriesFromJson,
  distributionFromJson,
  overviewFromJson,
  resourcesFromJson,
  subAgenciesFromJson,
  subAgencyTotalsFromJson,
} from './profileFromJson';
import { listOf, number, text } from '../http/read';
import type { SubmissionsJson } from '../reporting/wire';
import type {
  AccountFundsJson,
  AgencyAwardsJson,
  AgencyOverviewJson,
  AwardCategoriesJson,
  BudgetaryResourcesJson,
  ComponentsJson,
  LinesJson,
  NewAwardsJson,
  RecipientDistributionJson,
  SubAgenciesJson,
  SubAgencyCountJson,
  ToptierAgenciesJson,
} from './wire';

/** Every toptier agency, the largest budget first. The query is `{}` on all pages, so that they share one request. */
export const allAgencies = endpoint({
  name: 'agencies/all',
  path: 'v2/references/toptier_agencies/',
  params: () => ({ sort: 'percentage_of_total_budget_authority', order: 'desc' }),
  read: (wire: ToptierAgenciesJson): readonly ListedAgency[] => agenciesFromJson(wire),
});

/** An agency by its toptier code, in a fiscal year. */
export interface AgencyQuery {
  toptierCode: string;
  fy: number;
}
const buildPath =
  <Q extends { toptierCode: string }>(suffix = '') =>
  ({ toptierCode }: Q) =>
    `v2/agency/${encodeURIComponent(toptierCode)}/${suffix}`;
const toYearParams = ({ fy }: { fy: number }) => ({ fiscal_year: fy });

/** The description of an agency and the COVID-19 DEFC of its accounts in a fiscal year. Without `fy`, the latest year is used. */
export const agencyOverview = endpoint({
  name: 'agencies/overview',
  path: buildPath<Pick<AgencyQuery, 'toptierCode'> & Partial<AgencyQuery>>(),
  params: ({ fy }) => (fy === undefined ? {} : toYearParams({ fy })),
  read: (wire: AgencyOverviewJson): AgencyOverview => overviewFromJson(wire),
});
/** Budget, obligations and outlays of an agency by fiscal year. The request has no year, so all years of the page share the result. */
export const agencyResources = endpoint({
  name: 'agencies/resources',
  path: buildPath<{ toptierCode: string }>('budgetary_resources/'),
  read: (wire: BudgetaryResourcesJson): readonly AgencyYear[] => resourcesFromJson(wire),
});
/** Budgetary resources of the agencies in a past fiscal year, largest first: at most 100 agencies, and the number of all. */
export const agencyBudgets = endpoint({
  name: 'agencies/budgets',
  path: 'v2/reporting/agencies/overview/',
  params: ({ fy }: { fy: number }) => ({
    ...toYearParams({ fy }),
    fiscal_period: 12,
    sort: 'current_total_budget_authority_amount',
    order: 'desc',
    limit: 100,
  }),
  read: (wire: SubmissionsJson) => ({
    agencies: listOf(wire.results, (row) => ({
      toptierCode: text(row.toptier_code),
      budget: number(row.current_total_budget_authority_amount),
    })),
    total: number(wire.page_metadata?.total),
  }),
});
/** Obligations of an agency’s awards in a fiscal year, by award type. */
export const agencyAwardTypes = endpoint({
  name: 'agencies/awardTypes',
  path: buildPath<AgencyQuery>('obligations_by_award_category/'),
  params: toYearParams,
  read: (wire: AwardCategoriesJson): AwardObligations => categoriesFromJson(wire),
});

/** A query for awards of the types in `codes`, or of all types if `codes` is null. */
export interface AgencyAwardsQuery extends AgencyQuery {
  codes: readonly string[] | null;
}
const toAwardParams = ({ fy, codes }: AgencyAwardsQuery) => ({
  fiscal_year: fy,
  ...(codes && { award_type_codes: `[${codes.join(',')}]` }),
});
export interface AgencyAwards {
  obligations: Dollars | null;
  transactions: number | null;
  /** ISO date or date-time of the newest transaction; '' without one. */
  latestDate: string;
}
/** Obligations and number of transactions of an agency’s awards in a fiscal year, and the date of the newest transaction. */
export const agencyAwards = endpoint({
  name: 'agencies/awards',
  path: buildPath<AgencyAwardsQuery>('awards/'),
  params: toAwardParams,
  read: (wire: AgencyAwardsJson): AgencyAwards => ({
    obligations: number(wire.obligations),
    transactions: number(wire.transaction_count),
    latestDate: text(wire.latest_action_date),
  }),
});
/** The number of an agency’s awards that began in a fiscal year. */
export const agencyNewAwards = endpoint({
  name: 'agencies/newAwards',
  path: buildPath<AgencyAwardsQuery>('awards/new/count/'),
  params: toAwardParams,
  read: (wire: NewAwardsJson): number | null => number(wire.new_award_count),
});
export type SubAgencySort = 'name' | 'total_obligations' | 'transaction_count' | 'new_award_count';
export interface SubAgencyQuery extends AgencyAwardsQuery {
  sort: SubAgencySort;
  order: 'asc' | 'desc';
  page: number;
  limit: number;
}
/** Subagencies and their offices, with their award obligations in a fiscal year. */
export const subAgencies = endpoint({
  name: 'agencies/subAgencies',
  path: buildPath<SubAgencyQuery>('sub_agency/'),
  params: ({ sort, order, page, limit, ...awards }: SubAgencyQuery) => ({
    ...toAwardParams(awards),
    limit,
    page,
    sort,
    order,
  }),
  read: (wire: SubAgenciesJson) => subAgenciesFromJson(wire),
});
/** The numbers of subagencies and offices with awards in a fiscal year. The other fields of the result are null. */
export const subAgencyTotals = endpoint({
  name: 'agencies/subAgencyTotals',
  path: buildPath<AgencyQuery>('sub_agency/count/'),
  params: toYearParams,
  read: (wire: SubAgencyCountJson) => subAgencyTotalsFromJson(wire),
});
/** The distribution of an agency’s obligations over its recipients. A service without this call returns 404. */
export const agencyRecipients = endpoint({
  name: 'agencies/recipients',
  path: buildPath<AgencyQuery>('recipients/'),
  params: toYearParams,
  read: (wire: RecipientDistributionJson): RecipientDistribution => distributionFromJson(wire),
});

/** Rows per request, which is the service’s maximum. The page shows ten at a time. */
export const FUNDS_PAGE_SIZE = 100;
/** The sub-components of an agency, the largest budget first. */
export const agencyComponents = endpoint({
  name: 'agencies/components',
  path: buildPath<AgencyQuery>('sub_components/'),
  params: ({ fy }: AgencyQuery) => ({ fiscal_year: fy, limit: FUNDS_PAGE_SIZE }),
  read: (wire: ComponentsJson) => componentsFromJson(wire),
});
/** The federal accounts of a sub-component, the largest budget first, 100 per request. */
export const componentAccounts = endpoint({
  name: 'agencies/componentAccounts',
  path: ({ toptierCode, component }: AgencyQuery & { component: string; page: number }) =>
    `v2/agency/${encodeURIComponent(toptierCode)}/sub_components/${encodeURIComponent(component)}/`,
  params: ({ fy, page }) => ({ fiscal_year: fy, limit: FUNDS_PAGE_SIZE, page }),
  read: (wire: ComponentsJson) => componentsFromJson(wire),
});
/** A federal account and its Treasury accounts in a fiscal year. */
export const accountFunds = endpoint({
  name: 'agencies/accountFunds',
  path: ({ account }: { account: string; fy: number }) =>
    `v2/federal_accounts/${encodeURIComponent(account)}/`,
  params: toYearParams,
  read: (wire: AccountFundsJson, { account }) => accountFromJson(wire, account),
});
/** Program activities or object classes of a Treasury account in a fiscal year, the largest obligations first. */
export const tasLines = endpoint({
  name: 'agencies/tasLines',
  path: ({ tas, kind }: { tas: string; kind: LineKind; fy: number }) =>
    `v2/agency/treasury_account/${encodeURIComponent(tas)}/${kind}/`,
  params: ({ fy }) => ({ fiscal_year: fy, limit: FUNDS_PAGE_SIZE }),
  read: (wire: LinesJson) => linesFromJson(wire),
});
