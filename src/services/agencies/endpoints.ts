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
import { number, text } from '../http/read';
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

/** Every top-tier agency, the largest budget first; asked for with nothing: the question is `{}`. All pages ask it the same way, so that it is sent once. */
export const allAgencies = endpoint({
  name: 'agencies/all',
  path: 'v2/references/toptier_agencies/',
  params: () => ({ sort: 'percentage_of_total_budget_authority', order: 'desc' }),
  read: (wire: ToptierAgenciesJson): readonly ListedAgency[] => agenciesFromJson(wire),
});

/** An agency by Treasury's code, in a fiscal year. */
export interface AgencyQuery {
  toptierCode: string;
  fy: number;
}
const below =
  <Q extends { toptierCode: string }>(rest = '') =>
  ({ toptierCode }: Q) =>
    `v2/agency/${encodeURIComponent(toptierCode)}/${rest}`;
const ofYear = ({ fy }: { fy: number }) => ({ fiscal_year: fy });

/** What an agency is, and the emergency codes of its accounts in a year, the latest unless told. */
export const agencyOverview = endpoint({
  name: 'agencies/overview',
  path: below<Pick<AgencyQuery, 'toptierCode'> & Partial<AgencyQuery>>(),
  params: ({ fy }) => (fy === undefined ? {} : ofYear({ fy })),
  read: (wire: AgencyOverviewJson): AgencyOverview => overviewFromJson(wire),
});
/** Budget, obligations and outlays of an agency in all years: nothing of it changes with the year of the page. */
export const agencyResources = endpoint({
  name: 'agencies/resources',
  path: below<{ toptierCode: string }>('budgetary_resources/'),
  read: (wire: BudgetaryResourcesJson): readonly AgencyYear[] => resourcesFromJson(wire),
});
/** Obligations of the awards that an agency made in a year, by type. */
export const agencyAwardTypes = endpoint({
  name: 'agencies/awardTypes',
  path: below<AgencyQuery>('obligations_by_award_category/'),
  params: ofYear,
  read: (wire: AwardCategoriesJson): AwardObligations => categoriesFromJson(wire),
});

/** Awards of some types, all where `codes` is null. */
export interface AgencyAwardsQuery extends AgencyQuery {
  codes: readonly string[] | null;
}
const ofTypes = ({ fy, codes }: AgencyAwardsQuery) => ({
  fiscal_year: fy,
  ...(codes && { award_type_codes: `[${codes.join(',')}]` }),
});
export interface AgencyAwards {
  obligations: Dollars | null;
  transactions: number | null;
  /** Day of the newest transaction; '' where there is none. */
  latest: string;
}
/** What an agency obligated by awards in a year. */
export const agencyAwards = endpoint({
  name: 'agencies/awards',
  path: below<AgencyAwardsQuery>('awards/'),
  params: ofTypes,
  read: (wire: AgencyAwardsJson): AgencyAwards => ({
    obligations: number(wire.obligations),
    transactions: number(wire.transaction_count),
    latest: text(wire.latest_action_date),
  }),
});
/** How many awards of an agency began in a year. */
export const agencyNewAwards = endpoint({
  name: 'agencies/newAwards',
  path: below<AgencyAwardsQuery>('awards/new/count/'),
  params: ofTypes,
  read: (wire: NewAwardsJson): number | null => number(wire.new_award_count),
});
export type SubAgencySort = 'name' | 'total_obligations' | 'transaction_count' | 'new_award_count';
export interface SubAgencyQuery extends AgencyAwardsQuery {
  sort: SubAgencySort;
  order: 'asc' | 'desc';
  page: number;
  limit: number;
}
/** The sub-agencies of an agency with what each awarded in a year, and their offices. */
export const subAgencies = endpoint({
  name: 'agencies/subAgencies',
  path: below<SubAgencyQuery>('sub_agency/'),
  params: ({ sort, order, page, limit, ...awards }: SubAgencyQuery) => ({
    ...ofTypes(awards),
    limit,
    page,
    sort,
    order,
  }),
  read: (wire: SubAgenciesJson) => subAgenciesFromJson(wire),
});
/** How many sub-agencies and offices of an agency made awards in a year. */
export const subAgencyTotals = endpoint({
  name: 'agencies/subAgencyTotals',
  path: below<AgencyQuery>('sub_agency/count/'),
  params: ofYear,
  read: (wire: SubAgencyCountJson) => subAgencyTotalsFromJson(wire),
});
/** How the obligations of an agency are spread over its recipients in a year. The published contract has no such call: a service without it answers 404. */
export const agencyRecipients = endpoint({
  name: 'agencies/recipients',
  path: below<AgencyQuery>('recipients/'),
  params: ofYear,
  read: (wire: RecipientDistributionJson): RecipientDistribution => distributionFromJson(wire),
});

/** Rows that the service gives at once, the most there can be: the page shows ten of them at a time. */
export const FUNDS_ROWS = 100;
/** The sub-components of an agency, the largest budget first. */
export const agencyComponents = endpoint({
  name: 'agencies/components',
  path: below<AgencyQuery>('sub_components/'),
  params: ({ fy }: AgencyQuery) => ({ fiscal_year: fy, limit: FUNDS_ROWS }),
  read: (wire: ComponentsJson) => componentsFromJson(wire),
});
/** The federal accounts of a sub-component, the largest budget first, a hundred at a time. */
export const componentAccounts = endpoint({
  name: 'agencies/componentAccounts',
  path: ({ toptierCode, component }: AgencyQuery & { component: string; page: number }) =>
    `v2/agency/${encodeURIComponent(toptierCode)}/sub_components/${encodeURIComponent(component)}/`,
  params: ({ fy, page }) => ({ fiscal_year: fy, limit: FUNDS_ROWS, page }),
  read: (wire: ComponentsJson) => componentsFromJson(wire),
});
/** A federal account with its Treasury accounts in a year. */
export const accountFunds = endpoint({
  name: 'agencies/accountFunds',
  path: ({ account }: { account: string; fy: number }) =>
    `v2/federal_accounts/${encodeURIComponent(account)}/`,
  params: ofYear,
  read: (wire: AccountFundsJson, { account }) => accountFromJson(wire, account),
});
/** Program activities or object classes of a Treasury account in a year, the largest obligations first. */
export const tasLines = endpoint({
  name: 'agencies/tasLines',
  path: ({ tas, kind }: { tas: string; kind: LineKind; fy: number }) =>
    `v2/agency/treasury_account/${encodeURIComponent(tas)}/${kind}/`,
  params: ({ fy }) => ({ fiscal_year: fy, limit: FUNDS_ROWS }),
  read: (wire: LinesJson) => linesFromJson(wire),
});
