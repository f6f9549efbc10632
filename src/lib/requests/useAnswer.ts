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

/** What a panel shows of one question. */
export interface Answer<Q, A> {
  /** Of the question asked now; `idle` while there is none. */
  status: LoadStatus;
  /** The newest good answer; null before the first. */
  value: A | null;
  /** Whether `value` answers the question asked now, not an older one. */
  current: boolean;
  /** `value` answers an older question, is being asked for anew, or a newer call failed. */
  stale: boolean;
  /** The question that `value` answers. */
  answered: Q | null;
  /** Millisecond at which `value` came. */
  answeredAt: number;
  failure: Failure | null;
  /** The call under way takes longer than visitors expect. */
  slow: boolean;
  /** Ends the call under way. */
  cancel: () => void;
  /** Asks once more. */
  retry: () => void;
  /** The request that `value` answers, else the one under way; null where none is sent. */
  request: SentRequest | null;
}
/** The answer of the very question asked now; null while only an older one is known. For choices and counts, where an older one would mislead. */
export const currentValue = <A>({ current, value }: Answer<unknown, A>): A | null =>
  current ? value : null;

interface Kept<Q, A> {
  endpoint: Endpoint<Q, A>;
  key: string;
  query: Q;
  value: A;
  answeredAt: number;
}

/** How a question stands that is shown: one nobody has asked yet is about to be. */
const statusOf = ({ status }: Entry): LoadStatus => (status === 'idle' ? 'loading' : status);
/** Whether two entries show the same: a question that is asked looks as it did before, and who else shows it is not seen. */
const looksAs = (entry: Entry, other: Entry): boolean =>
  statusOf(entry) === statusOf(other) &&
  entry.value === other.value &&
  entry.answeredAt === other.answeredAt &&
  entry.failure === other.failure &&
  entry.slow === other.slow;

/**
 * Asks a question while the component is on show, the only way a component asks. Another question asks anew and keeps the last good answer
 * until its own is there; leaving gives a call up that nobody else waits for; two who ask the same share one call. `query` null asks for
 * nothing yet. What could not be had without a network is asked for again when there is one.
 */
export const useAnswer = <Q, A>(endpoint: Endpoint<Q, A>, query: Q | null): Answer<Q, A> => {
  const dispatch = useThunkDispatch<WithRequests>();
  const key = useMemo(() => (query === null ? '' : keyOf(endpoint, query)), [endpoint, query]);
  const asked = useRef({ endpoint, query });
  asked.current = { endpoint, query };
  const entry = useSelector((state: WithRequests) => selectEntry(key)(state) ?? unasked, looksAs);
  // The question of this moment: it is sent a little later, and another may be asked here by then while somebody else waits for this one.
  const callNow = useCallback(() => {
    const now = asked.current;
    return (signal: AbortSignal) => now.endpoint.call(now.query as Q, signal);
  }, []);
  // Before hydration a request could name another date or window than the visitor's.
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
  // A forgotten answer is not shown while it is requested again.
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
  // What the store tells is drawn at once and in one go; deferred, it is drawn in pieces of a few milliseconds, between which the page
  // answers its visitor. Of another question it is told at once.
  const drawn = useDeferredValue(told);
  return drawn.key === key ? drawn : told;
};
