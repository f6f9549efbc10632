import type { LatestPeriod } from '@/domain/fiscal';
import type { SpendingLevel, SpendingRow } from '@/domain/spendingBreakdown';
import { compositeEndpoint } from '../http/endpoint';
import { spendingBreakdown } from './endpoints';

export interface AwardSourceQuery {
  /** The service’s internal ID of the award. */
  award: string;
  /** Periods to search, in this order. */
  periods: readonly LatestPeriod[];
}
/** A period in which an account funds an award, and the ID of the row with the largest amount at each level. */
export interface AwardSource {
  period: LatestPeriod;
  within: Readonly<Partial<Record<SpendingLevel, string>>>;
}
const LEVELS = ['budget_function', 'agency', 'federal_account', 'program_activity'] as const;

/** Finds the first of `periods` in which an account funds an award; `found` is null if there is none. */
export const awardSource = compositeEndpoint(
  'spending/awardSource',
  async (
    { award, periods }: AwardSourceQuery,
    signal?: AbortSignal,
  ): Promise<{ found: AwardSource | null }> => {
    const findLargestId = async (
      level: SpendingLevel,
      period: LatestPeriod,
      ancestorIds: AwardSource['within'],
    ): Promise<string | undefined> => {
      const query = { ...period, level, within: { ...ancestorIds, award } };
      const { rows } = await spendingBreakdown.call(query, signal);
      return rows
        .filter(({ id, amount }) => id !== null && (amount ?? 0) > 0)
        .reduce<SpendingRow | undefined>(
          (largestRow, row) => (largestRow && largestRow.amount! >= row.amount! ? largestRow : row),
          undefined,
        )?.id as string | undefined;
    };
    for (const period of periods) {
      let ancestorIds: AwardSource['within'] = {};
      for (const level of LEVELS) {
        const id = await findLargestId(level, period, ancestorIds);
        if (id === undefined) break;
        ancestorIds = { ...ancestorIds, [level]: id };
      }
      if (ancestorIds.federal_account !== undefined)
        return { found: { period, within: ancestorIds } };
    }
    return { found: null };
  },
);
