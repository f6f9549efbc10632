const running = new Set<AbortController>();

/** Registers a request for `cancelAll`; returns a function that unregisters it. */
export const cancelable = (controller: AbortController): (() => void) => {
  running.add(controller);
  return () => running.delete(controller);
};
/** Cancels every pending request; later ones are not affected. */
export const cancelAll = (): void => {
  running.forEach((controller) => controller.abort());
  running.clear();
};
