import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { watchOnline } from './backOnline';
import { logError } from '../logError';
import { toFailure } from './queries';
import type { Failure } from './requestState';

export interface Loaded<T> {
  value: T | undefined;
  failure: Failure | null;
  retry: () => void;
}

/**
 * Loads a value, such as a text or a static file, when `key` changes; '' loads nothing. Loads it again on a retry and, after a failure,
 * when the network is back. `getPreloaded` returns the value if it was loaded before the first render.
 */
export const useLoaded = <T>(
  key: string,
  load: (signal: AbortSignal) => Promise<T>,
  getPreloaded?: () => T | undefined,
): Loaded<T> => {
  const [state, setState] = useState<{ key: string; value?: T; failure: Failure | null }>(() => ({
    key,
    value: getPreloaded?.(),
    failure: null,
  }));
  // A prerendered value is not loaded again.
  const prerenderedKey = useRef(state.value === undefined ? '' : key);
  const [attempt, setAttempt] = useState(0);
  const loadNow = useEffectEvent(load);
  useEffect(() => {
    if (!key || prerenderedKey.current === key) return undefined;
    prerenderedKey.current = '';
    const controller = new AbortController();
    setState((oldState) =>
      oldState.key === key && !oldState.failure ? oldState : { key, failure: null },
    );
    const endWatch = watchOnline();
    loadNow(controller.signal).then(
      (value) => {
        endWatch();
        if (!controller.signal.aborted) setState({ key, value, failure: null });
      },
      (error: Error) => {
        if (controller.signal.aborted) return;
        if (endWatch()) {
          setAttempt((count) => count + 1);
          return;
        }
        logError(error);
        setState({ key, failure: toFailure(error, 'We couldn’t load this. Try again.') });
      },
    );
    return () => {
      endWatch();
      controller.abort();
    };
  }, [key, attempt]);
  const failure = state.key === key ? state.failure : null;
  const hasFailed = failure !== null;
  // A load that failed is tried again when the network is back.
  useEffect(() => {
    if (!hasFailed) return undefined;
    const loadAgain = () => setAttempt((count) => count + 1);
    window.addEventListener('online', loadAgain);
    return () => window.removeEventListener('online', loadAgain);
  }, [hasFailed]);
  return {
    value: state.key === key ? state.value : undefined,
    failure,
    retry: useCallback(() => setAttempt((count) => count + 1), []),
  };
};
