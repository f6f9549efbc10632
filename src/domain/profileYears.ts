/** The year of a recipient or state profile (specification `interactive.md` §9, "Year selector"). */
import {
  EARLIEST_FEDERAL_ACCOUNT_YEAR,
  addMonths,
  daysLabel,
  defaultPeriod,
  fiscalMonthOf,
  fiscalYearOf,
  fiscalYearRange,
  fiscalYears,
  isValidFiscalYear,
  type DayRange,
  type IsoDay,
  type LatestPeriod,
} from './fiscal';
import { date } from './displayDate';

/** `latest`, `all`, or four digits from 2008 on. */
export type ProfileYear = string;
/** The year that a profile shows if its address has none. */
export const DEFAULT_PROFILE_YEAR: ProfileYear = 'latest';

/** Returns the choices of a profile's year selector: the trailing 12 months, all years, then each fiscal year, newest first. */
export const profileYears = (today: IsoDay): { id: ProfileYear; label: string }[] => [
  { id: 'latest', label: 'Trailing 12 Months' },
  { id: 'all', label: 'All Fiscal Years' },
  ...fiscalYears(today).map((year) => ({ id: String(year), label: `FY ${year}` })),
];
/** Parses a profile year from an address; undefined if it is not a valid choice. */
export const parseProfileYear = (text: string, today: IsoDay): ProfileYear | undefined => {
  if (text === 'latest' || text === 'all') return text;
  return /^\d{4}$/.test(text) && isValidFiscalYear(text) && Number(text) <= fiscalYearOf(today)
    ? text
    : undefined;
};

/** Returns the 12 months up to today. */
export const trailingTwelveMonths = (today: IsoDay): DayRange => ({
  start: addMonths(today, -12),
  end: today,
});
/** Returns the first and last day that a profile covers. All requests of one profile use these days, so that their figures agree. */
export const profilePeriod = (year: ProfileYear, today: IsoDay): DayRange => {
  if (year === 'all') return defaultPeriod(today);
  return year === 'latest' ? trailingTwelveMonths(today) : fiscalYearRange(Number(year));
};
/** Returns the profile year that matches the only period of a search, else undefined. For `all`, the end may be today or later. */
export const findProfileYear = (
  periods: readonly DayRange[],
  today: IsoDay,
): ProfileYear | undefined => {
  const [range] = periods;
  if (!range || periods.length > 1) return undefined;
  // A search without a period ends with the visitor's current fiscal year, which may be later than the last fiscal year of the data.
  if (range.start === defaultPeriod(today).start && range.end >= today) return 'all';
  return ['latest', String(fiscalYearOf(range.start))].find((year) => {
    const { start, end } = profilePeriod(year, today);
    return start === range.start && end === range.end;
  });
};
/** Returns the label of a profile’s period, such as `12 months from 11/15/2024 to 11/15/2025`. */
export const profilePeriodLabel = (year: ProfileYear, today: IsoDay): string => {
  const days = profilePeriod(year, today);
  return year === 'latest' ? `12 months from ${daysLabel(days, today)}` : daysLabel(days, today);
};
/** Returns a profile's period as the end of a sentence: `in FY 2025`, `in FY 2026 through 11/15/2025`. */
export const profilePeriodPhrase = (year: ProfileYear, today: IsoDay): string => {
  if (year === 'all') return 'in all fiscal years since FY 2008';
  return `in ${year === 'latest' ? 'the ' : ''}${profilePeriodLabel(year, today)}`;
};
/**
 * Returns the days with reported outlays, such as `from 10/01/2024 through 08/31/2025`, if only part of a profile's period is reported,
 * else ''. Agencies report October with November, so a period from November on starts in October.
 */
export const outlayDaysPhrase = (
  year: ProfileYear,
  today: IsoDay,
  latest: LatestPeriod | undefined,
): string => {
  const { start, end } = profilePeriod(year, today);
  if (!latest || latest.latestSubmissionDate >= end || latest.latestSubmissionDate < start)
    return '';
  const startDay = fiscalMonthOf(start) === 2 ? fiscalYearRange(fiscalYearOf(start)).start : start;
  const firstDay =
    year === 'all'
      ? fiscalYearRange(EARLIEST_FEDERAL_ACCOUNT_YEAR).start
      : `${startDay.slice(0, 7)}-01`;
  return `from ${date(firstDay)} through ${date(latest.latestSubmissionDate)}`;
};
