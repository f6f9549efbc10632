import { tabbedTables, type TableTab } from '@/blocks/panel';
import { awardTypeGroups, groupCodes, type AwardGroupKey } from '@/domain/codes/awardTypes';

export type AwardTab = 'all' | AwardGroupKey;
const order: readonly AwardGroupKey[] = [
  'contracts',
  'idvs',
  'grants',
  'loans',
  'direct_payments',
  'other',
];
const tab = (key: AwardTab, label: string): TableTab<AwardTab> => ({
  key,
  label,
  sorts: ['name', 'total_obligations', 'transaction_count', 'new_award_count'],
  first: { sort: 'total_obligations', order: 'desc' },
});
/** The tabs of the award spending, in the order of this page (pages document §0.4); `?awards=` names the chosen one. */
export const awardTables = tabbedTables<AwardTab>('awards', [
  tab('all', 'All Awards'),
  ...order.map((key) => tab(key, awardTypeGroups.find((group) => group.key === key)!.label)),
]);
/** Codes of a tab; null for all awards, which are asked for without any. */
export const codesOf = (key: AwardTab): readonly string[] | null =>
  key === 'all' ? null : groupCodes(key);
