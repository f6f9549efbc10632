/** What the built HTML says and shows where no scripts run. */
import { everyPage, ownPages } from '../../scripts/lib/pages.mjs';
import { expect, phone, sidewaysScroll } from './page.mjs';

/** Names of links that say nothing to who hears them one after the other. */
const EMPTY_NAME =
  /^(learn more|read more|see more|more|more info|more information|information|here|right here|click here|click this|start|go|this|link|details)$/i;
/** Words of a page that is whole: the shortest has some hundred. */
const WHOLE = 100;

/** @type {import('./page.mjs').Suite[]} */
export const withoutScriptsSuites = [
  {
    name: 'without scripts every page says what it needs them for, and those that need none are whole',
    run: async ({ browser, base }) => {
      const context = await browser.newContext({ viewport: phone, javaScriptEnabled: false });
      /** @type {string[]} */
      const faults = [];
      try {
        const page = await context.newPage();
        const visited = await everyPage(base);
        for (const { name, path } of [...visited, { name: '404', path: '/no/such/page' }]) {
          const needs = ownPages.find(({ id }) => id === name)?.needs;
          await page.goto(base + path);
          const note = page.locator('.script-note');
          const said = await note.innerText();
          const right = needs
            ? said.startsWith(`This page needs JavaScript ${needs}. `)
            : said.startsWith('This page can be read without JavaScript');
          if (!right) faults.push(`${path}: ${said.slice(0, 100)}`);
          if ((await sidewaysScroll(page)) > 0) faults.push(`${path} scrolls sideways`);
          if (needs || name === '404') continue;
          const text = await page.locator('main').innerText();
          const words = text.split(/\s+/).length;
          if (words < WHOLE) faults.push(`${path}: only ${words} words`);
          if (/Loading|Gathering/.test(text)) faults.push(`${path} waits for something`);
        }
        await page.goto(`${base}/search`);
        const leading = page.locator('.script-note a[href^="/"]');
        const links = await leading.evaluateAll((all) =>
          all.map((link) => String(link.getAttribute('href'))),
        );
        expect(links.includes('/federal-spending-guide') && links.includes('/about'), `${links}`);
        for (const path of links)
          if ((await fetch(base + path)).status !== 200) faults.push(`${path} is not found`);
        await page.goto(`${base}/federal-spending-guide`);
        if (!(await page.getByText('An award is the whole agreement').first().isVisible()))
          faults.push('the answers of the guide are not in sight');
        await page.goto(`${base}/data-sources`);
        if (!(await page.getByRole('heading', { name: 'GTAS comes first' }).isVisible()))
          faults.push('the stories of the data sources are not in sight');
        expect(!faults.length, faults.join('\n'));
      } finally {
        await context.close();
      }
    },
  },
  {
    name: 'no link of the built HTML has a name that does not say where it leads',
    run: async ({ browser, base }) => {
      const context = await browser.newContext({ viewport: phone, javaScriptEnabled: false });
      try {
        const page = await context.newPage();
        for (const { path } of await everyPage(base)) {
          await page.goto(base + path);
          const found = await page.getByRole('link', { name: EMPTY_NAME }).allInnerTexts();
          expect(!found.length, `${path}: ${found.join(', ')}`);
        }
      } finally {
        await context.close();
      }
    },
  },
];
