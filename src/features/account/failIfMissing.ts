import type { Answer } from '@/lib/requests/useAnswer';

/** The failure and retry of a response that a query depends on. */
export type Missing = Pick<Answer<unknown, unknown>, 'failure' | 'retry'>;

/**
 * Returns an idle answer as failed if the response that it depends on has failed. Without this, a panel would show as loading forever.
 */
export const failIfMissing = <Q, A>(
  answer: Answer<Q, A>,
  missing: Missing | undefined,
): Answer<Q, A> =>
  missing?.failure && answer.status === 'idle'
    ? { ...answer, status: 'failed', failure: missing.failure, retry: missing.retry }
    : answer;
