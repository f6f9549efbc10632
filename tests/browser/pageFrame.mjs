/** Where a page stands in its window: one left edge at every width, and room for its content on the first screen of a phone. */
import { everyRoute } from './visits.mjs';
import { desktop, expect, open, phone } from './page.mjs';

/**
 * @typedef {import('./page.mjs').Page} Page
 */

/**
 * Opens a page and waits until nothing above its content grows any more.
 * @param {Page} page
 * @param {string} base
 * @param {string} path
 */
const arriveAt = async (page, base, path) => {
  await page.goto(base + path);
  await page.locator('main h1').first().waitFor();
  for (const each of ['.source-notice', '#stay-in-touch', '.page-notices > *'])
    await page.locator(each).first().waitFor({ state: 'attached' });
  await page.waitForFunction(() => !document.querySelector('main .loading'));
};
/**
 * Left edges of what stands above each other: of the banner, the mark, the title, the footer, and the leftmost of all that stands in the page.
 * @param {Page} page
 */
const edgesOf = (page) =>
  page.evaluate(() => {
    const main = /** @type {HTMLElement} */ (document.querySelector('main'));
    const room = main.getBoundingClientRect();
    /** @param {string} selector */
    const words = (selector) => {
      const element = document.querySelector(selector);
      const box = element?.getBoundingClientRect();
      return element && box ? box.left + parseFloat(getComputedStyle(element).paddingLeft) : NaN;
    };
    const content = [...main.querySelectorAll('*')]
      .filter(
        (element) => !element.closest('.page-header, .usa-sr-only, .home__hero, .loading, dialog'),
      )
      .map((element) => element.getBoundingClientRect())
      // What goes from side to side of the window is ground, not content; what hides for the eye is tiny.
      .filter(
        ({ width, height, bottom }) =>
          width < room.width && Math.min(width, height) > 2 && bottom > 0,
      )
      .map(({ left }) => left);
    return {
      banner: words('.gov-banner__strip'),
      logo: words('.site-header__logo'),
      title: words('main h1'),
      footer: words('.site-footer__legal'),
      content: Math.min(...content),
    };
  });
/**
 * Top of the first thing in the page that can be read or pressed, below its band.
 * @param {Page} page
 */
const beginOf = (page) =>
  page.evaluate(() => {
    const notices = [...document.querySelectorAll('.info-banner')].reduce(
      (sum, each) => sum + each.getBoundingClientRect().height,
      0,
    );
    const tops = [
      ...document.querySelectorAll('main :is(h1, h2, h3, p, a, button, input, select, li, dd)'),
    ]
      // Figures in the band are content too.
      .filter((each) => each.matches('dd') || !each.closest('.page-header, .usa-sr-only'))
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 2 && height > 2)
      .map(({ top }) => top);
    return Math.round(Math.min(...tops) - notices);
  });
/** Where the figures or the field that a page is opened for must stand, on a phone. @type {readonly (readonly [path: string, selector: string])[]} */
const mainThings = [
  ['/', '#home-search'],
  ['/', '.home-strip'],
  ['/keyword_search', '#keyword'],
  ['/keyword_search/road', '.keyword-figures'],
  ['/keyword_search/road', '#keyword'],
  ['/search', '.search-page__open'],
];

/** @type {import('./page.mjs').Suite[]} */
export const pageFrameSuites = [
  {
    name: 'banner, logo, title, content and footer of every page stand on one left edge, at every width',
    run: async ({ browser, base }) => {
      const { page, close } = await open(browser, desktop, { allow: /status of 404/ });
      const sizes = [desktop, { width: 1440, height: 900 }, { width: 1920, height: 1080 }, phone];
      try {
        for (const { name, path } of await everyRoute(base)) {
          await arriveAt(page, base, path);
          for (const size of sizes) {
            await page.setViewportSize(size);
            // A window that changes its kind has the other header a moment later.
            await page.locator('.gov-banner__strip').waitFor();
            const edges = await edgesOf(page);
            const off = Object.values(edges).filter((left) => !(Math.abs(left - edges.logo) <= 2));
            expect(!off.length, `${name} at ${size.width} px: ${JSON.stringify(edges)}`);
          }
        }
      } finally {
        await close();
      }
    },
  },
  {
    name: 'on a phone every page begins within 290 px, and what it is opened for stands on the first screen',
    run: async ({ browser, base }) => {
      const { page, close } = await open(browser, phone, { allow: /status of 404/ });
      try {
        for (const { name, path } of await everyRoute(base)) {
          await arriveAt(page, base, path);
          const top = await beginOf(page);
          expect(top <= 290, `${name}: the page begins at ${top} px`);
        }
        for (const [path, selector] of mainThings) {
          await arriveAt(page, base, path);
          const box = await page.locator(selector).boundingBox();
          expect(
            box && box.y + Math.min(box.height, 100) <= phone.height,
            `${path}: ${selector} stands at ${box?.y} px`,
          );
        }
      } finally {
        await close();
      }
    },
  },
  {
    name: 'the hint to turn a phone has a line of its own, covers nothing and moves nothing when it goes',
    run: async ({ browser, base }) => {
      for (const width of [phone.width, 320]) {
        const { page, close } = await open(browser, { width, height: 700 });
        try {
          await page.clock.install();
          await page.goto(`${base}/about`);
          const hint = page.getByRole('region', { name: 'Screen size' });
          await hint.waitFor();
          await page.locator('main h2').first().waitFor();
          const places = () =>
            page.evaluate(() =>
              ['.site-header__bar', '.rotate-banner', '.page-header', '.page-body'].map((each) => {
                const { top = 0, bottom = 0 } =
                  document.querySelector(each)?.getBoundingClientRect() ?? {};
                return [Math.round(top), Math.round(bottom)];
              }),
            );
          const before = await places();
          for (const [at, [, bottom = 0]] of before.slice(0, -1).entries())
            expect(
              bottom <= (before[at + 1]?.[0] ?? 0) + 1,
              `${width} px: what stands below each other overlaps: ${JSON.stringify(before)}`,
            );
          await page.clock.fastForward(10_000);
          await hint.waitFor({ state: 'detached' });
          const after = await places();
          expect(
            JSON.stringify(after[2]) === JSON.stringify(before[2]),
            `${width} px: the band moved from ${before[2]} to ${after[2]}`,
          );
        } finally {
          await close();
        }
      }
    },
  },
  {
    name: 'the box of the site search stays where it is while answers come and go',
    run: async ({ browser, base }) => {
      for (const size of [desktop, phone]) {
        const { page, close } = await open(browser, size);
        try {
          await page.goto(`${base}/about`);
          await page.getByRole('button', { name: 'Search this site' }).click();
          const box = page.getByRole('dialog').getByRole('combobox');
          await box.waitFor();
          const before = await box.boundingBox();
          await box.fill('tex');
          await page.getByRole('option').first().waitFor();
          const after = await box.boundingBox();
          expect(
            before && before.y === after?.y,
            `${size.width} px: the box moved from ${before?.y} to ${after?.y}`,
          );
        } finally {
          await close();
        }
      }
    },
  },
  {
    name: 'at twice the text size a heading that is jumped to stands below the band',
    run: async ({ browser, base }) => {
      const { page, close } = await open(browser, desktop);
      try {
        for (const path of ['/about', '/data-sources']) {
          await arriveAt(page, base, path);
          await page.evaluate(() => {
            document.documentElement.style.fontSize = '200%';
          });
          await page.locator('.in-page-nav a').nth(2).click();
          await page.waitForFunction(() => window.scrollY > 300);
          await page.waitForTimeout(1500);
          const [band, heading] = await page.evaluate(() => [
            document.querySelector('.page-header')?.getBoundingClientRect().bottom ?? 0,
            document.activeElement?.getBoundingClientRect().top ?? -1,
          ]);
          expect(
            heading !== undefined && band !== undefined && heading >= band - 1,
            `${path}: the heading stands at ${heading}, the band ends at ${band}`,
          );
        }
      } finally {
        await close();
      }
    },
  },
  {
    name: 'the focus ring of the skip link, the banner, the menu and the links on a page is whole on a phone',
    run: async ({ browser, base }) => {
      const { page, close } = await open(browser, phone);
      try {
        await page.goto(`${base}/about`);
        await page.locator('.in-page-nav').waitFor();
        const overhang = () =>
          page.evaluate(() => {
            const element = /** @type {HTMLElement} */ (document.activeElement);
            const { outlineWidth, outlineOffset } = getComputedStyle(element);
            return element.matches(':focus-visible')
              ? parseFloat(outlineWidth) + parseFloat(outlineOffset)
              : NaN;
          });
        await page.keyboard.press('Tab');
        for (const selector of ['.usa-skipnav', '.gov-banner__strip--button', '.in-page-nav a']) {
          await page.locator(selector).first().focus();
          expect((await overhang()) === 0, `the ring of ${selector} hangs over`);
        }
        await page.getByRole('button', { name: 'mobile hamburger menu' }).press('Enter');
        const entry = page.getByRole('button', { name: 'Find Resources' });
        await entry.waitFor();
        await entry.focus();
        expect((await overhang()) === 0, 'the ring of an entry of the menu hangs over');
      } finally {
        await close();
      }
    },
  },
  {
    name: 'a phone on its side keeps two thirds of its height for the page',
    run: async ({ browser, base }) => {
      const size = { width: 844, height: 390 };
      const { page, close } = await open(browser, size, { allow: /status of 404/ });
      try {
        for (const { name, path } of await everyRoute(base)) {
          await arriveAt(page, base, path);
          const top = await beginOf(page);
          expect(top <= 200, `${name}: the page begins at ${top} of ${size.height} px`);
          await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
          const stuck = await page.evaluate(() =>
            ['.site-header', '.page-header'].filter(
              (each) => (document.querySelector(each)?.getBoundingClientRect().bottom ?? 0) > 0,
            ),
          );
          expect(!stuck.length, `${name}: ${stuck} stays above the page`);
        }
      } finally {
        await close();
      }
    },
  },
];
