import { useMemo } from 'react';
import { SearchWay } from '@/blocks/search-ways';
import { SpendingTrend } from '@/blocks/spending-trend';
import { stateFilters } from '@/domain/search/readyMade';
import { setDateRanges } from '@/domain/search/timeChanges';
import { nameInSentence, profileStateOf } from '@/domain/stateProfile/profileStates';
import type { StateProfile } from '@/domain/stateProfile/stateProfile';

/** Obligations in a state by year, quarter or month. */
export function StateTrend({ record }: { record: StateProfile }) {
  const state = profileStateOf(record.id)!;
  const criteria = useMemo(
    () => ({ placesOfPerformance: [{ country: 'USA', state: state.code }] }),
    [state],
  );
  return (
    <SpendingTrend
      criteria={criteria}
      note={`Counts the obligations of all transactions of awards performed in ${nameInSentence(state.name)}, whatever year is chosen above.`}
      file={state.slug}
      link={(days, words) => (
        <SearchWay
          className="usa-button usa-button--unstyled"
          way={{
            key: `${days.start} ${days.end}`,
            filters: () => setDateRanges(stateFilters(state), [days]),
          }}
        >
          View awards of {words}
        </SearchWay>
      )}
    />
  );
}
