import { SLOW } from '../patience';
import type { Thunk } from '../redux';
import { selectEntry, type Failure, type RequestsAction, type WithRequests } from './requestState';

/** A request as it is sent: what a panel shows as "API request". */
export interface SentRequest {
  method: 'GET' | 'POST';
  /** The address below the origin, or whole. */
  path: string;
  body?: unknown;
}
/** One call of the service: what is asked, and the wire turned into a model (made by `services/http/endpoint`). */
export interface Endpoint<Q, A> {
  name: string;
  /** The request that a question makes; null where the answer is known without asking. */
  requestOf: (query: Q) => SentRequest | null;
  call: (query: Q, signal?: AbortSignal) => Promise<A>;
}

/** Minutes after which an answer is asked for anew when somebody comes back to it; it stays on show meanwhile. */
const FRESH_MINUTES = 15;
const FRESH = FRESH_MINUTES * 60_000;

/** What makes two questions the same: the request they send. */
export const keyOf = <Q, A>(endpoint: Endpoint<Q, A>, query: Q): string => {
  const request = endpoint.requestOf(query) ?? query;
  return `${endpoint.name} ${JSON.stringify(request)}`;
};

/** Words of a failure for the visitor, and after a line break what the service itself said. */
export const toldOf = (error: { message?: unknown; details?: unknown } | undefined): string =>
  [error?.message, error?.details].filter((part) => typeof part === 'string' && part).join('\n');
/** A failure as panels tell it, of whatever was thrown. */
export const failureOf = (error: unknown): Failure => {
  const found = error as Partial<Failure> | undefined;
  return {
    message: toldOf(found) || 'The request failed',
    status: found?.status ?? 0,
    retryable: found?.retryable ?? true,
  };
};
const wasCancelled = (error: unknown): boolean =>
  (error as { cancelled?: boolean } | undefined)?.cancelled === true;

type Call = (signal: AbortSignal) => Promise<unknown>;
/** Of one store (identified by its `getState`): the calls under way, and how each question on show is asked. */
const stores = new WeakMap<
  () => unknown,
  readonly [calls: Map<string, AbortController>, shown: Map<string, Call>]
>();
const mapsOf = (store: () => unknown) => {
  const maps = stores.get(store) ?? ([new Map(), new Map()] as const);
  stores.set(store, maps);
  return maps;
};
const callsOf = (store: () => unknown) => mapsOf(store)[0];
const shownOf = (store: () => unknown) => mapsOf(store)[1];

type AskThunk = Thunk<WithRequests, Promise<void>>;
const send =
  (action: RequestsAction): Thunk<WithRequests> =>
  (dispatch) => {
    dispatch(action);
  };

/** Asks, whatever is known already; a call of the same question that is under way is given up for it. */
export const ask =
  (key: string, call: Call): AskThunk =>
  async (dispatch, getState) => {
    const own = callsOf(getState);
    own.get(key)?.abort();
    const controller = new AbortController();
    own.set(key, controller);
    const { signal } = controller;
    dispatch(send({ type: 'requests/asked', key }));
    const slow = setTimeout(() => {
      if (own.get(key) === controller) dispatch(send({ type: 'requests/slow', key }));
    }, SLOW);
    try {
      const value = await call(signal);
      if (!signal.aborted)
        dispatch(send({ type: 'requests/received', key, value, at: Date.now() }));
    } catch (error) {
      if (signal.aborted) return;
      if (wasCancelled(error)) dispatch(send({ type: 'requests/givenUp', key }));
      else dispatch(send({ type: 'requests/failed', key, failure: failureOf(error) }));
    } finally {
      clearTimeout(slow);
      if (own.get(key) === controller) own.delete(key);
    }
  };

/** Somebody shows a question: it is asked unless a fresh answer is there or on its way. */
export const watch =
  (key: string, call: Call): AskThunk =>
  async (dispatch, getState) => {
    dispatch(send({ type: 'requests/watched', key }));
    shownOf(getState).set(key, call);
    if (callsOf(getState).has(key)) return;
    const { status, answeredAt } = selectEntry(key)(getState())!;
    if (status === 'ready' && Date.now() - answeredAt < FRESH) return;
    await dispatch(ask(key, call));
  };

/** Nobody of this component shows the question any more; a call that nobody else waits for ends. */
export const leave =
  (key: string): AskThunk =>
  async (dispatch, getState) => {
    dispatch(send({ type: 'requests/left', key }));
    // Who takes its place on the page in the same moment shares the call.
    await Promise.resolve();
    const entry = selectEntry(key)(getState());
    if (entry?.watchers) return;
    shownOf(getState).delete(key);
    if (!entry) return;
    const own = callsOf(getState);
    own.get(key)?.abort();
    own.delete(key);
    if (entry.status === 'loading' || !entry.answeredAt) {
      dispatch(send({ type: 'requests/givenUp', key }));
    }
  };

/** Sends those of the questions on show that `isWanted` names; resolves when all of them have ended. */
const askShown =
  (isWanted: (key: string) => unknown): AskThunk =>
  async (dispatch, getState) => {
    await Promise.all(
      [...shownOf(getState)].map((each) => isWanted(each[0]) && dispatch(ask(...each))),
    );
  };
/** Sends a question on show again on the visitor's request, and every other one that failed: figures beside the panel may have no Retry of their own. */
export const askFailed =
  (key: string): AskThunk =>
  (dispatch, getState) =>
    dispatch(
      askShown((each) => each === key || selectEntry(each)(getState())?.status === 'failed'),
    );

/** Ends a call on the visitor's request: it counts as failed and can be retried. */
export const cancel =
  (key: string): Thunk<WithRequests> =>
  (dispatch, getState) => {
    callsOf(getState).get(key)?.abort();
    callsOf(getState).delete(key);
    const failure = { message: 'You canceled this request.', status: 0, retryable: true };
    dispatch(send({ type: 'requests/failed', key, failure }));
  };

/** Forgets every answer and requests those on show again; resolves when all of them have ended. For Retry after a value that could not be rendered. */
export const askAgain = (): AskThunk => (dispatch, getState) => {
  for (const key of getState().requests.keys()) dispatch(send({ type: 'requests/forgotten', key }));
  return dispatch(askShown(() => true));
};
