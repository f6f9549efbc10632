import { date } from '@/domain/displayDate';
import type { AccountFilters } from '@/domain/federalAccount/account';
import { hasNoDay } from '@/domain/federalAccount/filters';
import { EARLIEST_FEDERAL_ACCOUNT_YEAR } from '@/domain/fiscal';

/**
 * Returns a sentence for each time in the address that has no account data. `years` are those that have data, the latest first; empty
 * while unknown. `refusedYear` is a year of the snapshot without data, or ''.
 */
export const valuesWithoutData = (
  filters: AccountFilters,
  years: readonly number[],
  refusedYear: string,
): readonly string[] => {
  const [latest] = years;
  if (latest === undefined) return [];
  const { startDate: from, endDate: to } = filters;
  const isEmpty = hasNoDay(filters, EARLIEST_FEDERAL_ACCOUNT_YEAR, latest);
  const yearsWithoutData = filters.fy
    .toArray()
    .filter((each) => !years.includes(Number(each)))
    .sort();
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
    ...(yearsWithoutData.length
      ? [`There is no account data of FY ${yearsWithoutData.join(', ')}: the filter leaves it out.`]
      : []),
  ];
};
