/** @typedef {(typeof import('../../src/domain/pages.json'))[number]} Page */

/**
 * Whether a row of the route table is served: hidden ones are not built yet, development ones stay out of production builds.
 * @param {{ hidden?: boolean, development?: boolean }} page
 * @param {boolean} production
 */
const isShown = (page, production) => !page.hidden && !(production && page.development);
/**
 * Cuts `pages.json` down to what finding a page needs.
 * @this {import('webpack').LoaderContext<{ production: boolean }>}
 * @param {string} text
 */
module.exports = function routeTable(text) {
  const { production } = this.getOptions();
  return JSON.stringify(
    /** @type {Page[]} */ (JSON.parse(text))
      .filter((page) => isShown(page, production))
      .map(({ title, description, development, ...route }) => route),
  );
};
module.exports.isShown = isShown;
