/** Time between two files that open by themselves, so that the second does not cut the first off. */
const BETWEEN_FILES = 1000;
const opening = { until: 0, last: 0 };
/** Whether the page is being left for a file that opens in it, which is no leaving. */
export const isOpeningFile = (now: number): boolean => now < opening.until;
/** Opens a file in the same window: the browser saves it and the page stays. */
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

/** Forgets which files were opened: for tests, where a page ends without its scripts ending. */
export const forgetOpenings = (): void => {
  opening.last = 0;
  opening.until = 0;
};
