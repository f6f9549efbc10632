import { useMemo } from 'react';
import type { TableView } from '@/blocks/panel';
import type { CovidTab, CovidTabKey } from '@/domain/disaster/awardTabs';
import { spendingSortFields } from '@/domain/disaster/spendingTable';
import { choice, text, useAddress, whole, type Parameter } from '@/lib/address';

export type AwardSort = (typeof spendingSortFields)[number];
/** Rows of a page to choose from. */
const ROWS = [10, 25, 50, 100];
/** Deepest page that an address may ask for. */
const LAST_PAGE = 10_000;
const rows: Parameter<number> = {
  fallback: 10,
  parse: (written) => ROWS.find((size) => String(size) === written),
  write: String,
};

/** A section of awards: its tabs, and what the address says of it. */
export interface AwardSection {
  /** Begins the names of its parameters. */
  name: string;
  tabs: readonly CovidTab[];
  /** What a tab is sorted by at first. */
  firstSort: (tab: CovidTabKey) => AwardSort;
  parameters: Readonly<Record<string, Parameter<string | number>>>;
}
/** A section whose type of awards, search, order and page stand in the address as `name_type`, `name_q`, `name_sort`, `name_order`, `name_page` and `name_rows`. */
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
    [`${name}_page`]: whole(1, LAST_PAGE),
    [`${name}_rows`]: rows,
  } as Readonly<Record<string, Parameter<string | number>>>,
});

/** What a section shows. */
export interface AwardView extends Omit<TableView, 'sort'> {
  tab: CovidTab;
  /** What is searched for; '' for all. */
  search: string;
  sort: AwardSort;
}
export interface AwardViewInAddress {
  view: AwardView;
  /** Parameters that mean nothing here. */
  refused: readonly string[];
  chooseTab: (tab: CovidTabKey) => void;
  search: (wanted: string) => void;
  changeTable: (changes: Partial<TableView>) => void;
}
/** Reads and writes the address of a section. Another tab, search or order begins again at the first page; only loans have a face value to sort by. */
export const useAwardView = ({
  name,
  tabs,
  firstSort,
  parameters,
}: AwardSection): AwardViewInAddress => {
  const { values, refused, write } = useAddress(parameters);
  return useMemo(() => {
    const tab = tabs.find(({ key }) => key === values[`${name}_type`])!;
    const wanted = values[`${name}_sort`] as AwardSort | '';
    const unusable = wanted === 'face_value_of_loan' && tab.key !== 'loans';
    const first = firstSort(tab.key);
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
      view: {
        tab,
        search: values[`${name}_q`] as string,
        sort: unusable ? first : wanted || first,
        order: values[`${name}_order`] as AwardView['order'],
        page: values[`${name}_page`] as number,
        limit: values[`${name}_rows`] as number,
      },
      refused: unusable ? [...refused, `${name}_sort`] : refused,
      // An order that the next tab may not have is left behind.
      chooseTab: (type) => change({ type, sort: '', order: 'desc' }),
      search: (q) => change({ q }),
      changeTable: ({ limit, ...changes }) =>
        change({ ...changes, ...(limit === undefined ? {} : { rows: limit }) }),
    };
  }, [name, tabs, firstSort, values, refused, write]);
};
