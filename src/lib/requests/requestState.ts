import { OrderedMap, Record as ImmutableRecord, type RecordOf } from 'immutable';
import type { Reducer, UnknownAction } from 'redux';

export type LoadStatus = 'idle' | 'loading' | 'ready' | 'failed';

/** Why a request failed. A 404 is recognized by its status, never by its message. */
export interface Failure {
  /** Text for the visitor. */
  message: string;
  /** The message of the service when it is too technical for visitors; else ''. Shown behind “Details”. */
  details: string;
  /** HTTP status; 0 without a response. */
  status: number;
  /** Whether a retry makes sense. */
  retryable: boolean;
  /** Seconds to wait before a retry, as the service requests; 0 if it specifies none. */
  retryAfter: number;
}

/** The state of one query. */
export interface EntryShape {
  status: LoadStatus;
  /** The last good result. It stays while a newer call is pending and after one fails. */
  value: unknown;
  /** Time of the last good result in milliseconds; 0 without one. */
  answeredAt: number;
  failure: Failure | null;
  /** Whether the pending call is slow (see `SLOW`). */
  slow: boolean;
  /** Number of components that show the result. A result on the page is never dropped. */
  watchers: number;
}
export type Entry = RecordOf<EntryShape>;
const makeEntry = ImmutableRecord<EntryShape>(
  { status: 'idle', value: null, answeredAt: 0, failure: null, slow: false, watchers: 0 },
  'Request',
);
/** The entry of a query that was never sent. */
export const emptyEntry: Entry = makeEntry();
export type RequestsState = OrderedMap<string, Entry>;
export interface WithRequests {
  requests: RequestsState;
}

/** Maximum number of cached entries. The least recently shown entries beyond it are dropped. */
export const MAX_ENTRIES = 100;

export type RequestsAction =
  | {
      type:
        | 'requests/watched'
        | 'requests/left'
        | 'requests/sent'
        | 'requests/slow'
        | 'requests/givenUp'
        | 'requests/forgotten';
      key: string;
    }
  | { type: 'requests/received'; key: string; value: unknown; at: number }
  | { type: 'requests/failed'; key: string; failure: Failure };

/** Drops the least recently shown entries beyond `MAX_ENTRIES`, but none that is shown or loading. */
const limitEntries = (state: RequestsState): RequestsState => {
  const excess = state.size - MAX_ENTRIES;
  if (excess <= 0) return state;
  const droppedKeys = state
    .filter(({ watchers, status }) => watchers === 0 && status !== 'loading')
    .keySeq()
    .take(excess);
  return state.deleteAll(droppedKeys);
};

/** Sets an aborted query to ready if it has a result, or else to idle. Removes an entry with neither a result nor a watcher. */
const resetEntry = (state: RequestsState, key: string, entry: Entry): RequestsState => {
  if (entry.answeredAt) return state.set(key, entry.set('status', 'ready'));
  return entry.watchers ? state.set(key, entry.set('status', 'idle')) : state.delete(key);
};

/** Stores results by query key, so that a late response never replaces that of a newer query. */
export const requestsReducer: Reducer<RequestsState, RequestsAction> = (
  state = OrderedMap(),
  action,
) => {
  if (!action.type.startsWith('requests/')) return state;
  const { key } = action;
  const entry = state.get(key) ?? emptyEntry;
  switch (action.type) {
    case 'requests/watched':
      // The most recently shown entry is last.
      return state.delete(key).set(key, entry.set('watchers', entry.watchers + 1));
    case 'requests/left':
      return limitEntries(state.set(key, entry.set('watchers', Math.max(0, entry.watchers - 1))));
    case 'requests/sent':
      return limitEntries(
        state.set(key, entry.merge({ status: 'loading', failure: null, slow: false })),
      );
    case 'requests/slow':
      return state.set(key, entry.set('slow', true));
    case 'requests/forgotten':
      return entry.watchers
        ? state.set(key, emptyEntry.set('watchers', entry.watchers))
        : state.delete(key);
    case 'requests/received':
      return state.set(
        key,
        entry.merge({
          status: 'ready',
          value: action.value,
          answeredAt: action.at,
          failure: null,
        }),
      );
    case 'requests/failed':
      return state.set(key, entry.merge({ status: 'failed', failure: action.failure }));
    case 'requests/givenUp':
      return resetEntry(state, key, entry);
    default:
      return state;
  }
};

export const requestsReducers: Readonly<Record<keyof WithRequests, Reducer>> = {
  requests: requestsReducer as unknown as Reducer<RequestsState, UnknownAction>,
};
export const selectEntry =
  (key: string) =>
  ({ requests }: WithRequests): Entry | undefined =>
    requests.get(key);
