import { failing } from '../page.mjs';
import { statesOf } from './state.mjs';

const contract = '/award/{large award}';
const HEAD = '.award-head';

/** The page of an award: each kind of it, and what a visitor brings about on it. */
export const awardStates = [
  ...statesOf('award', [
    {
      state: 'loading',
      path: contract,
      faults: [{ match: /v2\/awards\//, fault: 'delay=4000' }],
      ready: 'text=Loading the award',
    },
    { state: 'full', path: contract, ready: '.key-figures' },
    {
      state: 'failed',
      path: contract,
      faults: [{ match: /v2\/awards\//, fault: 'status=503' }],
      allow: failing,
      ready: 'text=The data could not be fetched',
    },
    ...['vehicle', 'grant', 'loan', 'direct payment', 'insurance', 'other award'].map((kind) => ({
      state: `of the kind ${kind}`,
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
      state: 'amounts of orders failed',
      path: '/award/{large vehicle}',
      faults: [{ match: /idvs\/amounts/, fault: 'status=503' }],
      allow: failing,
      scroll: '#amounts',
      ready: '#amounts .panel-state',
    },
    {
      state: 'with all additional information',
      path: contract,
      scroll: '#additional-information',
      click: '.award-section__head .usa-button',
      ready: '.award-group__body:not([hidden]) >> nth=10',
    },
    {
      state: 'values of the address that mean nothing',
      path: `${contract}?spending=everything`,
      ready: '.notice',
    },
  ]),
];
