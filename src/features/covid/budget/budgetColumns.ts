import type { TableColumn } from '@/blocks/panel';
import type { DisasterAmounts, SpendingBasis } from '@/domain/disaster/spendingTable';
import { count, money } from '@/domain/format';
import type { BudgetCategory } from '@/services/disaster/endpoints';
import type { BudgetLine } from './budgetLines';
import { amountSorts, type BudgetTab } from './budgetView';

const fields: ReadonlyMap<string, keyof DisasterAmounts> = new Map([
  ['total_budgetary_resources', 'resources'],
  ['obligation', 'obligation'],
  ['outlay', 'outlay'],
  ['face_value_of_loan', 'faceValue'],
  ['award_count', 'awardCount'],
]);
/** Returns the heading of an amount for a spending basis. For loans, amounts are the subsidy cost. */
const headingOf = (field: keyof DisasterAmounts, basis: SpendingBasis): string => {
  const kind = basis === 'total' ? 'Total' : 'Award';
  const cost = basis === 'loan' ? ' (Loan Subsidy Cost)' : '';
  switch (field) {
    case 'resources':
      return 'Total Budgetary Resources';
    case 'obligation':
      return `${kind} Obligations${cost}`;
    case 'outlay':
      return `${kind} Outlays${cost}`;
    case 'faceValue':
      return 'Face Value of Loans';
    default:
      return 'Number of Awards';
  }
};

/** Returns the columns of the file for the names of a row and its children. */
export const nameColumns = ({
  key,
  nameLabel,
  childLabel,
}: BudgetTab): readonly TableColumn<BudgetLine>[] => [
  {
    id: key,
    label: nameLabel,
    value: ({ kind, name, parent }) => (kind === 'child' ? parent : name),
    only: 'file',
  },
  {
    id: 'part',
    label: childLabel,
    value: ({ kind, name }) => (kind === 'child' ? name : ''),
    only: 'file',
  },
];
/** Returns the amount columns of a view. Each column ID is also its sort field. */
export const amountColumns = (
  category: BudgetCategory,
  basis: SpendingBasis,
): readonly TableColumn<BudgetLine>[] =>
  amountSorts(category, basis).map((id) => {
    const field = fields.get(id)!;
    const show = id === 'award_count' ? count : (value: number | null) => money(value);
    return {
      id,
      label: headingOf(field, basis),
      value: ({ amounts }) => amounts[field],
      show: ({ amounts }) => show(amounts[field]),
      numeric: true,
      sortable: true,
      width: id === 'award_count' ? 150 : 200,
    };
  });
