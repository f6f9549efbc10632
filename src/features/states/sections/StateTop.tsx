import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { TopFive, topTabs, type TopList, type TopTabKey } from '@/blocks/top-five';
import { paths } from '@/domain/site/paths';
import { nameInSentence, findProfileState } from '@/domain/stateProfile/profileStates';
import type { StateProfile } from '@/domain/stateProfile/stateProfile';
import { useDataDay } from '@/lib/dataDay';
import { stateSearch } from '../stateSearch';
import { periodPhrase } from '../stateSummary';

const subagency: readonly TopList[] = ['awarding_agency', 'awarding_subagency'];
const middle: readonly TopList[] = ['recipient', 'awards', 'defc'];
const places: readonly TopList[] = ['county', 'district'];
const getLists = (tab: TopTabKey): readonly TopList[] => {
  if (tab === 'all') return ['awarding_agency', ...middle, 'cfda', 'naics', ...places];
  return [...subagency, ...middle, tab === 'contracts' ? 'naics' : 'cfda', ...places];
};
const tabs = topTabs(getLists);

/** The top-5 lists of a state's awards. */
export function StateTop({ record }: { record: StateProfile }) {
  const day = useDataDay();
  const state = findProfileState(record.id)!;
  const filters = useMemo(() => stateSearch(state, record.fy, day), [state, record.fy, day]);
  return (
    <>
      <h2>Top 5</h2>
      <p>
        The five largest of each kind among awards performed in {nameInSentence(state.name)}{' '}
        {periodPhrase(record, day)}. Shares are of all obligations of the state. Each row opens a
        search for its awards.
      </p>
      <TopFive
        filters={filters}
        tabs={tabs}
        total={record.overview.totalPrimeAmount}
        year={record.fy}
        file={`${state.slug}-${record.fy}`}
      />
      <p className="state-more">
        Need more detail? <Link to={paths.search()}>Advanced Search</Link> finds every award behind
        these lists, by time, place, amount, agency and recipient.
      </p>
    </>
  );
}
