import { useSelector } from 'react-redux';
import { orderChanged, orderReset, selectOrder } from '@/blocks/search-filters';
import type { ResultTabKey } from '@/domain/codes/resultTabs';
import type { Address } from '@/lib/url/address';
import { usePorts } from '@/lib/ports';
import { useThunkDispatch } from '@/lib/redux';
import type { PageQuery } from '@/services/search/results';
import { toColumnChoice, chosenColumns, defaultSort } from '../columnRules';
import { tabColumns } from '../columns';
import { historyModes, type searchAddress } from '../state/searchAddress';
import type { SearchPageState } from '../state/searchPageState';

/** Returns the columns and the order of the table of results, and the functions that change its view. */
export const useResultsTable = (
  { values, write }: Address<typeof searchAddress>,
  { level, tab }: PageQuery,
) => {
  const dispatch = useThunkDispatch<SearchPageState>();
  const { announce, track } = usePorts();
  const { field: sort } = useSelector(selectOrder);
  const allColumns = tabColumns[tab];
  const sortedId = allColumns.find(({ id }) => id === sort)?.id ?? '';
  const sortId = sortedId || defaultSort(tab);
  const columns = chosenColumns(tab, values.cols, sortedId);
  const changeColumns = (cols: string) => write({ cols }, historyModes.cols);
  return {
    all: allColumns,
    columns,
    /** ID of the column that the visitor sorts by; '' for the default. */
    sorted: sortedId,
    sortId,
    /** The sorted column if it is hidden. */
    hiddenSort: columns.some(({ id }) => id === sortId)
      ? undefined
      : allColumns.find(({ id }) => id === sortId),
    isReordered: sort !== '',
    groupedLevel: values.grouped === 'award' && level !== 'awards' ? level : undefined,
    changeColumns,
    showHiddenSort: () =>
      changeColumns(toColumnChoice(tab, chosenColumns(tab, values.cols, sortId))),
    changeGrouped: (on: boolean) =>
      write({ grouped: on ? 'award' : '', page: 1 }, historyModes.grouped),
    changePage: (page: number) => write({ page }, historyModes.page),
    changeLimit: (limit: number) => write({ limit, page: 1 }, historyModes.limit),
    changeTab: (newTab: string) => {
      track('searchTab', newTab);
      const key = newTab as ResultTabKey;
      const isSortKept = tabColumns[key].some(({ id }) => id === sort);
      if (!isSortKept) dispatch(orderReset());
      write(
        { tab: key, page: 1, ...(isSortKept ? {} : { sort: '', order: 'desc' }) },
        historyModes.tab,
      );
    },
    changeSort: (id: string, order: 'asc' | 'desc') => {
      dispatch(orderChanged(id, order));
      write({ sort: id, order, page: 1 }, historyModes.sort);
      const label = allColumns.find((column) => column.id === id)?.label;
      announce(`Sorted by ${label}, ${order === 'asc' ? 'ascending' : 'descending'}`);
    },
    resetSort: () => {
      dispatch(orderReset());
      write({ sort: '', order: 'desc', page: 1 }, historyModes.sort);
      announce('The sort order is reset');
    },
  };
};
export type ResultsTableView = ReturnType<typeof useResultsTable>;
