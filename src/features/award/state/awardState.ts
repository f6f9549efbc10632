import { Record as ImmutableRecord, type RecordOf } from 'immutable';
import type { Reducer, UnknownAction } from 'redux';
import type { Award, AwardCategory } from '@/domain/award';
import { countsOf, type AggregatedAmounts, type AwardCounts } from '@/domain/awardAmounts';
import type { Dollars } from '@/domain/format';

/** The award in view (specification `interactive.md` §3 and §4, Award). */
export interface AwardStateShape {
  id: number;
  category: AwardCategory | '';
  overview: Award | null;
  /** Counts of the orders under an IDV; null until they have loaded. */
  counts: AwardCounts | null;
  /** Combined amounts of those orders; null until they have loaded. */
  idvDetails: AggregatedAmounts | null;
  /** Obligations in dollars that federal accounts report for the award. */
  totalTransactionObligatedAmount: Dollars;
}
export type AwardState = RecordOf<AwardStateShape>;
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
/** Returns the action that stores the award in view. Data of any other award is cleared. */
export const overviewSet = (overview: Award) => ({ type: 'award/overviewSet' as const, overview });
/** Returns the action that stores what was ordered under the IDV in view. */
export const idvDetailsSet = (details: AggregatedAmounts) => ({
  type: 'award/idvDetailsSet' as const,
  details,
});
/** Returns the action that stores the total that accounts report for the award in view. */
export const accountTotalSet = (total: Dollars) => ({
  type: 'award/accountTotalSet' as const,
  total,
});
/** Returns the action that clears the award. */
export const awardReset = () => ({ type: 'award/reset' as const });

type AwardAction =
  | ReturnType<typeof overviewSet>
  | ReturnType<typeof idvDetailsSet>
  | ReturnType<typeof accountTotalSet>
  | ReturnType<typeof awardReset>
  | UnknownAction;

const awardReducer = (state: AwardState = makeAwardState(), action: AwardAction): AwardState => {
  switch (action.type) {
    case 'award/overviewSet': {
      const { overview } = action as ReturnType<typeof overviewSet>;
      // A newer response for the same award keeps what else has loaded for it.
      return (state.id === overview.id ? state : makeAwardState()).merge({
        id: overview.id,
        category: overview.category,
        overview,
      });
    }
    case 'award/idvDetailsSet': {
      const { details } = action as ReturnType<typeof idvDetailsSet>;
      return state.merge({ idvDetails: details, counts: countsOf(details) });
    }
    case 'award/accountTotalSet':
      return state.set(
        'totalTransactionObligatedAmount',
        (action as ReturnType<typeof accountTotalSet>).total,
      );
    case 'award/reset':
      return makeAwardState();
    default:
      return state;
  }
};
/** The Redux slices of the page. */
export const awardReducers = { award: awardReducer as Reducer };
