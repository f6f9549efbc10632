import type { Endpoint } from './queries';
import { useAnswer, type Answer } from './useAnswer';

/** Requests up to eight queries. Hooks need the same number of calls on every render, so all eight are always called. */
export const useAnswers = <Q, A>(
  endpoint: Endpoint<Q, A>,
  queries: readonly (Q | null)[],
): readonly Answer<Q, A>[] => {
  const getQuery = (index: number) => queries[index] ?? null;
  const answers = [
    useAnswer(endpoint, getQuery(0)),
    useAnswer(endpoint, getQuery(1)),
    useAnswer(endpoint, getQuery(2)),
    useAnswer(endpoint, getQuery(3)),
    useAnswer(endpoint, getQuery(4)),
    useAnswer(endpoint, getQuery(5)),
    useAnswer(endpoint, getQuery(6)),
    useAnswer(endpoint, getQuery(7)),
  ];
  return answers.slice(0, queries.length);
};
