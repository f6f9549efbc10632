import { statesOf } from './state.mjs';

const period = 'fy=2024&period=12';

/** States of the Spending Explorer and of Follow the Dollar, to which it links. */
export const explorerStates = [
  ...statesOf('explorer', [
    { state: 'beginnings', path: '/explorer', ready: '.explorer-landing__ways li >> nth=2' },
    {
      state: 'its words',
      path: '/explorer',
      click: 'text=Learn More',
      ready: '.explorer-landing__more p >> nth=3',
    },
    {
      state: 'treemap',
      path: `/explorer/budget_function?${period}`,
      ready: '.treemap__cell >> nth=5',
    },
    {
      state: 'table',
      path: `/explorer/agency?${period}&view=table`,
      ready: '.explorer .data-table, .explorer .card',
    },
    {
      state: 'below a function',
      path: `/explorer/budget_function?${period}&function=050&by=federal_account`,
      ready: '.explorer-trail li >> nth=1',
    },
    {
      state: 'quarters',
      path: '/explorer/object_class?fy=2018&period=9',
      ready: '.treemap__cell >> nth=2',
    },
    {
      state: 'unreported data',
      path: `/explorer/agency?${period}&unreported=1`,
      ready: '.explorer__unreported',
    },
  ]),
  ...statesOf('follow', [
    {
      state: 'start',
      path: `/follow-the-dollar?${period}`,
      ready: '.follow .data-table, .follow .card',
    },
    {
      state: 'a trail',
      path: `/follow-the-dollar?${period}&function=050&by=federal_account`,
      ready: '.follow__step',
    },
    {
      state: 'as a table',
      full: true,
      path: `/follow-the-dollar?${period}&function=050`,
      click: '.figure:has(.cascade__level) >> role=button[name="View as table"]',
      ready: '.figure table',
    },
    {
      state: 'broken off',
      full: true,
      path: `/follow-the-dollar?${period}&function=050&agency=999999`,
      ready: 'text=Not found in this period',
    },
  ]),
];
