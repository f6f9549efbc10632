import type { Route } from '../../../core/route';
import { symbolActivities, symbolClasses } from '../queries/lines';
import { agencyOverview, budgetaryResources } from '../queries/overview';
import { bureauAccounts, subComponents } from '../queries/subComponents';
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
} from '../shapes/accounts';
import { YearQuery } from '../shapes/shared';

const path = 'v2/agency/{toptier_code}/';
const get = { method: 'GET', errors: [400, 404, 422] } as const;

/** The routes for an agency's profile, budgetary resources and bureaus, and for the spending of a Treasury Account Symbol. */
export const accountRoutes: readonly Route[] = [
  {
    ...get,
    path,
    summary: 'Profile of an agency',
    query: YearQuery,
    answer: OverviewAnswer,
    handler: agencyOverview,
  },
  {
    ...get,
    path: `${path}budgetary_resources/`,
    summary: 'Budgetary resources and obligations of an agency by fiscal year',
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
    summary: 'Program activities of a TAS, each by object class',
    query: ActivitiesQuery,
    answer: SymbolActivitiesAnswer,
    handler: symbolActivities,
  },
  {
    ...get,
    path: 'v2/agency/treasury_account/{tas}/object_class/',
    summary: 'Object classes of a TAS, each by program activity',
    query: SpentQuery,
    answer: SymbolClassesAnswer,
    handler: symbolClasses,
  },
];
