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
import type { Values } from '@/lib/address';
import { useThunkDispatch } from '@/lib/redux';
import type { searchAddress } from './state/searchAddress';
import type { SearchPageState } from './state/searchPageState';

/**
 * Copies the sort order, level and section of the address to the store, where other modules read them. On leaving the page, clears the
 * search and the edits that Undo could restore.
 */
export const useViewInStore = ({
  sort,
  order,
  level,
  section,
}: Values<typeof searchAddress>): void => {
  const dispatch = useThunkDispatch<SearchPageState>();
  const { search } = useLocation();
  const { spendingLevel } = useSelector(selectView);
  // The store contains the sort order of the results. Links, Back and Forward change it through the address.
  useEffect(() => {
    dispatch(orderChanged(sort, order));
  }, [dispatch, search, sort, order]);
  useEffect(() => {
    if (spendingLevel !== level) dispatch(viewChanged({ spendingLevel: level }));
  }, [dispatch, level, spendingLevel]);
  // The section in the address counts as the one in view. The awards section shows a table.
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
