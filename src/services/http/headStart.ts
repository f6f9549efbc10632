/** Begins to load what requests are sent with: it comes beside the code of a page that asks at once, not after it. Whoever asks says what fails. */
export const headStart = (): void => {
  import('axios').catch(() => {});
};
