import { currentValue, type Answer } from './useAnswer';

/**
 * Several answers as one for a panel: there as soon as one of them is, failed when all are, empty where none is asked for. Rows are made of what is there; who failed
 * or is still on the way has none in them.
 */
export const joined = <R>(
  answers: readonly Answer<unknown, unknown>[],
  rows: readonly R[],
): Answer<unknown, readonly R[]> => {
  const waiting = answers.some(({ status }) => status === 'loading' || status === 'idle');
  // One without rows says nothing as long as another may have some.
  const there =
    !answers.length ||
    (answers.some((answer) => currentValue(answer) !== null) && (rows.length > 0 || !waiting));
  const failures = answers.filter(({ failure }) => failure);
  return {
    status: there ? 'ready' : waiting ? 'loading' : 'failed',
    value: there ? rows : null,
    current: there,
    stale: false,
    answered: null,
    answeredAt: Math.max(0, ...answers.map(({ answeredAt }) => answeredAt)),
    failure: there ? null : (failures[0]?.failure ?? null),
    slow: !there && answers.some(({ slow }) => slow),
    cancel: () => answers.forEach((answer) => answer.status === 'loading' && answer.cancel()),
    retry: () => failures.forEach(({ retry }) => retry()),
    // A figure of several requests names none of them as its own.
    request: null,
  };
};

/** Words that are made of several answers; a space that keeps their line as long as one that is still on its way may bring them. */
export const wordsToCome = (
  words: string | undefined,
  answers: readonly Answer<unknown, unknown>[],
): string =>
  words ||
  (answers.some(({ status }) => status === 'loading' || status === 'idle') ? '\u00a0' : '');
