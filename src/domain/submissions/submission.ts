/** Submissions and certifications of agencies’ data (`interactive.md` §3; pages document §12). Missing values are null or ''. */
import { Record as ImmutableRecord, type RecordOf } from 'immutable';
import { percent, type Dollars } from '../format';
import type { FiscalYear, IsoDay } from '../fiscal';

export interface SubmissionFigures {
  /** Budgetary resources of the agency in the period. */
  budget: Dollars | null;
  /** Day of the newest publication. */
  published: IsoDay;
  certified: boolean;
  /** Number of Treasury Account Symbols in the Treasury's system (GTAS) that are missing from the submission. */
  missingSymbols: number | null;
  /** Obligations of the agency in GTAS; `missingObligations` covers only the missing symbols. */
  gtasObligations: Dollars | null;
  missingObligations: Dollars | null;
  /** Obligations in the account balances minus those in the breakdown by program activity and object class. */
  obligationDifference: Dollars | null;
  unlinkedContracts: number | null;
  unlinkedAssistance: number | null;
  /** URL of the agency's comments on its data; '' if there are none. */
  statement: string;
}
export interface AgencySubmission extends SubmissionFigures {
  name: string;
  abbreviation: string;
  toptierCode: string;
}
export interface PeriodSubmission extends SubmissionFigures {
  fiscalYear: FiscalYear;
  /** Fiscal month; 2 means the first two months. */
  period: number;
  /** Budgetary resources of all agencies in the period. */
  federalBudget: Dollars | null;
}
/** The days on which an agency published and certified a period of the displayed year. */
export interface PeriodDates {
  period: number;
  quarterly: boolean;
  published: IsoDay;
  certified: IsoDay;
}
export interface AgencyPublications {
  name: string;
  abbreviation: string;
  toptierCode: string;
  budget: Dollars | null;
  periods: readonly PeriodDates[];
}
export interface FederalTotal {
  fiscalYear: FiscalYear;
  period: number;
  resources: Dollars;
}

/** Numbers of awards of one kind in a submission: awards in only one of the two files, and awards in both. */
export interface UnlinkedAwards {
  /** Only in the breakdown by award (File C). */
  inAccounts: number;
  /** Only in the award data (File D1 or D2). */
  inAwards: number;
  linked: number;
}
export const sumAwards = ({ inAccounts, inAwards, linked }: UnlinkedAwards): number =>
  inAccounts + inAwards + linked;

/** Returns a share as a percentage with two decimals; `--` if it is not available. */
export const formatShare = (part: number | null, whole: number | null | undefined): string =>
  percent(part, whole, 2);
/** Returns the budgetary resources of all agencies in a period; null if not available. */
export const getFederalTotal = (
  totals: readonly FederalTotal[],
  year: FiscalYear,
  period: number,
): Dollars | null =>
  totals.find((total) => total.fiscalYear === year && total.period === period)?.resources ?? null;
/** Returns the budgetary resources of all agencies in the latest available period of a year; null if there is none. */
export const getYearFederalTotal = (
  totals: readonly FederalTotal[],
  year: FiscalYear,
): Dollars | null =>
  totals
    .filter(({ fiscalYear }) => fiscalYear === year)
    .reduce<FederalTotal | null>(
      (latest, total) => (!latest || total.period > latest.period ? total : latest),
      null,
    )?.resources ?? null;

export interface SubmissionSort {
  field: string;
  order: 'asc' | 'desc';
}
export const DEFAULT_SORT = {
  field: 'current_total_budget_authority_amount',
  order: 'desc',
} as const;

/** State with the field names of the specification. */
interface SubmissionsStateShape {
  searchTerm: string;
  /** Results for the search term; empty without one. */
  submissionSearchResults: readonly AgencySubmission[];
  publicationSearchResults: readonly AgencyPublications[];
  allSubmissions: readonly AgencySubmission[];
  allPublications: readonly AgencyPublications[];
  federalTotals: readonly FederalTotal[];
  submissionsSort: SubmissionSort;
  publicationsSort: SubmissionSort;
}
export type SubmissionsState = RecordOf<SubmissionsStateShape>;
export const makeSubmissionsState = ImmutableRecord<SubmissionsStateShape>(
  {
    searchTerm: '',
    submissionSearchResults: [],
    publicationSearchResults: [],
    allSubmissions: [],
    allPublications: [],
    federalTotals: [],
    submissionsSort: DEFAULT_SORT,
    publicationsSort: DEFAULT_SORT,
  },
  'SubmissionsState',
);
