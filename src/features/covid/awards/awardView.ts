import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { rowsParameter, type TableView } from '@/blocks/panel';
import type { CovidTab, CovidTabKey } from '@/domain/disaster/awardTabs';
import { spendingSortFields, type DisasterAmounts } from '@/domain/disaster/spendingTable';
import { profileMoney } from '@/domain/format';
import { choice, readAddress, text, useAddress, integer, type Parameter } from '@/lib/url/address';
import type { DisasterSpendingQuery } from '@/services/disaster/endpoints';

export type AwardSort = (typeof spendingSortFields)[number];

export interface AwardSection {
  /** The prefix of the parameter names. */
  name: string;
  tabs: readonly CovidTab[];
  /** Returns the initial sort field of a tab. */
  firstSort: (tab: CovidTabKey) => AwardSort;
  parameters: Readonly<Record<string, Parameter<string | number>>>;
}
/** Returns a section whose address parameters begin with `name_`. */
export const awardSection = (
  name: string,
  tabs: readonly CovidTab[],
  firstSort: (tab: CovidTabKey) => AwardSort = () => 'obligation',
): AwardSection => ({
  name,
  tabs,
  firstSort,
  parameters: {
    [`${name}_type`]: choice<string>(
      tabs.map(({ key }) => key),
      'all',
    ),
    [`${name}_q`]: text(/^[\s\S]{2,200}$/),
    [`${name}_sort`]: choice<string>(spendingSortFields, ''),
    [`${name}_order`]: choice<string>(['asc', 'desc'], 'desc'),
    [`${name}_page`]: integer(1, 10_000),
    [`${name}_rows`]: rowsParameter,
  } as Readonly<Record<string, Parameter<string | number>>>,
});

export interface AwardView extends Omit<TableView, 'sort'> {
  tab: CovidTab;
  /** The search text; '' shows all rows. */
  search: string;
  sort: AwardSort;
}
export interface AwardViewInAddress {
  view: AwardView;
  /** Names of parameters with invalid values. */
  refused: readonly string[];
  chooseTab: (tab: CovidTabKey) => void;
  search: (searchText: string) => void;
  changeTable: (changes: Partial<TableView>) => void;
}
/** Returns the view of a section at an address, and the refused parameters. Only loans can be sorted by face value. */
export const readAwardView = (
  { name, tabs, firstSort, parameters }: AwardSection,
  address: string,
): Pick<AwardViewInAddress, 'view' | 'refused'> => {
  const { values, refused } = readAddress(address, parameters);
  const tab = tabs.find(({ key }) => key === values[`${name}_type`])!;
  const requestedSort = values[`${name}_sort`] as AwardSort | '';
  const isUnusable = requestedSort === 'face_value_of_loan' && tab.key !== 'loans';
  const defaultSort = firstSort(tab.key);
  return {
    view: {
      tab,
      search: values[`${name}_q`] as string,
      sort: isUnusable ? defaultSort : requestedSort || defaultSort,
      order: values[`${name}_order`] as AwardView['order'],
      page: values[`${name}_page`] as number,
      limit: values[`${name}_rows`] as number,
    },
    refused: isUnusable ? [...refused, `${name}_sort`] : refused,
  };
};
/** Returns the query of a section's table. The tab of loans has the basis `loan`. */
export const getTableQuery = (
  { tab, search, sort, order, page, limit }: AwardView,
  defCodes: readonly string[],
  awardTypes: readonly string[] | null,
): DisasterSpendingQuery => ({
  basis: tab.key === 'loans' ? 'loan' : 'award',
  defCodes,
  awardTypes,
  search,
  sort,
  order,
  page,
  limit,
});
/** Returns whether the first row of a table has the largest obligations of all. */
export const startsWithLargest = (view: Pick<TableView, 'sort' | 'order' | 'page'>): boolean =>
  view.sort === 'obligation' && view.order === 'desc' && view.page <= 1;
/** Returns the summary without final punctuation: row count, with search text or largest row. `periodPhrase` begins with a space. */
export const awardSentence = (
  view: Pick<AwardView, 'sort' | 'order' | 'page' | 'search'>,
  countText: string,
  firstRow: (Pick<DisasterAmounts, 'obligation'> & { name: string }) | undefined,
  periodPhrase: string,
): string => {
  if (view.search) return `${countText} with “${view.search}”`;
  return firstRow && startsWithLargest(view)
    ? `Of ${countText}, ${firstRow.name} has the most award obligations: ${profileMoney(firstRow.obligation)}${periodPhrase}`
    : countText;
};
/** Reads and writes the view of a section in the address. Any change except a change of page returns to page 1. */
export const useAwardView = (section: AwardSection): AwardViewInAddress => {
  const { search: address } = useLocation();
  const { write } = useAddress(section.parameters);
  return useMemo(() => {
    const { name } = section;
    const change = (changes: Readonly<Record<string, string | number>>) =>
      write(
        Object.fromEntries(
          Object.entries({ page: 1, ...changes }).map(([part, value]) => [
            `${name}_${part}`,
            value,
          ]),
        ),
        'replace',
      );
    return {
      ...readAwardView(section, address),
      // The next tab may not have the current sort field, so the sort order is reset.
      chooseTab: (type) => change({ type, sort: '', order: 'desc' }),
      search: (q) => change({ q }),
      changeTable: ({ limit, ...changes }) =>
        change({ ...changes, ...(limit === undefined ? {} : { rows: limit }) }),
    };
  }, [section, address, write]);
};
