/** States of what lies over pages or above them: announcements, notices, share menus. */
import { withFiles } from '../page.mjs';
import { statesOf } from './state.mjs';

/** @typedef {import('../page.mjs').Page} Page */

/**
 * Every demonstration notice stands on every page, as it does on the page for those who build the site; `kind` is what the first
 * one opens.
 * @param {string} kind a kind of dialog
 * @returns {(page: Page) => Promise<unknown>}
 */
const notices = (kind) => (page) =>
  page.route('**/assets/*.js', async (route) => {
    const answer = await route.fetch();
    const script = await answer.text();
    if (!script.includes('"demo-warning"')) return route.fulfill({ response: answer });
    return route.fulfill({
      response: answer,
      body: script
        .replaceAll('"/temp-page"', '"site wide"')
        .replaceAll(/kind:\s*"covid"/g, `kind:"${kind}"`),
    });
  });
const first = 'role=button[name="Open the COVID-19 announcement"]';

export const overlayStates = [
  ...statesOf('about', [
    {
      state: 'three notices',
      path: '/about',
      prepare: notices('covid'),
      ready: '.info-banner--warning-resolved',
    },
    {
      state: 'COVID-19 announcement open',
      path: '/about',
      prepare: notices('covid'),
      click: first,
      ready: 'dialog.modal >> text=Known Data Limitations',
    },
    {
      state: 'COVID-19 limitations open',
      path: '/about',
      prepare: notices('covid-data-disclaimer'),
      click: first,
      ready: 'dialog.modal >> text=Sections Coming Soon',
    },
    {
      state: 'UEI announcement open',
      path: '/about',
      prepare: notices('covid'),
      click: 'role=button[name="Open the UEI announcement"]',
      ready: 'dialog.modal >> text=What is a UEI?',
    },
    {
      state: 'twelve files ready',
      path: '/about',
      prepare: withFiles,
      click: 'role=button[name="My downloads, 12 files ready"]',
      ready: 'dialog >> text=Awards 11',
    },
    {
      state: 'share menu of a term open',
      path: '/about?glossary=outlay',
      click: 'dialog .share__button',
      ready: 'dialog .share__list >> text=LinkedIn',
    },
  ]),
  ...statesOf('about the COVID-19 data', [
    {
      state: 'its own notice',
      path: '/disaster/covid-19/about-the-data',
      ready: '.info-banner',
    },
  ]),
  ...statesOf('search', [
    {
      // Of nothing found: links half under the menu are no targets, which axe cannot tell.
      state: 'share menu open',
      path: '/search?fy=2025&keyword=zzqqzz',
      click: '.page-header .share__button',
      ready: '.page-header .share__list >> text=LinkedIn',
    },
  ]),
  ...statesOf('training videos', [
    {
      state: 'share menu of a video open',
      path: '/training-videos',
      click: '.video .share__button >> nth=1',
      ready: '.share__list:visible >> text=LinkedIn',
    },
  ]),
];
