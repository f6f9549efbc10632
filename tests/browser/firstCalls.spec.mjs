/** Pages that request their main data before their scripts arrive. */
import { expect } from '@playwright/test';
import { fillIn, servedPages } from '../../scripts/lib/pages.mjs';
import { test } from './fixtures.mjs';
import { failing, open, phone } from './page.mjs';
import { complaintsOf } from './probes/loading.mjs';
import { holdScripts } from './scripts.mjs';

const early = servedPages.filter(({ firstCall }) => firstCall);

test('at least six pages request data before their scripts arrive', () => {
  expect(early.length).toBeGreaterThanOrEqual(6);
});

for (const { id, sample = '' } of early)
  test(`the largest text of a waiting ${id} page is in its prerendered frame: what comes later is smaller on a phone`, async ({
    browser,
    base,
  }) => {
    const { page, problems, close } = await open(browser, phone);
    try {
      await page.addInitScript(() => {
        /** @type {string[]} class names of the largest elements, one after the other */
        const largest = [];
        Object.assign(window, { largest });
        new PerformanceObserver((list) => {
          const entries = /** @type {LargestContentfulPaint[]} */ (list.getEntries());
          largest.push(...entries.map(({ element }) => element?.className ?? ''));
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      });
      const largest = () =>
        page.evaluate(() => /** @type {{ largest: string[] }} */ (Object(window)).largest);
      const release = await holdScripts(page);
      const arriving = page.goto(base + (await fillIn(base, sample)));
      await page.locator('.loading__about').waitFor();
      await expect.poll(async () => (await largest()).at(-1)).toBe('loading__about');
      const inFrame = await largest();
      release();
      await arriving;
      await page.locator('.loading__about').waitFor({ state: 'detached' });
      await page.waitForLoadState('networkidle');
      expect((await largest()).slice(inFrame.length), 'what comes later is larger').toEqual([]);
      expect(problems).toEqual([]);
    } finally {
      await close();
    }
  });

/** What no page of its kind can show is left to the scripts, so that nothing is requested in vain. */
const vain = [
  '/state/constructor/latest',
  '/state/california/2000',
  '/federal_account/1',
  '/explorer/nonsense',
];
/** @type {{ name: string, path: string, isEarly?: boolean }[]} */
const visits = [
  ...early.map(({ id, sample = '' }) => ({ name: id, path: sample, isEarly: true })),
  ...early.flatMap(({ unknown }) => unknown ?? []).map((path) => ({ name: path, path })),
  ...vain.map((path) => ({ name: path, path, isEarly: false })),
];
for (const { name, path, isEarly } of visits)
  test(`${name} ${isEarly === false ? 'requests nothing' : 'requests its main data once, and'} before its scripts arrive`, async ({
    browser,
    base,
  }) => {
    const { page, problems, close } = await open(browser, phone, { allow: failing });
    try {
      /** @type {{ path: string, mark: string | undefined }[]} */
      const sent = [];
      page.on('request', (request) => {
        sent.push({
          path: request.url().replace(base, ''),
          mark: request.headers()['x-requested-with'],
        });
      });
      await page.goto(base + (await fillIn(base, path)));
      await page.waitForFunction(() => document.querySelector('#late-note') === null);
      await page.waitForLoadState('networkidle');
      const first = sent.find((call) => call.path.startsWith('/api/'));
      const scripts = sent.findIndex((call) => call.path.endsWith('.js'));
      const wasEarly = first !== undefined && sent.indexOf(first) < scripts;
      if (isEarly !== undefined) expect(wasEarly, `first request: ${first?.path}`).toBe(isEarly);
      if (wasEarly) {
        expect(sent.filter((call) => call.path === first.path)).toHaveLength(1);
        expect(first.mark, `${first.path} names its sender`).toBeTruthy();
      }
      expect(await page.evaluate(() => Boolean(window.firstCall)), 'the response is unused').toBe(
        false,
      );
      expect(complaintsOf(problems)).toEqual([]);
    } finally {
      await close();
    }
  });
