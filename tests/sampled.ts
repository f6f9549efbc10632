/** Whether everything is checked (`npm run test:full`), or an evenly spread sample. */
export const isFullRun = Boolean(process.env.TEST_FULL);

/**
 * Returns all items in a full run, otherwise every `step`th item. With the index of an outer loop as `offset`, the rounds of
 * the loop get different items and together cover all of them.
 */
export const sampled = <T>(items: readonly T[], step: number, offset = 0): readonly T[] =>
  isFullRun ? items : items.filter((_, at) => (at + offset) % step === 0);
