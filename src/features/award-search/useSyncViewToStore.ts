import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import {
  orderChanged,
  searchReset,
  searchRestored,
  selectView,
  viewChanged,
} from '@/blocks/search-filters';
import { initialFilters } from '@/domain/search/searchFilters';
import type { Values } from '@/lib/url/address';
import { useThunkDispatch } from '@/lib/redux';
import type { searchAddress } from './state/searchAddress';
import type { SearchPageState } from './state/searchPageState';

/** Copies the view in the address to the store. On leaving the page, clears the search. */
export const useSyncViewToStore = ({
  sort,
  order,
  level,
  section,
}: Values<typeof searchAddress>): void => {
  const dispatch = useThunkDispatch<SearchPageState>();
  const { search } = useLocation();
  const { spendingLevel } = useSelector(selectView);
  useEffect(() => {
    dispatch(orderChanged(sort, order));
  }, [dispatch, search, sort, order]);
  useEffect(() => {
    if (spendingLevel !== level) dispatch(viewChanged({ spendingLevel: level }));
  }, [dispatch, level, spendingLevel]);
  const type = section === 'awards' || section === '' ? 'table' : section;
  useEffect(() => {
    dispatch(viewChanged({ type }));
  }, [dispatch, type]);
  useEffect(
    () => () => {
      dispatch(searchReset());
      dispatch(searchRestored(initialFilters));
    },
    [dispatch],
  );
};
