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

/** Fiscal years of account data, newest first. */
export const yearsUpTo = (latest: number): readonly number[] =>
  Array.from(
    { length: Math.max(0, latest - EARLIEST_FEDERAL_ACCOUNT_YEAR + 1) },
    (_, back) => latest - back,
  );

/** The filters of the address: what they are, how they are changed, and what charts are asked with; null while that is not known, with what is `missing` for it. */
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
      // Dates that hold no year find nothing, rather than every year.
      years: found.length || !hasTime(filters) ? found : [0],
      classes: filters.objectClass.toArray().sort(),
      // An activity that the account never reported finds nothing, rather than everything.
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
