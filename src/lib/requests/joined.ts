import { currentValue, type Answer } from './useAnswer';

/** Combines results into one: ready with rows or when nothing is pending, failed when all failed, empty without queries. */
export const joined = <R>(
  answers: readonly Answer<unknown, unknown>[],
  rows: readonly R[],
): Answer<unknown, readonly R[]> => {
  const waiting = answers.some(({ status }) => status === 'loading' || status === 'idle');
  // A result without rows does not count while another is pending.
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
    // A figure of several requests shows none of them.
    request: null,
  };
};

/** Returns a text made of results. While it is empty and one is pending, returns a space that keeps the line. */
export const wordsToCome = (
  words: string | undefined,
  answers: readonly Answer<unknown, unknown>[],
): string =>
  words ||
  (answers.some(({ status }) => status === 'loading' || status === 'idle') ? '\u00a0' : '');
