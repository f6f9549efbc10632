import { SubjectTop } from '@/blocks/spending-profile';
import { topTabs, type TopListKey, type TopTabKey } from '@/blocks/top-five';
import type { StateRecord } from '../stateSubject';

const agencyLists: readonly TopListKey[] = ['awarding_agency', 'awarding_subagency'];
const commonLists: readonly TopListKey[] = ['recipient', 'awards', 'defc'];
const placeLists: readonly TopListKey[] = ['county', 'district'];
const getLists = (tab: TopTabKey): readonly TopListKey[] => {
  if (tab === 'all') return ['awarding_agency', ...commonLists, 'cfda', 'naics', ...placeLists];
  return [...agencyLists, ...commonLists, tab === 'contracts' ? 'naics' : 'cfda', ...placeLists];
};
const tabs = topTabs(getLists);

/** Renders the top-5 lists of a state's awards. */
export function StateTop({ record }: { record: StateRecord }) {
  return <SubjectTop record={record} tabs={tabs} />;
}
