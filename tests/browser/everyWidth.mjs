/** Every page and its main states in a narrow window and with large text: nothing scrolls sideways, nothing is cut. */
import { expect, open, phone, withFiles } from './page.mjs';
import { unreadable } from './readable.mjs';
import { arrive, byName, everyRoute, expected, still } from './visits.mjs';

/** @typedef {import('./visits.mjs').Visit} Visit */

const narrow = { width: 320, height: 640 };

/** @param {import('./page.mjs').Page} page */
const openFilters = async (page) => {
  await byName(/filters?$/i)(page);
  await page.waitForSelector('.filters .disclosure__heading');
  await page.evaluate(() =>
    document
      .querySelectorAll('.filters [aria-expanded="false"]')
      .forEach((button) => /** @type {HTMLElement} */ (button).click()),
  );
};
const results = '/search?fy=2025&keyword=road';
/** @type {Visit[]} */
const states = [
  {
    name: 'results with a map',
    path: `${results}&section=map`,
    act: (page) => page.waitForSelector('.area-map__canvas[data-state="ready"], .map-refused'),
  },
  {
    name: 'results over time',
    path: '/search?fy=2024&fy=2025&section=time',
    act: (page) => page.waitForSelector('.time-bars'),
  },
  {
    name: 'subawards by award',
    path: `${results}&level=subawards&grouped=award`,
    act: async (page) => {
      await page.locator('.grouped-toggle').first().click();
      await page.waitForSelector('.grouped-nested .data-table');
    },
  },
  {
    name: 'columns',
    path: results,
    act: (page) => page.locator('.column-chooser > button').click(),
  },
  {
    name: 'filters open',
    path: '/search?fy=2025&keyword=road,bridge&recipient=ACME+CORPORATION+OF+AMERICA,ZEPHYRGATE&contract_type=A,B',
    act: openFilters,
  },
  {
    name: 'drilldown',
    path: '/searchv2?contract_type=A,B,C,D',
    act: async (page) => {
      await byName(/filters?$/i)(page);
      await page.locator('[data-lead="characteristics"]').click();
      await page.waitForSelector('.drilldown__row');
    },
  },
  { name: 'saved searches', path: results, act: byName('Saved searches') },
  { name: 'share menu', path: results, act: byName('Share') },
  {
    name: 'download dialog',
    path: results,
    act: async (page) => {
      await byName('Download')(page);
      await page.waitForSelector('text=/\\d records/ >> nth=2');
    },
  },
  {
    name: 'award data form, filled',
    path: '/download_center/custom_award_data',
    act: async (page) => {
      await page.click('role=checkbox[name="COVID-19 Spending"]');
      await page.click('role=button[name="last 7 days"]');
    },
  },
  {
    name: 'account data form, filled',
    path: '/download_center/custom_account_data',
    act: async (page) => {
      await page.click('role=checkbox[name="Account Breakdown by Award* (File C)"]');
      await page.click('role=button[name="FY 2018"]');
    },
  },
  {
    name: 'glossary',
    path: '/?glossary',
    act: (page) => page.waitForSelector('dialog >> text=Unobligated Balance'),
  },
  {
    name: 'glossary term',
    path: '/about?glossary=outlay',
    act: (page) => page.waitForSelector('dialog >> text=Plain Language'),
  },
  {
    name: 'about the data',
    path: '/about?about-the-data=defc',
    act: (page) => page.waitForSelector('dialog table'),
  },
  { name: 'menu', path: '/about', act: byName('mobile hamburger menu') },
  {
    name: 'menu, second level',
    path: '/about',
    act: async (page) => {
      await byName('mobile hamburger menu')(page);
      await byName('Find Resources')(page);
    },
  },
  {
    name: 'site search',
    path: '/about',
    act: async (page) => {
      await byName('Search this site')(page);
      await page.locator('dialog').getByRole('combobox').waitFor();
      await page.keyboard.type('outlay');
      await page.waitForSelector('.suggest__item >> nth=1');
    },
  },
  {
    name: 'leaving the site',
    path: '/about',
    act: (page) => page.click('footer >> text=Facebook'),
  },
  { name: 'how filters work', path: results, act: byName('Learn how active filters work') },
  {
    name: 'a video',
    path: '/training-videos',
    act: (page) => page.locator('.video__open').first().click(),
  },
  {
    name: 'guide, opened',
    path: '/federal-spending-guide',
    act: (page) =>
      page.evaluate(() =>
        [...document.querySelectorAll('.disclosure__heading button')]
          .slice(0, 3)
          .forEach((button) => /** @type {HTMLElement} */ (button).click()),
      ),
  },
];

/**
 * Visits addresses at 320 px, then at 390 px with text of twice the size, and says what cannot be read.
 * @param {import('./page.mjs').Context} context
 * @param {Visit[]} visits
 */
const readAll = async ({ browser, base }, visits) => {
  const { page, problems, close } = await open(browser, narrow, { allow: expected });
  /** @type {string[]} */
  const faults = [];
  try {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const visit of visits) {
      await page.setViewportSize(narrow);
      await arrive(page, base, visit);
      (await unreadable(page)).forEach((fault) => faults.push(`${visit.name} at 320 px: ${fault}`));
      // First the text: no event of the window tells of it, and drawings are measured at the next.
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await page.setViewportSize(phone);
      await still(page);
      (await unreadable(page)).forEach((fault) =>
        faults.push(`${visit.name} with text of twice the size: ${fault}`),
      );
    }
    expect(!faults.length, `${faults.length} faults:\n${faults.slice(0, 40).join('\n')}`);
    expect(!problems.length, problems.slice(0, 3).join(' | '));
  } finally {
    await close();
  }
};

/**
 * What of the header's bar does not stand in one line, side by side and inside the window: things are told from left to right.
 * @param {import('./page.mjs').Page} page
 */
const brokenBar = (page) =>
  page.locator('.site-header__bar').evaluate((bar) => {
    const boxes = [...bar.querySelectorAll(':scope > :is(a, button)')].map((part) => ({
      name: part.getAttribute('aria-label') ?? part.textContent ?? '',
      ...part.getBoundingClientRect().toJSON(),
    }));
    const name = /** @type {HTMLElement} */ (bar.querySelector('.site-header__logo > span'));
    const lines = new Set([...name.getClientRects()].map(({ top }) => top)).size;
    const faults = lines === 1 ? [] : [`the name of the site has ${lines} lines`];
    boxes.forEach((box, at) => {
      const before = boxes[at - 1];
      if (box.right > window.innerWidth || box.left < 0) faults.push(`${box.name} is outside`);
      if (!before) return;
      const middle = (box.top + box.bottom) / 2;
      if (middle < before.top || middle > before.bottom)
        faults.push(`${box.name} stands in another line than ${before.name}`);
      if (box.left < before.right - 0.5) faults.push(`${box.name} lies on ${before.name}`);
    });
    return { names: boxes.map((box) => box.name), faults };
  });

/** @type {import('./page.mjs').Suite[]} */
export const widthSuites = [
  {
    name: 'every page at 320 px and with text of twice the size: nothing scrolls sideways, nothing is cut [i9.31, r9.27]',
    run: async (context) => readAll(context, await everyRoute(context.base)),
  },
  {
    name: 'every main state at 320 px and with text of twice the size: nothing scrolls sideways, nothing is cut',
    run: (context) => readAll(context, states),
  },
  {
    name: 'the header of a phone keeps its name, search, downloads and menu in one line, down to 320 px',
    run: async ({ browser, base }) => {
      for (const downloads of [false, true]) {
        const { page, close } = await open(browser, narrow, { allow: expected });
        try {
          if (downloads) await withFiles(page);
          for (const path of ['/', '/about']) {
            for (const [size, text] of /** @type {const} */ ([
              [narrow, '100%'],
              [{ width: 360, height: 640 }, '100%'],
              [phone, '200%'],
              [{ width: 767, height: 900 }, '100%'],
            ])) {
              const where = `${path} at ${size.width} px, text ${text}${downloads ? ', with files' : ''}`;
              await page.setViewportSize(size);
              await page.goto(base + path);
              await page.evaluate((fontSize) => {
                document.documentElement.style.fontSize = fontSize;
              }, text);
              await page.getByRole('button', { name: 'mobile hamburger menu' }).waitFor();
              if (downloads) await page.locator('.site-header__downloads').waitFor();
              const { names, faults } = await brokenBar(page);
              expect(
                names.length === (downloads ? 4 : 3) && names.at(-1) === 'mobile hamburger menu',
                `${where}: ${names.join(', ')}`,
              );
              expect(!faults.length, `${where}: ${faults.join('; ')}`);
            }
          }
        } finally {
          await close();
        }
      }
    },
  },
];
