import { currentValue, type Answer } from './useAnswer';

/**
 * Combines results into one. Once a query has succeeded, it is ready as soon as there are rows or no query is pending. Without queries
 * it is always ready. It fails when no query is pending and none has succeeded.
 */
export const joinAnswers = <R>(
  answers: readonly Answer<unknown, unknown>[],
  rows: readonly R[],
): Answer<unknown, readonly R[]> => {
  const isPending = answers.some(({ status }) => status === 'loading' || status === 'idle');
  const isReady =
    !answers.length ||
    (answers.some((answer) => currentValue(answer) !== null) && (rows.length > 0 || !isPending));
  const failedAnswers = answers.filter(({ failure }) => failure);
  return {
    status: isReady ? 'ready' : isPending ? 'loading' : 'failed',
    value: isReady ? rows : null,
    current: isReady,
    stale: false,
    answered: null,
    answeredAt: Math.max(0, ...answers.map(({ answeredAt }) => answeredAt)),
    failure: isReady ? null : (failedAnswers[0]?.failure ?? null),
    slow: !isReady && answers.some(({ slow }) => slow),
    cancel: () => answers.forEach((answer) => answer.status === 'loading' && answer.cancel()),
    retry: () => failedAnswers.forEach(({ retry }) => retry()),
    // A figure that needs several requests shows none of them as its “API request”.
    request: null,
  };
};

/** Returns `text`, which is built from results. While it is empty and a result is pending, returns a space that keeps the line height. */
export const getTextOrBlank = (
  text: string | undefined,
  answers: readonly Answer<unknown, unknown>[],
): string =>
  text || (answers.some(({ status }) => status === 'loading' || status === 'idle') ? '\u00a0' : '');
