import { is } from 'immutable';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useLatestPeriod } from '@/blocks/submission-periods';
import type { AccountFilters } from '@/domain/federalAccount/account';
import { useAddress } from '@/lib/url/address';
import { currentValue, useAnswer } from '@/lib/requests/useAnswer';
import { accountActivities } from '@/services/federal-accounts/chartEndpoints';
import type { AccountProfile } from '@/services/federal-accounts/profileEndpoints';
import { accountAddress, toAddress, filterPageParameters } from './accountAddress';
import { yearsUpTo } from './accountYears';
import type { MissingResponse } from './failIfMissing';
import { getChartFilters } from './chartFilters';
import { selectAccountFilters } from './state/federalAccountState';

/** Returns the filters, functions to change them, and the filters of chart requests; `chart` is null while `missing` loads. */
export const useAccountFilters = ({ id }: AccountProfile) => {
  const { values, write } = useAddress(accountAddress);
  const filters = useSelector(selectAccountFilters, is);
  const periodResult = useLatestPeriod();
  const latest = periodResult.latest?.year;
  const years = useMemo(() => (latest === undefined ? undefined : yearsUpTo(latest)), [latest]);
  const query = useMemo(() => ({ id }), [id]);
  const activities = useAnswer(accountActivities, query);
  const options = currentValue(activities);
  const chartFilters = useMemo(
    () => getChartFilters(filters, { id, latest, activities: options }),
    [filters, id, latest, options],
  );
  const missing: MissingResponse | undefined = chartFilters
    ? undefined
    : latest === undefined
      ? periodResult
      : activities;
  const change = (next: AccountFilters) =>
    write(toAddress(next), 'replace', { names: filterPageParameters });
  return {
    values,
    write,
    filters,
    change,
    chart: chartFilters,
    missing,
    latest,
    years,
    activities,
  };
};
