import { date } from '@/domain/displayDate';
import { holdNoDay } from '@/domain/federalAccount/filters';
import { EARLIEST_FEDERAL_ACCOUNT_YEAR } from '@/domain/fiscal';
import { filtersOf, type AccountValues } from './accountAddress';

/**
 * Returns a sentence for each time in the address that has no account data. `years` are those that have data, the latest first; empty while
 * unknown.
 * `refusedYear` is a year of the snapshot without data, or ''.
 */
export const valuesWithoutData = (
  values: AccountValues,
  years: readonly number[],
  refusedYear: string,
): readonly string[] => {
  const [latest] = years;
  if (latest === undefined) return [];
  const { from, to } = values;
  const isEmpty = holdNoDay(filtersOf(values, undefined), EARLIEST_FEDERAL_ACCOUNT_YEAR, latest);
  const leftOut = values.years.split(',').filter((each) => each && !years.includes(Number(each)));
  return [
    ...(isEmpty && from && to && from > to
      ? [
          `The first day, ${date(from)}, is after the last day, ${date(to)}. Choose other dates under Time Period.`,
        ]
      : isEmpty
        ? [
            `There is no account data ${from ? `from ${date(from)}` : `up to ${date(to)}`}: nothing is found. Choose other dates under Time Period.`,
          ]
        : []),
    ...(refusedYear
      ? [`There is no account data of FY ${refusedYear}: this page shows the latest year.`]
      : []),
    ...(leftOut.length
      ? [`There is no account data of FY ${leftOut.join(', ')}: the filter leaves it out.`]
      : []),
  ];
};
