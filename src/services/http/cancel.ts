const running = new Set<AbortController>();

/** Adds a request to those that `cancelAll` ends; returns what takes it out again. */
export const cancelable = (controller: AbortController): (() => void) => {
  running.add(controller);
  return () => running.delete(controller);
};
/** Cancels every request under way; later ones are not affected. */
export const cancelAll = (): void => {
  running.forEach((controller) => controller.abort());
  running.clear();
};
