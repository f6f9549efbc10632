import { failing } from '../page.mjs';
import { statesOf } from './state.mjs';

const profile = '/agency/department-of-energy?fy=2024';

/** The list of agencies and the profile of one. */
export const agencyStates = [
  ...statesOf('agencies', [
    { state: 'full', path: '/agency', ready: '.data-table, .cards >> nth=0' },
    { state: 'searched', path: '/agency?q=department', ready: 'mark >> nth=1' },
    { state: 'nothing found', path: '/agency?q=zzzz', ready: 'text=No results found' },
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
      ready: 'text=The data could not be fetched',
    },
  ]),
  ...statesOf('agency', [
    {
      state: 'loading',
      path: profile,
      faults: [{ match: /toptier_agencies/, fault: 'delay=4000' }],
      ready: 'text=Loading the agency',
    },
    { state: 'full', path: profile, ready: '.agency-summary svg >> nth=1' },
    {
      state: 'status of funds',
      path: `${profile}&section=status-of-funds`,
      scroll: '#status-of-funds',
      ready: '.funds-bars .bar-rows__row',
    },
    {
      state: 'outlays of a sub-component',
      path: `${profile}&section=status-of-funds&amounts=outlays`,
      scroll: '#status-of-funds',
      click: '.funds-bars a >> nth=0',
      ready: '.funds-trail li >> nth=1',
    },
    {
      state: 'status of funds failed',
      path: `${profile}&section=status-of-funds`,
      scroll: '#status-of-funds',
      faults: [{ match: /sub_components/, fault: 'status=503' }],
      allow: failing,
      ready: '#status-of-funds >> text=The data could not be fetched',
    },
    {
      state: 'award spending',
      path: `${profile}&section=award-spending&awards=grants`,
      scroll: '#award-spending',
      ready: '#award-spending .data-table, #award-spending .cards >> nth=0',
    },
    {
      state: 'unusable year',
      path: '/agency/department-of-energy?fy=2999',
      ready: 'text=There is no FY 2999 to show',
    },
    { state: 'unknown', path: '/agency/department-of-magic', ready: 'text=Page Not Found' },
    {
      state: 'failed',
      path: profile,
      faults: [{ match: /toptier_agencies/, fault: 'status=503' }],
      allow: failing,
      ready: 'text=The data could not be fetched',
    },
  ]),
];
