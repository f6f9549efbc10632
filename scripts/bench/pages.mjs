/** The pages of the site that the test suites and the bench visit, all derived from `src/domain/site/pages.json`. */
import { join } from 'node:path';
import { readJson, root } from '../lib/dataSet.mjs';

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
const { awards } = /** @type {{ awards: Record<string, string> }} */ (
  readJson(join(root, 'mock-api/generate/crafted/ids.json'))
);
/** Returns the path of a crafted award (docs/data-set.md). @param {string} name */
export const awardPath = (name) => `/award/${encodeURIComponent(awards[name] ?? '')}`;

/** Rows of the pages that visitors can find. The component gallery is unlisted and has its own tests. */
export const servedPages = rows.filter(({ hidden, unlisted }) => !hidden && !unlisted);
export const nonRedirectPages = servedPages.filter(({ redirect }) => !redirect);
/** Posts a body to a URL and returns the parsed JSON response. @param {string} url @param {object} body */
const post = async (url, body) => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json();
};
/** Returns the IDs of the 100 recipients with the largest amounts, the largest first. @type {(base: string) => Promise<string[]>} */
const fetchRecipientIds = async (base) =>
  (await post(`${base}/api/v2/recipient/`, { limit: 100 })).results.map(
    (/** @type {{ id: string }} */ { id }) => id,
  );
/** @type {(base: string, codes: string[]) => Promise<string>} */
const fetchLargestAwardId = async (base, codes) => {
  const amountField = codes.includes('07') ? 'Loan Value' : 'Award Amount';
  const { results } = await post(`${base}/api/v2/search/spending_by_award/`, {
    filters: { award_type_codes: codes },
    fields: [amountField],
    sort: amountField,
    limit: 1,
  });
  return results[0].generated_internal_id;
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
    }).map(([name, codes]) => [
      name,
      (/** @type {string} */ base) => fetchLargestAwardId(base, codes),
    ]),
  ),
  'large recipient': async (base) => (await fetchRecipientIds(base))[0] ?? '',
  'large parent': async (base) =>
    (await fetchRecipientIds(base)).find((id) => id.endsWith('-P')) ?? '',
  'renamed recipient': async (base) => {
    for (const id of await fetchRecipientIds(base)) {
      const response = await fetch(`${base}/api/v2/recipient/${id}/`);
      if ((await response.json()).alternate_names.length) return id;
    }
    return '';
  },
};
/** @type {Map<string, Promise<string>>} */
const idsByName = new Map();

/**
 * Replaces the names in braces in a path with IDs. Each name is looked up once per server.
 * @type {(base: string, path: string) => Promise<string>}
 */
export const fillInIds = async (base, path) => {
  let filledPath = path;
  for (const [braces, name = ''] of path.matchAll(/\{([^}]+)\}/g)) {
    const lookup = lookups[name];
    if (!lookup) throw new Error(`${path}: {${name}} has no lookup in scripts/bench/pages.mjs`);
    const key = `${base} ${name}`;
    if (!idsByName.has(key)) idsByName.set(key, lookup(base));
    filledPath = filledPath.replace(braces, encodeURIComponent((await idsByName.get(key)) ?? ''));
  }
  return filledPath;
};

/** Returns the ID (as `name`), title and URL path of each page that does not redirect. @param {string} base */
export const listPages = (base) =>
  Promise.all(
    nonRedirectPages.map(async ({ id, path, sample = path, title }) => {
      if (/\/:/.test(sample))
        throw new Error(`${id} needs a sample address (src/domain/site/pages.json)`);
      return { name: id, title, path: await fillInIds(base, sample) };
    }),
  );

/**
 * Saves a search and returns the path of its page. `filters` has the format of saved searches.
 * @type {(base: string, filters: object) => Promise<string>}
 */
export const saveSearch = async (base, filters) => {
  const searchBody = { filters, version: '2020-06-01' };
  return `/search/${(await post(`${base}/api/v2/references/filter/`, searchBody)).hash}`;
};
