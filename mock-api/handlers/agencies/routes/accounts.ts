import type { Route } from '../../../core/route';
import { loadSymbolActivities, symbolClasses } from '../queries/lines';
import { loadAgencyOverview, loadBudgetaryResources } from '../queries/overview';
import { loadBureauAccounts, loadSubComponents } from '../queries/subComponents';
import * as shapes from '../shapes/accounts';
import { YearQuery } from '../shapes/shared';

const basePath = 'v2/agency/{toptier_code}/';
const GET_DEFAULTS = { method: 'GET', errors: [400, 404, 422] } as const;

/** The routes for an agency's profile, budgetary resources and bureaus, and for the spending of a Treasury Account Symbol. */
export const accountRoutes: readonly Route[] = [
  {
    ...GET_DEFAULTS,
    path: basePath,
    summary: 'Profile of an agency',
    query: YearQuery,
    answer: shapes.OverviewAnswer,
    handler: loadAgencyOverview,
  },
  {
    ...GET_DEFAULTS,
    path: `${basePath}budgetary_resources/`,
    summary: 'Budgetary resources and obligations of an agency by fiscal year',
    errors: [404],
    answer: shapes.BudgetaryResourcesAnswer,
    handler: loadBudgetaryResources,
  },
  {
    ...GET_DEFAULTS,
    path: `${basePath}sub_components/`,
    summary: 'Bureaus of an agency with the balances of their accounts',
    query: shapes.SubComponentsQuery,
    answer: shapes.SubComponentsAnswer,
    handler: loadSubComponents,
  },
  {
    ...GET_DEFAULTS,
    path: `${basePath}sub_components/{bureau_slug}/`,
    summary: 'Federal accounts of a bureau with their balances',
    query: shapes.BureauQuery,
    answer: shapes.BureauAnswer,
    handler: loadBureauAccounts,
  },
  {
    ...GET_DEFAULTS,
    path: 'v2/agency/treasury_account/{tas}/program_activity/',
    summary: 'Program activities of a TAS, each by object class',
    query: shapes.ActivitiesQuery,
    answer: shapes.SymbolActivitiesAnswer,
    handler: loadSymbolActivities,
  },
  {
    ...GET_DEFAULTS,
    path: 'v2/agency/treasury_account/{tas}/object_class/',
    summary: 'Object classes of a TAS, each by program activity',
    query: shapes.SpentQuery,
    answer: shapes.SymbolClassesAnswer,
    handler: symbolClasses,
  },
];
