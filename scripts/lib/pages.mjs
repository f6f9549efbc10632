/** The pages of the site that the test suites and the bench visit, all derived from `src/domain/site/pages.json`. */
import { join } from 'node:path';
import { readJson, root } from './dataSet.mjs';

/**
 * @typedef {object} PageRow
 * @property {string} id
 * @property {string} path
 * @property {string} feature folder of `src/features` that contains it
 * @property {string} title
 * @property {string} [needs] what the page needs scripts for, as shown in browsers without them; other pages are complete without scripts
 * @property {string} [sample] a URL of the page; names such as `{large award}` are looked up in the served dataset
 * @property {string} [unknown] a URL of the page with an ID that does not exist
 * @property {boolean} [exact] false: the page also matches longer paths
 * @property {boolean} [hidden] true: the page is not built yet
 * @property {boolean} [unlisted] true: served, but not in menus, the sitemap, search or lists of pages
 * @property {string} [redirect] ID of the page that it redirects to, whose HTML is served at its path
 */
const rows = /** @type {PageRow[]} */ (readJson(join(root, 'src/domain/site/pages.json')));

/** Rows of the pages that visitors can find. The component gallery is unlisted and has its own tests. */
export const servedPages = rows.filter(({ hidden, unlisted }) => !hidden && !unlisted);
/** Rows of the pages that do not redirect to another page. */
export const ownPages = servedPages.filter(({ redirect }) => !redirect);
/**
 * Returns recipient IDs, the largest recipients first.
 * @param {string} base
 * @returns {Promise<string[]>}
 */
const recipientsOf = async (base) => {
  const answer = await fetch(`${base}/api/v2/recipient/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ limit: 100 }),
  });
  return (await answer.json()).results.map((/** @type {{ id: string }} */ { id }) => id);
};
/**
 * Returns the ID of the largest award of some award types.
 * @param {string} base the server's address
 * @param {string[]} codes
 * @returns {Promise<string>}
 */
const largestOf = async (base, codes) => {
  const amount = codes.includes('07') ? 'Loan Value' : 'Award Amount';
  const answer = await fetch(`${base}/api/v2/search/spending_by_award/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      filters: { award_type_codes: codes },
      fields: [amount],
      sort: amount,
      limit: 1,
    }),
  });
  return (await answer.json()).results[0].generated_internal_id;
};
/**
 * Lookups for the names in braces: each returns an ID from the dataset of the server at `base`.
 * @type {Record<string, (base: string) => Promise<string>>}
 */
const lookups = {
  ...Object.fromEntries(
    Object.entries({
      'large award': ['A', 'B', 'C', 'D'],
      'large vehicle': [
        'IDV_A',
        'IDV_B',
        'IDV_B_A',
        'IDV_B_B',
        'IDV_B_C',
        'IDV_C',
        'IDV_D',
        'IDV_E',
      ],
      'large grant': ['02', '03', '04', '05'],
      'large loan': ['07', '08'],
      'large direct payment': ['06', '10'],
      'large insurance': ['09'],
      'large other award': ['11'],
    }).map(([name, codes]) => [name, (/** @type {string} */ base) => largestOf(base, codes)]),
  ),
  'large recipient': async (base) => (await recipientsOf(base))[0] ?? '',
  'large parent': async (base) => (await recipientsOf(base)).find((id) => id.endsWith('-P')) ?? '',
  'renamed recipient': async (base) => {
    for (const id of await recipientsOf(base)) {
      const answer = await fetch(`${base}/api/v2/recipient/${id}/`);
      if ((await answer.json()).alternate_names.length) return id;
    }
    return '';
  },
};
/** @type {Map<string, Promise<string>>} */
const found = new Map();

/**
 * Replaces the names in braces in a path with IDs. Each name is looked up once per server.
 * @param {string} base the server's address
 * @param {string} path
 */
export const fillIn = async (base, path) => {
  let filled = path;
  for (const [braces, name = ''] of path.matchAll(/\{([^}]+)\}/g)) {
    const lookup = lookups[name];
    if (!lookup) throw new Error(`${path}: {${name}} has no lookup in scripts/lib/pages.mjs`);
    const key = `${base} ${name}`;
    if (!found.has(key)) found.set(key, lookup(base));
    filled = filled.replace(braces, encodeURIComponent((await found.get(key)) ?? ''));
  }
  return filled;
};

/**
 * Returns one URL path for each page of the route table.
 * @param {string} base the server's address
 */
export const everyPage = (base) =>
  Promise.all(
    ownPages.map(async ({ id, path, sample = path, title }) => {
      if (/\/:/.test(sample))
        throw new Error(`${id} needs a sample address (src/domain/site/pages.json)`);
      return { name: id, title, path: await fillIn(base, sample) };
    }),
  );

/**
 * Saves a search on the server and returns its path.
 * @param {string} base the server's address
 * @param {object} filters in the saved form
 */
export const savedSearch = async (base, filters) => {
  const answer = await fetch(`${base}/api/v2/references/filter/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ filters, version: '2020-06-01' }),
  });
  return `/search/${(await answer.json()).hash}`;
};
