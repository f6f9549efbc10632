import { MOST_MEMBERS } from '@/domain/compare/members';
import type { Endpoint } from '@/lib/requests/ask';
import { useAnswer, type Answer } from '@/lib/requests/useAnswer';

/** Asks one question for each of those that are compared, each of which is waited for, fails and is tried again on its own. */
export const useSix = <Q, A>(
  endpoint: Endpoint<Q, A>,
  queries: readonly (Q | null)[],
): readonly Answer<Q, A>[] => {
  const at = (place: number) => queries[place] ?? null;
  // As many as can be compared: a component asks the same number of questions at every drawing.
  const answers = [
    useAnswer(endpoint, at(0)),
    useAnswer(endpoint, at(1)),
    useAnswer(endpoint, at(2)),
    useAnswer(endpoint, at(3)),
    useAnswer(endpoint, at(4)),
    useAnswer(endpoint, at(5)),
  ];
  return answers.slice(0, Math.min(queries.length, MOST_MEMBERS));
};
