import { statesOf } from './state.mjs';

const contractPath = '/award/{large award}';
const HEAD = '.award-head';

/** States of the award page: each kind of award, and states that a user reaches by interaction. */
export const awardStates = [
  ...statesOf('award', [
    { state: 'full', path: contractPath, ready: '.key-figures[aria-label]' },
    {
      state: 'unknown id',
      full: true,
      path: '/award/CONT_AWD_NOPE',
      allow: /status of 404/,
      ready: '.panel-state__title:has-text("Invalid Award ID")',
    },
    ...['vehicle', 'grant', 'loan', 'direct payment', 'insurance', 'other award'].map((kind) => ({
      state: `of the kind ${kind}`,
      full: ['direct payment', 'insurance', 'other award'].includes(kind),
      path: `/award/{large ${kind}}`,
      ready: HEAD,
    })),
    {
      state: 'a vehicle by itself',
      path: '/award/{large vehicle}?amounts=own',
      scroll: '#amounts',
      ready: '.award-ledger',
    },
    {
      state: 'with all additional information',
      path: contractPath,
      scroll: '#additional-information',
      click: '.award-section__head .usa-button',
      ready: '.award-group__body:not([hidden]) >> nth=10',
    },
  ]),
];
