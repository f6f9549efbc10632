import { endpoint } from '../http/endpoint';
import {
  differencesFromJson,
  historyFromJson,
  missingSymbolsFromJson,
  periodsFromJson,
  publicationsFromJson,
  submissionsFromJson,
  unlinkedAwardsFromJson,
} from './reportingFromJson';
import type {
  DifferencesJson,
  DiscrepanciesJson,
  HistoryJson,
  PeriodsJson,
  PublicationsJson,
  SubmissionsJson,
  UnlinkedJson,
} from './wire';

export type { MissingSymbol, PublicationEvent, SymbolDifference } from './reportingFromJson';

/** The sort order and page of a list. `sort` is the service’s column name, or a key from `publicationSort`. */
interface ListQuery {
  sort: string;
  order: 'asc' | 'desc';
  page: number;
  limit: number;
}
const toListParams = ({ page, limit, order, sort }: ListQuery) => ({ page, limit, order, sort });
const toFilterParams = (term: string): Readonly<Record<string, string>> =>
  term ? { filter: term } : {};

export interface SubmissionsQuery extends ListQuery {
  fy: number;
  period: number;
  /** Part of an agency’s name or abbreviation; '' for all. */
  term: string;
}
/** One page of the agencies’ submissions for a period. */
export const agencySubmissions = endpoint({
  name: 'reporting/submissions',
  path: 'v2/reporting/agencies/overview/',
  params: ({ fy, period, term, ...list }: SubmissionsQuery) => ({
    fiscal_year: fy,
    fiscal_period: period,
    ...toListParams(list),
    ...toFilterParams(term),
  }),
  read: (wire: SubmissionsJson) => submissionsFromJson(wire),
});

/** Returns the site’s sort key for the publication dates of a period: `publication_date_3`. */
export const publicationSort = (period: number): string => `publication_date_${period}`;
/** One page of agencies with their publication and certification dates in a fiscal year. */
export const agencyPublications = endpoint({
  name: 'reporting/publications',
  path: 'v2/reporting/agencies/publish_dates/',
  params: ({ fy, term, sort, ...list }: Omit<SubmissionsQuery, 'period'>) => ({
    fiscal_year: fy,
    ...toListParams({
      ...list,
      sort: sort.replace(/^publication_date_(\d+)$/, 'publication_date,$1'),
    }),
    ...toFilterParams(term),
  }),
  read: (wire: PublicationsJson) => publicationsFromJson(wire),
});

interface AgencyQuery {
  toptierCode: string;
}
/** The agency, fiscal year and period that identify a submission. */
export interface SubmissionQuery extends AgencyQuery {
  fy: number;
  period: number;
}
const buildPath =
  <Q extends AgencyQuery>(getSuffix: (query: Q) => string) =>
  (query: Q) =>
    `v2/reporting/agencies/${encodeURIComponent(query.toptierCode)}/${getSuffix(query)}/`;

/** One page of the submissions of an agency. */
export const submissionsOfAgency = endpoint({
  name: 'reporting/agency',
  path: buildPath<AgencyQuery & ListQuery>(() => 'overview'),
  params: (query) => toListParams(query),
  read: (wire: PeriodsJson) => periodsFromJson(wire),
});

const toSubmissionParams = ({ fy, period, ...list }: SubmissionQuery & ListQuery) => ({
  fiscal_year: fy,
  fiscal_period: period,
  ...toListParams(list),
});
/** One page of the Treasury Account Symbols (TAS) that are missing from a submission. */
export const missingSymbols = endpoint({
  name: 'reporting/missing',
  path: buildPath<SubmissionQuery & ListQuery>(() => 'discrepancies'),
  params: toSubmissionParams,
  read: (wire: DiscrepanciesJson) => missingSymbolsFromJson(wire),
});
/** One page of the TAS whose obligations differ between Files A and B of a submission. */
export const obligationDifferences = endpoint({
  name: 'reporting/differences',
  path: buildPath<SubmissionQuery & ListQuery>(() => 'differences'),
  params: toSubmissionParams,
  read: (wire: DifferencesJson) => differencesFromJson(wire),
});

/** Page size above the number of events of any submission, so that one request returns all of them. */
const EVENTS_PAGE_SIZE = 100;
/** Every publication and certification of a submission. */
export const submissionHistory = endpoint({
  name: 'reporting/history',
  path: buildPath<SubmissionQuery>(({ fy, period }) => `${fy}/${period}/submission_history`),
  params: () => ({ page: 1, limit: EVENTS_PAGE_SIZE }),
  read: (wire: HistoryJson | null) => historyFromJson(wire),
});
/** Counts of awards that are only in File C, only in File D, or in both files of a submission. */
export const unlinkedAwards = endpoint({
  name: 'reporting/unlinked',
  path: buildPath<SubmissionQuery & { type: 'procurement' | 'assistance' }>(
    ({ fy, period, type }) => `${fy}/${period}/unlinked_awards/${type}`,
  ),
  read: (wire: UnlinkedJson) => unlinkedAwardsFromJson(wire),
});
