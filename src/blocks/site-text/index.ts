/** Texts of the site's own pages (`content/legal`). */
export { settleText, useText, useTextSections } from './useText';
