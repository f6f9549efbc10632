let backAt = -1;
if (typeof window !== 'undefined')
  window.addEventListener('online', () => {
    backAt = performance.now();
  });

/**
 * Returns whether the network came back after `start`, a time of `performance.now()`. A request that was pending when the network went away
 * often fails only after it is back; no later `online` event would then start a retry.
 */
export const cameBackSince = (start: number): boolean => backAt >= start;
