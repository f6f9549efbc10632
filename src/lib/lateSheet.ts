/**
 * Adds the sheet of a part of the site behind the page's own: what `scripts/lib/lateSheetLoader.cjs` makes of a sheet that a
 * module imports. One rule that always holds, around all: a browser drops what it does not know in it and keeps the rest.
 */
export const addSheet = (css: string): void => {
  const sheet = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')?.sheet;
  sheet?.insertRule(`@media all{${css}}`, sheet.cssRules.length);
};
