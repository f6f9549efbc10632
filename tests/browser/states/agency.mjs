import { statesOf } from './state.mjs';

const energyPath = '/agency/department-of-energy';

/** States of the list of agencies and of an agency profile. */
export const agencyStates = [
  ...statesOf('agencies', [
    { state: 'full', path: '/agency', ready: '.agencies .data-table, .agencies .card' },
    { state: 'searched', path: '/agency?q=energy&sort=name', ready: '.agencies mark' },
  ]),
  ...statesOf('agency', [
    { state: 'full', path: energyPath, ready: '.agency-types .bar-rows__fill, .agency-types svg' },
    {
      state: 'status of funds',
      path: energyPath,
      scroll: '#status-of-funds',
      ready: '.funds .funds-bars',
    },
    {
      state: 'status of funds as outlays',
      path: `${energyPath}?amounts=outlays`,
      scroll: '#status-of-funds',
      ready: '.funds .funds-bars',
    },
    {
      state: 'outlays of a sub-component',
      path: `${energyPath}?section=status-of-funds&amounts=outlays`,
      scroll: '#status-of-funds',
      click: '.funds-bars a >> nth=0',
      ready: '.funds-trail li >> nth=1',
    },
    {
      state: 'award spending',
      path: `${energyPath}?section=award-spending`,
      scroll: ['#award-spending'],
      ready: '.offices, #award-spending .data-table, #award-spending .card',
    },
    { state: 'by its id', path: '/agency/089', ready: '.agency-summary' },
  ]),
];
