import type { TableColumn } from '@/blocks/panel';
import type { DisasterAmounts, SpendingBasis } from '@/domain/disaster/spendingTable';
import { count, money } from '@/domain/format';
import type { BudgetCategory } from '@/services/disaster/endpoints';
import type { BudgetLine } from './budgetLines';
import { amountSorts, type AmountSort, type BudgetTab } from './budgetView';

type Amount = readonly [field: keyof DisasterAmounts, heading: string];
/** Returns the amount field and its heading by sort field. For loans, obligations and outlays are the subsidy cost. */
const getAmountFields = (basis: SpendingBasis): ReadonlyMap<AmountSort, Amount> => {
  const kind = basis === 'total' ? 'Total' : 'Award';
  const costSuffix = basis === 'loan' ? ' (Loan Subsidy Cost)' : '';
  return new Map([
    ['total_budgetary_resources', ['resources', 'Total Budgetary Resources']],
    ['obligation', ['obligation', `${kind} Obligations${costSuffix}`]],
    ['outlay', ['outlay', `${kind} Outlays${costSuffix}`]],
    ['face_value_of_loan', ['faceValue', 'Face Value of Loans']],
    ['award_count', ['awardCount', 'Number of Awards']],
  ]);
};

/** Returns the download columns for the names of rows and their children. */
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
    const [field, label] = getAmountFields(basis).get(id)!;
    const show = id === 'award_count' ? count : (value: number | null) => money(value);
    return {
      id,
      label,
      value: ({ amounts }) => amounts[field],
      show: ({ amounts }) => show(amounts[field]),
      numeric: true,
      sortable: true,
      width: id === 'award_count' ? 150 : 200,
    };
  });
