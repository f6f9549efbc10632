import type { Route } from '../../core/route';
import {
  availableObjectClasses,
  availableProgramActivities,
  objectClassTotals,
  programActivities,
  programActivityTotals,
} from './queries/lines';
import { federalAccounts } from './queries/listing';
import { federalAccount, fiscalYearSnapshot } from './queries/profile';
import * as shapes from './shapes';

const idPath = 'v2/federal_accounts/{federal_account_id}/';
const codePath = 'v2/federal_accounts/{federal_account_code}/';

export const federalAccountRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: 'v2/federal_accounts/',
    summary: 'Federal accounts with their budgetary resources',
    errors: [400, 422],
    body: shapes.FederalAccountsBody,
    answer: shapes.FederalAccountsAnswer,
    handler: federalAccounts,
  },
  {
    method: 'GET',
    path: 'v2/federal_accounts/{account_number}/',
    summary: 'One federal account with its TAS in a fiscal year',
    errors: [400, 404, 422],
    query: shapes.AccountQuery,
    answer: shapes.FederalAccountAnswer,
    handler: federalAccount,
  },
  {
    method: 'GET',
    path: `${idPath}fiscal_year_snapshot/`,
    summary: 'Balances of a federal account in the latest fiscal year',
    errors: [400],
    answer: shapes.SnapshotAnswer,
    handler: fiscalYearSnapshot,
  },
  {
    method: 'GET',
    path: `${idPath}fiscal_year_snapshot/{fiscal_year}/`,
    summary: 'Balances of a federal account in a fiscal year',
    errors: [400],
    answer: shapes.SnapshotAnswer,
    handler: fiscalYearSnapshot,
  },
  {
    method: 'GET',
    path: `${idPath}available_object_classes/`,
    summary: 'Object classes of a federal account',
    errors: [400],
    answer: shapes.ObjectClassesAnswer,
    handler: availableObjectClasses,
  },
  {
    method: 'GET',
    path: `${idPath}available_program_activities/`,
    summary: 'Program activities of a federal account',
    errors: [400],
    answer: shapes.ProgramActivitiesAnswer,
    handler: availableProgramActivities,
  },
  {
    method: 'GET',
    path: `${codePath}program_activities/`,
    summary: 'One page of the program activities of a federal account',
    errors: [400, 404, 422],
    query: shapes.ActivitiesListQuery,
    answer: shapes.ActivitiesListAnswer,
    handler: programActivities,
  },
  {
    method: 'POST',
    path: `${codePath}object_classes/total/`,
    summary: 'Obligations of a federal account by object class',
    errors: [400, 404, 422],
    body: shapes.TotalsBody,
    answer: shapes.ObjectClassTotalsAnswer,
    handler: objectClassTotals,
  },
  {
    method: 'POST',
    path: `${codePath}program_activities/total/`,
    summary: 'Obligations of a federal account by program activity',
    errors: [400, 404, 422],
    body: shapes.TotalsBody,
    answer: shapes.ProgramActivityTotalsAnswer,
    handler: programActivityTotals,
  },
];
