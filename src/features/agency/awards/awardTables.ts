import { tabbedTables, type TableTab } from '@/blocks/panel';
import { groupCodes, type AwardGroupKey } from '@/domain/codes/awardTypes';

export type AwardTab = 'all' | AwardGroupKey;
const makeTab = (key: AwardTab, label: string): TableTab<AwardTab> => ({
  key,
  label,
  sorts: ['name', 'total_obligations', 'transaction_count', 'new_award_count'],
  first: { sort: 'total_obligations', order: 'desc' },
});
/** The tabs of award spending, in the order of this page (pages document §0.4). `?awards=` names the selected one. */
export const awardTables = tabbedTables<AwardTab>('awards', [
  makeTab('all', 'All Awards'),
  makeTab('contracts', 'Contracts'),
  makeTab('idvs', 'Contract IDVs'),
  makeTab('grants', 'Grants'),
  makeTab('loans', 'Loans'),
  makeTab('direct_payments', 'Direct Payments'),
  makeTab('other', 'Other Financial Assistance'),
]);
/** Returns the award type codes of a tab; null for all awards, which are requested without codes. */
export const getAwardCodes = (key: AwardTab): readonly string[] | null =>
  key === 'all' ? null : groupCodes(key);
