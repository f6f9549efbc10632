import type { Route } from '../../core/route';
import {
  agencyAwards,
  categoryObligations,
  newAwardCount,
  recipientDistribution,
} from './queries/awards';
import { symbolActivities, symbolClasses } from './queries/lines';
import { agencyOverview, budgetaryResources } from './queries/overview';
import { subAgencies, subAgencyCount } from './queries/subAgencies';
import { bureauAccounts, subComponents } from './queries/subComponents';
import {
  ActivitiesQuery,
  BudgetaryResourcesAnswer,
  BureauAnswer,
  BureauQuery,
  OverviewAnswer,
  SpentQuery,
  SubComponentsAnswer,
  SubComponentsQuery,
  SymbolActivitiesAnswer,
  SymbolClassesAnswer,
} from './shapes/accounts';
import {
  AgencyAwardsAnswer,
  AgencyQuery,
  CategoriesAnswer,
  NewAwardCountAnswer,
  RecipientsAnswer,
  SubAgencyAnswer,
  SubAgencyCountAnswer,
  SubAgencyCountQuery,
  SubAgencyQuery,
} from './shapes/awards';
import { YearQuery } from './shapes/shared';

const path = 'v2/agency/{toptier_code}/';
const get = { method: 'GET', cacheable: true, errors: [400, 404, 422] } as const;

/** Award money of one top-tier agency; the lists of award types come as `[A,B]`, `A,B` or repeated parameters. */
const awardRoutes: readonly Route[] = [
  {
    ...get,
    path: `${path}awards/`,
    summary: 'Transactions and obligations of an agency in a fiscal year',
    query: AgencyQuery,
    answer: AgencyAwardsAnswer,
    handler: agencyAwards,
  },
  {
    ...get,
    path: `${path}awards/new/count/`,
    summary: 'Awards of an agency that began in a fiscal year',
    query: AgencyQuery,
    answer: NewAwardCountAnswer,
    handler: newAwardCount,
  },
  {
    ...get,
    path: `${path}obligations_by_award_category/`,
    summary: 'Award obligations of an agency in a fiscal year by award group',
    query: YearQuery,
    answer: CategoriesAnswer,
    handler: categoryObligations,
  },
  {
    ...get,
    path: `${path}recipients/`,
    summary: 'How the award obligations of an agency are distributed over its recipients',
    query: YearQuery,
    answer: RecipientsAnswer,
    handler: recipientDistribution,
  },
  {
    ...get,
    path: `${path}sub_agency/`,
    summary: 'Awards of an agency in a fiscal year by subtier and office',
    query: SubAgencyQuery,
    answer: SubAgencyAnswer,
    handler: subAgencies,
  },
  {
    ...get,
    path: `${path}sub_agency/count/`,
    summary: 'How many subtiers and offices of an agency had awards in a fiscal year',
    query: SubAgencyCountQuery,
    answer: SubAgencyCountAnswer,
    handler: subAgencyCount,
  },
];

/** Money of an agency's accounts at the end of the latest period of a year that is out. */
const accountRoutes: readonly Route[] = [
  {
    ...get,
    path,
    summary: 'What an agency is',
    query: YearQuery,
    answer: OverviewAnswer,
    handler: agencyOverview,
  },
  {
    ...get,
    path: `${path}budgetary_resources/`,
    summary: 'Resources and obligations of an agency in every fiscal year',
    errors: [404],
    answer: BudgetaryResourcesAnswer,
    handler: budgetaryResources,
  },
  {
    ...get,
    path: `${path}sub_components/`,
    summary: 'Bureaus of an agency with the balances of their accounts',
    query: SubComponentsQuery,
    answer: SubComponentsAnswer,
    handler: subComponents,
  },
  {
    ...get,
    path: `${path}sub_components/{bureau_slug}/`,
    summary: 'Federal accounts of a bureau with their balances',
    query: BureauQuery,
    answer: BureauAnswer,
    handler: bureauAccounts,
  },
  {
    ...get,
    path: 'v2/agency/treasury_account/{tas}/program_activity/',
    summary: 'Program activities of a Treasury account symbol, each by object class',
    query: ActivitiesQuery,
    answer: SymbolActivitiesAnswer,
    handler: symbolActivities,
  },
  {
    ...get,
    path: 'v2/agency/treasury_account/{tas}/object_class/',
    summary: 'Object classes of a Treasury account symbol, each by program activity',
    query: SpentQuery,
    answer: SymbolClassesAnswer,
    handler: symbolClasses,
  },
];

export const agencyRoutes: readonly Route[] = [...awardRoutes, ...accountRoutes];
