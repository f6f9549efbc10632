/**
 * What agencies submit and certify about their money (specification `interactive.md` §3, "Submission statistics"; pages document §12).
 * Numbers are null and days '' where nothing was submitted or the service does not say.
 */
import { Record as ImmutableRecord, type RecordOf } from 'immutable';
import { percent, type Dollars } from '../format';
import type { FiscalYear, IsoDay } from '../fiscal';

/** How complete a submission is. */
export interface SubmissionFigures {
  /** Budgetary resources of the agency in the period. */
  budget: Dollars | null;
  /** Day of the newest publication. */
  published: IsoDay;
  /** Whether the newest publication is certified. */
  certified: boolean;
  /** Treasury account symbols that the Treasury's system (GTAS) has and the submission has not. */
  missingSymbols: number | null;
  /** Obligations of the agency in GTAS, and of the missing symbols alone. */
  gtasObligations: Dollars | null;
  missingObligations: Dollars | null;
  /** Obligations of the account balances less those of the breakdown by program activity and object class. */
  obligationDifference: Dollars | null;
  unlinkedContracts: number | null;
  unlinkedAssistance: number | null;
  /** Where the agency comments on its data; '' where it does not. */
  statement: string;
}
/** The submission of one agency for the period on show. */
export interface AgencySubmission extends SubmissionFigures {
  name: string;
  abbreviation: string;
  toptierCode: string;
}
/** One of the submissions of an agency. */
export interface PeriodSubmission extends SubmissionFigures {
  fiscalYear: FiscalYear;
  /** Fiscal month; 2 stands for the first two. */
  period: number;
  /** Budgetary resources of all agencies in the period. */
  federalBudget: Dollars | null;
}
/** When an agency published and certified a period of the year on show. */
export interface PeriodDates {
  period: number;
  quarterly: boolean;
  published: IsoDay;
  certified: IsoDay;
}
/** The publications of one agency in a fiscal year. */
export interface AgencyPublications {
  name: string;
  abbreviation: string;
  toptierCode: string;
  budget: Dollars | null;
  periods: readonly PeriodDates[];
}
/** Budgetary resources of all agencies at the end of a period. */
export interface FederalTotal {
  fiscalYear: FiscalYear;
  period: number;
  resources: Dollars;
}

/** Awards of one kind in a submission: how many are in one file alone, and how many in both. */
export interface UnlinkedAwards {
  /** In the breakdown by award (File C) alone. */
  inAccounts: number;
  /** In the award data (File D1 or D2) alone. */
  inAwards: number;
  linked: number;
}
export const awardsOfAll = ({ inAccounts, inAwards, linked }: UnlinkedAwards): number =>
  inAccounts + inAwards + linked;

/** A part of the whole with two decimals: `< 0.01%` where it is more than nothing and rounds to it, `0.00%` for nothing itself, `--` where it cannot be computed. */
export const shareOf = (part: number | null, whole: number | null | undefined): string =>
  percent(part, whole, 2);
/** What all agencies had to spend in a period; null where it is not known. */
export const federalTotalOf = (
  totals: readonly FederalTotal[],
  year: FiscalYear,
  period: number,
): Dollars | null =>
  totals.find((total) => total.fiscalYear === year && total.period === period)?.resources ?? null;
/** The same at the end of the latest period of a year that is known. */
export const federalTotalOfYear = (
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
/** How both tables are sorted at first. */
export const FIRST_SORT = {
  field: 'current_total_budget_authority_amount',
  order: 'desc',
} as const;

/** The statistics in view, as the specification names them. */
interface SubmissionsStateShape {
  searchTerm: string;
  /** What the term found; empty while nothing is searched for. */
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
    submissionsSort: FIRST_SORT,
    publicationsSort: FIRST_SORT,
  },
  'SubmissionsState',
);
