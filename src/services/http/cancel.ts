let current = new AbortController();

/** Returns the signal that all requests of this moment share. */
export const sharedSignal = (): AbortSignal => current.signal;
/** Cancels every request under way; later ones are not affected. */
export const cancelAll = (): void => {
  current.abort();
  current = new AbortController();
};
