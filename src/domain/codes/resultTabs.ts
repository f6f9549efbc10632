/** The spending levels of a search and the tabs of its results, by award type (pages document §8). */
import { awardTypeGroups, groupCodes, type AwardGroupKey } from './awardTypes';

export type SubawardGroupKey = 'subcontracts' | 'subgrants';
export type TransactionGroupKey = `transaction_${AwardGroupKey}`;
export type ResultTabKey = AwardGroupKey | SubawardGroupKey | TransactionGroupKey;
/** What one row of the search results represents. */
export type SpendingLevel = 'awards' | 'subawards' | 'transactions';

export const subcontractGroups: readonly AwardGroupKey[] = ['contracts', 'idvs'];
export const subgrantGroups: readonly AwardGroupKey[] = [
  'grants',
  'direct_payments',
  'loans',
  'other',
];

export interface ResultTab {
  key: ResultTabKey;
  label: string;
  codes: readonly string[];
}

/** The tabs of each spending level, in order. */
export const resultTabs: Readonly<Record<SpendingLevel, readonly ResultTab[]>> = {
  awards: awardTypeGroups.map(({ key, label }) => ({ key, label, codes: groupCodes(key) })),
  subawards: [
    { key: 'subcontracts', label: 'Sub-Contracts', codes: subcontractGroups.flatMap(groupCodes) },
    { key: 'subgrants', label: 'Sub-Grants', codes: subgrantGroups.flatMap(groupCodes) },
  ],
  transactions: awardTypeGroups.map(({ key, label }) => ({
    key: `transaction_${key}` as const,
    label,
    codes: groupCodes(key),
  })),
};
