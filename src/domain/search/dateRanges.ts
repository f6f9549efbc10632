import {
  addDays,
  addMonths,
  daysLabel,
  EARLIEST_SEARCH_DAY,
  isIsoDay,
  type DayRange,
  type IsoDay,
} from '../fiscal';
import { date } from '../format';

export interface NamedRange {
  key: string;
  label: string;
  getRange: (today: IsoDay) => DayRange;
}
const makeLastDays =
  (days: number) =>
  (today: IsoDay): DayRange => ({ start: addDays(today, -days), end: today });
const makeLastMonths =
  (months: number) =>
  (today: IsoDay): DayRange => ({ start: addMonths(today, -months), end: today });
/** Named ranges in display order (pages document §5.2). "Today" is the visitor's current date. */
export const namedRanges: readonly NamedRange[] = [
  {
    key: 'yesterday',
    label: 'Yesterday',
    getRange: (today) => ({ start: addDays(today, -1), end: addDays(today, -1) }),
  },
  { key: 'last7', label: 'Last 7 days', getRange: makeLastDays(7) },
  { key: 'last15', label: 'Last 15 days', getRange: makeLastDays(15) },
  { key: 'last30', label: 'Last 30 days', getRange: makeLastDays(30) },
  { key: 'last60', label: 'Last 60 days', getRange: makeLastDays(60) },
  {
    key: 'thisMonth',
    label: 'This month',
    getRange: (today) => ({ start: `${today.slice(0, 7)}-01`, end: today }),
  },
  { key: 'last3months', label: 'Last 3 months', getRange: makeLastMonths(3) },
  { key: 'last6months', label: 'Last 6 months', getRange: makeLastMonths(6) },
  { key: 'last12months', label: 'Last 12 months', getRange: makeLastMonths(12) },
  {
    key: 'lastYear',
    label: 'Last year (Jan - Dec)',
    getRange: (today) => ({
      start: `${Number(today.slice(0, 4)) - 1}-01-01`,
      end: `${Number(today.slice(0, 4)) - 1}-12-31`,
    }),
  },
  {
    key: 'yearToDate',
    label: 'Year-to-date (Jan - today)',
    getRange: (today) => ({ start: `${today.slice(0, 4)}-01-01`, end: today }),
  },
];

/** Returns the label of a range’s chip: the name of the named range that has these dates today, else the dates. */
export const rangeLabel = (start: IsoDay, end: IsoDay, today: IsoDay): string => {
  const namedRange = namedRanges.find(({ getRange }) => {
    const dates = getRange(today);
    return dates.start === start && dates.end === end;
  });
  if (namedRange) return namedRange.label;
  if (!start) return `Start of data - ${date(end)}`;
  return end ? `${date(start)} - ${date(end)}` : `${date(start)} - present`;
};
/** Returns the dates of a range as the label of its chip in the bar above the results. */
export const rangeBarLabel = (start: IsoDay, end: IsoDay): string => {
  if (!start) return `... to ${date(end)}`;
  return end ? `${date(start)} to ${date(end)}` : `${date(start)} to present`;
};

/** Parses a typed `MM/DD/YYYY` or ISO text as an ISO day: '' if it is empty, undefined if it is not a date. */
export const parseTypedDate = (text: string): IsoDay | '' | undefined => {
  const trimmedText = text.trim();
  if (trimmedText === '') return '';
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(trimmedText) ?? [];
  const iso = year ? `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}` : trimmedText;
  return isIsoDay(iso) ? iso : undefined;
};

export interface DateProblem {
  field: 'start' | 'end' | 'both';
  title: string;
  text: string;
}
const makeProblem = (field: 'start' | 'end', text: string): DateProblem => ({
  field,
  title: `Invalid ${field === 'start' ? 'Start' : 'End'} Date`,
  text,
});
const invalidDateText = (typedText: string): string =>
  `"${typedText.trim().slice(0, 40)}" is not a date. Use MM/DD/YYYY.`;
/** Returns the first problem of a typed range; undefined if each date is valid or empty and the order is right. */
export const dateProblem = (startText: string, endText: string): DateProblem | undefined => {
  const start = parseTypedDate(startText);
  const end = parseTypedDate(endText);
  if (start === undefined) return makeProblem('start', invalidDateText(startText));
  if (end === undefined) return makeProblem('end', invalidDateText(endText));
  const tooEarlyText = `Choose a date on or after ${date(EARLIEST_SEARCH_DAY)}, when search data begins.`;
  if (start && start < EARLIEST_SEARCH_DAY) return makeProblem('start', tooEarlyText);
  if (end && end < EARLIEST_SEARCH_DAY) return makeProblem('end', tooEarlyText);
  if (start && end && end < start)
    return {
      field: 'both',
      title: 'Invalid Dates',
      text: 'The end date is earlier than the start date. Choose a later end date.',
    };
  return undefined;
};

/** Returns the analytics label of a date range, whose start or end may be empty; undefined for any other list. */
export const dateRangeLabel = (
  range: readonly (string | null | undefined)[],
): string | undefined => {
  if (range.length !== 2 || (!range[0] && !range[1])) return undefined;
  return `${range[0] || 'open-ended'} to ${range[1] || 'present'}`;
};

/**
 * Returns one label for several periods. Overlapping and adjacent periods are joined. Periods that start after the end of the data are
 * omitted.
 */
export const periodsLabel = (periods: readonly DayRange[], dataEnd: IsoDay): string =>
  periods
    .filter(({ start }) => start <= dataEnd)
    .sort((a, b) => a.start.localeCompare(b.start))
    .reduce<DayRange[]>((merged, period) => {
      const previous = merged.at(-1);
      if (!previous || period.start > addDays(previous.end, 1)) return [...merged, period];
      const end = period.end > previous.end ? period.end : previous.end;
      return [...merged.slice(0, -1), { start: previous.start, end }];
    }, [])
    .map((days) => daysLabel(days, dataEnd))
    .join(', ');
