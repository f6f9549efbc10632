/** How the scripts take over what the build drew. */
import { everyPage, fillIn, servedPages } from '../../scripts/lib/pages.mjs';
import { desktop, expect, failing, open, phone, widths } from './page.mjs';

/** A query that no page knows what to do with. */
const NONSENSE = '?sort=%00%3Cb%3E&page=-1&cols=%F0%9F%92%A9&tab=&fy=99999&hash=%2F%2F&section=%E0';
/** Addresses that the drawing of a page is not of, or that bring something over it. @type {readonly (readonly [what: string, path: string])[]} */
const addresses = [
  ['nonsense in the query', '/search?sort=%00%3Cb%3E&page=-1&cols=%F0%9F%92%A9&tab='],
  ['nonsense in the path', '/agency/%3Cscript%3E?fy=99999'],
  ['a fragment', '/about#%E2%80%A6'],
  ['a term', '/?glossary=outlay'],
  ['a term that is unknown', '/about?glossary=no-such-term'],
  ['about the data', '/explorer?about-the-data=defc'],
  ['a term that is nonsense', '/search?glossary=%3Cimg%20src%3Dx%3E%F0%9F%92%A9'],
  ['the list of terms', '/about?glossary'],
  ['a saved search', '/search?hash={saved}'],
  ['a saved search by its old address', '/search/{saved}'],
  ['a saved search that is unknown', '/search?hash=0123456789abcdef0123456789abcdef'],
  ['a page of years and filters', '/disaster/covid-19?publicLaw=american-rescue-plan'],
  ['a trailing slash', '/about/'],
  ['no page', '/no/such/page'],
];
/** Browsers that differ in what a page could read of them. @type {readonly (readonly [what: string, options: import('playwright-core').BrowserContextOptions, (page: import('./page.mjs').Page) => Promise<unknown>])[]} */
const visitors = [
  ['a day ahead, in Arabic', { timezoneId: 'Pacific/Kiritimati', locale: 'ar-EG' }, async () => {}],
  ['a day behind, in German', { timezoneId: 'America/Adak', locale: 'de-DE' }, async () => {}],
  ['with colours of their own', { forcedColors: 'active' }, async () => {}],
  [
    'with large text',
    {},
    (page) =>
      page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = '200%';
        });
      }),
  ],
  [
    'that keeps nothing',
    {},
    (page) =>
      page.addInitScript(() => {
        const refuse = {
          get: () => {
            throw new DOMException('no storage', 'SecurityError');
          },
        };
        Object.defineProperty(window, 'localStorage', refuse);
        Object.defineProperty(window, 'sessionStorage', refuse);
        Object.defineProperty(Document.prototype, 'cookie', { ...refuse, set: refuse.get });
      }),
  ],
  [
    'with reduced motion and dark colours',
    { reducedMotion: 'reduce', colorScheme: 'dark' },
    async () => {},
  ],
  [
    'with files asked for before',
    {},
    (page) =>
      page.addInitScript(() => {
        localStorage.setItem('usaspending_downloads', '[]');
      }),
  ],
];

/**
 * The hash of a search that somebody saved.
 * @param {string} base
 */
const savedHash = async (base) => {
  const answer = await fetch(`${base}/api/v2/references/filter/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ filters: { keyword: { road: 'road' } }, version: '2020-06-01' }),
  });
  return String((await answer.json()).hash);
};

/** Whether anything of a page but its band can be seen. @param {import('./page.mjs').Page} page */
const isBodySeen = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')].some(
      (part) =>
        !part.closest('.page-header') &&
        part.textContent?.trim() &&
        part.checkVisibility({ visibilityProperty: true }),
    ),
  );

/** Keeps a page's scripts back until the function that it answers with is called. @param {import('./page.mjs').Page} page */
const holdScripts = async (page) => {
  /** @type {() => void} */
  let release = () => {};
  const held = new Promise((done) => {
    release = () => done(undefined);
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
};

/** @type {import('./page.mjs').Suite[]} */
export const takingOverSuites = [
  {
    name: 'the scripts take over what was drawn without a complaint, whatever the address and the browser',
    run: async ({ browser, base }) => {
      const saved = await savedHash(base);
      /** @type {string[]} */
      const faults = [];
      for (const size of widths)
        for (const [what, path] of addresses) {
          const { page, problems, close } = await open(browser, size, { allow: failing });
          await page.goto(base + path.replace('{saved}', saved));
          await page.locator('main h1').first().waitFor();
          const odd = problems.filter((text) => !/status of 40[04]/.test(text));
          if (odd.length) faults.push(`${what} at ${size.width}: ${odd[0]}`);
          await close();
        }
      for (const [what, options, prepare] of visitors)
        for (const path of ['/', '/search', '/about', '/explorer', '/disaster/covid-19']) {
          const context = await browser.newContext({ viewport: phone, ...options });
          const page = await context.newPage();
          page.on('pageerror', (error) => faults.push(`${what}, ${path}: ${error.message}`));
          page.on('console', (message) => {
            if (message.type() === 'error') faults.push(`${what}, ${path}: ${message.text()}`);
          });
          await prepare(page);
          await page.goto(base + path);
          await page.waitForSelector('#late-note', { state: 'detached' });
          await page.locator('main h1').first().waitFor();
          await context.close();
        }
      expect(!faults.length, faults.join('\n'));
    },
  },
  {
    name: 'every page is taken over without a complaint, with nonsense, an unknown term, a panel and a fragment in its address',
    run: async ({ browser, base }) => {
      /** @type {string[]} */
      const faults = [];
      const visited = await everyPage(base);
      for (const size of widths) {
        const { page, problems, close } = await open(browser, size, { allow: failing });
        for (const { path } of visited)
          for (const odd of ['?glossary=no-such-term#%E2%80%A6', '?about-the-data', NONSENSE]) {
            await page.goto(base + path + odd);
            await page.waitForSelector('#late-note', { state: 'detached' });
            await page.locator('main h1').first().waitFor();
            problems
              .splice(0)
              .filter((text) => !/status of 40[04]/.test(text))
              .forEach((text) => faults.push(`${path}${odd} at ${size.width}: ${text}`));
          }
        await close();
      }
      expect(visited.length >= 40 && !faults.length, faults.slice(0, 8).join('\n'));
    },
  },
  {
    name: 'no other page is seen before the one of the address: of it stands the band alone until the scripts have come',
    run: async ({ browser, base }) => {
      const saved = await savedHash(base);
      /** @type {string[]} */
      const faults = [];
      /** @type {[path: string, isItself: boolean][]} */
      const expected = [
        [`/search?hash=${saved}`, false],
        ['/search?hash=0123456789abcdef0123456789abcdef', false],
        ['/disaster/covid-19?publicLaw=american-rescue-plan', false],
        ['/about?section=contact&glossary=outlay', false],
        ['/about?glossary=outlay', true],
        ['/about?glossary=no-such-term', true],
        ['/about?about-the-data', true],
        ['/about#contact', true],
        ['/explorer/budget_function?fy=2024&period=12', true],
        ['/state/california/latest?section=map', true],
        // Its frame has a year in it.
        ['/agency/department-of-energy?fy=2023', false],
      ];
      for (const [path, isItself] of expected) {
        const { page, problems, close } = await open(browser, desktop, { allow: failing });
        const release = await holdScripts(page);
        const arriving = page.goto(base + path).catch((/** @type {Error} */ error) => {
          faults.push(`${path}: ${error.message}`);
        });
        await page.locator('main h1').first().waitFor();
        // A frame is drawn once the sheets are there: before, nothing is seen at all.
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
        if ((await isBodySeen(page)) !== isItself)
          faults.push(`${path}: what is drawn is ${isItself ? 'covered' : 'seen'}`);
        release();
        await arriving;
        await page.locator('#late-note').waitFor({ state: 'detached' });
        await page.locator('html:not(.other-address)').waitFor({ state: 'attached' });
        if (!(await isBodySeen(page))) faults.push(`${path}: it stays covered`);
        const odd = problems.filter((text) => !/status of 40[04]/.test(text));
        if (odd.length) faults.push(`${path}: ${odd[0]}`);
        await close();
      }
      expect(!faults.length, faults.join('\n'));
    },
  },
  {
    name: 'sections of the home page stay as they were drawn until their code comes, also where it cannot be had, and answer then',
    run: async ({ browser, base }) => {
      for (const size of widths) {
        const { page, close } = await open(browser, size, { allow: failing });
        let isDown = true;
        await page.route('**/assets/*.js', async (route) => {
          const named = await page
            .locator('meta[name="first-scripts"], meta[name="page-scripts"]')
            .evaluateAll((all) => all.map((each) => each.getAttribute('content') ?? ''));
          const { pathname } = new URL(route.request().url());
          if (!isDown || named.join(' ').includes(pathname)) await route.continue();
          else await route.abort();
        });
        await page.goto(base);
        await page.locator('#late-note').waitFor({ state: 'detached' });
        const button = page.getByRole('button', { name: 'View spending by state' });
        await button.focus();
        const drawn = await button.elementHandle();
        await page.waitForLoadState('networkidle');
        expect(await button.isVisible(), 'what was drawn is gone');
        for (const name of [/searches to begin with/, /ways to the rest/, /Featured content/])
          expect(!(await page.getByText(name).count()), `${name} is said to have failed`);
        isDown = false;
        await page.evaluate(() => window.dispatchEvent(new Event('online')));
        await page.waitForFunction((before) => !before?.isConnected, drawn);
        expect(
          await button.evaluate((now) => now === document.activeElement),
          'the focus is lost when the code comes',
        );
        await page.keyboard.press('Enter');
        await page.waitForURL(/\/search/);
        await close();
      }
    },
  },
  {
    name: 'the largest words of a page that waits for its data stand in its frame: what comes later is smaller on a phone',
    run: async ({ browser, base }) => {
      const framed = servedPages.filter(({ firstCall }) => firstCall);
      expect(framed.length >= 6, `only ${framed.length} pages have such a frame`);
      /** @type {string[]} */
      const faults = [];
      for (const { id, sample = '' } of framed) {
        const { page, problems, close } = await open(browser, phone);
        await page.addInitScript(() => {
          /** @type {string[]} what was the largest, one after the other */
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
        await page
          .waitForFunction(() => Object(window).largest.at(-1) === 'loading__about')
          .catch(async () => faults.push(`${id}: ${await largest()} is larger in its frame`));
        const inFrame = await largest();
        release();
        await arriving;
        await page.locator('.loading__about').waitFor({ state: 'detached' });
        await page.waitForLoadState('networkidle');
        const later = (await largest()).slice(inFrame.length);
        if (later.length) faults.push(`${id}: what comes later is larger: ${later.join(', ')}`);
        faults.push(...problems.map((text) => `${id}: ${text}`));
        await close();
      }
      expect(!faults.length, faults.join('\n'));
    },
  },
  {
    name: 'what the first sentence of a page stands behind is asked for before the scripts come, and once',
    run: async ({ browser, base }) => {
      const early = servedPages.filter(({ firstCall }) => firstCall);
      expect(early.length >= 6, `only ${early.length} pages ask early`);
      /** @type {string[]} */
      const faults = [];
      const paths = await Promise.all(early.map(({ sample = '' }) => fillIn(base, sample)));
      const unknown = early.flatMap((page) => page.unknown ?? []);
      // What no page of its kind has is left to the scripts, so that nothing is asked in vain.
      const odd = [
        '/state/constructor/latest',
        '/state/california/2000',
        '/federal_account/1',
        '/explorer/nonsense',
      ];
      for (const path of [...paths, ...unknown, ...odd]) {
        const { page, problems, close } = await open(browser, phone, { allow: failing });
        /** @type {{ path: string, mark: string | undefined }[]} */
        const sent = [];
        page.on('request', (request) => {
          sent.push({
            path: request.url().replace(base, ''),
            mark: request.headers()['x-requested-with'],
          });
        });
        await page.goto(base + path);
        await page.waitForFunction(() => document.querySelector('#late-note') === null);
        await page.waitForLoadState('networkidle');
        const first = sent.find((call) => call.path.startsWith('/api/'));
        const scripts = sent.findIndex((call) => call.path.endsWith('.js'));
        const isEarly = first !== undefined && sent.indexOf(first) < scripts;
        if (paths.includes(path) && !isEarly) faults.push(`${path}: nothing came first`);
        if (odd.includes(path) && isEarly) faults.push(`${path}: ${first.path} is asked in vain`);
        if (isEarly && sent.filter((call) => call.path === first.path).length > 1)
          faults.push(`${path}: ${first.path} is asked for twice`);
        if (isEarly && !first.mark) faults.push(`${path}: ${first.path} does not say who asks`);
        if (await page.evaluate(() => Boolean(window.firstCall)))
          faults.push(`${path}: nobody took the answer`);
        const told = problems.filter((text) => !/status of 404/.test(text));
        if (told.length) faults.push(`${path}: ${told[0]}`);
        await close();
      }
      expect(!faults.length, faults.join('\n'));
    },
  },
];
