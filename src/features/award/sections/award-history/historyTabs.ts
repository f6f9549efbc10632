import { tabbedTables, type TabbedTables, type TableColumn, type TableTab } from '@/blocks/panel';
import type { AwardCategory } from '@/domain/award';
import { choice } from '@/lib/address';
import { fundingColumns, vehicleFundingColumns } from './fundingColumns';
import { subawardColumns } from './subawardColumns';
import { transactionColumns } from './transactionColumns';

export type HistoryTab = 'transactions' | 'subawards' | 'funding';

const sortsOf = <R>(columns: readonly TableColumn<R>[]): string[] =>
  columns.filter(({ sortable }) => sortable).map(({ id }) => id);

const transactions = (category: AwardCategory): TableTab<HistoryTab> => ({
  key: 'transactions',
  label: 'Transaction History',
  sorts: sortsOf(transactionColumns[category]),
  first: { sort: 'modification', order: 'asc' },
});
const subawards: TableTab<HistoryTab> = {
  key: 'subawards',
  label: 'Sub-Awards',
  sorts: sortsOf(subawardColumns),
  first: { sort: 'number', order: 'desc' },
};
const funding: TableTab<HistoryTab> = {
  key: 'funding',
  label: 'Federal Account Funding',
  sorts: sortsOf(fundingColumns),
  first: { sort: 'period', order: 'asc' },
};
const vehicleFunding: TableTab<HistoryTab> = {
  ...funding,
  sorts: sortsOf(vehicleFundingColumns),
  first: { sort: 'award', order: 'asc' },
};

/** A link may request a tab that awards of this category do not have. */
const historyOf = (category: AwardCategory, ...others: readonly TableTab<HistoryTab>[]) => {
  const tables = tabbedTables('history', [transactions(category), ...others]);
  const asked = choice<HistoryTab | ''>(['transactions', 'subawards', 'funding'], '');
  return { ...tables, parameters: { ...tables.parameters, history: asked } };
};
/** The history of each category. Subawards are reported only for contracts and grants. */
export const histories: Readonly<Record<AwardCategory, TabbedTables<HistoryTab>>> = {
  contract: historyOf('contract', subawards, funding),
  idv: historyOf('idv', vehicleFunding),
  grant: historyOf('grant', subawards, funding),
  loan: historyOf('loan', funding),
  'direct payment': historyOf('direct payment', funding),
  insurance: historyOf('insurance', funding),
  other: historyOf('other', funding),
};
