import { useCallback, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { useThunkDispatch } from '../redux';
import { useIsHydrated } from '../rendering/hydrated';
import {
  sendQuery,
  retryFailed,
  cancel,
  keyOf,
  unwatch,
  watch,
  type Endpoint,
  type SentRequest,
} from './queries';
import {
  selectEntry,
  emptyEntry,
  type Entry,
  type Failure,
  type LoadStatus,
  type WithRequests,
} from './requestState';

/** The query of endpoints without parameters. */
export const EMPTY_QUERY = {};

/** The result of one query as a panel shows it. */
export interface Answer<Q, A> {
  /** Status of the current query; `idle` without one. */
  status: LoadStatus;
  /** The newest good result; null before the first. */
  value: A | null;
  /** Whether `value` belongs to the current query, not to an older one. */
  current: boolean;
  /** Whether `value` is outdated: it belongs to an older query, is being requested again, or a newer call failed. */
  stale: boolean;
  /** The query that returned `value`; null without a value. */
  answered: Q | null;
  /** Time in milliseconds at which `value` arrived. */
  answeredAt: number;
  failure: Failure | null;
  /** Whether the pending call is slow. */
  slow: boolean;
  /** Aborts the pending call. */
  cancel: () => void;
  /** Sends this query again, and every failed query of the page. */
  retry: () => void;
  /** The request that loaded `value`, or the pending one if there is no value; null if no request is sent. */
  request: SentRequest | null;
}
/** Returns the result of the current query, or null. Choices and counts use it, because an older result would mislead. */
export const currentValue = <A>({ current, value }: Answer<unknown, A>): A | null =>
  current ? value : null;

interface LastResult<Q, A> {
  endpoint: Endpoint<Q, A>;
  key: string;
  query: Q;
  value: A;
  answeredAt: number;
}

/** Returns the status of a query. A query that has not been sent yet counts as loading. */
const statusOf = ({ status }: Entry): LoadStatus => (status === 'idle' ? 'loading' : status);
/** Returns whether components show two entries alike. Ignores the number of watchers and the difference between idle and loading. */
const hasSameOutput = (entry: Entry, otherEntry: Entry): boolean =>
  statusOf(entry) === statusOf(otherEntry) &&
  entry.value === otherEntry.value &&
  entry.answeredAt === otherEntry.answeredAt &&
  entry.failure === otherEntry.failure &&
  entry.slow === otherEntry.slow;

/**
 * Returns the result to show: the result of the query, or the last one of the endpoint while the query is pending. Returns null if
 * there is neither.
 */
const getShownResult = <Q, A>(
  lastResult: LastResult<Q, A> | null,
  endpoint: Endpoint<Q, A>,
  key: string,
  query: Q | null,
  { value, answeredAt }: Entry,
): LastResult<Q, A> | null => {
  const oldResult = lastResult?.endpoint === endpoint ? lastResult : null;
  if (query === null) return null;
  // A dropped result is not shown while it is requested again.
  if (!answeredAt) return oldResult?.key === key ? null : oldResult;
  return oldResult?.key === key && oldResult.answeredAt === answeredAt && oldResult.value === value
    ? oldResult
    : { endpoint, key, query, value: value as A, answeredAt };
};

/**
 * Requests a query while the component is mounted; null requests nothing. When the query changes, the last good result stays until the
 * new one arrives. Equal queries share one call. A request that failed without a network is sent again when the network is back.
 */
export const useAnswer = <Q, A>(endpoint: Endpoint<Q, A>, query: Q | null): Answer<Q, A> => {
  const dispatch = useThunkDispatch<WithRequests>();
  const key = useMemo(() => (query === null ? '' : keyOf(endpoint, query)), [endpoint, query]);
  const entry = useSelector(
    (state: WithRequests) => selectEntry(key)(state) ?? emptyEntry,
    hasSameOutput,
  );
  // Binds the current query to the call, which is sent slightly later. By then this component may have another query,
  // while other components still wait for the first one.
  const bindCall = useEffectEvent(() => (signal: AbortSignal) => endpoint.call(query as Q, signal));
  // Before hydration a request could use another date or viewport than the visitor’s.
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (!key || !isHydrated) return undefined;
    void dispatch(watch(key, bindCall()));
    return () => void dispatch(unwatch(key));
  }, [dispatch, key, isHydrated]);
  const retry = useCallback(() => {
    if (key) void dispatch(retryFailed(key));
  }, [dispatch, key]);
  const cancelCall = useCallback(() => {
    dispatch(cancel(key));
  }, [dispatch, key]);
  const failure = key ? entry.failure : null;
  const isSlow = key !== '' && entry.slow && entry.status === 'loading';
  const isUnreachable = failure?.status === 0;
  useEffect(() => {
    if (!isUnreachable) return undefined;
    const sendAgain = () => void dispatch(sendQuery(key, bindCall()));
    window.addEventListener('online', sendAgain);
    return () => window.removeEventListener('online', sendAgain);
  }, [isUnreachable, dispatch, key]);

  const [last, setLast] = useState<LastResult<Q, A> | null>(null);
  const shownResult = getShownResult(last, endpoint, key, query, entry);
  if (shownResult !== last) setLast(shownResult);
  const hasResult = entry.answeredAt > 0;
  const status = statusOf(entry);
  const shownQuery = shownResult?.query ?? query;
  const request = useMemo(
    () => (shownQuery === null ? null : endpoint.requestOf(shownQuery)),
    [endpoint, shownQuery],
  );
  const answer = useMemo(
    (): Answer<Q, A> & { key: string } => ({
      key,
      status: key ? status : 'idle',
      value: shownResult?.value ?? null,
      current: shownResult !== null && hasResult,
      stale: shownResult !== null && (!hasResult || status !== 'ready'),
      answered: shownResult?.query ?? null,
      answeredAt: shownResult?.answeredAt ?? 0,
      failure,
      slow: isSlow,
      cancel: cancelCall,
      retry,
      request,
    }),
    [key, status, shownResult, hasResult, failure, isSlow, cancelCall, retry, request],
  );
  // React renders a store update in one blocking task, but a deferred value in short tasks, so the page stays
  // responsive. A result for a new query is returned without delay.
  const deferredAnswer = useDeferredValue(answer);
  return deferredAnswer.key === key ? deferredAnswer : answer;
};
