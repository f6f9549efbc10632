/** Milliseconds between two automatic file downloads, so that the second does not abort the first. */
const BETWEEN_FILES = 1000;
const opening = { until: 0, last: 0 };
/** Returns whether a file is being opened. The `beforeunload` event of that navigation does not leave the page. */
export const isOpeningFile = (now: number): boolean => now < opening.until;
/** Opens a file in the same window. The browser saves it and the page stays. */
export const openFile = (url: string): void => {
  const now = Date.now();
  const at = Math.max(now, opening.last + BETWEEN_FILES);
  opening.last = at;
  setTimeout(() => {
    opening.until = Date.now() + 500;
    const link = document.createElement('a');
    link.href = url;
    link.click();
  }, at - now);
};

/** Resets the timing of opened files, for tests. */
export const forgetOpenings = (): void => {
  opening.last = 0;
  opening.until = 0;
};
