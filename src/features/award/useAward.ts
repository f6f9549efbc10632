import { useEffect, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { useParams } from 'react-router-dom';
import type { Award } from '@/domain/award';
import type { AggregatedAmounts } from '@/domain/awardAmounts';
import { currentValue, useAnswer, type Answer } from '@/lib/requests/useAnswer';
import { awardDetails, vehicleAmounts } from '@/services/awards/endpoints';
import { awardReset, idvDetailsSet, overviewSet } from './state/awardState';

/** The id of an address; one that was encoded once too often is read as what it stands for. */
export const awardIdOf = (part: string): string => {
  if (!/%[0-9a-f]{2}/i.test(part)) return part;
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** The award of the address; all parts of the page that ask share one call. */
export const useAwardAnswer = (): Answer<{ id: string }, Award> => {
  const { awardId = '' } = useParams();
  return useAnswer(
    awardDetails,
    useMemo(() => ({ id: awardIdOf(awardId) }), [awardId]),
  );
};

/** Amounts and counts of what was ordered under a vehicle; other awards ask for nothing. */
export const useVehicleAmounts = ({
  id,
  category,
}: Pick<Award, 'id' | 'category'>): Answer<{ id: number }, AggregatedAmounts> =>
  useAnswer(
    vehicleAmounts,
    useMemo(() => (category === 'idv' && id ? { id } : null), [id, category]),
  );

/** Keeps the award in view in the store, from its answer to the end of the visit; gives what was ordered under it, of a vehicle, once that is known. */
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
