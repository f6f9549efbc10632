import { useMemo } from 'react';
import type { CovidTab, CovidTabKey } from '@/domain/disaster/awardTabs';
import { useKeyedState } from '@/lib/rendering/useDerivedState';
import type { Answer } from '@/lib/requests/useAnswer';
import { useAnswers } from '@/lib/requests/useAnswers';
import {
  disasterCount,
  type CountedEntity,
  type DisasterCountQuery,
} from '@/services/disaster/endpoints';

/** Maximum number of concurrent count requests. */
const LANES = 2;
export type CountAnswer = Answer<DisasterCountQuery, number>;

export interface TabCountsInput {
  counted: CountedEntity;
  defCodes: readonly string[];
  tabs: readonly CovidTab[];
  activeTab: CovidTabKey;
  getAwardTypes: (tab: CovidTabKey) => readonly string[] | null;
  /** The result that the section shows. Counts of hidden tabs wait for it. */
  content: Pick<Answer<unknown, unknown>, 'status'>;
}
const isSettled = ({ status }: TabCountsInput['content']): boolean =>
  status === 'ready' || status === 'failed';

/** Returns the count of each tab: of the visible one at once, of the others after the section has loaded. */
export const useTabCounts = ({
  counted,
  defCodes,
  tabs,
  activeTab,
  getAwardTypes,
  content,
}: TabCountsInput): ReadonlyMap<CovidTabKey, CountAnswer> => {
  // The visible tab first, then the others in display order.
  const order = useMemo(
    () => [activeTab, ...tabs.map(({ key }) => key).filter((key) => key !== activeTab)],
    [activeTab, tabs],
  );
  const queries = useMemo(
    () => order.map((tab) => ({ counted, defCodes, awardTypes: getAwardTypes(tab) })),
    [order, counted, defCodes, getAwardTypes],
  );
  const codesKey = defCodes.join();
  // New codes restart the sequence.
  const [allowed, setAllowed] = useKeyedState(codesKey, 1);
  const answers = useAnswers(
    disasterCount,
    queries.map((query, at) => (at < allowed ? query : null)),
  );
  const done = answers.slice(0, allowed).filter(isSettled).length;
  const next = Math.min(order.length, done + LANES);
  const ready = isSettled(content);
  if (next > allowed && (ready || allowed > 1)) setAllowed(next);
  return new Map(order.map((tab, at) => [tab, answers[at]!]));
};
