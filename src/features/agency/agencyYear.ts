import type { AgencyYear } from '@/domain/agencies/agencyProfile';
import type { ListedAgency } from '@/domain/agencies/listedAgency';
import { EARLIEST_FEDERAL_ACCOUNT_YEAR } from '@/domain/fiscal';
import type { Answer } from '@/lib/requests/useAnswer';
import type { AgencyQuery } from '@/services/agencies/endpoints';

/** The agency and fiscal year that every section of the profile is about. */
export interface AgencyInYear {
  agency: ListedAgency;
  fy: number;
  /** The API query for the agency and the fiscal year. It stays the same object until one of them changes. */
  query: AgencyQuery;
  /**
   * Label of the fiscal year for account data. Until agencies have reported the whole year, the label includes the last date: `FY 2026
   * through 08/31/2026`.
   */
  accountYear: string;
  /**
   * Label of the fiscal year for award data. Until the year has ended, the label includes the last date: `FY 2026 through 11/15/2025`.
   */
  awardYear: string;
}

/** Props of the panels that receive the figures of all fiscal years of the agency. */
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
export const yearChoices = (latestYear: number): { id: string; label: string }[] =>
  Array.from({ length: Math.max(0, latestYear - EARLIEST_FEDERAL_ACCOUNT_YEAR + 1) }, (_, at) => ({
    id: String(latestYear - at),
    label: `FY ${latestYear - at}`,
  }));
/** Returns the fiscal year in an address: `latestYear` for '', undefined for a year without profiles. */
export const parseYear = (text: string, latestYear: number): number | undefined => {
  if (!text) return latestYear;
  const year = Number(text);
  return year >= EARLIEST_FEDERAL_ACCOUNT_YEAR && year <= latestYear ? year : undefined;
};
/** Returns a fiscal year as in column headings: `FY24`. */
export const formatShortYear = (fy: number): string => `FY${String(fy).slice(-2)}`;
