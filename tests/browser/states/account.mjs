import { failing } from '../page.mjs';
import { statesOf } from './state.mjs';

const account = '/federal_account/097-0100';

/** The list of federal accounts and the profile of one. */
export const accountStates = [
  ...statesOf('federal accounts', [
    { state: 'full', path: '/federal_account', ready: '.accounts .data-table, .accounts .card' },
    { state: 'searched', path: '/federal_account?q=operation', ready: '.accounts mark' },
    {
      state: 'nothing found',
      path: '/federal_account?q=zzzzzz',
      ready: '.accounts .panel-state',
    },
    {
      state: 'loading',
      path: '/federal_account',
      faults: [{ match: /federal_accounts\/$/, fault: 'delay=4000' }],
      ready: '.accounts .skeleton',
    },
    {
      state: 'failed',
      path: '/federal_account',
      faults: [{ match: /federal_accounts\/$/, fault: 'status=503' }],
      allow: failing,
      ready: '[role="alert"]',
    },
  ]),
  ...statesOf('federal account', [
    { state: 'full', path: account, ready: '.sankey, .drawing__svg' },
    {
      state: 'filtered',
      path: `${account}?years=2024,2025`,
      scroll: '.account-filters',
      ready: '.account-filter-bar__group',
    },
    {
      state: 'awards',
      path: account,
      scroll: '.account-awards',
      ready: '.account-awards .data-table, .account-awards .card',
    },
    {
      state: 'unusable address',
      path: `${account}?fy=1999&years=abc&from=2024-13-01`,
      ready: '.notice',
    },
    {
      state: 'loading',
      path: account,
      faults: [{ match: /fiscal_year_snapshot/, fault: 'delay=4000' }],
      ready: '.skeleton',
    },
    {
      state: 'every part failed',
      path: account,
      faults: [
        {
          match: /fiscal_year_snapshot|v1\/tas|available_|spending_by_award/,
          fault: 'status=503',
        },
      ],
      allow: failing,
      ready: '[role="alert"]',
    },
  ]),
];
