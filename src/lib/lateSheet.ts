import { drawnParts } from './drawnParts';

/** Made with the first late part; others' sheets, as of an extension, are left alone. */
let made: CSSStyleSheet | undefined;
/**
 * Where the sheets of parts stand: one of their own behind the page's. A rule that is added to the page's own makes browsers look for its
 * fonts anew, and a font that has come meanwhile then moves the page. Browsers without constructed sheets add to the page's.
 */
const lateSheet = (): CSSStyleSheet | null | undefined => {
  const own = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')?.sheet;
  if (!own || !('adoptedStyleSheets' in document)) return own;
  if (!made) {
    made = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, made];
  }
  return made;
};

/**
 * Adds the sheet of a part of the site behind the page's own: what `scripts/lib/lateSheetLoader.cjs` makes of a sheet that a
 * module imports. One rule that always holds, around all: a browser drops what it does not know in it and keeps the rest.
 */
export const addSheet = (css: string): void => {
  if (typeof document === 'undefined') {
    drawnParts.sheets.push(css);
    return;
  }
  const sheet = lateSheet();
  sheet?.insertRule(`@media all{${css}}`, sheet.cssRules.length);
};
