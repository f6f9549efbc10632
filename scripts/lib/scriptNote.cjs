/** Words for visitors whose browser runs no scripts: what the page in view needs them for, and what can be read without. */

/** @typedef {{ path: string, title: string, needs?: string, unlisted?: boolean }} Row of the route table; a page without `needs` is whole without scripts */

/** @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * @param {Row | undefined} page none for the page of an unknown address
 * @param {readonly Row[]} pages those that visitors can find
 * @param {string} apiSite where the public API is described, '' for nowhere
 */
exports.scriptNote = (page, pages, apiSite) => {
  const others = pages
    .filter((row) => !row.needs && !row.path.includes(':') && row !== page)
    .map(({ path, title }) => `<a href="${path}">${escaped(title)}</a>`)
    .join(', ');
  const api = apiSite
    ? ` Programs ask <a href="${escaped(apiSite)}">the public API</a> for the same data.`
    : '';
  return page?.needs
    ? `This page needs JavaScript ${page.needs}. These can be read without it: ${others}.${api}`
    : `This page can be read without JavaScript, as can ${others}. Menus and search need it.${api}`;
};
