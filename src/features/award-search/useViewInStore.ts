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

/** Keeps order, level and section of the address in the store, where others read them; leaving the page forgets its search and the edits that Undo knows. */
export const useViewInStore = ({
  sort,
  order,
  level,
  section,
}: Values<typeof searchAddress>): void => {
  const dispatch = useThunkDispatch<SearchPageState>();
  const { search } = useLocation();
  const { spendingLevel } = useSelector(selectView);
  // The order of the results lives in the store and the address mirrors it: a link, Back and Forward set it.
  useEffect(() => {
    dispatch(orderChanged(sort, order));
  }, [dispatch, search, sort, order]);
  useEffect(() => {
    if (spendingLevel !== level) dispatch(viewChanged({ spendingLevel: level }));
  }, [dispatch, level, spendingLevel]);
  // The section that the address names is the one in view: a table is what the awards section shows.
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
