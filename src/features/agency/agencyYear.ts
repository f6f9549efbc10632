import type { AgencyYear } from '@/domain/agencies/agencyProfile';
import type { ListedAgency } from '@/domain/agencies/listedAgency';
import { EARLIEST_FEDERAL_ACCOUNT_YEAR } from '@/domain/fiscal';
import type { Answer } from '@/lib/requests/useAnswer';
import type { AgencyQuery } from '@/services/agencies/endpoints';

/** The agency and fiscal year that every section of the profile is about. */
export interface AgencyInYear {
  agency: ListedAgency;
  fy: number;
  /** The API query for both; the same object while neither changes. */
  query: AgencyQuery;
  /** The fiscal year of account data, `FY 2026 through 08/31/2026` until agencies have reported all of it. */
  accountYear: string;
  /** The fiscal year of award data, `FY 2026 through 11/15/2025` until it has ended. */
  awardYear: string;
}

/** Props of the figures that read all years of the agency. */
export interface YearFigureProps {
  record: AgencyInYear;
  answer: Answer<{ toptierCode: string }, readonly AgencyYear[]>;
}

/** Returns the latest fiscal year that any agency in the list has reported, or `fallback`. */
export const findLatestYear = (agencies: readonly ListedAgency[], fallback: number): number => {
  const years = agencies.map(({ fiscalYear }) => Number(fiscalYear)).filter((year) => year > 0);
  return years.length ? Math.max(...years) : fallback;
};
/** Returns the fiscal years to choose from, newest first. */
export const yearChoices = (latest: number): { id: string; label: string }[] =>
  Array.from({ length: Math.max(0, latest - EARLIEST_FEDERAL_ACCOUNT_YEAR + 1) }, (_, at) => ({
    id: String(latest - at),
    label: `FY ${latest - at}`,
  }));
/** Returns the fiscal year in an address; the latest for '', undefined for a year that no profile has. */
export const parseYear = (text: string, latest: number): number | undefined => {
  if (!text) return latest;
  const year = Number(text);
  return year >= EARLIEST_FEDERAL_ACCOUNT_YEAR && year <= latest ? year : undefined;
};
/** Returns a fiscal year as in column headings: `FY24`. */
export const shortYear = (fy: number): string => `FY${String(fy).slice(-2)}`;
