import { accountColumns } from './columns/accounts';
import { assistanceColumns } from './columns/assistance';
import type { Column } from './columns/common';
import { contractColumns } from './columns/contracts';
import { recipientColumns } from './columns/disasterRecipients';
import { subawardColumns } from './columns/subawards';

type LayoutInfo = {
  columns: readonly Column[];
  base: 'award' | 'rows';
  dictionary: 'contracts' | 'assistance' | 'subawards' | 'accounts';
};
const rows = (dictionary: LayoutInfo['dictionary'], columns: readonly Column[]): LayoutInfo => ({
  columns,
  base: 'rows',
  dictionary,
});
/** All file layouts, with the column of the data dictionary that lists their column names. */
export const layouts = {
  contract_transactions: rows('contracts', contractColumns(false)),
  assistance_transactions: rows('assistance', assistanceColumns(false)),
  contract_awards: { columns: contractColumns(true), base: 'award', dictionary: 'contracts' },
  assistance_awards: { columns: assistanceColumns(true), base: 'award', dictionary: 'assistance' },
  contract_subawards: rows('subawards', subawardColumns(true)),
  assistance_subawards: rows('subawards', subawardColumns(false)),
  balances_federal: rows('accounts', accountColumns.account_balances(false)),
  balances_treasury: rows('accounts', accountColumns.account_balances(true)),
  breakdown_federal: rows('accounts', accountColumns.object_class_program_activity(false)),
  breakdown_treasury: rows('accounts', accountColumns.object_class_program_activity(true)),
  disaster_recipients: rows('accounts', recipientColumns),
  awards_federal: rows('accounts', accountColumns.award_financial(false)),
  awards_treasury: rows('accounts', accountColumns.award_financial(true)),
} as const satisfies Readonly<Record<string, LayoutInfo>>;
export type Layout = keyof typeof layouts;

/** Returns whether a layout has any of the requested columns. An empty list means all columns. */
export const hasColumns = (layout: Layout, requestedColumns: readonly string[] = []): boolean =>
  !requestedColumns.length ||
  layouts[layout].columns.some(([name]) => requestedColumns.includes(name));
