import { useCallback, useEffect, useRef, useState } from 'react';
import { cameBackSince } from './backOnline';
import { logError } from './logError';
import { toldOf } from './requests/ask';

export interface Loaded<T> {
  value: T | undefined;
  error: string;
  retry: () => void;
}

/**
 * What a panel shows, loaded under a key: a new key, a retry or a network that is back asks again, an answer that was overtaken is dropped. `key` '' asks
 * for nothing yet; `first` has what was loaded before the first drawing. For texts and static files; answers that others need live in the store.
 */
export const useLoaded = <T>(
  key: string,
  load: (signal: AbortSignal) => Promise<T>,
  first?: () => T | undefined,
): Loaded<T> => {
  const [state, setState] = useState<{ key: string; value?: T; error: string }>(() => ({
    key,
    value: first?.(),
    error: '',
  }));
  // What the build drew is not asked for again.
  const given = useRef(state.value === undefined ? '' : key);
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(load);
  latest.current = load;
  useEffect(() => {
    if (!key || given.current === key) return undefined;
    given.current = '';
    const controller = new AbortController();
    setState((current) => (current.key === key && !current.error ? current : { key, error: '' }));
    const started = performance.now();
    latest.current(controller.signal).then(
      (value) => {
        if (!controller.signal.aborted) setState({ key, value, error: '' });
      },
      (error: Error) => {
        if (controller.signal.aborted) return;
        if (cameBackSince(started)) {
          setAttempt((current) => current + 1);
          return;
        }
        logError(error);
        setState({ key, error: toldOf(error) || 'It could not be loaded.' });
      },
    );
    return () => controller.abort();
  }, [key, attempt]);
  const failed = state.key === key && state.error !== '';
  // What could not be had without a network is asked for again when there is one.
  useEffect(() => {
    if (!failed) return undefined;
    const again = () => setAttempt((current) => current + 1);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [failed]);
  return {
    value: state.key === key ? state.value : undefined,
    error: state.key === key ? state.error : '',
    retry: useCallback(() => setAttempt((current) => current + 1), []),
  };
};
