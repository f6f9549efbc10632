import { useEffect, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { List } from 'immutable';
import { filterOptionsOf, federalAccountOf } from '@/domain/federalAccount/account';
import { currentValue, useAnswer } from '@/lib/requests/useAnswer';
import {
  accountClasses,
  accountSnapshot,
  type AccountProfile,
} from '@/services/federal-accounts/profileEndpoints';
import { submissionPeriods as periodList } from '@/services/references/endpoints';
import { federalAccountChanged } from './state/federalAccountState';
import { useAccountFilters } from './useAccountFilters';
import { useShownYear } from './useShownYear';

const ALL = {};
/** Keeps the account in view and its filters in the store. */
export const useShownAccount = (record: AccountProfile): void => {
  const dispatch = useDispatch();
  const { id } = record;
  const { year } = useShownYear();
  const { filters, activities } = useAccountFilters(record);
  const snapshot = currentValue(
    useAnswer(
      accountSnapshot,
      useMemo(() => (year === undefined ? null : { id, year }), [id, year]),
    ),
  );
  const classes = currentValue(
    useAnswer(
      accountClasses,
      useMemo(() => ({ id }), [id]),
    ),
  );
  const periods = currentValue(useAnswer(periodList, ALL));
  const options = currentValue(activities);
  useEffect(() => {
    dispatch(
      federalAccountChanged({
        account: federalAccountOf(record, snapshot?.totals ?? null),
      }),
    );
  }, [dispatch, record, snapshot]);
  useEffect(() => {
    dispatch(federalAccountChanged({ filters }));
  }, [dispatch, filters]);
  useEffect(() => {
    const symbols = record.symbols.map(({ symbol }) => symbol);
    dispatch(
      federalAccountChanged({
        filterOptions: filterOptionsOf(classes ?? [], options ?? [], symbols),
      }),
    );
  }, [dispatch, classes, options, record]);
  useEffect(() => {
    dispatch(federalAccountChanged({ submissionPeriods: List(periods ?? []) }));
  }, [dispatch, periods]);
};
