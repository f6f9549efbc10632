import { awardPath } from '../../../scripts/bench/pages.mjs';
import { statesOf } from './state.mjs';

/** @type {(name: string, query?: string) => string} */
const getPath = (name, query = '') =>
  `${awardPath(name)}?section=${query.startsWith('orders') ? 'orders' : 'history'}${query && `&${query}`}`;
const rows = '#history :is(.data-table tbody th, .card) >> nth=0';
const orders = '#orders :is(.data-table tbody th, .card) >> nth=0';

/** States of the award history and of the orders under an IDV, each scrolled to its section. */
export const awardHistoryStates = statesOf('award history', [
  { state: 'long', path: getPath('contractLongHistory'), ready: rows },
  { state: 'tenfold', full: true, path: getPath('contractTenfold'), ready: '#history .row-mark' },
  { state: 'of a loan', path: getPath('loanComplete'), ready: rows },
  {
    state: 'subawards over the award',
    path: getPath('contractSubawardsOver', 'history=subawards'),
    ready: rows,
  },
  {
    state: 'subawards repeated',
    path: getPath('contractSubawardsRepeated', 'history=subawards'),
    ready: '#history .row-mark',
  },
  { state: 'funding', path: getPath('contractComplete', 'history=funding'), ready: rows },
  { state: 'funding of a vehicle', path: getPath('vehicleLarge', 'history=funding'), ready: rows },
  { state: 'orders', path: getPath('vehicleLarge', 'orders=child_awards'), ready: orders },
  { state: 'vehicles below', path: getPath('vehicleLarge', 'orders=child_idvs'), ready: orders },
]);
