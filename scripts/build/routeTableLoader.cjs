/** @typedef {(typeof import('../../src/domain/site/pages.json'))[number]} Page */

/** Returns whether a page is built. Hidden pages are not built yet. @param {{ id: string, hidden?: boolean }} page */
const isShown = (page) => !page.hidden;
/**
 * Reduces `pages.json` to what the site needs. With `routes`, for the initial scripts, it keeps only the fields for
 * matching a route, without hidden rows and default values. Otherwise it drops only the fields that just the tests and
 * build scripts read.
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
