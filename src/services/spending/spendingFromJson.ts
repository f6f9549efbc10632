import type { SpendingBreakdown, SpendingRow } from '@/domain/spendingBreakdown';
import { listOf, number, requireSome, text, textOrNull } from '../http/read';
import type { SpendingJson, SpendingRowJson } from './wire';

/** Reads the fields that only some rows have. */
const detailsFromJson = (row: SpendingRowJson): Partial<SpendingRow> => ({
  ...(text(row.code) ? { code: text(row.code) } : {}),
  ...(text(row.account_number) ? { accountNumber: text(row.account_number) } : {}),
  ...(text(row.generated_unique_award_id) ? { awardId: text(row.generated_unique_award_id) } : {}),
  ...(number(row.total) === null ? {} : { awardTotal: number(row.total)! }),
  ...(row.link === false ? { hasPage: false } : {}),
});

/** Reads a breakdown; `total` is null when nothing is published yet. */
export const spendingFromJson = ({
  total,
  end_date: endDate,
  results,
}: SpendingJson): SpendingBreakdown => ({
  total: number(total),
  endDate: text(endDate),
  rows: requireSome(
    listOf(results, (row) => ({
      id: textOrNull(row.id),
      name: text(row.name),
      amount: number(row.amount),
      ...detailsFromJson(row),
    })),
    ({ amount }) => amount !== null,
  ),
});
