import type { Endpoint } from './queries';
import { useAnswer, type Answer } from './useAnswer';

/** Requests up to eight queries. Hooks need the same number of calls on every render, so all of them are always called. */
export const useAnswers = <Q, A>(
  endpoint: Endpoint<Q, A>,
  queries: readonly (Q | null)[],
): readonly Answer<Q, A>[] => {
  const at = (place: number) => queries[place] ?? null;
  const answers = [
    useAnswer(endpoint, at(0)),
    useAnswer(endpoint, at(1)),
    useAnswer(endpoint, at(2)),
    useAnswer(endpoint, at(3)),
    useAnswer(endpoint, at(4)),
    useAnswer(endpoint, at(5)),
    useAnswer(endpoint, at(6)),
    useAnswer(endpoint, at(7)),
  ];
  return answers.slice(0, queries.length);
};
