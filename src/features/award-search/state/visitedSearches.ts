import { Map as ImmutableMap } from 'immutable';
import type { Reducer, UnknownAction } from 'redux';

/** The searches that were submitted since the page loaded: saved texts by hash, so that Back needs no request. */
export interface WithVisitedSearches {
  visitedSearches: ImmutableMap<string, string>;
}
/** Action: remembers the saved text of a search under its hash. */
export const searchVisited = (hash: string, text: string) =>
  ({ type: 'visitedSearches/added', hash, text }) as const;

const reducer = (
  state: WithVisitedSearches['visitedSearches'] = ImmutableMap(),
  action: UnknownAction | ReturnType<typeof searchVisited>,
) => {
  if (action.type !== 'visitedSearches/added') return state;
  const { hash, text } = action as ReturnType<typeof searchVisited>;
  return state.set(hash, text);
};
export const visitedSearchesReducers: Readonly<Record<keyof WithVisitedSearches, Reducer>> = {
  visitedSearches: reducer as Reducer,
};
