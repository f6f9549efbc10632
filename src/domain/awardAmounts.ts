import { Record as ImmutableRecord } from 'immutable';
import type { DefcAmount } from './award';
import { UNKNOWN } from './format';

/** Counts of the awards under an IDV (specification `interactive.md` §3, Award). */
export const makeAwardCounts = ImmutableRecord(
  { childAwards: 0, childIdvs: 0, grandchildAwards: 0, total: 0 },
  'AwardCounts',
);
export type AwardCounts = ReturnType<typeof makeAwardCounts>;

const noAmounts: readonly DefcAmount[] = [];
/** Combined amounts of all orders under an IDV, with their counts. */
export const makeAggregatedAmounts = ImmutableRecord(
  {
    /** Distinguishes combined amounts from the categories of single awards. */
    category: 'idv_aggregated' as const,
    totalObligation: UNKNOWN,
    totalOutlay: UNKNOWN,
    baseExercisedOptions: UNKNOWN,
    baseAndAllOptions: UNKNOWN,
    obligationsByDefc: noAmounts,
    outlaysByDefc: noAmounts,
    /** Number of orders under the IDV, directly or through its child IDVs. */
    contractCount: 0,
    childAwardCount: 0,
    childIDVCount: 0,
    grandchildAwardCount: 0,
    /** Number of IDVs under the IDV. */
    idvCount: 0,
  },
  'AggregatedAmounts',
);
export type AggregatedAmounts = ReturnType<typeof makeAggregatedAmounts>;
/** Returns the counts of the awards under an IDV. */
export const toAwardCounts = (amounts: AggregatedAmounts): AwardCounts =>
  makeAwardCounts({
    childAwards: amounts.childAwardCount,
    childIdvs: amounts.childIDVCount,
    grandchildAwards: amounts.grandchildAwardCount,
    total: amounts.contractCount + amounts.idvCount,
  });
