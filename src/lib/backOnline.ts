let backAt = -1;
if (typeof window !== 'undefined')
  window.addEventListener('online', () => {
    backAt = performance.now();
  });

/**
 * Whether the network came back after `start`, a time of `performance.now()`. What was on its way when it went fails, but often not before it
 * is back: nobody would hear of its return any more.
 */
export const cameBackSince = (start: number): boolean => backAt >= start;
