import { Type } from '@sinclair/typebox';
import { defaultPeriod, fiscalYearRange, type DayRange } from '../../../src/domain/fiscal';
import { trailingTwelveMonths } from '../../../src/domain/profileYears';

/** The year a profile is asked for: a fiscal year, `all`, or `latest`, which each profile reads in its own way. */
export const YearQuery = Type.Object({
  year: Type.Optional(Type.String({ pattern: '^([0-9]{4}|all|latest)$', default: 'latest' })),
});
/** The first fiscal year whose days are dates of four digits: none before it has data. */
const FIRST_YEAR_WRITTEN = 1001;
/** The days that a year of a profile covers; `latest` is what the profile takes for it. */
const daysOf = (year: unknown, today: string, latest: DayRange): DayRange => {
  if (year === 'all') return defaultPeriod(today);
  if (year === undefined || year === 'latest') return latest;
  return fiscalYearRange(Math.max(Number(year), FIRST_YEAR_WRITTEN));
};
/** Days of a recipient's year: `latest` is the twelve months up to the date of the data. */
export const recipientDays = (year: unknown, today: string): DayRange =>
  daysOf(year, today, trailingTwelveMonths(today));
/** Days of a state's year: `latest` is the current fiscal year. */
export const stateDays = (year: unknown, today: string): DayRange => {
  const { end } = defaultPeriod(today);
  return daysOf(year, today, fiscalYearRange(Number(end.slice(0, 4))));
};
