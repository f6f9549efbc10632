import type { Endpoint } from './ask';
import { useAnswer, type Answer } from './useAnswer';

/** So many questions can be asked together; a component asks the same number of them at every drawing. */
const MOST = 8;

/** Asks one question for each of several (eight at most), each of which is waited for, fails and is tried again on its own; null asks for nothing. */
export const useSeveral = <Q, A>(
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
  return answers.slice(0, Math.min(queries.length, MOST));
};
