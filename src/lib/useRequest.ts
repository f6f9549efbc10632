import { useCallback, useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useThunkDispatch } from './redux';
import type { createRequestSlice, LoadStatus, RequestState } from './requestSlice';

export interface Requested<A> { status: LoadStatus; answer: A | null; error: string; retry: () => void }

/**
 * Loads a request slice under a key while the component is on show: a new key or a retry asks again, leaving cancels. `key` ''
 * asks for nothing yet. `call` may change with every drawing; the key must hold everything the request is made of.
 */
export const useRequest = <S, A>(slice: ReturnType<typeof createRequestSlice<A>>, select: (state: S) => RequestState<A>, key: string, call: (signal: AbortSignal) => Promise<A>): Requested<A> => {
  const dispatch = useThunkDispatch<S>();
  const state = useSelector(select);
  const [attempt, setAttempt] = useState(0);
  const tried = useRef(attempt);
  const latest = useRef(call);
  latest.current = call;
  useEffect(() => {
    if (!key) return undefined;
    const controller = new AbortController();
    const again = tried.current !== attempt;
    tried.current = attempt;
    void dispatch(slice.load<S>(select, key, (signal) => latest.current(signal), controller.signal, again));
    return () => controller.abort();
  }, [dispatch, slice, select, key, attempt]);
  const own = key !== '' && state.key === key;
  return { status: own ? state.status : key ? 'loading' : 'idle', answer: key !== '' && state.answeredKey === key ? state.answer : null, error: own ? state.error : '', retry: useCallback(() => setAttempt((current) => current + 1), []) };
};
