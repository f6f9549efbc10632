import type { Route } from '../../core/route';
import { awardTypes, defCodes, submissionPeriods, toptierAgencies } from './queries';
import { agencyReference, totalResources } from './resources';
import { loadSearch, saveSearch } from './savedSearches';
import * as shapes from './shapes';

export const referenceRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: 'v2/references/toptier_agencies/',
    summary: 'Toptier agencies with their amounts in the latest published year',
    errors: [400],
    query: shapes.ToptierAgenciesQuery,
    answer: shapes.ToptierAgenciesAnswer,
    handler: toptierAgencies,
  },
  {
    method: 'GET',
    path: 'v2/references/agency/{id}/',
    summary: 'One toptier agency by its ID',
    errors: [400, 404],
    answer: shapes.AgencyReferenceAnswer,
    handler: agencyReference,
  },
  {
    method: 'GET',
    path: 'v2/references/total_budgetary_resources/',
    summary: 'Budgetary resources of all agencies by period',
    errors: [400, 422],
    query: shapes.TotalResourcesQuery,
    answer: shapes.TotalResourcesAnswer,
    handler: totalResources,
  },
  {
    method: 'GET',
    path: 'v2/references/award_types/',
    summary: 'Award types by group',
    errors: [],
    answer: shapes.AwardTypesAnswer,
    handler: awardTypes,
  },
  {
    method: 'GET',
    path: 'v2/references/def_codes/',
    summary: 'Disaster Emergency Fund codes',
    errors: [],
    answer: shapes.DefCodesAnswer,
    handler: defCodes,
  },
  {
    method: 'GET',
    path: 'v2/references/submission_periods/',
    summary: 'Submission periods, newest first',
    errors: [400],
    query: shapes.SubmissionPeriodsQuery,
    answer: shapes.SubmissionPeriodsAnswer,
    handler: submissionPeriods,
  },
  {
    method: 'POST',
    path: 'v2/references/filter/',
    summary: 'Saves a search unchanged and returns its hash, the MD5 of the request bytes',
    uncached: true,
    storesData: true,
    errors: [400, 413, 507],
    selfValidating: true,
    body: shapes.SaveSearchBody,
    answer: shapes.SaveSearchAnswer,
    handler: saveSearch,
  },
  {
    method: 'POST',
    path: 'v2/references/hash/',
    summary: 'Returns a saved search',
    uncached: true,
    errors: [400],
    selfValidating: true,
    body: shapes.SavedSearchBody,
    answer: shapes.SavedSearchAnswer,
    handler: loadSearch,
  },
];
