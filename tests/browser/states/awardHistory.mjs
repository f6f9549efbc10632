import { awardPath } from '../../../scripts/bench/pages.mjs';
import { statesOf } from './state.mjs';

/** @type {(name: string, query?: string) => string} */
const at = (name, query = '') =>
  `${awardPath(name)}?section=${query.startsWith('orders') ? 'orders' : 'history'}${query && `&${query}`}`;
const rows = '#history :is(.data-table tbody th, .card) >> nth=0';
const orders = '#orders :is(.data-table tbody th, .card) >> nth=0';

/** States of the award history and of the orders under an IDV, each scrolled to its section. */
export const awardHistoryStates = statesOf('award history', [
  { state: 'long', path: at('contractLongHistory'), ready: rows },
  { state: 'tenfold', full: true, path: at('contractTenfold'), ready: '#history .row-mark' },
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
  { state: 'funding', path: at('contractComplete', 'history=funding'), ready: rows },
  { state: 'funding of a vehicle', path: at('vehicleLarge', 'history=funding'), ready: rows },
  { state: 'orders', path: at('vehicleLarge', 'orders=child_awards'), ready: orders },
  { state: 'vehicles below', path: at('vehicleLarge', 'orders=child_idvs'), ready: orders },
]);
