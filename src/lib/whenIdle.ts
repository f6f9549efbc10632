/** Does what nobody waits for when the browser has time, at the latest after `within` milliseconds; gives back what calls it off. */
export const whenIdle = (work: () => void, within = 2000): (() => void) => {
  // Safari has no such callback.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: within });
  return () => window.cancelIdleCallback(handle);
};
