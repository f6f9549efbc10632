import { useMemo } from 'react';
import { isUnreported } from '@/domain/explorer/cells';
import type { PathStep } from '@/domain/explorer/levels';
import type { ActiveItem, ExplorerState } from '@/domain/explorer/position';
import type { LatestPeriod } from '@/domain/fiscal';
import type { Dollars } from '@/domain/format';
import type { SpendingBreakdown, SpendingLevel, SpendingRow } from '@/domain/spendingBreakdown';
import { currentValue, type Answer } from '@/lib/requests/useAnswer';
import { useAnswers } from '@/lib/requests/useAnswers';
import { spendingBreakdown, type SpendingQuery } from '@/services/spending/endpoints';

export interface TrailItem extends PathStep {
  /** '' until it has loaded. */
  name: string;
  amount: Dollars | null;
  row?: SpendingRow;
  /** Whether the list of the level has loaded without containing this step. */
  missing: boolean;
}
export interface Levels {
  items: readonly TrailItem[];
  active: ActiveItem;
  /** Total obligations of the period in dollars; null until they have loaded. */
  periodTotal: Dollars | null;
  /** The breakdown of the last item; `idle` for unreported data. */
  answer: Answer<SpendingQuery, SpendingBreakdown>;
}

const findRow = (result: SpendingBreakdown, { id }: PathStep): SpendingRow | undefined =>
  result.rows.find((row) => (id === null ? isUnreported(row) : row.id === id));

/** Returns the current breakdown and the names of the steps above it, with one query per step. */
export const useLevels = ({ trail, active }: ExplorerState, period: LatestPeriod): Levels => {
  const queries = useMemo(() => {
    const queryOf = (level: SpendingLevel, above: readonly PathStep[]): SpendingQuery => ({
      year: period.year,
      quarter: period.quarter,
      period: period.period,
      level,
      within: Object.fromEntries(above.map((step) => [step.level, step.id])),
    });
    const breakdown = active.subdivision && queryOf(active.subdivision, trail);
    return [breakdown || null, ...trail.map(({ level }, at) => queryOf(level, trail.slice(0, at)))];
  }, [trail, active.subdivision, period]);
  const [answer, ...above] = useAnswers(spendingBreakdown, queries);
  const currentQuery = currentValue(answer!);
  const first = trail.length ? currentValue(above[0]!) : currentQuery;
  const items = trail.map((step, at): TrailItem => {
    const levelResult = currentValue(above[at]!);
    const row = levelResult ? findRow(levelResult, step) : undefined;
    // A long list may be truncated. The amount of the last step then comes from the total of its breakdown.
    const below = at === trail.length - 1 ? currentQuery : currentValue(above[at + 1]!);
    const amount = row?.amount ?? (below?.rows.length ? below.total : null);
    return {
      ...step,
      name: row?.name ?? '',
      amount,
      row,
      missing:
        levelResult !== null && !row && (step.id === null || below !== null) && amount === null,
    };
  });
  const last = items.at(-1);
  return {
    items,
    active: {
      ...active,
      total:
        last && (last.id === null || !currentQuery) ? last.amount : (currentQuery?.total ?? null),
      accountNumber: last?.row?.accountNumber ?? '',
    },
    periodTotal: first?.total ?? null,
    answer: answer!,
  };
};
