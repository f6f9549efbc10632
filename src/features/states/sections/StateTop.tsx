import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { TopFive, topTabs, type TopListKey, type TopTabKey } from '@/blocks/top-five';
import { paths } from '@/domain/site/paths';
import { nameInSentence, findProfileState } from '@/domain/stateProfile/profileStates';
import type { StateProfile } from '@/domain/stateProfile/stateProfile';
import { useDataDay } from '@/lib/dataDay';
import { buildFilters } from '../stateSearch';
import { periodPhrase } from '../stateSummary';

const agencyLists: readonly TopListKey[] = ['awarding_agency', 'awarding_subagency'];
const commonLists: readonly TopListKey[] = ['recipient', 'awards', 'defc'];
const placeLists: readonly TopListKey[] = ['county', 'district'];
const getLists = (tab: TopTabKey): readonly TopListKey[] => {
  if (tab === 'all') return ['awarding_agency', ...commonLists, 'cfda', 'naics', ...placeLists];
  return [...agencyLists, ...commonLists, tab === 'contracts' ? 'naics' : 'cfda', ...placeLists];
};
const tabs = topTabs(getLists);

/** Renders the top-5 lists of a state's awards. */
export function StateTop({ record }: { record: StateProfile }) {
  const day = useDataDay();
  const state = findProfileState(record.id)!;
  const filters = useMemo(() => buildFilters(state, record.fy, day), [state, record.fy, day]);
  return (
    <>
      <h2>Top 5</h2>
      <p>
        Each list shows the five largest entries from awards performed in{' '}
        {nameInSentence(state.name)} {periodPhrase(record, day)}. Percentages are shares of the
        state’s total obligations.
      </p>
      <TopFive
        filters={filters}
        tabs={tabs}
        total={record.overview.totalPrimeAmount}
        year={record.fy}
        file={`${state.slug}-${record.fy}`}
      />
      <p className="state-more">
        To see all awards, use <Link to={paths.search()}>Advanced Search</Link>.
      </p>
    </>
  );
}
