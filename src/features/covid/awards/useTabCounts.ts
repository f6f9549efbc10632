import { useMemo } from 'react';
import type { CovidTab, CovidTabKey } from '@/domain/disaster/awardTabs';
import { useKeyedState } from '@/lib/rendering/useDerivedState';
import type { Answer } from '@/lib/requests/useAnswer';
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
  tabs: readonly CovidTab[];
  shown: CovidTabKey;
  codesOf: (tab: CovidTabKey) => readonly string[] | null;
  /** The result that the section shows. Counts of hidden tabs wait for it. */
  content: Pick<Answer<unknown, unknown>, 'status'>;
}
const settled = ({ status }: TabCountsInput['content']): boolean =>
  status === 'ready' || status === 'failed';

/** Returns the count of each tab: of the visible one at once, of the others after the section has loaded. */
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
  // New codes restart the sequence.
  const [allowed, setAllowed] = useKeyedState(of, 1);
  const answers = useSeveral(
    disasterCount,
    queries.map((query, at) => (at < allowed ? query : null)),
  );
  const done = answers.slice(0, allowed).filter(settled).length;
  const next = Math.min(order.length, done + LANES);
  const ready = settled(content);
  if (next > allowed && (ready || allowed > 1)) setAllowed(next);
  return new Map(order.map((tab, at) => [tab, answers[at]!]));
};
