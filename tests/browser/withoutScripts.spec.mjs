/** Tests the prerendered HTML without scripts, in addition to the probes that run on every route. */
import { expect } from '@playwright/test';
import { test } from './fixtures.mjs';
import { phone } from './page.mjs';

test('Advanced Search without scripts links to existing pages, and two text pages are readable', async ({
  openIn,
  base,
}) => {
  const page = await openIn({ viewport: phone, javaScriptEnabled: false });
  await page.goto(`${base}/search`);
  const links = await page
    .locator('.script-note a[href^="/"]')
    .evaluateAll((all) => all.map((link) => String(link.getAttribute('href'))));
  expect(links).toEqual(expect.arrayContaining(['/federal-spending-guide', '/about']));
  for (const path of links) expect((await fetch(base + path)).status, path).toBe(200);
  await page.goto(`${base}/federal-spending-guide`);
  await expect(page.getByText('An award is the whole agreement').first()).toBeVisible();
  await page.goto(`${base}/data-sources`);
  await expect(page.getByRole('heading', { name: 'GTAS comes first' })).toBeVisible();
});
