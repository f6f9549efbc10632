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
const createRowLayout = (
  dictionary: LayoutInfo['dictionary'],
  columns: readonly Column[],
): LayoutInfo => ({
  columns,
  base: 'rows',
  dictionary,
});
/** All file layouts. Each has its columns, the kind of its rows, and the data dictionary column that lists its column names. */
export const layouts = {
  contract_transactions: createRowLayout('contracts', contractColumns(false)),
  assistance_transactions: createRowLayout('assistance', assistanceColumns(false)),
  contract_awards: { columns: contractColumns(true), base: 'award', dictionary: 'contracts' },
  assistance_awards: { columns: assistanceColumns(true), base: 'award', dictionary: 'assistance' },
  contract_subawards: createRowLayout('subawards', subawardColumns(true)),
  assistance_subawards: createRowLayout('subawards', subawardColumns(false)),
  balances_federal: createRowLayout('accounts', accountColumns.account_balances(false)),
  balances_treasury: createRowLayout('accounts', accountColumns.account_balances(true)),
  breakdown_federal: createRowLayout(
    'accounts',
    accountColumns.object_class_program_activity(false),
  ),
  breakdown_treasury: createRowLayout(
    'accounts',
    accountColumns.object_class_program_activity(true),
  ),
  disaster_recipients: createRowLayout('accounts', recipientColumns),
  awards_federal: createRowLayout('accounts', accountColumns.award_financial(false)),
  awards_treasury: createRowLayout('accounts', accountColumns.award_financial(true)),
} as const satisfies Readonly<Record<string, LayoutInfo>>;
export type Layout = keyof typeof layouts;

/** Returns whether a layout has any of the requested columns. An empty list means all columns. */
export const hasColumns = (layout: Layout, requestedColumns: readonly string[] = []): boolean =>
  !requestedColumns.length ||
  layouts[layout].columns.some(([name]) => requestedColumns.includes(name));
