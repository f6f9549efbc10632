/** States of elements that cover a page or appear above it: notices, downloads, share menus. */
import { storeDownloads } from '../page.mjs';
import { statesOf } from './state.mjs';

export const overlayStates = [
  ...statesOf('about', [
    {
      state: 'twelve files ready',
      path: '/about',
      prepare: storeDownloads,
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
    { state: 'its own notice', path: '/disaster/covid-19/about-the-data', ready: '.info-banner' },
  ]),
  ...statesOf('search', [
    {
      // The search has no results, because axe would report result links that the menu partly covers.
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
