import { useMemo } from 'react';
import { choice, useAddress, integer, type Parameter } from '@/lib/url/address';
import { PAGE_SIZES } from './TablePages';
import type { TableView } from './tableView';

/** A tab with a table that the service sorts and pages. */
export interface TableTab<K extends string> {
  key: K;
  label: string;
  /** IDs of the sortable columns. */
  sorts: readonly string[];
  first: Pick<TableView, 'sort' | 'order'>;
}
/** Tabs with one table each, and their URL parameters. */
export interface TabbedTables<K extends string> {
  name: string;
  tabs: readonly TableTab<K>[];
  parameters: Readonly<Record<string, Parameter<string | number>>>;
}

/** Highest page that a URL may request. */
const MAX_PAGE = 10_000;
/** The URL parameter for the number of rows per page. */
export const rowsParameter: Parameter<number> = {
  fallback: PAGE_SIZES[0],
  parse: (text) => PAGE_SIZES.find((size) => String(size) === text),
  write: String,
};

/**
 * Creates tabs whose selection is the URL parameter `name`. Each tab has its own order and page (`key_sort`, `key_order`, `key_page`).
 * All tabs share `name_rows`.
 */
export const tabbedTables = <K extends string>(
  name: string,
  tabs: readonly TableTab<K>[],
): TabbedTables<K> => ({
  name,
  tabs,
  parameters: {
    [name]: choice<string>(
      tabs.map(({ key }) => key),
      '',
    ),
    [`${name}_rows`]: rowsParameter,
    ...Object.fromEntries(
      tabs.flatMap(({ key, sorts, first }): [string, Parameter<string | number>][] => [
        [`${key}_sort`, choice<string>(sorts, first.sort)],
        [`${key}_order`, choice<string>(['asc', 'desc'], first.order)],
        [`${key}_page`, integer(1, MAX_PAGE)],
      ]),
    ),
  },
});

/** Returns the view of a tab's table from the values of the URL parameters. */
export const readTableView = (
  values: Readonly<Record<string, string | number>>,
  name: string,
  tab: string,
): TableView => ({
  sort: values[`${tab}_sort`] as string,
  order: values[`${tab}_order`] as TableView['order'],
  page: values[`${tab}_page`] as number,
  limit: values[`${name}_rows`] as number,
});

export interface TabbedTablesInAddress<K extends string> {
  /** Tab selected in the URL; '' if there is none. */
  requestedTab: K | '';
  /** Names of the parameters with invalid values. */
  refused: readonly string[];
  getView: (tab: K) => TableView;
  /** Selects a tab. The history entry is replaced unless `history` is 'push'. */
  chooseTab: (tab: K, history?: 'push' | 'replace') => void;
  changeView: (tab: K, changes: Partial<TableView>) => void;
}
/** Reads and writes the URL parameters of tabbed tables. */
export const useTabbedTables = <K extends string>({
  name,
  parameters,
}: TabbedTables<K>): TabbedTablesInAddress<K> => {
  const { values, refused, write } = useAddress(parameters);
  return useMemo(
    () => ({
      requestedTab: values[name] as K | '',
      refused,
      getView: (tab) => readTableView(values, name, tab),
      chooseTab: (tab, history = 'replace') => write({ [name]: tab }, history),
      changeView: (tab, { limit, ...changes }) =>
        write(
          {
            ...Object.fromEntries(
              Object.entries(changes).map(([part, value]) => [`${tab}_${part}`, value]),
            ),
            ...(limit === undefined ? {} : { [`${name}_rows`]: limit }),
          },
          'replace',
        ),
    }),
    [name, values, refused, write],
  );
};
