import { is } from 'immutable';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { Award } from '@/domain/award';
import type { AggregatedAmounts, AwardCounts } from '@/domain/awardAmounts';
import { useAnswer, type Answer } from '@/lib/requests/useAnswer';
import { awardDetails, vehicleAmounts } from '@/services/awards/endpoints';
import { selectAward, selectAwardId, type AwardPageState } from './state/awardState';

/** Returns the response with the award in view. All components that call this share one request. */
export const useAwardAnswer = (): Answer<{ id: string }, Award> => {
  const id = useSelector(selectAwardId);
  const query = useMemo(() => (id ? { id } : null), [id]);
  return useAnswer(awardDetails, query);
};

/** Returns the response with the combined amounts of the orders under the IDV in view. Sends no request for other awards. */
export const useVehicleAmounts = (): Answer<{ id: number }, AggregatedAmounts> => {
  const id = useSelector((state: AwardPageState) => selectAward(state).id);
  const category = useSelector((state: AwardPageState) => selectAward(state).category);
  const query = useMemo(() => (category === 'idv' && id ? { id } : null), [id, category]);
  return useAnswer(vehicleAmounts, query);
};

/** Returns the counts of the awards under the IDV in view; null until they have loaded. The page requests them. */
export const useAwardCounts = (): AwardCounts | null =>
  useSelector((state: AwardPageState) => selectAward(state).counts, is);
