/** Leaves a trace of a failure that the page has already told the visitor about. */
export const logError = (error: unknown): void => {
  console.error(error instanceof Error ? error.message : String(error)); // eslint-disable-line no-console
};
