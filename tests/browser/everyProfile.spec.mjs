/**
 * Tests that every county, district and state with awards, and many cities, ZIP codes and programs, have a profile without a console
 * error whose first sentence has the amount of the API. `npm test` opens 12 of each. One page visits all profiles of a group by the
 * browser's history, so that the site loads only once.
 */
import { fullOnly, isFullRun, test } from './fixtures.mjs';
import { desktop, expect } from './page.mjs';

/** @import { Page } from './page.mjs' */

/** @typedef {{ path: string, amount: number | null }} Profile a profile and its obligations in FY 2025 in dollars, if a list has them */

const SAMPLE_SIZE = 12;
const FISCAL_YEAR_2025 = { start_date: '2024-10-01', end_date: '2025-09-30' };
/** Milliseconds that a visit may take. */
const VISIT_TIME = 3000;

/** @type {(base: string, path: string, body: object) => Promise<any>} */
const post = async (base, path, body) => {
  const response = await fetch(`${base}/api/v2/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json();
};
/** @type {(base: string, layer: string) => Promise<any[]>} */
const fetchPlaces = async (base, layer) =>
  (
    await post(base, 'search/spending_by_geography/', {
      scope: 'place_of_performance',
      geo_layer: layer,
      filters: { time_period: [FISCAL_YEAR_2025] },
    })
  ).results;
/** Returns the codes of a category with the largest obligations. @type {(base: string, category: string, count: number) => Promise<any[]>} */
const fetchCodes = async (base, category, count) => {
  const rows = [];
  for (let page = 1; rows.length < count; page += 1) {
    const { results, page_metadata: metadata } = await post(
      base,
      `search/spending_by_category/${category}/`,
      { filters: { time_period: [FISCAL_YEAR_2025] }, limit: 100, page },
    );
    rows.push(...results);
    if (!metadata.hasNext) break;
  }
  return rows.slice(0, count);
};
/** Returns the places of performance of many awards. @type {(base: string) => Promise<any[]>} */
const fetchAwardPlaces = async (base) => {
  const places = [];
  for (const page of [1, 2, 3, 4, 5, 6])
    for (const types of [
      ['A', 'B', 'C', 'D'],
      ['02', '03', '04', '05'],
    ]) {
      const { results } = await post(base, 'search/spending_by_award/', {
        fields: ['Primary Place of Performance'],
        filters: { award_type_codes: types, time_period: [FISCAL_YEAR_2025] },
        limit: 100,
        page,
      });
      places.push(...results.map((/** @type {any} */ row) => row['Primary Place of Performance']));
    }
  return places;
};

/** The kinds of profiles with a function that lists them. @type {Record<string, (base: string) => Promise<Profile[]>>} */
const kinds = {
  states: async (base) =>
    (await fetchPlaces(base, 'state')).map(({ shape_code: code, aggregated_amount: amount }) => ({
      path: `/state/${code}/2025`,
      amount,
    })),
  counties: async (base) =>
    (await fetchPlaces(base, 'county'))
      .filter(({ shape_code: code }) => code)
      .map(({ shape_code: code, aggregated_amount: amount }) => ({
        path: `/place/county/${code}?fy=2025`,
        amount,
      })),
  districts: async (base) =>
    (await fetchPlaces(base, 'district'))
      .filter(({ display_name: name }) => /^[A-Z]{2}-\d{2}$/.test(name ?? ''))
      .map(({ display_name: name, aggregated_amount: amount }) => ({
        path: `/place/district/${name}?fy=2025`,
        amount,
      })),
  cities: async (base) => {
    const cities = (await fetchAwardPlaces(base))
      .filter((place) => place?.city_name && place.state_code)
      .map(({ city_name: name, state_code: state }) => {
        const segment = encodeURIComponent(name.toLowerCase()).replaceAll('%20', '+');
        return `/place/city/${state}/${segment}?fy=2025`;
      });
    return [...new Set(cities)].slice(0, 200).map((path) => ({ path, amount: null }));
  },
  'ZIP codes': async (base) => {
    const codes = (await fetchAwardPlaces(base)).map((place) => place?.zip5).filter(Boolean);
    return [...new Set(codes)]
      .slice(0, 200)
      .map((zip) => ({ path: `/place/zip/${zip}?fy=2025`, amount: null }));
  },
  programs: async (base) => {
    const groups = await Promise.all(
      [
        ['cfda', 'assistance', 80],
        ['naics', 'naics', 60],
        ['psc', 'psc', 60],
      ].map(async ([category, kind, count]) =>
        (await fetchCodes(base, String(category), Number(count)))
          .filter(({ code }) => code)
          .map(({ code, amount }) => ({ path: `/program/${kind}/${code}?fy=2025`, amount })),
      ),
    );
    return groups.flat();
  },
};

/** Returns up to `SAMPLE_SIZE` profiles, evenly spread over the list. @param {Profile[]} profiles */
const sample = (profiles) =>
  Array.from(
    { length: Math.min(SAMPLE_SIZE, profiles.length) },
    (_, at) => /** @type {Profile} */ (profiles[Math.floor((at * profiles.length) / SAMPLE_SIZE)]),
  );
/** Returns an amount as the first sentence shows it: `$5.1 billion`. @param {number} amount */
const formatAmount = (amount) => {
  const units = /** @type {const} */ ([
    [1e12, ' trillion'],
    [1e9, ' billion'],
    [1e6, ' million'],
  ]);
  const [divisor, unit] = units.find(([size]) => Math.abs(amount) >= size) ?? [1, ''];
  return divisor === 1 ? '$' : `$${(Math.abs(amount) / divisor).toFixed(1)}${unit}`;
};
/** Opens an address as Back and Forward do, without loading the site again. @type {(page: Page, path: string) => Promise<void>} */
const goTo = (page, path) =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);

for (const [kind, list] of Object.entries(kinds))
  test(
    `${isFullRun ? 'all' : SAMPLE_SIZE} profiles of ${kind} show the amount of the API`,
    {
      ...fullOnly(false),
    },
    async ({ base, openPage }) => {
      const all = await list(base);
      const profiles = isFullRun ? all : sample(all);
      expect(profiles.length >= SAMPLE_SIZE, `only ${profiles.length} ${kind} are listed`);
      test.setTimeout(60_000 + profiles.length * VISIT_TIME);
      const { page, problems } = await openPage(desktop);
      await page.goto(`${base}/about`);
      for (const { path, amount } of profiles) {
        await goTo(page, path);
        const sentence = page.locator('.profile__sentence');
        await page.waitForFunction(
          (to) =>
            window.location.pathname + window.location.search === to ||
            /\/state\//.test(window.location.pathname),
          path,
        );
        await sentence
          .getByText(/ in FY 2025/)
          .first()
          .waitFor();
        const text = (await sentence.textContent()) ?? '';
        if (amount !== null && Math.abs(amount) >= 1e6)
          expect(text.includes(formatAmount(amount)), `${path}: ${text} without ${amount}`);
        expect(problems.length === 0, `${path}: ${problems.join(' | ')}`);
        await goTo(page, '/about');
        await sentence.waitFor({ state: 'detached' });
      }
    },
  );
