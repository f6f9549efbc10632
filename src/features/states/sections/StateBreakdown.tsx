import { useMemo } from 'react';
import { AwardTypes, type BreakdownMeasure } from '@/blocks/spending-profile';
import { useLatestPeriod } from '@/blocks/submission-periods';
import { outlayDaysPhrase } from '@/domain/profileYears';
import { useAddress } from '@/lib/url/address';
import { useAnswer } from '@/lib/requests/useAnswer';
import { useDataDay } from '@/lib/dataDay';
import { stateAwards } from '@/services/states/endpoints';
import { stateAddress } from '../stateAddress';
import type { StateRecord } from '../stateSubject';

/** Renders obligations or outlays of a state's awards by type. */
export function StateBreakdown({ record }: { record: StateRecord }) {
  const day = useDataDay();
  const { state, fy } = record;
  const { values, write } = useAddress(stateAddress);
  const measure: BreakdownMeasure = values.breakdown;
  const answer = useAnswer(
    stateAwards,
    useMemo(() => ({ state, fy }), [state, fy]),
  );
  const outlayDays = outlayDaysPhrase(fy, day, useLatestPeriod().latest);
  return (
    <AwardTypes
      record={record}
      answer={answer}
      measure={measure}
      outlayDays={outlayDays}
      contractsIncludeIdvs
      controls={
        <label className="state-switch">
          <input
            type="checkbox"
            role="switch"
            checked={measure === 'outlays'}
            onChange={({ target }) =>
              write({ breakdown: target.checked ? 'outlays' : 'obligations' }, 'replace')
            }
          />
          View Outlays
        </label>
      }
    />
  );
}
