import type { ListedAgency } from '@/domain/agencies/listedAgency';
import { EARLIEST_FEDERAL_ACCOUNT_YEAR } from '@/domain/fiscal';

/** What every part of the profile is about. */
export interface AgencyInYear {
  agency: ListedAgency;
  fy: number;
  /** The year as account data have it, `FY 2026 through 08/31/2026` while agencies have more of it to report. */
  accountYear: string;
  /** The year as award data have it, `FY 2026 through 11/15/2025` until it has ended. */
  awardYear: string;
}

/** The latest fiscal year that any agency reported, as the list of agencies says. */
export const latestYearOf = (agencies: readonly ListedAgency[], fallback: number): number => {
  const years = agencies.map(({ fiscalYear }) => Number(fiscalYear)).filter((year) => year > 0);
  return years.length ? Math.max(...years) : fallback;
};
/** Years to choose from, newest first. */
export const yearChoices = (latest: number): { id: string; label: string }[] =>
  Array.from({ length: Math.max(0, latest - EARLIEST_FEDERAL_ACCOUNT_YEAR + 1) }, (_, at) => ({
    id: String(latest - at),
    label: `FY ${latest - at}`,
  }));
/** The year that an address asks for; undefined for one that no profile has. */
export const yearOf = (asked: string, latest: number): number | undefined => {
  if (!asked) return latest;
  const year = Number(asked);
  return year >= EARLIEST_FEDERAL_ACCOUNT_YEAR && year <= latest ? year : undefined;
};
/** `FY24`, as headings of columns say it. */
export const shortYear = (fy: number): string => `FY${String(fy).slice(-2)}`;
