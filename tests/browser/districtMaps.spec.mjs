/**
 * Tests that maps of congressional districts show the districts of a state where they are, with the rows of the table, and that the
 * original districts can be outlined. `npm test` runs one state or territory per page.
 */
import { readFileSync } from 'node:fs';
import { polygonArea } from 'd3';
import { feature } from 'topojson-client';
import { saveSearch } from '../../scripts/bench/pages.mjs';
import { importTypeScript } from '../../scripts/lib/dataSet.mjs';
import { saveFile } from './downloadedFiles.mjs';
import { fullOnly, getTimeout, test } from './fixtures.mjs';
import { createPixelConverter, findInnerPoint } from './mapAreas.mjs';
import { boxOf, desktop, expect, graphics } from './page.mjs';

/** @import { BoundaryFile } from './mapAreas.mjs' */
/** @import { Locator, Page, Site } from './page.mjs' */

/**
 * @typedef {{ code: string, fips: string, name: string, slug: string }} State
 * @typedef {object} MapPage a page with a map of districts
 * @property {string} name
 * @property {string} sample postal code of the state that `npm test` tests on this page
 * @property {(base: string, state: State) => Promise<string>} getPath
 * @property {string} section selector of the section with the map
 * @property {string} figure the title of the figure
 * @property {boolean} [isFitted] whether the map fits the state into its frame, not the country
 * @property {boolean} [isNational] whether the map has the districts of all states
 */

const { profileStates } = await importTypeScript('src/domain/stateProfile/profileStates.ts');
const { readRows } = await importTypeScript('tests/archives.ts');
const codes = ['AK', 'CA', 'CO', 'FL', 'MT', 'NY', 'OR', 'TX', 'WV', 'WY', 'GU', 'MP', 'PR', 'VI'];
/** An area with at least this many pixels around a point can be pointed at. */
const MIN_ROOM = 2;
/** Milliseconds until a change of the map must be visible. */
const CHANGE_TIMEOUT = 20_000;
/** Milliseconds without a change after which a map is still. */
const STILL_TIME = 500;
/** Pixels at the edges of a map that pictures leave out. */
const BORDER = 2;

/** The lists of current districts by state FIPS code, such as `01`. @type {Map<string, Set<string>>} */
const numbersByFips = new Map();
for (const line of readFileSync(
  new URL('../../mock-api/data/reference/districts.csv', import.meta.url),
  'utf8',
).split('\n')) {
  const [, fips = '', number = ''] = /^(\d\d),(\d\d),/.exec(line) ?? [];
  if (fips) numbersByFips.set(fips, (numbersByFips.get(fips) ?? new Set()).add(number));
}

/** @type {MapPage[]} */
const pages = [
  {
    name: 'a state profile',
    sample: 'CO',
    getPath: async (_base, { slug }) => `/state/${slug}/all?section=map&layer=district`,
    section: '#map',
    figure: 'Primary Place of Performance',
    isFitted: true,
  },
  {
    name: 'a search',
    sample: 'TX',
    getPath: async (base, { code, name }) => {
      const place = {
        matched_ids: [code],
        place: code,
        place_type: 'STATE',
        display: { title: name, entity: 'State', standalone: name },
        filter: { country: 'USA', state: code },
      };
      const path = await saveSearch(base, {
        selectedLocations: { [`${code}_${code}_STATE`]: place },
      });
      return `/search?hash=${path.replace('/search/', '')}&section=map&layer=district`;
    },
    section: '#section-map',
    figure: 'Results by Geography',
  },
  {
    name: 'the COVID-19 profile',
    sample: 'PR',
    getPath: async () => '/disaster/covid-19?section=award_spending_by_recipient&mapArea=district',
    section: '#covid19-award_spending_by_recipient',
    figure: 'Recipient Locations',
    isNational: true,
  },
];

/** Returns the current districts of a state as GeoJSON. @param {Page} page @param {string} base @param {State} state */
const fetchDistricts = async (page, base, { code }) => {
  const response = await page.request.get(`${base}/data/boundaries/districts-current/${code}.json`);
  const file = /** @type {BoundaryFile} */ (await response.json());
  return feature(file, file.objects.areas).features.map(({ geometry, properties }) => {
    const shape = /** @type {import('geojson').Polygon | import('geojson').MultiPolygon} */ (
      geometry
    );
    return {
      name: properties.name,
      polygons: shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates,
    };
  });
};
/** Returns the south-west and north-east corners of areas. @param {{ polygons: number[][][][] }[]} areas */
const getCorners = (areas) => {
  const points = areas.flatMap(({ polygons }) => polygons.flat(2));
  const sides = [0, 1].map((axis) => points.map((point) => point[axis] ?? 0));
  return [sides.map((values) => Math.min(...values)), sides.map((values) => Math.max(...values))];
};
/** Returns the names of the districts in the file of a figure, such as `CO-01`. @param {Locator} figure */
const readDistrictNames = async (figure) => {
  const { content } = await saveFile(figure, /^Download (CSV|data)/);
  const lines = content.toString().replace('\uFEFF', '').split('\r\n');
  const rows = readRows(lines.filter((line) => !line.startsWith('# ')).join('\n'));
  return {
    rowCount: rows.length,
    names: rows.flatMap(({ name = '' }) => /^[A-Z]{2}-\d{2}/.exec(name)?.[0] ?? []),
  };
};
/** Returns the number of areas that the legend of a map counts. @param {Locator} figure */
const countLegend = async (figure) => {
  const counts = await figure.locator('.map-legend__count').allInnerTexts();
  return counts.reduce((sum, text) => sum + Number(text.replaceAll(/\D/g, '')), 0);
};
/** Returns the number of rows of the table of a figure, and shows the chart again. @param {Locator} figure */
const countTableRows = async (figure) => {
  await figure.getByRole('button', { name: 'View as table' }).click();
  const [, total] =
    /of ([\d,]+) results/.exec(await figure.locator('.pagination__range').innerText()) ?? [];
  await figure.getByRole('button', { name: 'View as chart' }).click();
  return Number(total?.replaceAll(',', ''));
};

/** Takes a picture of a map without its border, which can lie between two pixels. @param {Locator} frame */
const takePicture = async (frame) => {
  await frame.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(frame);
  return frame.page().screenshot({
    clip: {
      x: Math.ceil(x) + BORDER,
      y: Math.ceil(y) + BORDER,
      width: Math.floor(width) - 3 * BORDER,
      height: Math.floor(height) - 3 * BORDER,
    },
  });
};
/**
 * Waits until the picture of a map differs from another, or is the same. Fails after the timeout.
 * @param {Locator} frame @param {Buffer} picture @param {boolean} isSame
 */
const waitForPicture = async (frame, picture, isSame) => {
  const until = Date.now() + CHANGE_TIMEOUT;
  while ((await takePicture(frame)).equals(picture) !== isSame)
    expect(Date.now() < until, `the map ${isSame ? 'keeps' : 'has no'} original districts`);
};
/** Returns a picture of a map that has stopped changing, for example after the pointer has left it. @param {Locator} frame */
const takeStillPicture = async (frame) => {
  const until = Date.now() + CHANGE_TIMEOUT;
  let picture = await takePicture(frame);
  for (;;) {
    await frame.page().waitForTimeout(STILL_TIME);
    const next = await takePicture(frame);
    if (next.equals(picture)) return picture;
    expect(Date.now() < until, 'the map never stops changing');
    picture = next;
  }
};

/** Points at each district that is large enough. Returns how many there are. @type {(context: { page: Page, base: string, figure: Locator, state: State, isFitted?: boolean }) => Promise<number>} */
const pointAtDistricts = async ({ page, base, figure, state, isFitted }) => {
  const canvas = figure.locator('.area-map__canvas');
  const districts = await fetchDistricts(page, base, state);
  const toPixels = createPixelConverter(
    { ...(await boxOf(canvas)), x: 0, y: 0 },
    isFitted ? getCorners(districts) : undefined,
  );
  const tip = figure.locator('.area-map__tip strong');
  let pointedCount = 0;
  for (const { name, polygons } of districts) {
    const [largest = []] = polygons
      .map((rings) => rings.map((ring) => ring.map(toPixels)))
      .sort((a, b) => Math.abs(polygonArea(b[0] ?? [])) - Math.abs(polygonArea(a[0] ?? [])));
    const { point, room } = findInnerPoint(largest);
    if (room < MIN_ROOM) continue;
    await canvas.hover({ position: { x: point[0], y: point[1] } });
    const shownName = (await tip.count()) ? await tip.innerText() : 'nothing';
    expect(shownName === name, `where ${name} is, the map reads "${shownName}"`);
    pointedCount += 1;
  }
  await page.mouse.move(1, 1);
  return pointedCount;
};

/** @param {Site} site @param {MapPage} mapPage @param {State} state */
const checkDistricts = async ({ openPage, base }, mapPage, state) => {
  const { page } = await openPage(desktop, { allow: graphics });
  await page.goto(`${base}${await mapPage.getPath(base, state)}`);
  await page.locator(mapPage.section).scrollIntoViewIfNeeded();
  const figure = page.getByRole('region', { name: mapPage.figure, exact: true });
  await figure.locator('.area-map__canvas[data-painted]:not([data-painted="0"])').waitFor();
  await figure.locator('.area-map .loading').waitFor({ state: 'detached' });
  expect((await page.locator('.district-tiles').count()) === 0, 'districts are tiles');

  const { names, rowCount } = await readDistrictNames(figure);
  const statesOnMap = mapPage.isNational
    ? profileStates.filter(({ code }) => names.some((name) => name.startsWith(`${code}-`)))
    : [state];
  expect(
    statesOnMap.some(({ code }) => code === state.code),
    `${state.name} has no amount`,
  );
  const listed = statesOnMap.flatMap(({ code, fips }) =>
    [...(numbersByFips.get(fips) ?? [])].map((number) => `${code}-${number}`),
  );
  const others = names.filter((name) => !listed.includes(name));
  // District 90 stands for several districts.
  expect(
    others.every((name) => name.endsWith('-90')),
    `the table has ${others.join(', ')}`,
  );
  const legendCount = await countLegend(figure);
  expect(
    legendCount - others.length === listed.length,
    `the map has ${legendCount} areas, of which ${others.length} have no place, for ${listed.length} districts`,
  );
  const pointedCount = await pointAtDistricts({
    page,
    base,
    figure,
    state,
    isFitted: mapPage.isFitted,
  });
  const minimum = mapPage.isFitted ? (numbersByFips.get(state.fips)?.size ?? 0) * 0.75 : 0;
  expect(pointedCount >= minimum, `only ${pointedCount} districts can be pointed at`);

  const frame = figure.locator('.area-map__frame');
  const picture = await takeStillPicture(frame);
  const outlines = figure.getByRole('checkbox', { name: 'Outline the original districts' });
  await outlines.check();
  await waitForPicture(frame, picture, false);
  await outlines.uncheck();
  await waitForPicture(frame, picture, true);
  expect((await countTableRows(figure)) === rowCount, 'the table lacks rows');
};

for (const mapPage of pages)
  for (const code of codes) {
    const state = profileStates.find((candidate) => candidate.code === code);
    expect(state, `no state has the code ${code}`);
    test(
      `the districts of ${state.name} on the map of ${mapPage.name} are those of the list, and the original ones can be outlined`,
      fullOnly(code !== mapPage.sample),
      async ({ openPage, base }) => {
        test.setTimeout(getTimeout(3));
        await checkDistricts({ openPage, base }, mapPage, state);
      },
    );
  }
