import type { Answer } from '@/lib/requests/useAnswer';

/** Returns the result of a loading query, without sending a request. `changes` override its fields. */
export const exampleAnswer = <V>(changes: Partial<Answer<null, V>> = {}): Answer<null, V> => ({
  status: 'loading',
  value: null,
  current: false,
  stale: false,
  answered: null,
  answeredAt: 0,
  failure: null,
  slow: false,
  cancel: () => {},
  retry: () => {},
  request: null,
  ...changes,
});
export const readyAnswer = <V>(value: V): Answer<null, V> =>
  exampleAnswer({ status: 'ready', value, current: true });
/** Returns a query result that failed with status 503. */
export const failedAnswer = <V>(retry: () => void, changes: Partial<Answer<null, V>> = {}) =>
  exampleAnswer<V>({
    status: 'failed',
    retry,
    failure: {
      message: 'The service is busy. Please try again in a moment.',
      details: 'Status 503 of an example.',
      status: 503,
      retryable: true,
      retryAfter: 0,
    },
    ...changes,
  });
