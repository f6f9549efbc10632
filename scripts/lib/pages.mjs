/** The pages of the site as the suites and the bench visit them: everything follows from `src/domain/site/pages.json`. */
import { join } from 'node:path';
import { readJson, root } from './dataSet.mjs';

/**
 * @typedef {object} PageRow
 * @property {string} id
 * @property {string} path
 * @property {string} title
 * @property {string} [sample] an address of the page, `{large award}` and the like looked up in the data set that is served
 * @property {string} [unknown] an address of the page with an id that nothing has
 * @property {boolean} [exact] false: the page stands at longer addresses too
 * @property {boolean} [hidden] its step has not come yet
 * @property {boolean} [development] not in production builds
 * @property {boolean} [redirect] leads to another page
 */
const rows = /** @type {PageRow[]} */ (readJson(join(root, 'src/domain/site/pages.json')));

/** Rows that are served in production. */
export const servedPages = rows.filter(({ hidden, development }) => !hidden && !development);
/** Rows that a visitor sees under their own address. */
export const ownPages = servedPages.filter(({ redirect }) => !redirect);
/** What a name in braces stands for: an id of the data set behind an address. @type {Record<string, (base: string) => Promise<string>>} */
const lookups = {
  'large award': async (base) => {
    const answer = await fetch(`${base}/api/v2/search/spending_by_award/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        filters: { award_type_codes: ['A', 'B', 'C', 'D'] },
        fields: ['Award Amount'],
        sort: 'Award Amount',
        limit: 1,
      }),
    });
    return (await answer.json()).results[0].generated_internal_id;
  },
};
/** @type {Map<string, Promise<string>>} */
const found = new Map();

/**
 * An address with the names in braces replaced by what they stand for; each is looked up once for a server.
 * @param {string} base the server's address
 * @param {string} path
 */
export const fillIn = async (base, path) => {
  let filled = path;
  for (const [braces, name = ''] of path.matchAll(/\{([^}]+)\}/g)) {
    const lookup = lookups[name];
    if (!lookup) throw new Error(`${path}: nothing says what {${name}} is (scripts/lib/pages.mjs)`);
    const key = `${base} ${name}`;
    if (!found.has(key)) found.set(key, lookup(base));
    filled = filled.replace(braces, encodeURIComponent((await found.get(key)) ?? ''));
  }
  return filled;
};

/**
 * One address for each page of the route table.
 * @param {string} base the server's address
 */
export const everyPage = (base) =>
  Promise.all(
    ownPages.map(async ({ id, path, sample = path, title }) => {
      if (sample.includes(':'))
        throw new Error(`${id} needs a sample address (src/domain/site/pages.json)`);
      return { name: id, title, path: await fillIn(base, sample) };
    }),
  );
