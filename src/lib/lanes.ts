/** Works through a list, `lanes` items at a time, and returns the results in the order of the list. The first failure rejects. */
export const inLanes = async <T, R>(
  items: readonly T[],
  lanes: number,
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> => {
  const done: R[] = new Array<R>(items.length);
  let next = 0;
  await Promise.all(
    Array.from({ length: Math.min(lanes, items.length) }, async () => {
      while (next < items.length) {
        const at = next;
        next += 1;
        done[at] = await work(items[at]!, at);
      }
    }),
  );
  return done;
};
