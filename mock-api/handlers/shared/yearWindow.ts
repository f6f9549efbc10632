import { Type } from '@sinclair/typebox';
import { defaultPeriod, fiscalYearRange, type DayRange } from '../../../src/domain/fiscal';
import { trailingTwelveMonths } from '../../../src/domain/profileYears';

/** The year of a profile request: a fiscal year, `all`, or `latest`. */
export const YearQuery = Type.Object({
  year: Type.Optional(
    Type.String({
      pattern: '^([0-9]{4}|all|latest)$',
      default: 'latest',
      description:
        'A fiscal year, `all`, or `latest`: the last twelve months up to the date of the data.',
    }),
  ),
});
/** The first fiscal year whose dates all have a four-digit year. No earlier year has data. */
const FIRST_FOUR_DIGIT_YEAR = 1001;
/** Returns the date range of a profile year; `latest` is the 12 months up to the date of the data. */
export const getProfileRange = (year: unknown, today: string): DayRange => {
  if (year === 'all') return defaultPeriod(today);
  if (year === undefined || year === 'latest') return trailingTwelveMonths(today);
  return fiscalYearRange(Math.max(Number(year), FIRST_FOUR_DIGIT_YEAR));
};
