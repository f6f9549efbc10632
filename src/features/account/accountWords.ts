import type { AccountTotals } from '@/domain/federalAccount/account';
import { money, percent, profileMoney } from '@/domain/format';

/** A component of an account's money in a fiscal year. */
export interface SnapshotRow {
  key: string;
  label: string;
  side: 'Money in' | 'Total' | 'Money out';
  /** Dollars. */
  amount: number | null;
}
/** Returns the rows of the snapshot in the order of the chart. */
export const snapshotRows = (totals: AccountTotals): readonly SnapshotRow[] => [
  {
    key: 'brought',
    label: 'Balance Brought Forward',
    side: 'Money in',
    amount: totals.balanceBroughtForward,
  },
  {
    key: 'other',
    label: 'Other Budgetary Resources',
    side: 'Money in',
    amount: totals.otherBudgetaryResources,
  },
  { key: 'new', label: 'New Appropriations', side: 'Money in', amount: totals.appropriations },
  {
    key: 'total',
    label: 'Total Budgetary Resources',
    side: 'Total',
    amount: totals.budgetAuthority,
  },
  { key: 'obligated', label: 'Obligations Incurred', side: 'Money out', amount: totals.obligated },
  {
    key: 'unobligated',
    label: 'Unobligated Balance',
    side: 'Money out',
    amount: totals.unobligated,
  },
  { key: 'outlay', label: 'Outlays', side: 'Money out', amount: totals.outlay },
];
/** Returns an amount in dollars with its percentage of all resources. */
export const withShare = (amount: number | null, total: number | null): string =>
  `${money(amount)} (${percent(amount, total)})`;

/**
 * Returns two sentences on an account's year, `FY 2025 through 08/31/2025`: where its resources come from, and how much of them is
 * obligated.
 */
export const snapshotSentence = (totals: AccountTotals, period: string): string => {
  const total = totals.budgetAuthority;
  return `In ${period}, this account had ${profileMoney(total)} to spend: ${profileMoney(totals.balanceBroughtForward)} carried over from earlier years, ${profileMoney(totals.appropriations)} of new appropriations and ${profileMoney(totals.otherBudgetaryResources)} of other resources. Of the total of ${profileMoney(total)}, ${percent(totals.obligated, total)} (${profileMoney(totals.obligated)}) was obligated in ${period}.`;
};
