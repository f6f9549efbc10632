import { makeAggregatedAmounts, type AggregatedAmounts } from '@/domain/awardAmounts';
import type { Dollars } from '@/domain/format';
import { dollars } from '../http/read';
import { sumByDefc } from './awardFromJson';
import { readCount } from './fieldReaders';
import type { VehicleAmountsJson } from './wire';

const sum = (...values: unknown[]): Dollars | null => {
  const amounts = values.map(dollars).filter((value) => value !== null);
  return amounts.length
    ? Math.round(amounts.reduce((total, value) => total + value, 0) * 100) / 100
    : null;
};

/** Reads the totals of the orders under an IDV and its child IDVs. */
export const vehicleAmountsFromJson = (json: VehicleAmountsJson): AggregatedAmounts => {
  const getBothValues = (field: string) =>
    [json[`child_${field}`], json[`grandchild_${field}`]] as const;
  const childAwardCount = readCount(json.child_award_count);
  const grandchildAwardCount = readCount(json.grandchild_award_count);
  const childIDVCount = readCount(json.child_idv_count);
  return makeAggregatedAmounts({
    totalObligation: sum(...getBothValues('award_total_obligation')),
    totalOutlay: sum(...getBothValues('award_total_outlay')),
    baseExercisedOptions: sum(...getBothValues('award_base_exercised_options_val')),
    baseAndAllOptions: sum(...getBothValues('award_base_and_all_options_value')),
    obligationsByDefc: sumByDefc(...getBothValues('account_obligations_by_defc')),
    outlaysByDefc: sumByDefc(...getBothValues('account_outlays_by_defc')),
    contractCount: childAwardCount + grandchildAwardCount,
    childAwardCount,
    childIDVCount,
    grandchildAwardCount,
    idvCount: childIDVCount,
  });
};
