/** The view of the table of budget categories (pages document §10.5). */
import { useMemo } from 'react';
import { rowsParameter, type TableView } from '@/blocks/panel';
import {
  spendingSortFields,
  type SpendingBasis,
  type SpendingSort,
} from '@/domain/disaster/spendingTable';
import { choice, useAddress, integer, type Parameter } from '@/lib/url/address';
import type { BudgetCategory } from '@/services/disaster/endpoints';

export interface BudgetTab {
  key: BudgetCategory;
  label: string;
  one: string;
  many: string;
  nameLabel: string;
  childLabel: string;
  unreported: string;
  nameSort: 'description' | 'code';
}
export const budgetTabs: readonly BudgetTab[] = [
  {
    key: 'agency',
    label: 'Agencies',
    one: 'agency',
    many: 'agencies',
    nameLabel: 'Agency',
    childLabel: 'Sub-Agencies',
    unreported: 'Unreported Agencies',
    nameSort: 'description',
  },
  {
    key: 'federal_account',
    label: 'Federal Accounts',
    one: 'federal account',
    many: 'federal accounts',
    nameLabel: 'Federal Account',
    childLabel: 'Treasury Account Symbol (TAS)',
    unreported: 'Unreported Federal Accounts',
    nameSort: 'code',
  },
  {
    key: 'object_class',
    label: 'Object Classes',
    one: 'object class',
    many: 'object classes',
    nameLabel: 'Major Object Class',
    childLabel: 'Object Class',
    unreported: 'Unreported Object Classes',
    nameSort: 'code',
  },
];
export const budgetBases: readonly { key: SpendingBasis; label: string }[] = [
  { key: 'total', label: 'Total Spending' },
  { key: 'award', label: 'Award Spending' },
  { key: 'loan', label: 'Loan Spending' },
];
export const getBasisLabel = (basis: SpendingBasis): string =>
  budgetBases.find(({ key }) => key === basis)!.label;

export type AmountSort = Exclude<SpendingSort, BudgetTab['nameSort']>;
/** Returns the sort fields of the amount columns of a view, in display order. */
export const amountSorts = (category: BudgetCategory, basis: SpendingBasis): AmountSort[] => {
  if (basis === 'award') return ['obligation', 'outlay', 'award_count'];
  if (basis === 'loan') return ['obligation', 'outlay', 'face_value_of_loan', 'award_count'];
  return category === 'object_class'
    ? ['obligation', 'outlay']
    : ['total_budgetary_resources', 'obligation', 'outlay'];
};
/** Returns the initial sort field of a view. */
export const firstSort = (category: BudgetCategory, basis: SpendingBasis): SpendingSort =>
  basis === 'loan' ? 'face_value_of_loan' : amountSorts(category, basis)[0]!;

/** Returns the address parameter of a field: `budget`, `budget_basis`, `budget_sort` and so on. */
const getParameterName = (part: string): string => (part === 'tab' ? 'budget' : `budget_${part}`);
const parameters = {
  tab: choice<string>(
    budgetTabs.map(({ key }) => key),
    'agency',
  ),
  basis: choice<string>(
    budgetBases.map(({ key }) => key),
    'total',
  ),
  /** '' means the initial sort field of the view. */
  sort: choice<string>([...spendingSortFields, 'total_budgetary_resources', 'code'], ''),
  order: choice<string>(['asc', 'desc'], 'desc'),
  page: integer(1, 10_000),
  rows: rowsParameter,
} satisfies Readonly<Record<string, Parameter<string> | Parameter<number>>>;
type ViewField = keyof typeof parameters;
const addressParameters: Readonly<Record<string, Parameter<string | number>>> = Object.fromEntries(
  Object.entries(parameters).map(([part, parameter]) => [
    getParameterName(part),
    parameter as Parameter<string | number>,
  ]),
);

export interface BudgetView extends Omit<TableView, 'sort'> {
  tab: BudgetTab;
  basis: SpendingBasis;
  sort: SpendingSort;
}
export interface BudgetViewInAddress {
  view: BudgetView;
  /** Names of parameters with invalid values. */
  refused: readonly string[];
  chooseTab: (tab: BudgetCategory) => void;
  chooseBasis: (basis: SpendingBasis) => void;
  changeTable: (changes: Partial<TableView>) => void;
}
/** Reads and writes the view in the address. A new tab or basis resets the sort field, order and page. */
export const useBudgetView = (): BudgetViewInAddress => {
  const { values, refused, write } = useAddress(addressParameters);
  return useMemo(() => {
    const getValue = (part: ViewField) => values[getParameterName(part)];
    const change = (changes: Partial<Record<ViewField, string | number>>) =>
      write(
        Object.fromEntries(
          Object.entries(changes).map(([part, value]) => [getParameterName(part), value]),
        ),
        'replace',
      );
    const basis = getValue('basis') as SpendingBasis;
    const tab = budgetTabs.find(({ key }) => key === getValue('tab'))!;
    const requestedSort = getValue('sort') as SpendingSort | '';
    const defaultSort = firstSort(tab.key, basis);
    const isUnusable =
      requestedSort !== '' &&
      ![tab.nameSort, ...amountSorts(tab.key, basis)].includes(requestedSort);
    const initialView = { sort: '', order: 'desc', page: 1 };
    return {
      view: {
        tab,
        basis,
        sort: requestedSort && !isUnusable ? requestedSort : defaultSort,
        order: getValue('order') as BudgetView['order'],
        page: getValue('page') as number,
        limit: getValue('rows') as number,
      },
      refused: isUnusable ? [...refused, getParameterName('sort')] : refused,
      chooseTab: (key) => change({ tab: key, ...initialView }),
      chooseBasis: (key) => change({ basis: key, ...initialView }),
      changeTable: ({ sort, limit, ...rest }) =>
        change({
          ...rest,
          ...(sort !== undefined && { sort: sort === defaultSort ? '' : sort }),
          ...(limit !== undefined && { rows: limit }),
        }),
    };
  }, [values, refused, write]);
};
