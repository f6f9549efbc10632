/** What a colour token (`styles/_palette.scss`) is in this page, for what is painted without style sheets. */
export const tokenColor = (token: `--${string}`): string =>
  getComputedStyle(document.documentElement).getPropertyValue(token).trim();
