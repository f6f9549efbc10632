import { join } from 'node:path';
import { readJson, root } from '../../../scripts/lib/dataSet.mjs';
import { failing } from '../page.mjs';
import { statesOf } from './state.mjs';

const { awards } = /** @type {{ awards: Record<string, string> }} */ (
  readJson(join(root, 'mock-api/generate/crafted/ids.json'))
);
/** @type {(name: string, query?: string) => string} */
const at = (name, query = '') =>
  `/award/${encodeURIComponent(awards[name] ?? '')}?section=${query.startsWith('orders') ? 'orders' : 'history'}${query && `&${query}`}`;
const rows = '#history :is(.data-table tbody th, .card) >> nth=0';
const orders = '#orders :is(.data-table tbody th, .card) >> nth=0';

/** The history of an award, and what was ordered under a vehicle, each at its place on the page. */
export const awardHistoryStates = statesOf('award history', [
  { state: 'long', path: at('contractLongHistory'), ready: rows },
  {
    state: 'rows on their way',
    path: at('contractComplete'),
    faults: [{ match: /v2\/transactions\/$/, fault: 'delay=4000' }],
    ready: '#history .skeleton',
  },
  {
    state: 'failed',
    path: at('contractComplete'),
    faults: [{ match: /v2\/transactions\/$|awards\/count/, fault: 'status=503' }],
    allow: failing,
    ready: '#history [role="alert"]',
  },
  { state: 'tenfold', path: at('contractTenfold'), ready: '#history .row-mark' },
  { state: 'of a loan', path: at('loanComplete'), ready: rows },
  {
    state: 'subawards over the award',
    path: at('contractSubawardsOver', 'history=subawards'),
    ready: rows,
  },
  {
    state: 'subawards repeated',
    path: at('contractSubawardsRepeated', 'history=subawards'),
    ready: '#history .row-mark',
  },
  {
    state: 'no subawards',
    path: at('contractTenfold', 'history=subawards'),
    ready: 'text=The recipient has reported no sub-awards of this award.',
  },
  { state: 'funding', path: at('contractComplete', 'history=funding'), ready: rows },
  { state: 'funding of a vehicle', path: at('vehicleLarge', 'history=funding'), ready: rows },
  {
    state: 'unusable address',
    path: at('contractComplete', 'history=zzz&transactions_sort=up&funding_page=-1'),
    ready: 'text=/does not know \\(history, transactions_sort, funding_page\\)/',
  },
  {
    state: 'no such page',
    path: at('contractComplete', 'transactions_page=99'),
    ready: 'text=There is no such page.',
  },
  { state: 'orders', path: at('vehicleLarge', 'orders=child_awards'), ready: orders },
  { state: 'vehicles below', path: at('vehicleLarge', 'orders=child_idvs'), ready: orders },
  {
    state: 'no orders',
    path: at('vehicleWithoutOrders', 'orders=grandchild_awards'),
    ready: 'text=No contract was ordered under a vehicle of this one.',
  },
  {
    state: 'orders failed',
    path: at('vehicleLarge', 'orders=child_awards'),
    faults: [{ match: /idvs\/(awards|amounts)/, fault: 'status=503' }],
    allow: failing,
    ready: '#orders [role="alert"]',
  },
]);
