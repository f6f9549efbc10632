import type { Answer } from '@/lib/requests/useAnswer';

/** What a question waits for and could not be had, and how to ask for it again. */
export type Missing = Pick<Answer<unknown, unknown>, 'failure' | 'retry'>;

/** An answer whose question cannot be asked shows why, and asks again for what is missing; otherwise it would wait for ever. */
export const orMissing = <Q, A>(
  answer: Answer<Q, A>,
  missing: Missing | undefined,
): Answer<Q, A> =>
  missing?.failure && answer.status === 'idle'
    ? { ...answer, status: 'failed', failure: missing.failure, retry: missing.retry }
    : answer;
