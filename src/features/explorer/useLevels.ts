import { useMemo } from 'react';
import { isUnreported } from '@/domain/explorer/cells';
import type { Chosen } from '@/domain/explorer/levels';
import type { LatestPeriod } from '@/domain/fiscal';
import type { Dollars } from '@/domain/format';
import type { SpendingBreakdown, SpendingLevel, SpendingRow } from '@/domain/spendingBreakdown';
import { currentValue, type Answer } from '@/lib/requests/useAnswer';
import { useSeveral } from '@/lib/requests/useSeveral';
import { spendingBreakdown, type SpendingQuery } from '@/services/spending/endpoints';
import type { ExplorerState } from './state/explorerState';

/** One step of the trail: what is chosen, as the level above it tells it. */
export interface TrailItem extends Chosen {
  /** '' until it is known, and where nothing of that id is. */
  name: string;
  amount: Dollars | null;
  row?: SpendingRow;
  /** The list that it should stand in is there, and does not hold it. */
  missing: boolean;
}
export interface Levels {
  items: readonly TrailItem[];
  /** All that is obligated in the period; null until it is known. */
  whole: Dollars | null;
  /** What the last item is made of; `idle` for data that is not reported. */
  answer: Answer<SpendingQuery, SpendingBreakdown>;
}

const withinOf = (trail: readonly Chosen[]): SpendingQuery['within'] =>
  Object.fromEntries(trail.map(({ level, id }) => [level, id]));
const rowOf = (known: SpendingBreakdown, { id }: Chosen): SpendingRow | undefined =>
  known.rows.find((row) => (id === null ? isUnreported(row) : row.id === id));

/**
 * What is on show and the names of what was chosen before it: one question for each level of the trail. Who came by drilling has the answers
 * already; who came by a link asks for all of them together.
 */
export const useLevels = (position: ExplorerState, period: LatestPeriod | undefined): Levels => {
  const { trail, active } = position;
  const queries = useMemo(() => {
    const questionOf = (level: SpendingLevel, above: readonly Chosen[]): SpendingQuery | null =>
      period
        ? {
            year: period.year,
            quarter: period.quarter,
            period: period.period,
            level,
            within: withinOf(above),
          }
        : null;
    const shown = active.subdivision && questionOf(active.subdivision, trail);
    return [shown || null, ...trail.map(({ level }, at) => questionOf(level, trail.slice(0, at)))];
  }, [trail, active.subdivision, period]);
  const [answer, ...above] = useSeveral(spendingBreakdown, queries);
  const shown = currentValue(answer!);
  const first = trail.length ? currentValue(above[0]!) : shown;
  const items = trail.map((step, at): TrailItem => {
    const known = currentValue(above[at]!);
    const row = known ? rowOf(known, step) : undefined;
    // A long list may be cut: what is below the last step then tells its amount.
    const below = at === trail.length - 1 ? shown : currentValue(above[at + 1]!);
    const amount = row?.amount ?? (below?.rows.length ? below.total : null);
    return {
      ...step,
      name: row?.name ?? '',
      amount,
      row,
      missing: known !== null && !row && (step.id === null || below !== null) && amount === null,
    };
  });
  return { items, whole: first?.total ?? null, answer: answer! };
};
