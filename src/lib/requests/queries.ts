import { SLOW } from './patience';
import { startJob, stopJob, type Thunk } from '../redux';
import { selectEntry, type Failure, type RequestsAction, type WithRequests } from './requestState';

/** A request as it is sent; panels show it as “API request”. */
export interface SentRequest {
  method: 'GET' | 'POST';
  /** A path on the same origin, or a full URL. */
  path: string;
  body?: unknown;
}
/** One call of the API: its request, and its response read as a model (built by `services/http/endpoint`). */
export interface Endpoint<Q, A> {
  name: string;
  /** The request of a query; null when the result is known without one. */
  requestOf: (query: Q) => SentRequest | null;
  call: (query: Q, signal?: AbortSignal) => Promise<A>;
}

/** Age in milliseconds at which a cached result is requested again when it is shown; it stays visible meanwhile. */
const FRESH = 15 * 60_000;

/** Returns the cache key of a query: the endpoint and the request it sends. */
export const keyOf = <Q, A>(endpoint: Endpoint<Q, A>, query: Q): string => {
  const request = endpoint.requestOf(query) ?? query;
  return `${endpoint.name} ${JSON.stringify(request)}`;
};

/** Converts anything that was thrown to a `Failure`. An error without the fields of a `Failure` can be retried. */
export const toFailure = (error: unknown, fallback = 'The request failed'): Failure => {
  const { message, details, status, retryable, retryAfter } = (error ?? {}) as Partial<Failure>;
  return {
    message: message || fallback,
    details: details ?? '',
    status: status ?? 0,
    retryable: retryable ?? true,
    retryAfter: retryAfter ?? 0,
  };
};
const wasCancelled = (error: unknown): boolean =>
  (error as { cancelled?: boolean } | undefined)?.cancelled === true;

type Call = (signal: AbortSignal) => Promise<unknown>;
type RequestThunk = Thunk<WithRequests, Promise<void>>;
const dispatchAction =
  (action: RequestsAction): Thunk<WithRequests> =>
  (dispatch) => {
    dispatch(action);
  };

/** Sends a query even when its result is cached; a pending call of the same query is aborted. */
export const sendQuery =
  (key: string, call: Call): RequestThunk =>
  async (dispatch, _getState, jobs) => {
    const { running } = jobs;
    const controller = startJob(jobs, key);
    const { signal } = controller;
    dispatch(dispatchAction({ type: 'requests/sent', key }));
    const slow = setTimeout(() => {
      if (running.get(key) === controller) dispatch(dispatchAction({ type: 'requests/slow', key }));
    }, SLOW);
    try {
      const value = await call(signal);
      if (!signal.aborted)
        dispatch(dispatchAction({ type: 'requests/received', key, value, at: Date.now() }));
    } catch (error) {
      if (signal.aborted) return;
      if (wasCancelled(error)) dispatch(dispatchAction({ type: 'requests/givenUp', key }));
      else dispatch(dispatchAction({ type: 'requests/failed', key, failure: toFailure(error) }));
    } finally {
      clearTimeout(slow);
      if (running.get(key) === controller) running.delete(key);
    }
  };

/** Registers a component that shows a query. Sends it unless a fresh result is cached or a call is pending. */
export const watch =
  (key: string, call: Call): RequestThunk =>
  async (dispatch, getState, { running, queries }) => {
    dispatch(dispatchAction({ type: 'requests/watched', key }));
    queries.set(key, call);
    if (running.has(key)) return;
    const { status, answeredAt } = selectEntry(key)(getState())!;
    if (status === 'ready' && Date.now() - answeredAt < FRESH) return;
    await dispatch(sendQuery(key, call));
  };

/** Unregisters a component that shows a query; a call that no other component needs is aborted. */
export const unwatch =
  (key: string): RequestThunk =>
  async (dispatch, getState, jobs) => {
    dispatch(dispatchAction({ type: 'requests/left', key }));
    // A component that replaces this one in the same tick shares the call.
    await Promise.resolve();
    const entry = selectEntry(key)(getState());
    if (entry?.watchers) return;
    jobs.queries.delete(key);
    if (!entry) return;
    stopJob(jobs, key);
    if (entry.status === 'loading' || !entry.answeredAt) {
      dispatch(dispatchAction({ type: 'requests/givenUp', key }));
    }
  };

/** Sends those queries on the page that `isWanted` selects; resolves when all of them have ended. */
const sendShownQueries =
  (isWanted: (key: string) => unknown): RequestThunk =>
  async (dispatch, _getState, { queries }) => {
    await Promise.all(
      [...queries].map((each) => isWanted(each[0]) && dispatch(sendQuery(...each))),
    );
  };
/** Sends a query and every other failed one again: figures beside the panel may have no Retry of their own. */
export const retryFailed =
  (key: string): RequestThunk =>
  (dispatch, getState) =>
    dispatch(
      sendShownQueries(
        (each) => each === key || selectEntry(each)(getState())?.status === 'failed',
      ),
    );

/** Aborts a call on the visitor’s request; it counts as failed and can be retried. */
export const cancel =
  (key: string): Thunk<WithRequests> =>
  (dispatch, _getState, jobs) => {
    stopJob(jobs, key);
    const failure = toFailure({ message: 'You canceled this request.' });
    dispatch(dispatchAction({ type: 'requests/failed', key, failure }));
  };

/** Drops every cached result and requests those on the page again, for Retry after a value that failed to render. */
export const reloadAll = (): RequestThunk => (dispatch, getState) => {
  for (const key of getState().requests.keys())
    dispatch(dispatchAction({ type: 'requests/forgotten', key }));
  return dispatch(sendShownQueries(() => true));
};
