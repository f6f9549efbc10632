/** Whether everything is checked (`npm run test:full`), or an evenly spread sample. */
export const isFullRun = Boolean(process.env.TEST_FULL);

/**
 * Returns all items in a full run, else every `step`th. With the index of an outer loop as `offset`, each outer item gets
 * different ones, so that all of them occur in the end.
 */
export const sampled = <T>(items: readonly T[], step: number, offset = 0): readonly T[] =>
  isFullRun ? items : items.filter((_, at) => (at + offset) % step === 0);
