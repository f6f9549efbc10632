/** Fiscal time (specification `interactive.md` §9). Fiscal month 1 is October. Dates are ISO days without time zones. */
import { limits } from '../lib/layoutTokens';
import { date } from './displayDate';
export { toIsoDate } from '../lib/toIsoDate';

export type IsoDay = string;
export type FiscalYear = number;
export interface DayRange {
  start: IsoDay;
  end: IsoDay;
}

export const EARLIEST_FISCAL_YEAR = 2008;
export const EARLIEST_EXPLORER_YEAR = 2017;
export const EARLIEST_FEDERAL_ACCOUNT_YEAR = 2017;
/** First day that a search accepts. */
export const EARLIEST_SEARCH_DAY: IsoDay = '2007-10-01';
/** First fiscal year of award data downloads. */
export const AWARD_DOWNLOAD_START_YEAR = 2001;

const pad = (value: number, width = 2): string => String(value).padStart(width, '0');

/** Returns whether a text is a real calendar day in ISO form; 2023-02-30 is not. */
export const isIsoDay = (text: string): boolean => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (!year || !month || !day) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
};

/** Returns the day `count` days later, or earlier if negative. */
export const addDays = (day: IsoDay, count: number): IsoDay => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
};
/** Returns the same day `count` months later, or the last day of that month if it is shorter. */
export const addMonths = (day: IsoDay, count: number): IsoDay => {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const index = year * 12 + month - 1 + count;
  const lastDate = new Date(Date.UTC(Math.floor(index / 12), (index % 12) + 1, 0)).getUTCDate();
  return `${pad(Math.floor(index / 12), 4)}-${pad((index % 12) + 1)}-${pad(Math.min(date, lastDate))}`;
};

export const fiscalYearOf = (day: IsoDay): FiscalYear =>
  Number(day.slice(0, 4)) + (Number(day.slice(5, 7)) >= 10 ? 1 : 0);
/** Returns the fiscal month of a day; 1 is October. */
export const fiscalMonthOf = (day: IsoDay): number => ((Number(day.slice(5, 7)) + 2) % 12) + 1;
/** Returns the fiscal quarter of a fiscal month. */
export const quarterOfMonth = (fiscalMonth: number): number => Math.ceil(fiscalMonth / 3);
export const fiscalQuarterOf = (day: IsoDay): number => quarterOfMonth(fiscalMonthOf(day));

/** Returns the first and last day of a fiscal year. */
export const fiscalYearRange = (year: FiscalYear): DayRange => ({
  start: `${year - 1}-10-01`,
  end: `${year}-09-30`,
});
/** Returns the first and last day of a fiscal quarter. */
export const fiscalQuarterRange = (year: FiscalYear, quarter: number): DayRange => {
  const [from, to] = (
    [
      ['10-01', '12-31'],
      ['01-01', '03-31'],
      ['04-01', '06-30'],
      ['07-01', '09-30'],
    ] as const
  )[quarter - 1] ?? ['10-01', '12-31'];
  const calendarYear = quarter === 1 ? year - 1 : year;
  return { start: `${calendarYear}-${from}`, end: `${calendarYear}-${to}` };
};
/** Returns the calendar year and month (1 to 12) of a fiscal month. */
export const calendarMonth = (
  year: FiscalYear,
  fiscalMonth: number,
): { year: number; month: number } => ({
  year: fiscalMonth <= 3 ? year - 1 : year,
  month: ((fiscalMonth + 8) % 12) + 1,
});

/** Returns whether a fiscal year from a form or an address is valid: a whole number of at least 2008. */
export const isValidFiscalYear = (value: unknown): boolean => {
  const year =
    typeof value === 'number'
      ? value
      : typeof value === 'string' && /^\s*\d+\s*$/.test(value)
        ? Number(value)
        : NaN;
  return Number.isInteger(year) && year >= EARLIEST_FISCAL_YEAR;
};

/** Returns the fiscal years from `latest` back to `earliest`. */
export const listYears = (latest: FiscalYear, earliest: FiscalYear): FiscalYear[] =>
  Array.from({ length: Math.max(0, latest - earliest + 1) }, (_, index) => latest - index);
/** Returns the fiscal years from the current one back to `earliest`. */
export const fiscalYears = (today: IsoDay, earliest = EARLIEST_FISCAL_YEAR): FiscalYear[] =>
  listYears(fiscalYearOf(today), earliest);
/**
 * Returns the label of a date range: `FY 2025`, `FY 2024 to FY 2025`, two dates, or `FY 2008 through 11/15/2025` if the data ends
 * earlier.
 */
export const daysLabel = ({ start, end }: DayRange, dataEnd: IsoDay): string => {
  const [first, last] = [fiscalYearOf(start), fiscalYearOf(end)];
  const startsYear = start === fiscalYearRange(first).start;
  if (end > dataEnd.slice(0, 10))
    return `${startsYear ? `FY ${first}` : date(start)} through ${date(dataEnd)}`;
  if (!startsYear || end !== fiscalYearRange(last).end) return `${date(start)} to ${date(end)}`;
  return first === last ? `FY ${first}` : `FY ${first} to FY ${last}`;
};
/** Returns the label of a fiscal year, with the last day of data if the year is incomplete: `FY 2026 through 11/15/2025`. */
export const fiscalYearLabel = (year: FiscalYear, dataEnd: IsoDay): string =>
  daysLabel(fiscalYearRange(year), dataEnd);
/**
 * Returns ` through 11/15/2025` if the data ends before the end of a period, else ''. If all periods are the current fiscal year,
 * returns ` in FY 2026 through 11/15/2025`.
 */
export const throughText = (periods: readonly DayRange[], dataEnd: IsoDay): string => {
  if (periods.every(({ end }) => end <= dataEnd)) return '';
  const year = fiscalYearOf(dataEnd);
  const yearRange = fiscalYearRange(year);
  const isWholeYear = periods.every(
    ({ start, end }) => start === yearRange.start && end === yearRange.end,
  );
  return isWholeYear ? ` in ${fiscalYearLabel(year, dataEnd)}` : ` through ${date(dataEnd)}`;
};
/** Returns the period searched by default: from the earliest supported year to the end of the current one. */
export const defaultPeriod = (today: IsoDay): DayRange => ({
  start: EARLIEST_SEARCH_DAY,
  end: fiscalYearRange(fiscalYearOf(today)).end,
});

/** Returns the day on which a quarter closes, 45 days after its last day. Agencies may still change its data until then. */
export const quarterCloseDay = (year: FiscalYear, quarter: number): IsoDay =>
  addDays(fiscalQuarterRange(year, quarter).end, limits.quarterCloseWindowDays);

export interface SubmissionPeriod {
  periodStart: IsoDay;
  periodEnd: IsoDay;
  submissionStart: IsoDay;
  submissionDue: IsoDay;
  certificationDue: IsoDay;
  reveal: IsoDay;
  fiscalYear: FiscalYear;
  quarter: number;
  month: number;
  isQuarter: boolean;
}
export interface LatestPeriod {
  year: FiscalYear;
  quarter: number;
  period: number;
  latestSubmissionDate: IsoDay;
}

/** Returns the period of a fiscal year with the highest month whose reveal date is not in the future, or undefined. */
export const latestPeriodOfYear = (
  periods: readonly SubmissionPeriod[],
  year: FiscalYear,
  today: IsoDay,
): LatestPeriod | undefined => {
  const revealedPeriods = periods.filter(
    (period) => period.fiscalYear === year && period.reveal.slice(0, 10) <= today,
  );
  const last = revealedPeriods.reduce<SubmissionPeriod | undefined>(
    (candidate, period) => (!candidate || period.month > candidate.month ? period : candidate),
    undefined,
  );
  return (
    last && {
      year,
      quarter: last.quarter,
      period: last.month,
      latestSubmissionDate: last.periodEnd.slice(0, 10),
    }
  );
};
/** Returns the latest period of the newest fiscal year that has a revealed period, or undefined. */
export const latestPeriod = (
  periods: readonly SubmissionPeriod[],
  today: IsoDay,
): LatestPeriod | undefined =>
  [...new Set(periods.map((period) => period.fiscalYear))]
    .sort((a, b) => b - a)
    .map((year) => latestPeriodOfYear(periods, year, today))
    .find((candidate) => candidate !== undefined);
