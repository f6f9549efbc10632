import { Record as ImmutableRecord, type RecordOf } from 'immutable';
import type { DefcAmount } from './award';
import type { Dollars } from './format';

/** Counts of the awards under an IDV (specification `interactive.md` §3, Award). */
export interface AwardCountsShape {
  childAwards: number;
  childIdvs: number;
  grandchildAwards: number;
  total: number;
}
export type AwardCounts = RecordOf<AwardCountsShape>;
export const makeAwardCounts = ImmutableRecord<AwardCountsShape>(
  { childAwards: 0, childIdvs: 0, grandchildAwards: 0, total: 0 },
  'AwardCounts',
);

/** Combined amounts of all orders under an IDV, with their counts. */
export interface AggregatedAmountsShape {
  /** Distinguishes combined amounts from the categories of single awards. */
  category: 'idv_aggregated';
  totalObligation: Dollars | null;
  totalOutlay: Dollars | null;
  baseExercisedOptions: Dollars | null;
  baseAndAllOptions: Dollars | null;
  obligationsByDefc: readonly DefcAmount[];
  outlaysByDefc: readonly DefcAmount[];
  /** Number of orders under the IDV, directly or through its child IDVs. */
  contractCount: number;
  childAwardCount: number;
  childIDVCount: number;
  grandchildAwardCount: number;
  /** Number of IDVs under the IDV. */
  idvCount: number;
}
export type AggregatedAmounts = RecordOf<AggregatedAmountsShape>;
export const makeAggregatedAmounts = ImmutableRecord<AggregatedAmountsShape>(
  {
    category: 'idv_aggregated',
    totalObligation: null,
    totalOutlay: null,
    baseExercisedOptions: null,
    baseAndAllOptions: null,
    obligationsByDefc: [],
    outlaysByDefc: [],
    contractCount: 0,
    childAwardCount: 0,
    childIDVCount: 0,
    grandchildAwardCount: 0,
    idvCount: 0,
  },
  'AggregatedAmounts',
);
/** Returns the counts of the awards under an IDV. */
export const toAwardCounts = (amounts: AggregatedAmounts): AwardCounts =>
  makeAwardCounts({
    childAwards: amounts.childAwardCount,
    childIdvs: amounts.childIDVCount,
    grandchildAwards: amounts.grandchildAwardCount,
    total: amounts.contractCount + amounts.idvCount,
  });
