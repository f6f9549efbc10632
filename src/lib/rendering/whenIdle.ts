/** Runs work when the browser is idle, at the latest after `maxDelay` milliseconds. Returns a function that cancels it. */
export const whenIdle = (work: () => void, maxDelay = 2000): (() => void) => {
  // Safari does not support requestIdleCallback.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: maxDelay });
  return () => window.cancelIdleCallback(handle);
};
