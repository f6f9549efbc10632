/** @typedef {(typeof import('../../src/domain/site/pages.json'))[number]} Page */

/**
 * Returns whether a row of the route table is served: a hidden page is not built yet.
 * @param {{ id: string, hidden?: boolean }} page
 */
const isShown = (page) => !page.hidden;
/**
 * Cuts `pages.json` down to what the site needs of it: `routes`, for its first scripts, is what finding a page takes, without
 * hidden rows and what goes without saying; else everything but what tests and budgets alone read.
 * @this {import('webpack').LoaderContext<{ routes: boolean }>}
 * @param {string} text
 */
exports.default = function routeTable(text) {
  const { routes } = this.getOptions();
  /** @type {Page[]} */
  const pages = JSON.parse(text);
  return JSON.stringify(
    routes
      ? pages
          .filter(isShown)
          .map(
            ({
              title,
              description,
              needs,
              unlisted,
              sample,
              unknown,
              budget,
              redirect,
              caseSensitive,
              ...route
            }) => (caseSensitive === false ? { ...route, caseSensitive } : route),
          )
      : pages.map(({ sample, unknown, budget, needs, ...page }) => page),
  );
};
exports.isShown = isShown;
