import { Record as ImmutableRecord, type RecordOf } from 'immutable';
import type { Reducer, UnknownAction } from 'redux';
import type { Thunk } from './redux';

export type LoadStatus = 'idle' | 'loading' | 'ready' | 'failed';
export interface RequestShape<A> {
  status: LoadStatus;
  /** Key of the request under way or last made. */
  key: string;
  /** The last good answer, kept while a newer one loads, and the key it answered. */
  answer: A | null; answeredKey: string;
  /** Why the last request failed, in words for the visitor. */
  error: string;
  /** Millisecond at which the answer came. */
  answeredAt: number;
}
export type RequestState<A> = RecordOf<RequestShape<A>>;

/** What a failed call tells: its reason, and whether it was only superseded. */
export interface Failure { message: string; cancelled: boolean }
const asFailure = (error: unknown): Failure => {
  const found = error as Partial<Failure> | undefined;
  return { message: typeof found?.message === 'string' && found.message ? found.message : 'The request failed', cancelled: found?.cancelled === true };
};

/**
 * One slice for one kind of request: `requested`, `received`, `failed`, `reset` under the slice's name. A newer request wins
 * over an older one whichever answers first, a cancelled one changes nothing, and the last good answer stays on show meanwhile.
 */
export const createRequestSlice = <A>(name: string) => {
  const make = ImmutableRecord<RequestShape<A>>({ status: 'idle', key: '', answer: null, answeredKey: '', error: '', answeredAt: 0 }, name);
  type Action = UnknownAction & { key?: string; answer?: A; error?: string; at?: number };
  const reducer: Reducer<RequestState<A>, Action> = (state = make(), action) => {
    switch (action.type) {
      case `${name}/requested`: return state.merge({ status: 'loading', key: action.key ?? '', error: '' });
      // A slow answer for a question no longer asked must not win.
      case `${name}/received`: return action.key === state.key ? state.merge({ status: 'ready', answer: action.answer ?? null, answeredKey: state.key, answeredAt: action.at ?? 0 }) : state;
      case `${name}/failed`: return action.key === state.key ? state.merge({ status: 'failed', error: action.error ?? '' }) : state;
      case `${name}/reset`: return make();
      default: return state;
    }
  };
  /** Asks, unless this very key is answered already. `again` asks anyway (Retry). */
  const load = <S>(select: (state: S) => RequestState<A>, key: string, call: (signal: AbortSignal) => Promise<A>, signal: AbortSignal, again = false): Thunk<S, Promise<void>> => async (dispatch, getState) => {
    const current = select(getState());
    if (!again && current.answeredKey === key && current.answer !== null) {
      if (current.key !== key || current.status !== 'ready') {
        dispatch({ type: `${name}/requested`, key });
        dispatch({ type: `${name}/received`, key, answer: current.answer, at: current.answeredAt });
      }
      return;
    }
    dispatch({ type: `${name}/requested`, key });
    try {
      const answer = await call(signal);
      if (!signal.aborted) dispatch({ type: `${name}/received`, key, answer, at: Date.now() });
    } catch (error) {
      const failure = asFailure(error);
      if (!failure.cancelled && !signal.aborted) dispatch({ type: `${name}/failed`, key, error: failure.message });
    }
  };
  return { make, reducer: reducer as Reducer<RequestState<A>>, load, reset: () => ({ type: `${name}/reset` }) };
};
