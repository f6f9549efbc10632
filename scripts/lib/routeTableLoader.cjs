/** @typedef {(typeof import('../../src/domain/site/pages.json'))[number]} Page */

/**
 * Whether a row of the route table is served: hidden ones are not built yet, development ones stay out of production builds.
 * @param {{ hidden?: boolean, development?: boolean }} page
 * @param {boolean} production
 */
const isShown = (page, production) => !page.hidden && !(production && page.development);
/**
 * Cuts `pages.json` down to what the site needs of it: `routes`, for its first scripts, is what finding a page takes, without
 * hidden rows and what goes without saying; else everything but what tests and budgets alone read.
 * @this {import('webpack').LoaderContext<{ production: boolean, routes: boolean }>}
 * @param {string} text
 */
module.exports = function routeTable(text) {
  const { production, routes } = this.getOptions();
  /** @type {Page[]} */
  const pages = JSON.parse(text);
  return JSON.stringify(
    routes
      ? pages
          .filter((page) => isShown(page, production))
          .map(
            ({
              title,
              description,
              needs,
              firstCall,
              anyQuery,
              development,
              sample,
              unknown,
              budget,
              redirect,
              caseSensitive,
              ...route
            }) => (caseSensitive === false ? { ...route, caseSensitive } : route),
          )
      : pages.map(({ sample, unknown, budget, needs, firstCall, anyQuery, ...page }) => page),
  );
};
module.exports.isShown = isShown;
