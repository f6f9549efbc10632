import type { Route } from '../../../core/route';
import {
  accountCount,
  activityCount,
  agencyAccounts,
  agencyActivities,
  agencyClasses,
  agencyDefCodes,
  agencyFunctions,
  classCount,
  functionCount,
} from '../queries/breakdowns';
import { SpentQuery } from '../shapes/accounts';
import {
  AccountCountAnswer,
  AccountsAnswer,
  ActivitiesAnswer,
  ActivityCountAnswer,
  BalanceQuery,
  ClassCountAnswer,
  ClassesAnswer,
  DefCodesAnswer,
  FunctionCountAnswer,
  FunctionsAnswer,
} from '../shapes/breakdowns';
import { YearQuery } from '../shapes/shared';

const path = 'v2/agency/{toptier_code}/';
const get = { method: 'GET', errors: [400, 404, 422] } as const;

/** The routes that return an agency's spending in the fiscal year to date by one breakdown, and the number of rows of each breakdown. */
export const breakdownRoutes: readonly Route[] = [
  {
    ...get,
    path: `${path}federal_account/`,
    summary: 'Federal accounts of an agency with their TAS',
    query: BalanceQuery,
    answer: AccountsAnswer,
    handler: agencyAccounts,
  },
  {
    ...get,
    path: `${path}federal_account/count/`,
    summary: 'Number of federal accounts and TAS of an agency',
    query: YearQuery,
    answer: AccountCountAnswer,
    handler: accountCount,
  },
  {
    ...get,
    path: `${path}budget_function/`,
    summary: 'Budget functions of an agency, each by subfunction',
    query: SpentQuery,
    answer: FunctionsAnswer,
    handler: agencyFunctions,
  },
  {
    ...get,
    path: `${path}budget_function/count/`,
    summary: 'Number of budget functions and subfunctions of an agency',
    query: YearQuery,
    answer: FunctionCountAnswer,
    handler: functionCount,
  },
  {
    ...get,
    path: `${path}object_class/`,
    summary: 'Major object classes of an agency, each by minor object class',
    query: SpentQuery,
    answer: ClassesAnswer,
    handler: agencyClasses,
  },
  {
    ...get,
    path: `${path}object_class/count/`,
    summary: 'Number of major object classes of an agency',
    query: YearQuery,
    answer: ClassCountAnswer,
    handler: classCount,
  },
  {
    ...get,
    path: `${path}program_activity/`,
    summary: 'Program activities of an agency',
    query: SpentQuery,
    answer: ActivitiesAnswer,
    handler: agencyActivities,
  },
  {
    ...get,
    path: `${path}program_activity/count/`,
    summary: 'Number of program activities of an agency',
    query: YearQuery,
    answer: ActivityCountAnswer,
    handler: activityCount,
  },
  {
    ...get,
    path: `${path}def_code/`,
    summary: 'Disaster Emergency Fund codes of an agency',
    query: BalanceQuery,
    answer: DefCodesAnswer,
    handler: agencyDefCodes,
  },
];
