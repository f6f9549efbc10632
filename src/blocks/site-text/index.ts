/** Texts of the site's own pages (`content/legal`). */
export { preloadText, useText, useTextSections } from './useText';
