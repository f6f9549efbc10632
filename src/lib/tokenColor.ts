/** Returns the value of a color token (`styles/_palette.scss`) in the current page, for graphics that stylesheets do not reach. */
export const tokenColor = (token: `--${string}`): string =>
  getComputedStyle(document.documentElement).getPropertyValue(token).trim();
