import { useEffect, useMemo, useState } from 'react';
import type { CovidTabKey } from '@/domain/disaster/awardTabs';
import { currentValue, type Answer } from '@/lib/requests/useAnswer';
import { useSeveral } from '@/lib/requests/useSeveral';
import {
  disasterCount,
  type Counted,
  type DisasterCountQuery,
} from '@/services/disaster/endpoints';

/** So many counts are on their way at once. */
const LANES = 2;
export type CountAnswer = Answer<DisasterCountQuery, number>;

export interface TabCountsInput {
  counted: Counted;
  defCodes: readonly string[];
  /** All tabs, the one on show among them. */
  tabs: readonly CovidTabKey[];
  shown: CovidTabKey;
  codesOf: (tab: CovidTabKey) => readonly string[] | null;
  /** Whether what the section shows has come: the counts of other tabs wait for it. */
  ready: boolean;
}
const settled = ({ status }: CountAnswer) => status === 'ready' || status === 'failed';

/**
 * How much each tab has. The count of the tab on show is asked for at once, the others two at a time after what the section shows has
 * come, so that no page begins with a score of counts; each fails, and is tried again, on its own.
 */
export const useTabCounts = ({
  counted,
  defCodes,
  tabs,
  shown,
  codesOf,
  ready,
}: TabCountsInput): ReadonlyMap<CovidTabKey, CountAnswer> => {
  // The tab on show first; the rest in their order.
  const order = useMemo(() => [shown, ...tabs.filter((tab) => tab !== shown)], [shown, tabs]);
  const queries = useMemo(
    () => order.map((tab) => ({ counted, defCodes, awardTypes: codesOf(tab) })),
    [order, counted, defCodes, codesOf],
  );
  const of = defCodes.join();
  const [progress, setProgress] = useState({ of, allowed: 1 });
  // Other laws begin anew.
  const allowed = progress.of === of ? progress.allowed : 1;
  const answers = useSeveral(
    disasterCount,
    queries.map((query, at) => (at < allowed ? query : null)),
  );
  const done = answers.slice(0, allowed).filter(settled).length;
  const next = Math.min(order.length, done + LANES);
  useEffect(() => {
    if (next > allowed && (ready || allowed > 1)) setProgress({ of, allowed: next });
  }, [ready, allowed, next, of]);
  return new Map(order.map((tab, at) => [tab, answers[at]!]));
};
/** What is known of a count; null while it is not. */
export const countOf = (
  counts: ReadonlyMap<CovidTabKey, CountAnswer>,
  tab: CovidTabKey,
): number | null => {
  const answer = counts.get(tab);
  return answer ? currentValue(answer) : null;
};
