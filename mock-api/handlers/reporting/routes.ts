import type { Route } from '../../core/route';
import { agenciesOverview, agencyPeriods, publishDates } from './queries/overview';
import {
  differences,
  discrepancies,
  submissionHistory,
  unlinkedAwards,
} from './queries/submission';
import * as shapes from './shapes';

const agenciesPath = 'v2/reporting/agencies/';
const agencyPath = `${agenciesPath}{toptier_code}/`;
const periodPath = `${agencyPath}{fiscal_year}/{fiscal_period}/`;
const GET_ROUTE = { method: 'GET', errors: [400, 404, 422] } as const;

/** The routes for agency submissions: their dates, statistics and discrepancies. */
export const reportingRoutes: readonly Route[] = [
  {
    ...GET_ROUTE,
    path: `${agenciesPath}overview/`,
    summary: 'Submission statistics of all agencies for a period',
    errors: [400, 422],
    query: shapes.OverviewQuery,
    answer: shapes.OverviewAnswer,
    handler: agenciesOverview,
  },
  {
    ...GET_ROUTE,
    path: `${agenciesPath}publish_dates/`,
    summary: 'Publication dates of all submissions of a fiscal year, by agency',
    errors: [400, 422],
    query: shapes.PublishDatesQuery,
    answer: shapes.PublishDatesAnswer,
    handler: publishDates,
  },
  {
    ...GET_ROUTE,
    path: `${agencyPath}overview/`,
    summary: 'Submission statistics of an agency by period',
    query: shapes.AgencyPeriodsQuery,
    answer: shapes.AgencyPeriodsAnswer,
    handler: agencyPeriods,
  },
  {
    ...GET_ROUTE,
    path: `${agencyPath}differences/`,
    summary: 'TAS whose obligations differ between File A and File B',
    query: shapes.DifferencesQuery,
    answer: shapes.DifferencesAnswer,
    handler: differences,
  },
  {
    ...GET_ROUTE,
    path: `${agencyPath}discrepancies/`,
    summary: 'TAS that are in GTAS but not in a submission',
    query: shapes.DiscrepanciesQuery,
    answer: shapes.DiscrepanciesAnswer,
    handler: discrepancies,
  },
  {
    ...GET_ROUTE,
    path: `${periodPath}submission_history/`,
    summary: 'Publication and certification dates of a submission; 204 if there is none',
    query: shapes.HistoryQuery,
    answer: shapes.HistoryAnswer,
    handler: submissionHistory,
  },
  {
    ...GET_ROUTE,
    path: `${periodPath}unlinked_awards/{type}/`,
    summary: 'Number of awards of a submission only in File C, only in the award data, or in both',
    answer: shapes.UnlinkedAnswer,
    handler: unlinkedAwards,
  },
];
