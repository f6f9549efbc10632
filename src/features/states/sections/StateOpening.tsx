import { useMemo } from 'react';
import { Opening } from '@/blocks/profile';
import { useYearChange } from '@/blocks/spending-trend';
import { formatOpeningEnd } from '@/domain/profileOpening';
import { profilePeriod } from '@/domain/profileYears';
import { findProfileState } from '@/domain/stateProfile/profileStates';
import type { StateProfile } from '@/domain/stateProfile/stateProfile';
import { useDataDay } from '@/lib/dataDay';
import { currentValue, useAnswer } from '@/lib/requests/useAnswer';
import { searchPlaces } from '@/services/search/endpoints';
import { buildCriteria } from '../stateSearch';
import { formatStateRank, formatStateStart } from '../stateSummary';

/** Renders the obligations in a state, their change since the year before, and the rank of the state in the same period. */
export function StateOpening({ record }: { record: StateProfile }) {
  const day = useDataDay();
  const { id, fy } = record;
  const state = findProfileState(id)!;
  const criteria = useMemo(() => buildCriteria(state), [state]);
  const { change, answer } = useYearChange(criteria, fy);
  const places = useAnswer(
    searchPlaces,
    useMemo(
      () => ({
        criteria: { periods: [profilePeriod(fy, day)] },
        level: 'transactions' as const,
        scope: 'place_of_performance' as const,
        layer: 'state' as const,
      }),
      [fy, day],
    ),
  );
  return (
    <Opening
      start={formatStateStart(record, day)}
      answers={[answer, places]}
      getEnd={() =>
        formatOpeningEnd({
          change,
          period: fy,
          rank: formatStateRank(state.code, currentValue(places) ?? []),
        })
      }
      placeholder={formatOpeningEnd({
        change: { ...change, amount: 11e9, earlier: 10e9 },
        period: fy,
        rank: '10th of 50 states',
      })}
    />
  );
}
