/**
 * The year that a profile of a recipient or a state shows (specification `interactive.md` §9, "Year selector"): `latest`, `all`, or a fiscal
 * year from 2008 on.
 */
import {
  addMonths,
  defaultPeriod,
  fiscalYearOf,
  fiscalYearRange,
  fiscalYears,
  isValidFiscalYear,
  type DayRange,
  type IsoDay,
} from './fiscal';

/** `latest`, `all`, or four digits. */
export type ProfileYear = string;
/** What a profile shows when its address names no year. */
export const DEFAULT_PROFILE_YEAR: ProfileYear = 'latest';

/** Choices of a profile's year selector, newest first. */
export const profileYears = (today: IsoDay): { id: ProfileYear; label: string }[] => [
  { id: 'latest', label: 'Trailing 12 Months' },
  { id: 'all', label: 'All Fiscal Years' },
  ...fiscalYears(today).map((year) => ({ id: String(year), label: `FY ${year}` })),
];
/** The year that a text in an address means; undefined when no profile has it. */
export const profileYearOf = (text: string, today: IsoDay): ProfileYear | undefined => {
  if (text === 'latest' || text === 'all') return text;
  return /^\d{4}$/.test(text) && isValidFiscalYear(text) && Number(text) <= fiscalYearOf(today)
    ? text
    : undefined;
};

/** One year back to today. */
export const trailingTwelveMonths = (today: IsoDay): DayRange => ({
  start: addMonths(today, -12),
  end: today,
});
/** How a service counts `latest`: recipients over the trailing twelve months, states over the current fiscal year (decision 0036). */
export type LatestMeans = 'trailing twelve months' | 'current fiscal year';
/** First and last day of what a profile shows. All parts of one profile ask for these days, so that their figures agree. */
export const profilePeriod = (
  year: ProfileYear,
  today: IsoDay,
  latest: LatestMeans = 'trailing twelve months',
): DayRange => {
  if (year === 'all') return defaultPeriod(today);
  if (year !== 'latest') return fiscalYearRange(Number(year));
  return latest === 'trailing twelve months'
    ? trailingTwelveMonths(today)
    : fiscalYearRange(fiscalYearOf(today));
};
/** The same in words, to end a sentence with: `in FY 2025`. */
export const profilePeriodWords = (
  year: ProfileYear,
  today: IsoDay,
  latest: LatestMeans = 'trailing twelve months',
): string => {
  if (year === 'all') return 'in all fiscal years since FY 2008';
  if (year !== 'latest') return `in FY ${year}`;
  return latest === 'trailing twelve months'
    ? 'in the last 12 months'
    : `in FY ${fiscalYearOf(today)} so far`;
};
