/** Logs an error that the page already shows to the visitor. */
export const logError = (error: unknown): void => {
  console.error(error instanceof Error ? error.message : String(error)); // eslint-disable-line no-console
};
