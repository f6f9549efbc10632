import { SLOW_AFTER_MS } from './patience';
import { startJob, stopJob, type Thunk } from '../redux';
import { selectEntry, type Failure, type RequestsAction, type WithRequests } from './requestState';

/** A request as it is sent; panels show it as “API request”. */
export interface SentRequest {
  method: 'GET' | 'POST';
  /** A path on the same origin, or a full URL. */
  path: string;
  body?: unknown;
}
/** One API call, which builds its request and converts the response to a model (see `services/http/endpoint`). */
export interface Endpoint<Q, A> {
  name: string;
  /** The request of a query; null if the result needs no request. */
  requestOf: (query: Q) => SentRequest | null;
  call: (query: Q, signal?: AbortSignal) => Promise<A>;
}

/** Age in milliseconds from which a cached result is requested again when it is shown. The old result stays visible meanwhile. */
const MAX_FRESH_AGE = 15 * 60_000;

/** Returns the cache key of a query: the endpoint name and the request it sends, or the query itself if it sends none. */
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
const wasCanceled = (error: unknown): boolean =>
  (error as { cancelled?: boolean } | undefined)?.cancelled === true;

type Call = (signal: AbortSignal) => Promise<unknown>;
type RequestThunk = Thunk<WithRequests, Promise<void>>;
const dispatchAction =
  (action: RequestsAction): Thunk<WithRequests> =>
  (dispatch) => {
    dispatch(action);
  };

/** Sends a query even when its result is cached. Aborts a pending call of the same query. */
export const sendQuery =
  (key: string, call: Call): RequestThunk =>
  async (dispatch, _getState, jobs) => {
    const { running } = jobs;
    const controller = startJob(jobs, key);
    const { signal } = controller;
    dispatch(dispatchAction({ type: 'requests/sent', key }));
    const slowTimer = setTimeout(() => {
      if (running.get(key) === controller) dispatch(dispatchAction({ type: 'requests/slow', key }));
    }, SLOW_AFTER_MS);
    try {
      const value = await call(signal);
      if (!signal.aborted)
        dispatch(dispatchAction({ type: 'requests/received', key, value, at: Date.now() }));
    } catch (error) {
      if (signal.aborted) return;
      if (wasCanceled(error)) dispatch(dispatchAction({ type: 'requests/givenUp', key }));
      else dispatch(dispatchAction({ type: 'requests/failed', key, failure: toFailure(error) }));
    } finally {
      clearTimeout(slowTimer);
      if (running.get(key) === controller) running.delete(key);
    }
  };

/** Registers a component that shows a query. Sends the query unless a fresh result is cached or a call is pending. */
export const watch =
  (key: string, call: Call): RequestThunk =>
  async (dispatch, getState, { running, queries }) => {
    dispatch(dispatchAction({ type: 'requests/watched', key }));
    queries.set(key, call);
    if (running.has(key)) return;
    const { status, answeredAt } = selectEntry(key)(getState())!;
    if (status === 'ready' && Date.now() - answeredAt < MAX_FRESH_AGE) return;
    await dispatch(sendQuery(key, call));
  };

/** Unregisters a component that shows a query. Aborts the call if no other component needs it. */
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

/** Sends the page's queries that `isWanted` selects. Resolves when all of these queries have ended. */
const sendShownQueries =
  (isWanted: (key: string) => unknown): RequestThunk =>
  async (dispatch, _getState, { queries }) => {
    await Promise.all(
      [...queries].map((entry) => isWanted(entry[0]) && dispatch(sendQuery(...entry))),
    );
  };
/** Sends a query again, and every other failed query of the page, because figures beside the panel may have no Retry button. */
export const retryFailed =
  (key: string): RequestThunk =>
  (dispatch, getState) =>
    dispatch(
      sendShownQueries(
        (otherKey) => otherKey === key || selectEntry(otherKey)(getState())?.status === 'failed',
      ),
    );

/** Aborts a call on the visitor’s request. The query counts as failed and can be retried. */
export const cancel =
  (key: string): Thunk<WithRequests> =>
  (dispatch, _getState, jobs) => {
    stopJob(jobs, key);
    const failure = toFailure({ message: 'You canceled this request.' });
    dispatch(dispatchAction({ type: 'requests/failed', key, failure }));
  };

/** Drops all cached results and sends the queries of the page again. Retry uses it after a rendering error. */
export const reloadAll = (): RequestThunk => (dispatch, getState) => {
  for (const key of getState().requests.keys())
    dispatch(dispatchAction({ type: 'requests/forgotten', key }));
  return dispatch(sendShownQueries(() => true));
};
