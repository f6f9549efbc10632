import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
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
    let [hasFailed, isBackOnline] = [false, false];
    const loadAgain = () => setAttempt((count) => count + 1);
    // A load that was pending when the network failed often fails only after the `online` event.
    const handleOnline = () => {
      isBackOnline = true;
      if (hasFailed) loadAgain();
    };
    window.addEventListener('online', handleOnline);
    loadNow(controller.signal).then(
      (value) => {
        if (!controller.signal.aborted) setState({ key, value, failure: null });
      },
      (error: Error) => {
        if (controller.signal.aborted) return;
        if (isBackOnline) {
          loadAgain();
          return;
        }
        hasFailed = true;
        logError(error);
        setState({ key, failure: toFailure(error, 'We couldn’t load this. Try again.') });
      },
    );
    return () => {
      window.removeEventListener('online', handleOnline);
      controller.abort();
    };
  }, [key, attempt]);
  return {
    value: state.key === key ? state.value : undefined,
    failure: state.key === key ? state.failure : null,
    retry: useCallback(() => setAttempt((count) => count + 1), []),
  };
};
