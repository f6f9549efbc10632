/** The award tabs of the COVID-19 profile and the codes that each tab sends (specification `interactive.md` §2; pages document §19.1). */
import { awardGroupKeys, groupCodes, type AwardGroupKey } from '../codes/awardTypes';

export type CovidTabKey = 'all' | AwardGroupKey;
export interface CovidTab {
  key: CovidTabKey;
  label: string;
}
export const covidAwardTabs: readonly CovidTab[] = [
  { key: 'all', label: 'All Awards' },
  { key: 'grants', label: 'Grants' },
  { key: 'loans', label: 'Loans' },
  { key: 'direct_payments', label: 'Direct Payments' },
  { key: 'other', label: 'Other Financial Assistance' },
  { key: 'contracts', label: 'Contracts' },
  { key: 'idvs', label: 'Contract IDVs' },
];
const procurementTabs: readonly CovidTabKey[] = ['contracts', 'idvs'];
/** The tabs of sections that show only assistance, without contracts and IDVs. */
export const covidAssistanceTabs: readonly CovidTab[] = covidAwardTabs
  .filter(({ key }) => !procurementTabs.includes(key))
  .map((tab) => (tab.key === 'all' ? { ...tab, label: 'All Assistance Awards' } : tab));

/** Returns the codes that a tab of the recipients, listings or map section sends; null for all awards. */
export const getTabCodes = (key: CovidTabKey): readonly string[] | null =>
  key === 'all' ? null : groupCodes(key);
/** Returns the codes that a tab of the agencies section sends. For all awards, these are all codes of all groups. */
export const getAgencyTabCodes = (key: CovidTabKey): readonly string[] =>
  key === 'all' ? awardGroupKeys.flatMap(groupCodes) : groupCodes(key);
