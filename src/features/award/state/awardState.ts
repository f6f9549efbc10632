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
  /** What was ordered under a vehicle, counted; null until it is known. */
  counts: AwardCounts | null;
  /** Amounts of those orders together. */
  idvDetails: AggregatedAmounts | null;
  /** What federal accounts report for the award. */
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
/** An award is shown: what was known of another one goes. */
export const overviewSet = (overview: Award) => ({ type: 'award/overviewSet' as const, overview });
/** What was ordered under the vehicle in view is known. */
export const idvDetailsSet = (details: AggregatedAmounts) => ({
  type: 'award/idvDetailsSet' as const,
  details,
});
/** What accounts report for the award in view is known. */
export const accountTotalSet = (total: Dollars) => ({
  type: 'award/accountTotalSet' as const,
  total,
});
/** No award is in view any more. */
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
      // A newer answer of the award in view takes nothing away from what is known of it.
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
/** Slices that the page brings with it. */
export const awardReducers = { award: awardReducer as Reducer };
