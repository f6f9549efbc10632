import { useEffect, useMemo, useState } from 'react';
import type { CovidTab, CovidTabKey } from '@/domain/disaster/awardTabs';
import { currentValue, type Answer } from '@/lib/requests/useAnswer';
import { useSeveral } from '@/lib/requests/useSeveral';
import {
  disasterCount,
  type Counted,
  type DisasterCountQuery,
} from '@/services/disaster/endpoints';

/** Maximum number of concurrent count requests. */
const LANES = 2;
export type CountAnswer = Answer<DisasterCountQuery, number>;

export interface TabCountsInput {
  counted: Counted;
  defCodes: readonly string[];
  /** All tabs, including the visible one. */
  tabs: readonly CovidTab[];
  shown: CovidTabKey;
  codesOf: (tab: CovidTabKey) => readonly string[] | null;
  /** The result that the section shows. Counts of hidden tabs wait for it. */
  content: Pick<Answer<unknown, unknown>, 'status'>;
}
const settled = ({ status }: TabCountsInput['content']): boolean =>
  status === 'ready' || status === 'failed';

/**
 * Returns the count of each tab. The visible tab is counted at once, the others two at a time after the section has
 * loaded, so that the page does not start with a burst of requests. Each count fails and retries on its own.
 */
export const useTabCounts = ({
  counted,
  defCodes,
  tabs,
  shown,
  codesOf,
  content,
}: TabCountsInput): ReadonlyMap<CovidTabKey, CountAnswer> => {
  // The visible tab first, then the others in display order.
  const order = useMemo(
    () => [shown, ...tabs.map(({ key }) => key).filter((key) => key !== shown)],
    [shown, tabs],
  );
  const queries = useMemo(
    () => order.map((tab) => ({ counted, defCodes, awardTypes: codesOf(tab) })),
    [order, counted, defCodes, codesOf],
  );
  const of = defCodes.join();
  const [progress, setProgress] = useState({ of, allowed: 1 });
  // New codes restart the sequence.
  const allowed = progress.of === of ? progress.allowed : 1;
  const answers = useSeveral(
    disasterCount,
    queries.map((query, at) => (at < allowed ? query : null)),
  );
  const done = answers.slice(0, allowed).filter(settled).length;
  const next = Math.min(order.length, done + LANES);
  const ready = settled(content);
  useEffect(() => {
    if (next > allowed && (ready || allowed > 1)) setProgress({ of, allowed: next });
  }, [ready, allowed, next, of]);
  return new Map(order.map((tab, at) => [tab, answers[at]!]));
};
/** Returns the count of a tab, or null while it is unknown. */
export const countOf = (
  counts: ReadonlyMap<CovidTabKey, CountAnswer>,
  tab: CovidTabKey,
): number | null => {
  const answer = counts.get(tab);
  return answer ? currentValue(answer) : null;
};
