/** Tests the actions under figures: how many there are, and full screen. */
import { test } from './fixtures.mjs';
import { desktop, expect, graphics, phone, viewports } from './page.mjs';
import { arrive, everyRoute, waitForProfile } from './visits.mjs';

/** The most actions under the figures of a profile. */
const MAX_ACTIONS = 25;

for (const size of viewports)
  test(`the figures of a profile have at most ${MAX_ACTIONS} actions at ${size.width} px`, async ({
    openPage,
    base,
  }) => {
    const routes = await everyRoute(base);
    const { page } = await openPage(size, { allow: graphics });
    for (const name of ['state-year', 'agency', 'recipient-year', 'federal-account']) {
      const route = routes.find((each) => each.name === name);
      expect(route, `no route is named ${name}`);
      await arrive(page, base, { ...route, act: waitForProfile });
      const feet = page.locator('main .figure__foot');
      await page.waitForFunction(() => !document.querySelector('main .skeleton'));
      const [feetCount, actions] = [await feet.count(), await feet.locator('button, a').count()];
      expect(feetCount > 2, `${name} has ${feetCount} figures`);
      expect(actions <= MAX_ACTIONS, `${name} has ${actions} actions under ${feetCount} figures`);
    }
  });

for (const size of [desktop, phone, { width: 320, height: 640 }])
  test(`the actions of figures can be pressed at ${size.width} px, and no text covers them`, async ({
    openPage,
    base,
  }) => {
    const { page } = await openPage(size, { allow: graphics });
    await arrive(page, base, { name: 'state', path: '/state/ohio/2025', act: waitForProfile });
    const smallest = size.width < 480 ? 44 : 24;
    const faults = await page.locator('main .figure__line').evaluateAll(
      (lines, minimum) =>
        lines.flatMap((line) => {
          const source = line.querySelector('.figure__source')?.getBoundingClientRect();
          return [...line.querySelectorAll('button')].flatMap((button) => {
            const { left, right, top, bottom, width, height } = button.getBoundingClientRect();
            const isCovered =
              source && source.right > left && source.bottom > top && source.top < bottom;
            return [
              ...(height < minimum || width < 24
                ? [`${button.ariaLabel}: ${width} × ${height}`]
                : []),
              ...(isCovered ? [`${button.ariaLabel} is covered`] : []),
              ...(left < 0 || right > innerWidth ? [`${button.ariaLabel} is outside`] : []),
            ];
          });
        }),
      smallest,
    );
    expect(!faults.length, faults.slice(0, 5).join(' | '));
    for (const menu of await page.getByRole('button', { name: 'More actions' }).all()) {
      await menu.click();
      const box = await page.getByRole('button', { name: 'Cite' }).boundingBox();
      expect(
        box && box.x >= 0 && box.x + box.width <= size.width,
        `the menu is outside the page: ${JSON.stringify(box)}`,
      );
      await page.keyboard.press('Escape');
    }
  });

test('a figure fills the screen with a larger chart, keeps its texts in view, and returns with the focus', async ({
  openPage,
  base,
}) => {
  const { page } = await openPage({ width: 1920, height: 1080 }, { allow: graphics });
  await page.goto(`${base}/state/ohio/2025#figure-transactions-over-time`);
  const figure = page.getByRole('region', { name: 'Transactions Over Time', exact: true });
  const drawing = figure.getByRole('img').first();
  const menu = figure.getByRole('button', { name: 'More actions' });
  await menu.click();
  const narrow = (await drawing.boundingBox())?.width ?? 0;
  await figure.getByRole('button', { name: 'Full screen' }).click();
  await page.waitForFunction(
    (width) =>
      (document.fullscreenElement?.querySelector('[role="img"]')?.getBoundingClientRect().width ??
        0) > width,
    narrow,
  );
  const isFocused = () => menu.evaluate((button) => button === document.activeElement);
  expect(await isFocused(), 'the focus is not on the menu in full screen');
  // The chart is as high as the screen allows: nothing scrolls, and no empty space is left above the last line.
  await page.waitForFunction(() => {
    const full = document.fullscreenElement;
    const line = full?.querySelector('.figure__line')?.getBoundingClientRect();
    const body = full?.querySelector('.figure__body')?.getBoundingClientRect();
    return (
      full &&
      line &&
      body &&
      full.scrollHeight <= full.clientHeight &&
      line.bottom <= innerHeight &&
      line.top - body.bottom < 24
    );
  });
  await menu.click();
  await figure.getByRole('button', { name: 'Leave full screen' }).click();
  await page.waitForFunction(
    (width) =>
      !document.fullscreenElement &&
      document.activeElement
        ?.closest('.figure')
        ?.querySelector('[role="img"]')
        ?.getBoundingClientRect().width === width,
    narrow,
  );
  expect(await isFocused(), 'the focus did not return to the menu');
});
