import { tabbedTables, type TabbedTables, type TableColumn, type TableTab } from '@/blocks/panel';
import type { AwardCategory } from '@/domain/award';
import { choice } from '@/lib/url/address';
import { fundingColumns, vehicleFundingColumns } from './fundingColumns';
import { subawardColumns } from './subawardColumns';
import { transactionColumns } from './transactionColumns';

export type HistoryTab = 'transactions' | 'subawards' | 'funding';

const getSorts = <R>(columns: readonly TableColumn<R>[]): string[] =>
  columns.filter(({ sortable }) => sortable).map(({ id }) => id);

const transactionsTab = (category: AwardCategory): TableTab<HistoryTab> => ({
  key: 'transactions',
  label: 'Transaction History',
  sorts: getSorts(transactionColumns[category]),
  first: { sort: 'modification', order: 'asc' },
});
const subawardsTab: TableTab<HistoryTab> = {
  key: 'subawards',
  label: 'Sub-Awards',
  sorts: getSorts(subawardColumns),
  first: { sort: 'number', order: 'desc' },
};
const fundingTab: TableTab<HistoryTab> = {
  key: 'funding',
  label: 'Federal Account Funding',
  sorts: getSorts(fundingColumns),
  first: { sort: 'period', order: 'asc' },
};
const vehicleFundingTab: TableTab<HistoryTab> = {
  ...fundingTab,
  sorts: getSorts(vehicleFundingColumns),
  first: { sort: 'award', order: 'asc' },
};

/**
 * Returns the history tabs of a category. The address parameter accepts all tabs, because a link may request a tab that the category
 * does not have.
 */
const buildHistory = (category: AwardCategory, ...otherTabs: readonly TableTab<HistoryTab>[]) => {
  const tables = tabbedTables('history', [transactionsTab(category), ...otherTabs]);
  const tabParameter = choice<HistoryTab | ''>(['transactions', 'subawards', 'funding'], '');
  return { ...tables, parameters: { ...tables.parameters, history: tabParameter } };
};
/** The history of each category. Subawards are reported only for contracts and grants. */
export const histories: Readonly<Record<AwardCategory, TabbedTables<HistoryTab>>> = {
  contract: buildHistory('contract', subawardsTab, fundingTab),
  idv: buildHistory('idv', vehicleFundingTab),
  grant: buildHistory('grant', subawardsTab, fundingTab),
  loan: buildHistory('loan', fundingTab),
  'direct payment': buildHistory('direct payment', fundingTab),
  insurance: buildHistory('insurance', fundingTab),
  other: buildHistory('other', fundingTab),
};
