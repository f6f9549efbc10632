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
  /** '' until it has loaded, or if the step is missing. */
  name: string;
  amount: Dollars | null;
  row?: SpendingRow;
  /** Whether the results have loaded and contain neither this step nor an amount for it. */
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

/** Returns the current breakdown, and the names and amounts of the steps above it, with one query per step. */
export const useLevels = ({ trail, active }: ExplorerState, period: LatestPeriod): Levels => {
  const queries = useMemo(() => {
    const buildQuery = (level: SpendingLevel, stepsAbove: readonly PathStep[]): SpendingQuery => ({
      year: period.year,
      quarter: period.quarter,
      period: period.period,
      level,
      within: Object.fromEntries(stepsAbove.map((step) => [step.level, step.id])),
    });
    const breakdownQuery = active.subdivision && buildQuery(active.subdivision, trail);
    return [
      breakdownQuery || null,
      ...trail.map(({ level }, at) => buildQuery(level, trail.slice(0, at))),
    ];
  }, [trail, active.subdivision, period]);
  const [answer, ...stepAnswers] = useAnswers(spendingBreakdown, queries);
  const currentBreakdown = currentValue(answer!);
  const rootBreakdown = trail.length ? currentValue(stepAnswers[0]!) : currentBreakdown;
  const items = trail.map((step, at): TrailItem => {
    const levelResult = currentValue(stepAnswers[at]!);
    const row = levelResult ? findRow(levelResult, step) : undefined;
    // A long list may be truncated. If it does not contain the step, the amount is the total of the step's own breakdown.
    const nextBreakdown =
      at === trail.length - 1 ? currentBreakdown : currentValue(stepAnswers[at + 1]!);
    const amount = row?.amount ?? (nextBreakdown?.rows.length ? nextBreakdown.total : null);
    return {
      ...step,
      name: row?.name ?? '',
      amount,
      row,
      missing:
        levelResult !== null &&
        !row &&
        (step.id === null || nextBreakdown !== null) &&
        amount === null,
    };
  });
  const lastItem = items.at(-1);
  return {
    items,
    active: {
      ...active,
      total:
        lastItem && (lastItem.id === null || !currentBreakdown)
          ? lastItem.amount
          : (currentBreakdown?.total ?? null),
      accountNumber: lastItem?.row?.accountNumber ?? '',
    },
    periodTotal: rootBreakdown?.total ?? null,
    answer: answer!,
  };
};
