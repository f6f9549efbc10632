/** Tests what phones show: the header of an award, the date of the data, lists in two lines, sharing, and the hint to rotate. */
import { expect } from '@playwright/test';
import { awardPath, fillInIds, servedPages } from '../../scripts/bench/pages.mjs';
import { test } from './fixtures.mjs';
import { audit, boxOf, desktop, measureOverflow, phone } from './page.mjs';
import { expectedMessages, scrollThrough, waitForProfile } from './visits.mjs';

/** @import { Page } from './page.mjs' */

const AWARD_SUBTITLE = '$870,000 obligated to SAMPLE WORKS LLC';
/** Matches the last day of a period, or the day of the last update. */
const COVERED_DATE = /(?:through|to|updated) \d\d\/\d\d\/\d{4}/;

/** Returns whether a covered date is visible without scrolling. The sticky header covers nothing at the top of a page. @param {Page} page */
const hasCoveredDate = (page) =>
  page.evaluate((source) => {
    const pattern = new RegExp(source);
    const walker = document.createTreeWalker(
      /** @type {HTMLElement} */ (document.querySelector('main')),
      NodeFilter.SHOW_TEXT,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const match = pattern.exec(node.textContent ?? '');
      if (!match) continue;
      const range = document.createRange();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const { top, bottom, width } = range.getBoundingClientRect();
      if (width && top >= 0 && bottom <= window.innerHeight) return true;
    }
    return false;
  }, COVERED_DATE.source);

for (const id of ['award', 'federal-account', 'agency', 'state-year', 'recipient-year', 'covid-19'])
  test(`the date of the data is on the first screen of a profile on a phone: ${id}`, async ({
    openPage,
    base,
  }) => {
    const { page } = await openPage(phone, { allow: expectedMessages });
    const entry = servedPages.find((each) => each.id === id);
    await page.goto(base + (await fillInIds(base, entry?.sample ?? entry?.path ?? '')));
    await waitForProfile(page);
    await expect.poll(() => hasCoveredDate(page)).toBe(true);
  });

test('the header of an award names amount and recipient below the title on a phone', async ({
  openPage,
  base,
}) => {
  const { page, problems } = await openPage(phone);
  await page.goto(base + awardPath('contractComplete'));
  const subtitle = page.getByText(AWARD_SUBTITLE, { exact: true });
  await expect(subtitle).toBeInViewport({ ratio: 1 });
  const [title, text] = [await boxOf(page.locator('h1')), await boxOf(subtitle)];
  expect(text.y).toBeGreaterThanOrEqual(title.y + title.height - 1);
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
  await audit(page, problems, 'the award on a phone');
});

test('the header of an award keeps its 66 px when it sticks, with amount and recipient beside the title', async ({
  openPage,
  base,
}) => {
  const { page } = await openPage(desktop);
  await page.goto(base + awardPath('contractComplete'));
  await waitForProfile(page);
  await page.evaluate(() => window.scrollTo({ top: 1000, behavior: 'instant' }));
  const header = await boxOf(page.locator('.page-header'));
  expect([Math.round(header.y), Math.round(header.height)]).toEqual([0, 66]);
  const subtitle = page.getByText(AWARD_SUBTITLE, { exact: true });
  await expect(subtitle).toBeInViewport({ ratio: 1 });
  const [title, text] = [await boxOf(page.locator('h1')), await boxOf(subtitle)];
  expect(text.x).toBeGreaterThan(title.x + title.width);
});

for (const path of ['/agency', '/recipient', '/state'])
  test(`rows of ${path} have two lines and pages on a phone, and more on request`, async ({
    openPage,
    base,
  }) => {
    const { page, problems } = await openPage(phone);
    await page.goto(base + path);
    const rows = page.locator('.compact-card');
    await rows.first().waitFor();
    const faults = await rows.evaluateAll((all) =>
      all.flatMap((row) => {
        const parts = [...row.querySelectorAll('dd')].map((part) => part.getBoundingClientRect());
        const [name, amount, detail] = parts;
        if (!name || !amount) return [`no amount: ${row.textContent}`];
        if (amount.top < name.bottom - 1)
          return [`the amount is beside the name: ${row.textContent}`];
        if (detail && Math.abs(detail.top - amount.top) > 4)
          return [`the detail has a line of its own: ${row.textContent}`];
        return parts.length > 3 ? [`more than three values: ${row.textContent}`] : [];
      }),
    );
    expect(faults).toEqual([]);
    expect(await rows.count()).toBeLessThanOrEqual(50);
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
    await audit(page, problems, `${path} in two lines`);
    const first = await rows.first().locator('dd').first().innerText();
    await page.getByRole('button', { name: 'Next page' }).last().click();
    await expect(rows.first().locator('dd').first()).not.toHaveText(first);
    expect(new URL(page.url()).searchParams.get('page')).toBe('2');
  });

test('a long page has a share button below its content on a phone, whose menu is fully visible', async ({
  openPage,
  base,
}) => {
  const { page, problems } = await openPage(phone, { allow: expectedMessages });
  await page.goto(`${base}/agency/department-of-energy`);
  await waitForProfile(page);
  await scrollThrough(page);
  const button = page.getByRole('button', { name: 'Share this page' });
  await button.scrollIntoViewIfNeeded();
  const [content, end, footer] = [
    await boxOf(page.locator('.profile')),
    await boxOf(button),
    await boxOf(page.locator('.site-footer')),
  ];
  expect(end.y).toBeGreaterThanOrEqual(content.y + content.height - 1);
  expect(end.y + end.height).toBeLessThanOrEqual(footer.y);
  await button.click();
  const list = page
    .getByRole('list')
    .filter({ has: page.getByRole('button', { name: 'Copy link' }) });
  const box = await boxOf(list);
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(phone.width);
  await audit(page, problems, 'the share menu at the end of a page');
});

test('a touch device opens its share sheet, and the menu if the browser refuses', async ({
  openIn,
  base,
}) => {
  const page = await openIn({ viewport: phone, hasTouch: true, isMobile: true });
  await page.addInitScript(() => {
    const shared = /** @type {ShareData[]} */ ([]);
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', {
      value: (/** @type {ShareData} */ data) => {
        shared.push(data);
        return shared.length > 1
          ? Promise.reject(new DOMException('refused', 'NotAllowedError'))
          : Promise.resolve();
      },
    });
  });
  await page.goto(base + awardPath('contractComplete'));
  const button = page.getByRole('button', { name: 'Share', exact: true });
  await button.click();
  const shared = await page.evaluate(
    () => /** @type {{ shared: ShareData[] }} */ (Object(window)).shared,
  );
  expect(shared).toHaveLength(1);
  expect(shared[0]?.url).toBe(base + awardPath('contractComplete'));
  expect(shared[0]?.text).toContain('obligated $870,000 to SAMPLE WORKS LLC');
  await expect(page.getByRole('button', { name: 'Copy link' })).toHaveCount(0);
  await button.click();
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
});

for (const way of ['times out', 'is dismissed'])
  test(`the hint to rotate the device leaves no gap once it ${way}`, async ({ openPage, base }) => {
    const { page } = await openPage(phone);
    await page.clock.install();
    await page.goto(`${base}/about`);
    const hint = page.getByRole('region', { name: 'Screen size' });
    await hint.waitFor();
    const { y, height } = await boxOf(hint);
    if (way === 'times out') await page.clock.fastForward(10_000);
    else await page.getByRole('button', { name: 'DISMISS' }).click();
    await expect(hint).toHaveCount(0);
    expect(height).toBeGreaterThan(40);
    await expect.poll(async () => (await boxOf(page.locator('main'))).y).toBeLessThan(y + 2);
  });
