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
 * Loads a value under a key, for texts and static files; shared API results belong in the store. A new key, a retry or a returning network
 * loads again; an outdated result is dropped. `key` '' loads nothing. `first` returns a value that was loaded before the first render.
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
  // A prerendered value is not loaded again.
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
        setState({ key, error: toldOf(error) || 'We couldn’t load this. Try again.' });
      },
    );
    return () => controller.abort();
  }, [key, attempt]);
  const failed = state.key === key && state.error !== '';
  // A load that failed is tried again when the network is back.
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
