import { date } from '@/domain/displayDate';
import type { AccountFilters } from '@/domain/federalAccount/account';
import { hasNoDay } from '@/domain/federalAccount/filters';
import { EARLIEST_FEDERAL_ACCOUNT_YEAR } from '@/domain/fiscal';

/**
 * Returns a sentence for each period in the address that has no account data. `years` lists the years with data, latest first, and is
 * empty until they have loaded. `refusedYear` is the year of the snapshot if it has no data, or ''.
 */
export const describeValuesWithoutData = (
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
          `The start date, ${date(from)}, is after the end date, ${date(to)}. Choose other dates under Time Period.`,
        ]
      : isEmpty
        ? [
            `There is no account data ${from ? `from ${date(from)}` : `up to ${date(to)}`}. Choose other dates under Time Period.`,
          ]
        : []),
    ...(refusedYear
      ? [`There is no account data for FY ${refusedYear}. This page shows the latest year.`]
      : []),
    ...(yearsWithoutData.length
      ? [
          `There is no account data for FY ${yearsWithoutData.join(', ')}. The filter ignores years without data.`,
        ]
      : []),
  ];
};
