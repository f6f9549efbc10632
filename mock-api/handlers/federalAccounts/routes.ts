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
import {
  AccountQuery,
  ActivitiesListAnswer,
  ActivitiesListQuery,
  FederalAccountAnswer,
  FederalAccountsAnswer,
  FederalAccountsBody,
  ObjectClassesAnswer,
  ObjectClassTotalsAnswer,
  ProgramActivitiesAnswer,
  ProgramActivityTotalsAnswer,
  SnapshotAnswer,
  TotalsBody,
} from './shapes';

const byId = 'v2/federal_accounts/{federal_account_id}/';
const byCode = 'v2/federal_accounts/{federal_account_code}/';
const get = { method: 'GET', cacheable: true } as const;
const post = { method: 'POST', cacheable: true } as const;

export const federalAccountRoutes: readonly Route[] = [
  {
    ...post,
    path: 'v2/federal_accounts/',
    summary: 'Federal accounts with their budgetary resources',
    errors: [400, 422],
    body: FederalAccountsBody,
    answer: FederalAccountsAnswer,
    handler: federalAccounts,
  },
  {
    ...get,
    path: 'v2/federal_accounts/{account_number}/',
    summary: 'One federal account with its TAS in a fiscal year',
    errors: [400, 404, 422],
    query: AccountQuery,
    answer: FederalAccountAnswer,
    handler: federalAccount,
  },
  {
    ...get,
    path: `${byId}fiscal_year_snapshot/`,
    summary: 'Balances of a federal account in the latest fiscal year',
    errors: [400],
    answer: SnapshotAnswer,
    handler: fiscalYearSnapshot,
  },
  {
    ...get,
    path: `${byId}fiscal_year_snapshot/{fiscal_year}/`,
    summary: 'Balances of a federal account in a fiscal year',
    errors: [400],
    answer: SnapshotAnswer,
    handler: fiscalYearSnapshot,
  },
  {
    ...get,
    path: `${byId}available_object_classes/`,
    summary: 'Object classes of a federal account',
    errors: [400],
    answer: ObjectClassesAnswer,
    handler: availableObjectClasses,
  },
  {
    ...get,
    path: `${byId}available_program_activities/`,
    summary: 'Program activities of a federal account',
    errors: [400],
    answer: ProgramActivitiesAnswer,
    handler: availableProgramActivities,
  },
  {
    ...get,
    path: `${byCode}program_activities/`,
    summary: 'Program activities of a federal account, paged',
    errors: [400, 404, 422],
    query: ActivitiesListQuery,
    answer: ActivitiesListAnswer,
    handler: programActivities,
  },
  {
    ...post,
    path: `${byCode}object_classes/total/`,
    summary: 'Obligations of a federal account by object class',
    errors: [400, 404, 422],
    body: TotalsBody,
    answer: ObjectClassTotalsAnswer,
    handler: objectClassTotals,
  },
  {
    ...post,
    path: `${byCode}program_activities/total/`,
    summary: 'Obligations of a federal account by program activity',
    errors: [400, 404, 422],
    body: TotalsBody,
    answer: ProgramActivityTotalsAnswer,
    handler: programActivityTotals,
  },
];
