import type { AccountTotals } from '@/domain/federalAccount/account';
import { money, percent, profileMoney } from '@/domain/format';

/** An amount of an account in a fiscal year, with its label and its side of the chart. */
export interface SnapshotRow {
  key: string;
  label: string;
  side: 'Money in' | 'Total' | 'Money out';
  /** Dollars; null if not available. */
  amount: number | null;
}
/** Returns the rows of the snapshot in the order of the chart. */
export const snapshotRows = (totals: AccountTotals): readonly SnapshotRow[] =>
  (
    [
      ['brought', 'Balance Brought Forward', 'Money in', totals.balanceBroughtForward],
      ['other', 'Other Budgetary Resources', 'Money in', totals.otherBudgetaryResources],
      ['new', 'New Appropriations', 'Money in', totals.appropriations],
      ['total', 'Total Budgetary Resources', 'Total', totals.budgetAuthority],
      ['obligated', 'Obligations Incurred', 'Money out', totals.obligated],
      ['unobligated', 'Unobligated Balance', 'Money out', totals.unobligated],
      ['outlay', 'Outlays', 'Money out', totals.outlay],
    ] as const
  ).map(([key, label, side, amount]) => ({ key, label, side, amount }));
/** Returns an amount in dollars with its percentage of all resources. */
export const withShare = (amount: number | null, total: number | null): string =>
  `${money(amount)} (${percent(amount, total)})`;

/** Returns a text about an account's year: its resources, their sources, and how much of them is obligated. */
export const snapshotSentence = (totals: AccountTotals, periodText: string): string => {
  const total = totals.budgetAuthority;
  return `In ${periodText}, this account had ${profileMoney(total)} to spend. Of this, ${profileMoney(totals.balanceBroughtForward)} was carried over from earlier years, ${profileMoney(totals.appropriations)} was new appropriations and ${profileMoney(totals.otherBudgetaryResources)} was other resources. Of the total, ${percent(totals.obligated, total)} (${profileMoney(totals.obligated)}) was obligated.`;
};
