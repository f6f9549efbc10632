import type { Answer } from '@/lib/requests/useAnswer';

/** The failure and retry of a response that a query depends on. */
export type MissingResponse = Pick<Answer<unknown, unknown>, 'failure' | 'retry'>;

/**
 * Returns an idle answer as failed if the response that it depends on has failed. Without this, a panel would show as loading forever.
 */
export const failIfMissing = <Q, A>(
  answer: Answer<Q, A>,
  response: MissingResponse | undefined,
): Answer<Q, A> =>
  response?.failure && answer.status === 'idle'
    ? { ...answer, status: 'failed', failure: response.failure, retry: response.retry }
    : answer;
