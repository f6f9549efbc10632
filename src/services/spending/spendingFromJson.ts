import type { SpendingBreakdown } from '@/domain/spendingBreakdown';
import { promised } from '../http/serviceError';
import type { SpendingJson } from './wire';

/** Parts of the obligations of a fiscal year up to a period; `total` null while nothing is out. */
export const spendingFromJson = ({
  total,
  end_date: endDate,
  results,
}: SpendingJson): SpendingBreakdown => ({
  total: total ?? null,
  endDate: endDate ?? '',
  rows: promised(results).map(({ id, name, amount }) => ({
    id,
    name: name ?? '',
    amount: amount ?? 0,
  })),
});
