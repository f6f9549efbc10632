import { useMemo } from 'react';
import { useLatestPeriod } from '@/blocks/submission-periods';
import type { AccountFilters } from '@/domain/federalAccount/account';
import { chosenYears, hasTime } from '@/domain/federalAccount/filters';
import { EARLIEST_FEDERAL_ACCOUNT_YEAR } from '@/domain/fiscal';
import { useAddress } from '@/lib/address';
import { currentValue, useAnswer } from '@/lib/requests/useAnswer';
import { accountActivities, type ChartFilters } from '@/services/federal-accounts/chartEndpoints';
import type { AccountProfile } from '@/services/federal-accounts/profileEndpoints';
import type { Missing } from './awaited';
import { accountAddress, addressOf, filtersOf, pagesOfFilters } from './accountAddress';

/** Returns the fiscal years of account data, newest first. */
export const yearsUpTo = (latest: number): readonly number[] =>
  Array.from(
    { length: Math.max(0, latest - EARLIEST_FEDERAL_ACCOUNT_YEAR + 1) },
    (_, back) => latest - back,
  );

/**
 * Returns the filters in the address, the function that changes them, and the filters for chart requests (`chart`). `chart` is null while
 * it is unknown; `missing` is then the response it depends on.
 */
export const useAccountFilters = ({ id }: AccountProfile) => {
  const { values, write } = useAddress(accountAddress);
  const period = useLatestPeriod();
  const latest = period.latest?.year;
  const years = useMemo(() => (latest === undefined ? undefined : yearsUpTo(latest)), [latest]);
  const filters = useMemo(() => filtersOf(values, years), [values, years]);
  const activities = useAnswer(
    accountActivities,
    useMemo(() => ({ id }), [id]),
  );
  const options = currentValue(activities);
  const chosen = filters.programActivity;
  const waiting = latest === undefined || (!chosen.isEmpty() && options === null);
  const chart = useMemo((): ChartFilters | null => {
    if (waiting) return null;
    const ids = (options ?? []).filter(({ key }) => chosen.has(key)).flatMap((each) => each.ids);
    const found = chosenYears(filters, EARLIEST_FEDERAL_ACCOUNT_YEAR, latest);
    return {
      id,
      // Dates outside all years must find nothing, not every year.
      years: found.length || !hasTime(filters) ? found : [0],
      classes: filters.objectClass.toArray().sort(),
      // An activity that the account never reported must find nothing, not everything.
      activities: chosen.isEmpty() || ids.length ? ids : [0],
      symbols: filters.tas.toArray(),
    };
  }, [waiting, options, chosen, filters, id, latest]);
  const missing: Missing | undefined = waiting
    ? latest === undefined
      ? period
      : activities
    : undefined;
  const change = (next: AccountFilters) => write(addressOf(next), 'replace', pagesOfFilters);
  return { values, write, filters, change, chart, missing, latest, years, activities };
};
