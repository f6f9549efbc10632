import { keyOf, type Endpoint } from './queries';
import { selectEntry, type WithRequests } from './requestState';

/** Returns the cached result of a query; null until it has arrived. Results are stored once, in `requests` (decision 0066). */
export const selectResult =
  <Q, A>(endpoint: Endpoint<Q, A>, query: Q | null) =>
  (state: WithRequests): A | null =>
    query === null
      ? null
      : ((selectEntry(keyOf(endpoint, query))(state)?.value as A | undefined) ?? null);
