/** Processes up to `concurrency` items at a time and returns the results in the order of the items. Rejects on the first failure. */
export const mapConcurrently = async <T, R>(
  items: readonly T[],
  concurrency: number,
  processItem: (item: T, index: number) => Promise<R>,
): Promise<R[]> => {
  const results: R[] = new Array<R>(items.length);
  let nextIndex = 0;
  await Promise.all(
    Array.from({ length: Math.min(concurrency, items.length) }, async () => {
      while (nextIndex < items.length) {
        const at = nextIndex;
        nextIndex += 1;
        results[at] = await processItem(items[at]!, at);
      }
    }),
  );
  return results;
};
