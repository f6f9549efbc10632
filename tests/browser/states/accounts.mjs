import { failureMessages } from '../page.mjs';
import { statesOf } from './state.mjs';

const accountPath = '/federal_account/097-0100';
/** States of the list of federal accounts and of a federal account profile. */
export const accountStates = [
  ...statesOf('federal accounts', [
    { state: 'full', path: '/federal_account', ready: '.data-table, .cards >> nth=0' },
    { state: 'searched', path: '/federal_account?q=fund', ready: 'mark >> nth=1' },
  ]),
  ...statesOf('federal account', [
    { state: 'full', path: accountPath, ready: '.sankey__node >> nth=3' },
    {
      state: 'filtered',
      path: `${accountPath}?years=2023,2024&class=252&tas=097-X-0100-000`,
      scroll: '#over-time',
      ready: '.stacked-columns__part >> nth=2',
    },
    {
      state: 'years to choose',
      path: accountPath,
      scroll: '#filters',
      click: '.account-filters .disclosure button',
      ready: '.account-boxes .checkbox >> nth=3',
    },
    {
      state: 'dates',
      path: `${accountPath}?dates=dr&from=2024-01-01&to=2024-06-30`,
      scroll: '#filters',
      click: '.account-filters .disclosure button',
      ready: '.account-days',
    },
    {
      state: 'categories',
      path: `${accountPath}?by=class`,
      scroll: '#category',
      ready: '#category .bar-rows__row >> nth=3',
    },
    {
      state: 'awards',
      path: accountPath,
      scroll: ['#category', '#symbols', '#awards'],
      ready: '#awards .data-table, #awards .cards >> nth=0',
    },
    {
      state: 'without the calls of charts',
      path: accountPath,
      faults: [{ match: /v1\/tas/, fault: 'status=404' }],
      allow: failureMessages,
      ready: '.sankey__node >> nth=3',
    },
  ]),
];
