import type {
  AgencyPublications,
  AgencySubmission,
  PeriodSubmission,
  SubmissionFigures,
  UnlinkedAwards,
} from '@/domain/submissions/submission';
import type { Dollars } from '@/domain/format';
import { listOf, required as present, number, text, webAddress } from '../http/read';
import type {
  DifferencesJson,
  DiscrepanciesJson,
  HistoryJson,
  PageJson,
  PeriodRowJson,
  PeriodsJson,
  PublicationsJson,
  SubmissionRowJson,
  SubmissionsJson,
  UnlinkedJson,
} from './wire';

export interface ReportingPage<R> {
  rows: readonly R[];
  /** Number of rows on all pages; undefined if the service does not return it. */
  total: number | undefined;
  hasNext: boolean;
}
const pageFromJson = <W, R>(wire: PageJson<W>, readRow: (row: W) => R): ReportingPage<R> => ({
  rows: listOf(wire.results, readRow),
  total: number(wire.page_metadata?.total) ?? undefined,
  hasNext: wire.page_metadata?.hasNext === true,
});
const readDate = (value: unknown): string => /^\d{4}-\d{2}-\d{2}/.exec(text(value))?.[0] ?? '';
const requireNumber = (value: unknown): number => present(number(value));
const requireText = (value: unknown): string => present(text(value));

const figuresFromJson = (wire: SubmissionRowJson | PeriodRowJson): SubmissionFigures => {
  const tasTotals = wire.tas_account_discrepancies_totals;
  return {
    budget: number(wire.current_total_budget_authority_amount),
    published: readDate(wire.recent_publication_date),
    certified: wire.recent_publication_date_certified === true,
    missingSymbols: number(tasTotals?.missing_tas_accounts_count),
    gtasObligations: number(tasTotals?.gtas_obligation_total),
    missingObligations: number(tasTotals?.tas_obligation_not_in_gtas_total),
    obligationDifference: number(wire.obligation_difference),
    unlinkedContracts: number(wire.unlinked_contract_award_count),
    unlinkedAssistance: number(wire.unlinked_assistance_award_count),
    statement: webAddress(wire.assurance_statement_url),
  };
};
const agencyFromJson = ({
  agency_name: name,
  abbreviation,
  toptier_code: code,
}: Pick<SubmissionRowJson, 'agency_name' | 'abbreviation' | 'toptier_code'>) => ({
  name: requireText(name),
  abbreviation: text(abbreviation),
  toptierCode: requireText(code),
});

export const submissionsFromJson = (wire: SubmissionsJson): ReportingPage<AgencySubmission> =>
  pageFromJson(wire, (row) => ({ ...agencyFromJson(row), ...figuresFromJson(row) }));

export const periodsFromJson = (wire: PeriodsJson): ReportingPage<PeriodSubmission> =>
  pageFromJson(wire, (row) => ({
    fiscalYear: requireNumber(row.fiscal_year),
    period: requireNumber(row.fiscal_period),
    federalBudget: number(row.total_budgetary_resources),
    ...figuresFromJson(row),
  }));

/** Reads the publication dates; a period without a number is left out. */
export const publicationsFromJson = (wire: PublicationsJson): ReportingPage<AgencyPublications> =>
  pageFromJson(wire, (row) => ({
    ...agencyFromJson(row),
    budget: number(row.current_total_budget_authority_amount),
    periods: (row.periods ?? []).flatMap((entry) => {
      const period = number(entry?.period);
      const dates = entry?.submission_dates;
      return period === null
        ? []
        : [
            {
              period,
              quarterly: entry?.quarterly === true,
              published: readDate(dates?.publication_date),
              certified: readDate(dates?.certification_date),
            },
          ];
    }),
  }));

/** A TAS that is missing from a submission, with its obligations in GTAS. */
export interface MissingSymbol {
  tas: string;
  amount: Dollars | null;
}
export const missingSymbolsFromJson = (wire: DiscrepanciesJson): ReportingPage<MissingSymbol> =>
  pageFromJson(wire, ({ tas, amount }) => ({ tas: requireText(tas), amount: number(amount) }));

/** Obligations of a TAS in the account balances (File A) and in the breakdown by program activity and object class (File B). */
export interface SymbolDifference {
  tas: string;
  inBalances: Dollars | null;
  inBreakdown: Dollars | null;
  difference: Dollars | null;
}
export const differencesFromJson = (wire: DifferencesJson): ReportingPage<SymbolDifference> =>
  pageFromJson(wire, (row) => ({
    tas: requireText(row.tas),
    inBalances: number(row.file_a_obligation),
    inBreakdown: number(row.file_b_obligation),
    difference: number(row.difference),
  }));

/** One publication of a submission. A missing date is ''. */
export interface PublicationEvent {
  published: string;
  certified: string;
}
/** Reads the history of a submission; [] if there is none (204). */
export const historyFromJson = (wire: HistoryJson | null): readonly PublicationEvent[] =>
  wire === null
    ? []
    : listOf(wire.results, (row) => ({
        published: readDate(row.publication_date),
        certified: readDate(row.certification_date),
      }));

export const unlinkedAwardsFromJson = (wire: UnlinkedJson): UnlinkedAwards => ({
  inAccounts: requireNumber(wire.unlinked_file_c_award_count),
  inAwards: requireNumber(wire.unlinked_file_d_award_count),
  linked: requireNumber(wire.total_linked_award_count),
});
