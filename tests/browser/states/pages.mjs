import { createDelay, createFailure, statesOf } from './state.mjs';

/** States of pages with a single request and of text pages. */
export const pageStates = [
  ...statesOf('not found', [
    { state: 'full', path: '/no/such/page', allow: /status of 404/, ready: 'text=Page Not Found' },
  ]),
  ...statesOf('sources of the COVID-19 data', [
    {
      state: 'full',
      path: '/disaster/covid-19/data-sources',
      ready: '#defc :text("CARES Act") >> nth=0',
    },
  ]),
  ...statesOf('The Opportunity Project', [
    {
      state: 'full',
      path: '/disaster/covid-19/the-opportunity-project',
      ready: '.opportunity .prose h2 >> nth=2',
    },
  ]),
  ...statesOf('data dive', [
    { state: 'full', path: '/data-dives/equity-COVID-19-spending', ready: '.dive-cards' },
  ]),
  ...statesOf('data dictionary', [
    { state: 'full', path: '/data-dictionary', ready: '.dictionary__table tbody th >> nth=4' },
    {
      state: 'searched',
      path: '/data-dictionary?q=uei&sort=group&order=desc',
      ready: '.dictionary__table mark >> nth=1',
    },
    {
      state: 'nothing found',
      path: '/data-dictionary?q=zzzz',
      ready: 'text=No terms matched your search.',
    },
    {
      state: 'loading',
      full: true,
      path: '/data-dictionary',
      ...createDelay(/data_dictionary/),
      ready: 'text=Loading the data dictionary',
    },
    {
      state: 'failed',
      full: true,
      path: '/data-dictionary',
      ...createFailure(/data_dictionary/),
      ready: 'text=We couldn’t load the data',
    },
  ]),
  ...statesOf('data sources', [
    { state: 'full', path: '/data-sources', ready: '.story__card >> nth=3' },
    {
      state: 'at a section',
      path: '/data-sources?section=interactive-data-sources-frequency',
      ready: '#interactive-data-sources-frequency ~ .story__columns .story__card >> nth=0',
    },
  ]),
  ...statesOf('guide', [
    { state: 'full', path: '/federal-spending-guide', ready: '.disclosure >> nth=50' },
    {
      state: 'searched',
      path: '/federal-spending-guide/award-spending',
      click: '.disclosure button >> nth=3',
      ready: '.disclosure__body .prose:visible',
    },
  ]),
  ...statesOf('training videos', [
    { state: 'full', path: '/training-videos', ready: '.video >> nth=3' },
    {
      state: 'video failed',
      full: true,
      path: '/training-videos',
      click: '.video__open >> nth=0',
      allow: /youtube-nocookie|ERR_/,
      ready: "text=Sorry, we're unable to load this video.",
    },
  ]),
];
