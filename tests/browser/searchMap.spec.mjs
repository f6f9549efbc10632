/** Tests the map of results by keyboard and by touch. */
import { test } from './fixtures.mjs';
import { boxOf, desktop, expect, graphics, phone } from './page.mjs';

/** @import { OpenIn, Site } from './page.mjs' */

/** @param {Site} context */
const checkMap = async ({ openPage, base }) => {
  const { page } = await openPage(desktop, { allow: graphics });
  await page.goto(`${base}/search?fy=2025&section=map`);
  const frame = page.locator('.area-map__frame');
  await page.locator('#section-map').scrollIntoViewIfNeeded();
  await page.waitForSelector('.area-map__canvas[data-painted]:not([data-painted="0"])');
  // The PNG of a blank map is small, whatever its dimensions.
  expect((await frame.screenshot()).length > 15_000, 'the map is blank');
  const region = page.getByRole('region', { name: 'Results by Geography', exact: true });
  await page.locator('.area-map__canvas').focus();
  await page.keyboard.press('ArrowRight');
  const first = await page.locator('.area-map__tip').innerText();
  await page.keyboard.press('ArrowRight');
  const second = await page.locator('.area-map__tip').innerText();
  const listItems = await region
    .locator('.bar-rows li, .bar-rows__row')
    .evaluateAll((rows) => rows.slice(0, 2).map((row) => row.textContent));
  [first, second].forEach((tip, at) => {
    const [name, amount = ''] = tip.split('\n');
    expect(
      listItems[at]?.startsWith(`${name}${amount.replace('Obligations: ', '')}`),
      `the walk reads "${tip}" where the list has "${listItems[at]}"`,
    );
  });
  await page.keyboard.press('Enter');
  await region.getByText('Add as filter').first().waitFor();
  expect(
    (await page.locator('#section-map .time-pick').innerText()).startsWith(
      String(second.split('\n')[0]),
    ),
    'Enter does not choose the area in view',
  );
  // The legend must count at least 50 areas in at least 5 classes.
  const counts = await page
    .locator('.map-legend__count')
    .evaluateAll((nodes) => nodes.map((node) => Number(node.textContent.replaceAll(/\D/g, ''))));
  expect(
    counts.reduce((sum, count) => sum + count, 0) >= 50 && counts.length >= 5,
    `the legend counts ${counts.join(', ')}`,
  );
};

/** @param {{ openIn: OpenIn, base: string }} context */
const checkTouch = async ({ openIn, base }) => {
  const page = await openIn({ viewport: phone, hasTouch: true, isMobile: true });
  await page.goto(`${base}/search?fy=2025&section=map`);
  await page.locator('#section-map').scrollIntoViewIfNeeded();
  await page.waitForSelector('.area-map__canvas[data-painted]:not([data-painted="0"])');
  const frame = page.locator('.area-map__frame');
  await frame.scrollIntoViewIfNeeded();
  const box = await boxOf(frame);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  const tip = await page.locator('.area-map__tip').innerText();
  const line = page.locator('#section-map .time-pick');
  expect(
    (await line.innerText()).startsWith(String(tip.split('\n')[0])),
    `the finger reads "${tip}", the line says "${await line.innerText()}"`,
  );
  await line.getByRole('button', { name: 'Add as filter' }).tap();
  await line.getByText('In your filters').waitFor();
};

test('a tap on the map selects an area and adds it as a filter', checkTouch);

test(
  'the map renders, and the keyboard moves through its areas in list order and selects one',
  checkMap,
);
