import { useMemo } from 'react';
import { OpenSearchButton } from '@/blocks/open-search';
import { SpendingTrend } from '@/blocks/spending-trend';
import { stateFilters } from '@/domain/search/readyMade';
import { setDateRanges } from '@/domain/search/timeChanges';
import { nameInSentence, findProfileState } from '@/domain/stateProfile/profileStates';
import type { StateProfile } from '@/domain/stateProfile/stateProfile';
import { buildCriteria } from '../stateSearch';

/** Renders obligations in a state by year, quarter or month. */
export function StateTrend({ record }: { record: StateProfile }) {
  const state = findProfileState(record.id)!;
  const criteria = useMemo(() => buildCriteria(state), [state]);
  return (
    <SpendingTrend
      criteria={criteria}
      note={`The chart counts all transactions of awards performed in ${nameInSentence(state.name)}, not only those of the selected year.`}
      file={state.slug}
      link={(days, periodLabel) => (
        <OpenSearchButton
          className="usa-button usa-button--unstyled"
          target={{
            key: `${days.start} ${days.end}`,
            filters: () => setDateRanges(stateFilters(state), [days]),
          }}
        >
          View awards of {periodLabel}
        </OpenSearchButton>
      )}
    />
  );
}
