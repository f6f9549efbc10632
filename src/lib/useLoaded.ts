import { useCallback, useEffect, useRef, useState } from 'react';
import { logError } from './logError';

export interface Loaded<T> { value: T | undefined; error: string; retry: () => void }

/**
 * What a panel shows, loaded under a key: a new key or a retry asks again, an answer that was overtaken is dropped. `key` '' asks
 * for nothing yet. For texts and static files; answers that others need live in the store.
 */
export const useLoaded = <T>(key: string, load: (signal: AbortSignal) => Promise<T>): Loaded<T> => {
  const [state, setState] = useState<{ key: string; value?: T; error: string }>({ key: '', error: '' });
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(load);
  latest.current = load;
  useEffect(() => {
    if (!key) return undefined;
    const controller = new AbortController();
    setState((current) => (current.key === key && !current.error ? current : { key, error: '' }));
    latest.current(controller.signal).then((value) => { if (!controller.signal.aborted) setState({ key, value, error: '' }); }, (error: Error) => {
      if (controller.signal.aborted) return;
      logError(error);
      setState({ key, error: error.message || 'It could not be loaded.' });
    });
    return () => controller.abort();
  }, [key, attempt]);
  return { value: state.key === key ? state.value : undefined, error: state.key === key ? state.error : '', retry: useCallback(() => setAttempt((current) => current + 1), []) };
};
