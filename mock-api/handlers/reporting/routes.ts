import type { Route } from '../../core/route';
import { agenciesOverview, agencyPeriods, publishDates } from './queries/overview';
import {
  differences,
  discrepancies,
  submissionHistory,
  unlinkedAwards,
} from './queries/submission';
import {
  AgencyPeriodsAnswer,
  AgencyPeriodsQuery,
  DifferencesAnswer,
  DifferencesQuery,
  DiscrepanciesAnswer,
  DiscrepanciesQuery,
  HistoryAnswer,
  HistoryQuery,
  OverviewAnswer,
  OverviewQuery,
  PublishDatesAnswer,
  PublishDatesQuery,
  UnlinkedAnswer,
} from './shapes';

const all = 'v2/reporting/agencies/';
const one = `${all}{toptier_code}/`;
const period = `${one}{fiscal_year}/{fiscal_period}/`;
const get = { method: 'GET', cacheable: true, errors: [400, 404, 422] } as const;

/** The routes for agency submissions: their dates, statistics and discrepancies. */
export const reportingRoutes: readonly Route[] = [
  {
    ...get,
    path: `${all}overview/`,
    summary: 'Statistics of every agency’s submission of a period',
    errors: [400, 422],
    query: OverviewQuery,
    answer: OverviewAnswer,
    handler: agenciesOverview,
  },
  {
    ...get,
    path: `${all}publish_dates/`,
    summary: 'When every agency published its submissions of a fiscal year',
    errors: [400, 422],
    query: PublishDatesQuery,
    answer: PublishDatesAnswer,
    handler: publishDates,
  },
  {
    ...get,
    path: `${one}overview/`,
    summary: 'Statistics of an agency’s submissions by period',
    query: AgencyPeriodsQuery,
    answer: AgencyPeriodsAnswer,
    handler: agencyPeriods,
  },
  {
    ...get,
    path: `${one}differences/`,
    summary: 'Symbols whose balances and lines have different obligations',
    query: DifferencesQuery,
    answer: DifferencesAnswer,
    handler: differences,
  },
  {
    ...get,
    path: `${one}discrepancies/`,
    summary: 'Symbols that the Treasury knows and a submission does not',
    query: DiscrepanciesQuery,
    answer: DiscrepanciesAnswer,
    handler: discrepancies,
  },
  {
    ...get,
    path: `${period}submission_history/`,
    summary: 'Publications and certifications of one submission; 204 where there is none',
    query: HistoryQuery,
    answer: HistoryAnswer,
    handler: submissionHistory,
  },
  {
    ...get,
    path: `${period}unlinked_awards/{type}/`,
    summary: 'Awards of one submission that File C and the award data do not share',
    answer: UnlinkedAnswer,
    handler: unlinkedAwards,
  },
];
