import type { SpendingBreakdown, SpendingRow } from '@/domain/spendingBreakdown';
import { promised } from '../http/serviceError';
import type { SpendingJson, SpendingRowJson } from './wire';

/** Only what the service says of a row: most rows have none of these. */
const detailsOf = (row: SpendingRowJson): Partial<SpendingRow> => ({
  ...(row.code === null || row.code === undefined ? {} : { code: String(row.code) }),
  ...(row.account_number ? { accountNumber: row.account_number } : {}),
  ...(row.generated_unique_award_id ? { awardId: row.generated_unique_award_id } : {}),
  ...(typeof row.total === 'number' ? { awardTotal: row.total } : {}),
  ...(row.link === false ? { hasPage: false } : {}),
});

/** Parts of the obligations of a fiscal year up to a period; `total` null while nothing is out. */
export const spendingFromJson = ({
  total,
  end_date: endDate,
  results,
}: SpendingJson): SpendingBreakdown => ({
  total: total ?? null,
  endDate: endDate ?? '',
  rows: promised(results).map((row) => ({
    id: row.id,
    name: row.name ?? '',
    amount: row.amount ?? 0,
    ...detailsOf(row),
  })),
});
