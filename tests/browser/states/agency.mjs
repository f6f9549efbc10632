import { failing } from '../page.mjs';
import { statesOf } from './state.mjs';

const energy = '/agency/department-of-energy';

/** The list of agencies and the profile of one. */
export const agencyStates = [
  ...statesOf('agencies', [
    { state: 'full', path: '/agency', ready: '.agencies .data-table, .agencies .card' },
    { state: 'searched', path: '/agency?q=energy&sort=name', ready: '.agencies mark' },
    { state: 'nothing found', path: '/agency?q=zzzzzz', ready: 'text=/No results found for/' },
    {
      state: 'loading',
      path: '/agency',
      faults: [{ match: /toptier_agencies/, fault: 'delay=4000' }],
      ready: '.loading',
    },
    {
      state: 'failed',
      path: '/agency',
      faults: [{ match: /toptier_agencies/, fault: 'status=503' }],
      allow: failing,
      ready: '[role="alert"]',
    },
  ]),
  ...statesOf('agency', [
    { state: 'full', path: energy, ready: '.agency-types .bar-rows__fill, .agency-types svg' },
    {
      state: 'status of funds',
      path: energy,
      scroll: '#status-of-funds',
      ready: '.funds .funds-bars',
    },
    {
      state: 'status of funds as outlays',
      path: `${energy}?amounts=outlays`,
      scroll: '#status-of-funds',
      ready: '.funds .funds-bars',
    },
    {
      state: 'outlays of a sub-component',
      path: `${energy}?section=status-of-funds&amounts=outlays`,
      scroll: '#status-of-funds',
      click: '.funds-bars a >> nth=0',
      ready: '.funds-trail li >> nth=1',
    },
    {
      state: 'status of funds failed',
      path: `${energy}?section=status-of-funds`,
      scroll: '#status-of-funds',
      faults: [{ match: /sub_components/, fault: 'status=503' }],
      allow: failing,
      ready: '#status-of-funds >> text=The data could not be fetched',
    },
    {
      state: 'award spending',
      path: `${energy}?section=award-spending`,
      scroll: ['#award-spending'],
      ready: '.offices, #award-spending .data-table, #award-spending .card',
    },
    { state: 'by its id', path: '/agency/089', ready: '.agency-summary' },
    { state: 'unknown', path: '/agency/department-of-magic', ready: '.not-found' },
    {
      state: 'unusable address',
      path: `${energy}?fy=1999&component=!&page=0`,
      ready: '.notice >> nth=1',
    },
    {
      state: 'loading',
      path: energy,
      faults: [{ match: /v2\/agency\//, fault: 'delay=4000' }],
      ready: '.skeleton >> nth=0',
    },
    {
      state: 'every part failed',
      path: energy,
      faults: [{ match: /v2\/agency\//, fault: 'status=503' }],
      allow: failing,
      ready: '[role="alert"] >> nth=1',
    },
    {
      state: 'failed',
      path: energy,
      faults: [{ match: /toptier_agencies/, fault: 'status=503' }],
      allow: failing,
      ready: '[role="alert"]',
    },
  ]),
];
