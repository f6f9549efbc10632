import { Record as ImmutableRecord, type RecordOf } from 'immutable';
import type { Reducer, UnknownAction } from 'redux';
import type { Award, AwardCategory } from '@/domain/award';
import { toAwardCounts, type AggregatedAmounts, type AwardCounts } from '@/domain/awardAmounts';
import type { Dollars } from '@/domain/format';
import type { WithRequests } from '@/lib/requests/requestState';
import { selectResult } from '@/lib/requests/selectResult';
import type { AddressChanged } from '@/lib/url/addressState';
import { awardDetails, vehicleAmounts } from '@/services/awards/endpoints';
import { fundingRollup } from '@/services/awards/flowEndpoints';

/** The award in view (specification `interactive.md` §3 and §4, Award). */
interface AwardStateShape {
  id: number;
  category: AwardCategory | '';
  overview: Award | null;
  /** Counts of the orders under an IDV; null until they have loaded. */
  counts: AwardCounts | null;
  /** Combined amounts of the orders under an IDV; null until they have loaded. */
  idvDetails: AggregatedAmounts | null;
  /** Obligations in dollars that federal accounts report for the award; 0 until they have loaded or if none are reported. */
  totalTransactionObligatedAmount: Dollars;
}
type AwardState = RecordOf<AwardStateShape>;
const makeAwardState = ImmutableRecord<AwardStateShape>(
  {
    id: 0,
    category: '',
    overview: null,
    counts: null,
    idvDetails: null,
    totalTransactionObligatedAmount: 0,
  },
  'AwardState',
);

interface AwardInView {
  /** Generated ID of the award in the address; '' without an award. */
  awardId: string;
}
const makeInView = ImmutableRecord<AwardInView>({ awardId: '' }, 'AwardInView');
interface WithAward {
  award: RecordOf<AwardInView>;
}
/** The slices that the award page reads. */
export type AwardPageState = WithAward & WithRequests;

/** Returns the award ID in a path segment. An ID that was encoded once too often is decoded. */
const decodeAwardId = (segment: string): string => {
  if (!/%[0-9a-f]{2}/i.test(segment)) return segment;
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** Returns the action that clears the award in view. */
export const awardReset = () => ({ type: 'award/reset' }) as const;

const reducer = (
  state: RecordOf<AwardInView> = makeInView(),
  action: AddressChanged | UnknownAction,
): RecordOf<AwardInView> => {
  switch (action.type) {
    case 'address/changed': {
      const { page, params } = (action as AddressChanged).address;
      return page === 'award' ? state.set('awardId', decodeAwardId(params.awardId ?? '')) : state;
    }
    case 'award/reset':
      return makeInView();
    default:
      return state;
  }
};
/** The reducers that the award page injects. */
export const awardReducers: Readonly<Record<keyof WithAward, Reducer>> = {
  award: reducer as Reducer,
};

/** Returns the generated ID of the award in view; '' without one. */
export const selectAwardId = ({ award }: WithAward): string => award.awardId;

/** Returns the award in view (specification §3). Its fields have their defaults until they have loaded. */
export const selectAward = (state: AwardPageState): AwardState => {
  const awardId = selectAwardId(state);
  const overview = selectResult(awardDetails, awardId ? { id: awardId } : null)(state);
  if (!overview) return makeAwardState();
  const { id, generatedId, category } = overview;
  const isVehicle = category === 'idv';
  const idvDetails = selectResult(vehicleAmounts, isVehicle && id ? { id } : null)(state);
  const rollup = selectResult(fundingRollup, { id: generatedId, vehicle: isVehicle })(state);
  return makeAwardState({
    id,
    category,
    overview,
    counts: idvDetails && toAwardCounts(idvDetails),
    idvDetails,
    totalTransactionObligatedAmount: rollup?.obligated ?? 0,
  });
};
