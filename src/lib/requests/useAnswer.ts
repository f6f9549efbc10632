import { useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useThunkDispatch } from '../redux';
import { useIsHydrated } from '../rendering/hydrated';
import {
  ask,
  askFailed,
  cancel,
  keyOf,
  leave,
  watch,
  type Endpoint,
  type SentRequest,
} from './ask';
import {
  selectEntry,
  unasked,
  type Entry,
  type Failure,
  type LoadStatus,
  type WithRequests,
} from './requestState';

/** The result of one query as a panel shows it. */
export interface Answer<Q, A> {
  /** Status of the current query; `idle` without one. */
  status: LoadStatus;
  /** The newest good result; null before the first. */
  value: A | null;
  /** Whether `value` belongs to the current query, not to an older one. */
  current: boolean;
  /** Whether `value` belongs to an older query, is being requested again, or a newer call failed. */
  stale: boolean;
  /** The query of `value`. */
  answered: Q | null;
  /** Time in milliseconds at which `value` arrived. */
  answeredAt: number;
  failure: Failure | null;
  /** Whether the pending call is slow. */
  slow: boolean;
  /** Aborts the pending call. */
  cancel: () => void;
  /** Sends the query again. */
  retry: () => void;
  /** The request of `value`, else the pending one; null when no request is sent. */
  request: SentRequest | null;
}
/**
 * Returns the result of the current query; null while only an older one is available. For choices and counts, where an older one would
 * mislead.
 */
export const currentValue = <A>({ current, value }: Answer<unknown, A>): A | null =>
  current ? value : null;

interface Kept<Q, A> {
  endpoint: Endpoint<Q, A>;
  key: string;
  query: Q;
  value: A;
  answeredAt: number;
}

/** Returns the status of a shown query; one that was not sent yet counts as loading. */
const statusOf = ({ status }: Entry): LoadStatus => (status === 'idle' ? 'loading' : status);
/** Returns whether two entries render the same. The number of watchers and the step from idle to loading are not visible. */
const looksAs = (entry: Entry, other: Entry): boolean =>
  statusOf(entry) === statusOf(other) &&
  entry.value === other.value &&
  entry.answeredAt === other.answeredAt &&
  entry.failure === other.failure &&
  entry.slow === other.slow;

/**
 * Requests a query while the component is mounted; the only way for a component to request data. A new query keeps the last good result
 * until its own arrives. Unmounting aborts a call that no other component needs; equal queries share one call. `query` null requests
 * nothing. A request that failed without a network is sent again when the network is back.
 */
export const useAnswer = <Q, A>(endpoint: Endpoint<Q, A>, query: Q | null): Answer<Q, A> => {
  const dispatch = useThunkDispatch<WithRequests>();
  const key = useMemo(() => (query === null ? '' : keyOf(endpoint, query)), [endpoint, query]);
  const asked = useRef({ endpoint, query });
  asked.current = { endpoint, query };
  const entry = useSelector((state: WithRequests) => selectEntry(key)(state) ?? unasked, looksAs);
  // Binds the current query to the call: it is sent a little later, when the component may have another query and others wait for this one.
  const callNow = useCallback(() => {
    const now = asked.current;
    return (signal: AbortSignal) => now.endpoint.call(now.query as Q, signal);
  }, []);
  // Before hydration a request could use another date or viewport than the visitor’s.
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (!key || !isHydrated) return undefined;
    void dispatch(watch(key, callNow()));
    return () => void dispatch(leave(key));
  }, [dispatch, key, callNow, isHydrated]);
  const retry = useCallback(() => {
    if (key) void dispatch(askFailed(key));
  }, [dispatch, key]);
  const cancelCall = useCallback(() => {
    dispatch(cancel(key));
  }, [dispatch, key]);
  const failure = key ? entry.failure : null;
  const slow = key !== '' && entry.slow && entry.status === 'loading';
  const unreachable = failure?.status === 0;
  useEffect(() => {
    if (!unreachable) return undefined;
    const again = () => void dispatch(ask(key, callNow()));
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [unreachable, dispatch, key, callNow]);

  const kept = useRef<Kept<Q, A> | null>(null);
  if (kept.current?.endpoint !== endpoint || query === null) kept.current = null;
  const { value, answeredAt } = entry;
  // A dropped result is not shown while it is requested again.
  if (kept.current?.key === key && !answeredAt) kept.current = null;
  if (
    query !== null &&
    answeredAt &&
    (kept.current?.key !== key ||
      kept.current.answeredAt !== answeredAt ||
      kept.current.value !== value)
  )
    kept.current = { endpoint, key, query, value: value as A, answeredAt };
  const own = entry.answeredAt > 0;
  const status = statusOf(entry);
  const shown = kept.current;
  const shownQuery = shown?.query ?? query;
  const request = useMemo(
    () => (shownQuery === null ? null : endpoint.requestOf(shownQuery)),
    [endpoint, shownQuery],
  );
  const told = useMemo(
    (): Answer<Q, A> & { key: string } => ({
      key,
      status: key ? status : 'idle',
      value: shown?.value ?? null,
      current: shown !== null && own,
      stale: shown !== null && (!own || status !== 'ready'),
      answered: shown?.query ?? null,
      answeredAt: shown?.answeredAt ?? 0,
      failure,
      slow,
      cancel: cancelCall,
      retry,
      request,
    }),
    [key, status, shown, own, failure, slow, cancelCall, retry, request],
  );
  // React renders a store update in one blocking task. Deferred, it yields to the main thread every few milliseconds, so the page stays
  // responsive. A new query is returned at once.
  const drawn = useDeferredValue(told);
  return drawn.key === key ? drawn : told;
};
