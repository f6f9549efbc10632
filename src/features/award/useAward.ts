import { useEffect, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { useParams } from 'react-router-dom';
import type { Award } from '@/domain/award';
import type { AggregatedAmounts } from '@/domain/awardAmounts';
import { currentValue, useAnswer, type Answer } from '@/lib/requests/useAnswer';
import { awardDetails, vehicleAmounts } from '@/services/awards/endpoints';
import { awardReset, idvDetailsSet, overviewSet } from './state/awardState';

/** Returns the award ID in a path segment. An ID that was encoded once too often is decoded. */
export const awardIdOf = (part: string): string => {
  if (!/%[0-9a-f]{2}/i.test(part)) return part;
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** Returns the response with the award of the address. All components that call this share one request. */
export const useAwardAnswer = (): Answer<{ id: string }, Award> => {
  const { awardId = '' } = useParams();
  return useAnswer(
    awardDetails,
    useMemo(() => ({ id: awardIdOf(awardId) }), [awardId]),
  );
};

/** Returns the amounts and counts of what was ordered under an IDV. Other awards send no request. */
export const useVehicleAmounts = ({
  id,
  category,
}: Pick<Award, 'id' | 'category'>): Answer<{ id: number }, AggregatedAmounts> =>
  useAnswer(
    vehicleAmounts,
    useMemo(() => (category === 'idv' && id ? { id } : null), [id, category]),
  );

/** Keeps the award in view in the store until its page is left. Returns what was ordered under an IDV, or null until that has loaded. */
export const useAwardInStore = (award: Award | null): AggregatedAmounts | null => {
  const dispatch = useDispatch();
  const amounts = currentValue(useVehicleAmounts(award ?? { id: 0, category: 'other' }));
  useEffect(() => {
    if (!award) return undefined;
    dispatch(overviewSet(award));
    return () => {
      dispatch(awardReset());
    };
  }, [dispatch, award]);
  useEffect(() => {
    if (award && amounts) dispatch(idvDetailsSet(amounts));
  }, [dispatch, award, amounts]);
  return amounts;
};
