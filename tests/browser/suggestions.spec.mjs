/** Checks that lists of suggestions are visible as a whole, whatever scrolls or covers the filters around them. */
import { test } from './fixtures.mjs';
import { boxOf, expect, phone } from './page.mjs';

for (const size of [
  { width: 1280, height: 900 },
  { width: 1280, height: 600 },
  { width: 390, height: 844 },
  { width: 390, height: 560 },
])
  test(`the agency suggestions are fully visible at ${size.width}x${size.height}`, async ({
    openPage,
    base,
  }) => {
    const { page } = await openPage(size);
    await page.goto(`${base}/search`);
    const opener = page.getByRole('button', { name: 'Add search filters' });
    const filter = page.getByRole('button', { name: 'Agency', exact: true });
    await opener.or(filter).first().waitFor();
    if (await opener.isVisible()) await opener.click();
    await filter.click();
    const box = page.getByRole('combobox', { name: 'Awarding Agency' });
    await box.click();
    await box.pressSequentially('department');
    await page.locator('.suggest__item').first().waitFor();
    const covers = await page.evaluate(() => {
      const item = /** @type {Element} */ (document.querySelector('.suggest__item'));
      const menu = /** @type {Element} */ (item.closest('.suggest__menu'));
      const { left, top, width, height } = menu.getBoundingClientRect();
      // The middle of the list and points just inside its edges.
      return [3, height / 2, height - 3].flatMap((at) => {
        const hit = document.elementFromPoint(left + width / 2, top + at);
        return hit && menu.contains(hit) ? [] : [`${at}px: ${hit?.className ?? 'outside'}`];
      });
    });
    expect(!covers.length, `covered at ${covers.join(', ')}`);
  });

test('suggestions of a box at the bottom of the filters are not covered by the submit bar on a phone', async ({
  openPage,
  base,
}) => {
  const { page } = await openPage(phone);
  await page.goto(`${base}/search`);
  await page.getByRole('button', { name: 'Add search filters' }).click();
  await page.getByRole('button', { name: 'Agency', exact: true }).click();
  const box = page.getByRole('combobox', { name: 'Awarding Agency' });
  await box.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await box.pressSequentially('department');
  await page.locator('.suggest__item').first().waitFor();
  const [list, bar] = [
    await boxOf(page.locator('.suggest__menu:has(.suggest__item)')),
    await boxOf(page.getByRole('region', { name: 'Submit', exact: true })),
  ];
  expect(
    list.y >= 0 && list.y + list.height <= bar.y + 1,
    `the list is from ${list.y} to ${list.y + list.height}, the bar at ${bar.y}`,
  );
});
