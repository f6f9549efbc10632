/** Tests pages without a network, and lazy components whose files fail to load. */
import { test } from './fixtures.mjs';
import { audit, desktop, expect, viewports } from './page.mjs';
import { everyRoute, follow } from './visits.mjs';

/** @import { Locator, Page, Site } from './page.mjs' */

/** @param {Page} page */
const getFocusedText = (page) =>
  page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
/**
 * Waits for the lazy components that every page loads, so that only the component under test fails to load.
 * @param {Page} page
 */
const waitForIdle = async (page) => {
  await page.locator('#stay-in-touch').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
};
/**
 * Lazy components, each with the page and the action that open it, its failure message, and an element that shows that it has loaded.
 * @type {{ name: string, from: string, ready?: (page: Page) => Locator, press: (page: Page) => Promise<void>,
 *   failure: string, loaded: (page: Page) => Locator, }[]}
 */
const lazyComponents = [
  {
    name: 'a page',
    from: '/about',
    press: (page) =>
      page
        .getByRole('contentinfo')
        .getByRole('link', { name: /^Learn More/ })
        .click(),
    failure: 'We couldn’t load this page.',
    loaded: (page) => page.getByRole('heading', { level: 1, name: 'Training Videos' }),
  },
  {
    name: 'help of the filters',
    from: '/searchv2',
    ready: (page) => page.getByRole('button', { name: 'Learn more about the Filter Categories' }),
    press: (page) =>
      page.getByRole('button', { name: 'Learn more about the Filter Categories' }).click(),
    failure: 'We couldn’t load this help.',
    loaded: (page) =>
      page
        .getByRole('region', { name: 'Learn more about the Filter Categories' })
        .getByRole('paragraph')
        .first(),
  },
  {
    name: 'the search of the site',
    from: '/about',
    press: (page) => page.getByRole('button', { name: 'Search this site' }).click(),
    failure: 'We couldn’t load the site search.',
    loaded: (page) => page.getByRole('dialog', { name: 'Search this site' }),
  },
  {
    name: 'a modal',
    from: '/about',
    press: (page) =>
      page
        .getByRole('contentinfo')
        .getByRole('link', { name: /^Facebook/ })
        .click(),
    failure: 'We couldn’t load this dialog.',
    loaded: (page) => page.getByRole('dialog', { name: /leaving/ }),
  },
  {
    name: 'a menu',
    from: '/about',
    press: (page) => page.getByRole('button', { name: 'Find Resources' }).click(),
    failure: 'We couldn’t load this menu.',
    loaded: (page) => page.getByRole('link', { name: /^Release Notes/ }),
  },
  {
    name: 'a control of the filters',
    from: '/search',
    ready: (page) => page.getByRole('button', { name: 'Recipient', exact: true }),
    press: (page) => page.getByRole('button', { name: 'Recipient', exact: true }).click(),
    failure: 'We couldn’t load this filter.',
    loaded: (page) => page.getByPlaceholder('Search filters...').first(),
  },
  {
    name: 'saved searches',
    from: '/search',
    press: (page) => page.getByRole('button', { name: 'Saved searches' }).click(),
    failure: 'We couldn’t load the list of saved searches.',
    loaded: (page) => page.getByRole('dialog', { name: 'Saved searches' }),
  },
];

/** Returns the heading and the text of the main content. @param {Page} page */
const readView = (page) =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    const heading = main?.querySelector('h1')?.innerText.trim() ?? '';
    return { heading, main: main?.innerText.trim() ?? '' };
  });
/**
 * Waits up to 20 seconds for a page with a heading other than `old` and content below it. Returns its heading and text.
 * @param {Page} page @param {string} [old]
 */
const waitForPage = async (page, old) => {
  for (const started = Date.now(); Date.now() - started < 20_000;) {
    const current = await readView(page);
    if (
      current.heading &&
      current.heading !== old &&
      current.main.length > current.heading.length + 10
    )
      return current;
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  }
  throw new Error('no page arrived');
};
const failedHeading = 'We couldn’t load this page.';

/**
 * Navigates from page to page without a network. Each page must load by itself when the network is back.
 * @param {Site} context @param {import('./visits.mjs').Visit[]} routes
 */
const visitOffline = async ({ openPage, base }, routes) => {
  const { page } = await openPage(desktop, {
    // Map boundaries or the text of a page may be loading when the network goes down.
    allow:
      /ERR_INTERNET_DISCONNECTED|Failed to load resource|GL Driver|youtube|127\.0\.0\.1|map boundaries|load this section|will load when your connection is back/,
  });
  let failedCount = 0;
  await page.goto(base + routes[0]?.path);
  await waitForIdle(page);
  for (const [at, { name, path, title }] of routes.slice(1).entries()) {
    const titleBefore = await page.title();
    const old = title === routes[at]?.title ? null : await readView(page);
    await page.context().setOffline(true);
    await follow(page, path);
    // A page renders without a network if an earlier page loaded its code; its panels then report the failed requests.
    const { heading, main } = await waitForPage(page, old?.heading).catch(() => {
      throw new Error(`${name}: an empty page`);
    });
    if (heading === failedHeading) {
      failedCount += 1;
      expect(/offline/.test(main), `${name}: it does not say that there is no network: ${main}`);
      expect(await page.title(), `${name}: no title`);
    }
    await page.context().setOffline(false);
    await page
      .waitForFunction((wrong) => {
        const text = document.querySelector('main h1')?.textContent?.trim();
        return Boolean(text) && text !== wrong;
      }, failedHeading)
      .catch(() => {
        throw new Error(`${name}: it does not come when the network is back`);
      });
    if (title !== routes[at]?.title)
      await page
        .waitForFunction((before) => document.title !== before, titleBefore)
        .catch(() => {
          throw new Error(`${name}: the title stays ${titleBefore}`);
        });
    await waitForIdle(page);
  }
  expect(failedCount >= 5, `only ${failedCount} pages had to be loaded`);
};

const offlineName = 'a message instead of an empty page, and the page when the network is back';
test(`offline navigation from every page to the next shows ${offlineName}`, async ({
  openPage,
  base,
}) => {
  await visitOffline({ openPage, base }, await everyRoute(base));
});

test(`offline navigation from every page to the previous page shows ${offlineName}`, async ({
  openPage,
  base,
}) => {
  await visitOffline({ openPage, base }, (await everyRoute(base)).reverse());
});

test('offline navigation shows a plain message, and the page loads when the network is back', async ({
  openPage,
  base,
}) => {
  for (const size of viewports) {
    const { page, problems } = await openPage(size, {
      allow: /ERR_INTERNET_DISCONNECTED|Failed to load resource|\/assets\/|\/api\/|\/graphics\//,
    });
    await page.goto(`${base}/about`);
    await waitForIdle(page);
    await page.context().setOffline(true);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /^Learn More/ })
      .click();
    await page.getByRole('heading', { level: 1, name: 'We couldn’t load this page.' }).waitFor();
    const mainText = await page.getByRole('main').innerText();
    expect(/offline/.test(mainText) && !/chunk|error:/i.test(mainText), `it says: ${mainText}`);
    await page.getByRole('button', { name: 'Retry' }).click();
    // The exact name, because the button shows "Retrying…" during a retry.
    await page.getByRole('button', { name: 'Retry', exact: true }).waitFor();
    expect(
      (await getFocusedText(page)) === 'Retry',
      `after a Retry in vain the focus is on ${await getFocusedText(page)}`,
    );
    await page.context().setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'Training Videos' }).waitFor();
    await page
      .waitForFunction(() => document.activeElement?.textContent?.trim() === 'Training Videos')
      .catch(async () => {
        throw new Error(`the focus is on ${(await getFocusedText(page)).slice(0, 80)}`);
      });
    await page.waitForFunction(() => document.title.startsWith('Training Videos'));
    await audit(page, problems, 'the page came');
  }
});

test('every kind of lazy component reports a failed load without accessibility violations, and loads on Retry', async ({
  openPage,
  base,
}) => {
  for (const { name, from, ready, press, failure, loaded } of lazyComponents) {
    const { page, problems } = await openPage(desktop, {
      allow: /ERR_|Failed to load resource|\/assets\//,
    });
    await page.goto(base + from);
    await waitForIdle(page);
    await ready?.(page).waitFor();
    await page.route('**/assets/*.js', (route) => route.abort());
    await press(page);
    await page
      .getByText(failure)
      .first()
      .waitFor()
      .catch(() => {
        throw new Error(`${name}: it does not say that it failed`);
      });
    await audit(page, problems, `${name} failed`);
    await page.unroute('**/assets/*.js');
    // On a slow machine another component may have been loading and failed too, so this selects the button beside the
    // message.
    await page
      .getByText(failure)
      .first()
      .locator('xpath=ancestor::*[.//button[normalize-space()="Retry"]][1]')
      .getByRole('button', { name: 'Retry' })
      .first()
      .click();
    await loaded(page)
      .waitFor()
      .catch(() => {
        throw new Error(`${name}: it does not come on Retry`);
      });
    await page
      .waitForFunction(() => document.activeElement && document.activeElement !== document.body)
      .catch(() => {
        throw new Error(`${name}: the focus is lost`);
      });
    await audit(page, problems, `${name} came`);
  }
});

test('a page whose file never arrives fails after a minute, and loads on Retry', async ({
  openPage,
  base,
}) => {
  // React logs errors that an error boundary catches.
  const { page } = await openPage(desktop, { allow: /PartError/ });
  await page.clock.install();
  await page.goto(`${base}/about`);
  await waitForIdle(page);
  // The HEAD request that checks whether the file exists gets a response from the server.
  await page.route('**/assets/*.js', (route) =>
    route.request().method() === 'HEAD' ? route.continue() : undefined,
  );
  // The timeout of one minute starts with the request.
  const fileRequest = page.waitForRequest('**/assets/*.js');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /^Learn More/ })
    .click();
  await fileRequest;
  await page.clock.fastForward(59_000);
  expect(
    (await page.getByText(failedHeading).count()) === 0,
    'a file that is slower than most has failed before its minute is over',
  );
  await page.clock.fastForward(2_000);
  await page.getByRole('heading', { level: 1, name: failedHeading }).waitFor({ timeout: 20_000 });
  await page.unroute('**/assets/*.js');
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('heading', { level: 1, name: 'Training Videos' }).waitFor();
});

test('a lazy component whose file is gone after a deployment reloads the page at most once', async ({
  openPage,
  base,
}) => {
  const { page } = await openPage(desktop, { allow: /./ });
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.goto(`${base}/about`);
  await waitForIdle(page);
  const loadedUrls = new Set(
    await page.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name)),
  );
  // Files that were not loaded before are missing, as after a deployment. The reloaded page can load all files.
  /** @param {import('playwright-core').Route} route */
  const failNewFiles = (route) =>
    loadedUrls.has(route.request().url())
      ? route.continue()
      : route.fulfill({ status: 404, body: '' });
  await page.route('**/assets/*.js', (route) =>
    loads > 1 ? route.continue() : failNewFiles(route),
  );
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /^Learn More/ })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Training Videos' }).waitFor();
  expect(loads === 2, `the page was loaded ${loads} times`);
  // If a deployment permanently lacks a file, the page reloads once more at most, then shows a message.
  await page.unroute('**/assets/*.js');
  await page.goto(`${base}/about`);
  await waitForIdle(page);
  await page.evaluate(() => sessionStorage.clear());
  loads = 0;
  await page.route('**/assets/*.js', failNewFiles);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /^Learn More/ })
    .click();
  await page.getByRole('button', { name: 'Reload' }).waitFor();
  await page.waitForTimeout(1000);
  expect(loads === 1, `the page was loaded ${loads} times`);
  expect(
    /new version/.test(await page.getByRole('main').innerText()),
    'it does not say what happened',
  );
});
