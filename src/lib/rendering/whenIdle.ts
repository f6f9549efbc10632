/** Runs work when the browser is idle, at the latest after `within` milliseconds. Returns a function that cancels it. */
export const whenIdle = (work: () => void, within = 2000): (() => void) => {
  // Safari does not support requestIdleCallback.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: within });
  return () => window.cancelIdleCallback(handle);
};
