import type { Route } from '../../../core/route';
import {
  countAccounts,
  countActivities,
  loadAgencyAccounts,
  loadAgencyActivities,
  loadAgencyClasses,
  loadAgencyDefCodes,
  loadAgencyFunctions,
  countClasses,
  countFunctions,
} from '../queries/breakdowns';
import { SpentQuery } from '../shapes/accounts';
import * as shapes from '../shapes/breakdowns';
import { YearQuery } from '../shapes/shared';

const basePath = 'v2/agency/{toptier_code}/';
const GET_DEFAULTS = { method: 'GET', errors: [400, 404, 422] } as const;

/** The routes that return an agency's spending in the fiscal year to date by one breakdown, and the number of rows of each breakdown. */
export const breakdownRoutes: readonly Route[] = [
  {
    ...GET_DEFAULTS,
    path: `${basePath}federal_account/`,
    summary: 'Federal accounts of an agency with their TAS',
    query: shapes.BalanceQuery,
    answer: shapes.AccountsAnswer,
    handler: loadAgencyAccounts,
  },
  {
    ...GET_DEFAULTS,
    path: `${basePath}federal_account/count/`,
    summary: 'Number of federal accounts and TAS of an agency',
    query: YearQuery,
    answer: shapes.AccountCountAnswer,
    handler: countAccounts,
  },
  {
    ...GET_DEFAULTS,
    path: `${basePath}budget_function/`,
    summary: 'Budget functions of an agency, each by subfunction',
    query: SpentQuery,
    answer: shapes.FunctionsAnswer,
    handler: loadAgencyFunctions,
  },
  {
    ...GET_DEFAULTS,
    path: `${basePath}budget_function/count/`,
    summary: 'Number of budget functions and subfunctions of an agency',
    query: YearQuery,
    answer: shapes.FunctionCountAnswer,
    handler: countFunctions,
  },
  {
    ...GET_DEFAULTS,
    path: `${basePath}object_class/`,
    summary: 'Major object classes of an agency, each by minor object class',
    query: SpentQuery,
    answer: shapes.ClassesAnswer,
    handler: loadAgencyClasses,
  },
  {
    ...GET_DEFAULTS,
    path: `${basePath}object_class/count/`,
    summary: 'Number of major object classes of an agency',
    query: YearQuery,
    answer: shapes.ClassCountAnswer,
    handler: countClasses,
  },
  {
    ...GET_DEFAULTS,
    path: `${basePath}program_activity/`,
    summary: 'Program activities of an agency',
    query: SpentQuery,
    answer: shapes.ActivitiesAnswer,
    handler: loadAgencyActivities,
  },
  {
    ...GET_DEFAULTS,
    path: `${basePath}program_activity/count/`,
    summary: 'Number of program activities of an agency',
    query: YearQuery,
    answer: shapes.ActivityCountAnswer,
    handler: countActivities,
  },
  {
    ...GET_DEFAULTS,
    path: `${basePath}def_code/`,
    summary: 'Disaster Emergency Fund codes of an agency',
    query: shapes.BalanceQuery,
    answer: shapes.DefCodesAnswer,
    handler: loadAgencyDefCodes,
  },
];
