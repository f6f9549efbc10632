import { getAgencyTabCodes, covidAwardTabs } from '@/domain/disaster/awardTabs';
import { awardSection, getTableQuery, readAwardView, type AwardView } from '../awards/awardView';

/** Award spending by agency, with the address parameters `agencies_…`. Loans are initially sorted by face value. */
export const agenciesSection = awardSection('agencies', covidAwardTabs, (tab) =>
  tab === 'loans' ? 'face_value_of_loan' : 'obligation',
);

export const getAgenciesQuery = (view: AwardView, defCodes: readonly string[]) => ({
  category: 'agency' as const,
  ...getTableQuery(view, defCodes, getAgencyTabCodes(view.tab.key)),
});

/** Returns the query of the table, whose result has the totals of all agencies; null if the address has an award type or a search. */
export const findAgencyTotalsQuery = (address: string, defCodes: readonly string[]) => {
  const { view } = readAwardView(agenciesSection, address);
  return view.tab.key === 'all' && !view.search ? getAgenciesQuery(view, defCodes) : null;
};
