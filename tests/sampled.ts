/** Whether tests check everything (`npm run test:full`) or only an evenly spread sample. */
export const isFullRun = Boolean(process.env.TEST_FULL);

/**
 * Returns all items in a full run, otherwise every `step`th item. With the index of an outer loop as `offset`, each round of the loop
 * gets different items, and all rounds together cover all items.
 */
export const sampled = <T>(items: readonly T[], step: number, offset = 0): readonly T[] =>
  isFullRun ? items : items.filter((_, at) => (at + offset) % step === 0);
