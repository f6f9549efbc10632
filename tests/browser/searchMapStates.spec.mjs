/** Tests that states and territories on maps are visible at each width and respond to hover, click and keyboard. */
import { polygonArea } from 'd3';
import { feature } from 'topojson-client';
import { importTypeScript } from '../../scripts/lib/dataSet.mjs';
import { createApiClient } from './downloadedFiles.mjs';
import { isFullRun, test } from './fixtures.mjs';
import { createPixelConverter, findInnerPoint, plane } from './mapAreas.mjs';
import { boxOf, desktop, expect, graphics, phone } from './page.mjs';

/** @import { BoundaryFile, Point } from './mapAreas.mjs' */
/** @import { Page, Site, Size } from './page.mjs' */

const { profileMoney } = await importTypeScript('src/domain/format.ts');
const COUNT = 56;
/** @typedef {{ code: string, name: string, rings: Point[][] }} Area in page pixels, the largest ring first */
/**
 * Waits until the map has rendered. Returns its canvas, its size, a pixel converter and the areas on it.
 * @param {Page} page @param {string} base
 */
const waitForAreas = async (page, base) => {
  await page.waitForSelector('.area-map__canvas[data-painted]:not([data-painted="0"])');
  await page.locator('.area-map .loading').waitFor({ state: 'detached' });
  const canvas = page.locator('.area-map__canvas');
  // Positions are relative to the map: the page may still shift while other sections load.
  const box = { ...(await boxOf(canvas)), x: 0, y: 0 };
  const response = await page.request.get(`${base}/data/boundaries/states.json`);
  const file = /** @type {BoundaryFile} */ (await response.json());
  const pixels = createPixelConverter(box);
  /** @type {Area[]} */
  const areas = feature(file, file.objects.areas).features.map(({ geometry, properties }) => {
    const shape = /** @type {import('geojson').Polygon | import('geojson').MultiPolygon} */ (
      geometry
    );
    const rings = (shape.type === 'Polygon' ? shape.coordinates : shape.coordinates.flat()).map(
      (ring) => ring.map(pixels),
    );
    rings.sort((a, b) => Math.abs(polygonArea(b)) - Math.abs(polygonArea(a)));
    return { ...properties, rings };
  });
  return { canvas, box, pixels, areas };
};

/** @param {Site} context @param {Size} size */
const checkEveryState = async ({ openPage, base }, size) => {
  const { page } = await openPage(size, { allow: graphics });
  const at = `at ${size.width} px`;
  await page.goto(`${base}/search?fy=2025&section=map`);
  await page.locator('#section-map').scrollIntoViewIfNeeded();
  const { canvas, box, pixels, areas } = await waitForAreas(page, base);
  const tip = page.locator('.area-map__tip strong');
  const line = page.locator('#section-map .time-pick strong');
  /** @type {string[]} */
  const faults = [];
  /** @type {Set<string>} */
  const pressedNames = new Set();
  for (const [order, area] of areas.entries()) {
    const { code, rings } = area;
    const outsidePoints = rings.flat().filter(([x, y]) => {
      return x < 0 || y < 0 || x > box.width || y > box.height;
    });
    if (outsidePoints.length) faults.push(`${code} lies outside the frame`);
    // Outside a full run, one in four areas is tested by hover and click. The keyboard must reach all of them.
    if (!isFullRun && order % 4) continue;
    const { point } = findInnerPoint([rings[0] ?? []]);
    const [x, y] = point;
    await canvas.hover({ position: { x, y } });
    const name = (await tip.count()) ? await tip.innerText() : 'nothing';
    await canvas.click({ position: { x, y } });
    const chosenName = (await line.count()) ? await line.innerText() : 'nothing';
    // The Census Bureau's names of two territories are longer.
    const shortName = area.name.replace(/^Commonwealth of the |^United States /, '');
    if (!name.endsWith(shortName) || chosenName !== name)
      faults.push(`${area.name}: pointed at, it reads "${name}", pressed "${chosenName}"`);
    pressedNames.add(chosenName);
  }
  expect(!faults.length, `${at}: ${faults.slice(0, 5).join('; ')}`);
  const expectedCount = isFullRun ? COUNT : COUNT / 4;
  expect(
    pressedNames.size === expectedCount,
    `${at}: ${pressedNames.size} of ${expectedCount} areas can be pressed`,
  );
  // A territory of only a few pixels can be selected in the frame around it.
  const [corner] = plane.insets
    .filter((/** @type {{ code: string }} */ inset) => inset.code === 'AS')
    .map((/** @type {{ corners: Point[] }} */ inset) => pixels(inset.corners[0] ?? []));
  await canvas.click({ position: { x: corner[0] + 3, y: corner[1] - 3 } });
  expect((await line.innerText()) === 'American Samoa', `${at}: a press in a frame is lost`);
  await page.mouse.move(1, 1);
  await canvas.focus();
  /** @type {Set<string>} */
  const walkedNames = new Set();
  for (let step = 0; step < COUNT; step += 1) {
    await page.keyboard.press('ArrowRight');
    walkedNames.add(await tip.innerText());
  }
  expect(
    walkedNames.size === COUNT && [...pressedNames].every((name) => walkedNames.has(name)),
    `${at}: the walk reaches ${walkedNames.size} of ${COUNT} areas`,
  );
};

for (const size of [desktop, phone, { width: 320, height: 844 }])
  test(
    `all 56 states and territories on the map at ${size.width} px respond to hover, click and keyboard`,
    size === phone ? {} : { tag: '@full' },
    ({ openPage, base }) => checkEveryState({ openPage, base }, size),
  );

test('a state selected on the recipient map leads to a search with the same amount', async ({
  openPage,
  base,
}) => {
  const callApi = createApiClient(base);
  const { results } = /** @type {{ results: { id: string, recipient_level: string }[] }} */ (
    await callApi('recipient/', { limit: 100 })
  );
  const { id } = results.find(({ recipient_level: level }) => level === 'P') ?? {};
  const { page } = await openPage(desktop, { allow: graphics });
  page.setDefaultTimeout(30_000);
  await page.goto(`${base}/recipient/${id}/2025`);
  const figure = page.getByRole('region', { name: 'Where the Work Is Done', exact: true });
  await figure.scrollIntoViewIfNeeded();
  const { canvas, areas } = await waitForAreas(page, base);
  // Chooses the second largest area, because the largest is already selected.
  await canvas.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const name = await page.locator('.area-map__tip strong').innerText();
  const [ring = []] = areas.find((area) => area.name === name)?.rings ?? [];
  const { point } = findInnerPoint([ring]);
  const [x, y] = point;
  await canvas.click({ position: { x, y } });
  const picked = figure.locator('.map-and-list__picked', { hasText: name });
  const [, exact = ''] = /: (-?\$[\d,.]+)$/.exec(await picked.innerText()) ?? [];
  expect(exact, `pressed ${name}, the page gives no exact amount`);
  const row = figure.getByRole('listitem').filter({ hasText: name });
  await row.getByRole('button', { name: 'View awards' }).click();
  await page.waitForURL(/\/search\?.*hash=/);
  const dollars = Number(exact.replaceAll(/[$,]/g, ''));
  await page
    .locator('#section-time .figure')
    .getByText(`${profileMoney(dollars)} obligated over`)
    .waitFor();
});
