import { Map as ImmutableMap } from 'immutable';
import type { Reducer } from 'redux';

/** The request bodies of searches submitted since the page loaded, by hash, so that Back needs no request. */
export interface WithVisitedSearches {
  visitedSearches: ImmutableMap<string, string>;
}
export const searchVisited = (hash: string, text: string) =>
  ({ type: 'visitedSearches/added', hash, text }) as const;

const reducer = (
  state: WithVisitedSearches['visitedSearches'] = ImmutableMap(),
  { type, hash, text }: ReturnType<typeof searchVisited>,
) => (type === 'visitedSearches/added' ? state.set(hash, text) : state);
export const visitedSearchesReducers: Readonly<Record<keyof WithVisitedSearches, Reducer>> = {
  visitedSearches: reducer as Reducer,
};
