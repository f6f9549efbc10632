import { OrderedMap, Record as ImmutableRecord, type RecordOf } from 'immutable';
import type { Reducer, UnknownAction } from 'redux';

export type LoadStatus = 'idle' | 'loading' | 'ready' | 'failed';

/** Why a request failed. A 404 is told by its status, never by words. */
export interface Failure {
  /** Words for the visitor; what the service itself said follows after a line break. */
  message: string;
  /** HTTP status; 0 when no answer came. */
  status: number;
  /** Whether asking again makes sense. */
  retryable: boolean;
}

/** What the store keeps of one question. */
export interface EntryShape {
  status: LoadStatus;
  /** The last good answer, kept while a newer one is on its way or failed. */
  value: unknown;
  /** Millisecond at which the last good answer came; 0 while there is none. */
  answeredAt: number;
  failure: Failure | null;
  /** The last call took longer than visitors expect; of interest while it is under way. */
  slow: boolean;
  /** Components that show the answer. What is on show is never forgotten. */
  watchers: number;
}
export type Entry = RecordOf<EntryShape>;
const makeEntry = ImmutableRecord<EntryShape>(
  { status: 'idle', value: null, answeredAt: 0, failure: null, slow: false, watchers: 0 },
  'Request',
);
/** A question that nobody has asked. */
export const unasked: Entry = makeEntry();
export type RequestsState = OrderedMap<string, Entry>;
export interface WithRequests {
  requests: RequestsState;
}

/** Answers kept for those who come back: the ones least recently on show are forgotten beyond it. */
export const MOST_ANSWERS = 100;

export type RequestsAction =
  | {
      type:
        | 'requests/watched'
        | 'requests/left'
        | 'requests/asked'
        | 'requests/slow'
        | 'requests/givenUp'
        | 'requests/forgotten';
      key: string;
    }
  | { type: 'requests/received'; key: string; value: unknown; at: number }
  | { type: 'requests/failed'; key: string; failure: Failure };

/** The questions with the least recently shown ones forgotten, as far as nobody shows them or waits for them. */
const bounded = (state: RequestsState): RequestsState => {
  const spare = state.size - MOST_ANSWERS;
  if (spare <= 0) return state;
  const forgotten = state
    .filter(({ watchers, status }) => watchers === 0 && status !== 'loading')
    .keySeq()
    .take(spare);
  return state.deleteAll(forgotten);
};

/** A question that is no longer waited for is as it was before it was asked; without an answer nothing is left of it. */
const givenUp = (state: RequestsState, key: string, entry: Entry): RequestsState => {
  if (entry.answeredAt) return state.set(key, entry.set('status', 'ready'));
  return entry.watchers ? state.set(key, entry.set('status', 'idle')) : state.delete(key);
};

/** Answers of the service by question: a late answer meets its own question alone, so it never wins over a newer one's. */
export const requestsReducer: Reducer<RequestsState, RequestsAction> = (
  state = OrderedMap(),
  action,
) => {
  if (!action.type.startsWith('requests/')) return state;
  const { key } = action;
  const entry = state.get(key) ?? unasked;
  switch (action.type) {
    case 'requests/watched':
      // What is on show last stands at the end.
      return state.delete(key).set(key, entry.set('watchers', entry.watchers + 1));
    case 'requests/left':
      return bounded(state.set(key, entry.set('watchers', Math.max(0, entry.watchers - 1))));
    case 'requests/asked':
      return bounded(
        state.set(key, entry.merge({ status: 'loading', failure: null, slow: false })),
      );
    case 'requests/slow':
      return state.set(key, entry.set('slow', true));
    case 'requests/forgotten':
      return entry.watchers
        ? state.set(key, unasked.set('watchers', entry.watchers))
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
      return givenUp(state, key, entry);
    default:
      return state;
  }
};

/** The slice every page shares. */
export const requestsReducers: Readonly<Record<keyof WithRequests, Reducer>> = {
  requests: requestsReducer as unknown as Reducer<RequestsState, UnknownAction>,
};
export const selectEntry =
  (key: string) =>
  ({ requests }: WithRequests): Entry | undefined =>
    requests.get(key);
