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
const MAX_REQUESTS = 2;
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

/** Returns the count of each tab. The count of the visible tab loads first, the others after the content of the section. */
export const useTabCounts = ({
  counted,
  defCodes,
  tabs,
  activeTab,
  getAwardTypes,
  content,
}: TabCountsInput): ReadonlyMap<CovidTabKey, CountAnswer> => {
  // The visible tab first, then the others in display order.
  const sortedTabs = useMemo(
    () => [activeTab, ...tabs.map(({ key }) => key).filter((key) => key !== activeTab)],
    [activeTab, tabs],
  );
  const queries = useMemo(
    () => sortedTabs.map((tab) => ({ counted, defCodes, awardTypes: getAwardTypes(tab) })),
    [sortedTabs, counted, defCodes, getAwardTypes],
  );
  const codesKey = defCodes.join();
  // A different selection of DEFCs restarts the sequence of count requests.
  const [requestLimit, setRequestLimit] = useKeyedState(codesKey, 1);
  const answers = useAnswers(
    disasterCount,
    queries.map((query, at) => (at < requestLimit ? query : null)),
  );
  const settledCount = answers.slice(0, requestLimit).filter(isSettled).length;
  const next = Math.min(sortedTabs.length, settledCount + MAX_REQUESTS);
  const isContentSettled = isSettled(content);
  if (next > requestLimit && (isContentSettled || requestLimit > 1)) setRequestLimit(next);
  return new Map(sortedTabs.map((tab, at) => [tab, answers[at]!]));
};
