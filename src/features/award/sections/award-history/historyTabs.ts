import { tabbedTables, type TabbedTables, type TableColumn, type TableTab } from '@/blocks/panel';
import type { AwardCategory } from '@/domain/award';
import { choice } from '@/lib/url/address';
import { fundingColumns, vehicleFundingColumns } from './fundingColumns';
import { subawardColumns } from './subawardColumns';
import { transactionColumns } from './transactionColumns';

export type HistoryTab = 'transactions' | 'subawards' | 'funding';

const getSorts = <R>(columns: readonly TableColumn<R>[]): string[] =>
  columns.filter(({ sortable }) => sortable).map(({ id }) => id);

const transactions = (category: AwardCategory): TableTab<HistoryTab> => ({
  key: 'transactions',
  label: 'Transaction History',
  sorts: getSorts(transactionColumns[category]),
  first: { sort: 'modification', order: 'asc' },
});
const subawards: TableTab<HistoryTab> = {
  key: 'subawards',
  label: 'Sub-Awards',
  sorts: getSorts(subawardColumns),
  first: { sort: 'number', order: 'desc' },
};
const funding: TableTab<HistoryTab> = {
  key: 'funding',
  label: 'Federal Account Funding',
  sorts: getSorts(fundingColumns),
  first: { sort: 'period', order: 'asc' },
};
const vehicleFunding: TableTab<HistoryTab> = {
  ...funding,
  sorts: getSorts(vehicleFundingColumns),
  first: { sort: 'award', order: 'asc' },
};

/** A link may request a tab that awards of this category do not have. */
const buildHistory = (category: AwardCategory, ...others: readonly TableTab<HistoryTab>[]) => {
  const tables = tabbedTables('history', [transactions(category), ...others]);
  const tabParameter = choice<HistoryTab | ''>(['transactions', 'subawards', 'funding'], '');
  return { ...tables, parameters: { ...tables.parameters, history: tabParameter } };
};
/** The history of each category. Subawards are reported only for contracts and grants. */
export const histories: Readonly<Record<AwardCategory, TabbedTables<HistoryTab>>> = {
  contract: buildHistory('contract', subawards, funding),
  idv: buildHistory('idv', vehicleFunding),
  grant: buildHistory('grant', subawards, funding),
  loan: buildHistory('loan', funding),
  'direct payment': buildHistory('direct payment', funding),
  insurance: buildHistory('insurance', funding),
  other: buildHistory('other', funding),
};
