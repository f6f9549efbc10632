/** Text for visitors whose browser runs no scripts: why the page needs scripts, and which pages work without them. */

/**
 * @typedef {{ path: string, title: string, needs?: string, unlisted?: boolean }} Row
 *   a row of the route table; a page without `needs` is complete without scripts
 */

/** @param {string} text */
const escapeHtml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Returns the note as HTML.
 * @param {Row | undefined} page undefined for the page of an unknown URL
 * @param {readonly Row[]} pages pages that visitors can find
 * @param {string} apiSite URL of the public API's documentation, or '' for none
 */
exports.scriptNote = (page, pages, apiSite) => {
  const pageLinks = pages
    .filter((row) => !row.needs && !row.path.includes(':') && row !== page)
    .map(({ path, title }) => `<a href="${path}">${escapeHtml(title)}</a>`)
    .join(', ');
  const apiSentence = apiSite
    ? ` The same data is available from <a href="${escapeHtml(apiSite)}">the public API</a>.`
    : '';
  return page?.needs
    ? `This page needs JavaScript ${page.needs}. These pages work without it: ${pageLinks}.${apiSentence}`
    : `This page can be read without JavaScript, as can ${pageLinks}. Menus and search need JavaScript.${apiSentence}`;
};
