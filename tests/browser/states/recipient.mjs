import { delayed, failed, statesOf } from './state.mjs';

const profile = '/recipient/{large recipient}/2025';
/** Returns the selector of a section below the first screen. @param {string} id */
const part = (id) => `#${id}`;

/** States of the list of recipients and of a recipient profile. */
export const recipientStates = [
  ...statesOf('recipients', [
    { state: 'full', path: '/recipient', ready: '.table-panel :is(tbody tr, .card) >> nth=9' },
    {
      state: 'searched and sorted',
      path: '/recipient?q=university&type=grants&sort=name&order=asc',
      ready: '.table-panel :is(tbody tr, .card)',
    },
    {
      state: 'nothing found',
      full: true,
      path: '/recipient?q=zzqqzz',
      ready: 'text=No results found.',
    },
    {
      state: 'no such page',
      full: true,
      path: '/recipient?page=99999',
      ready: 'text=There is no such page.',
    },
    {
      state: 'unusable address',
      full: true,
      path: '/recipient?sort=nothing&type=gifts&page=x',
      ready: '.notice--warning',
    },
    {
      state: 'loading',
      full: true,
      path: '/recipient',
      ...delayed(/v2\/recipient\//),
      ready: '.table-panel .skeleton',
    },
    {
      state: 'failed',
      full: true,
      path: '/recipient',
      ...failed(/v2\/recipient\//),
      ready: 'text=We couldn’t load the data',
    },
  ]),
  ...statesOf('recipient', [
    {
      state: 'full',
      path: profile,
      // Scrolled so that its heading is in the middle of the viewport and no control is partly under the sticky
      // header.
      scroll: [part('top-five'), '#recipient-top'],
      ready: `${part('top-five')} .bar-rows__row`,
    },
    {
      state: 'by month',
      path: `${profile}?by=month`,
      // Scrolled so that its buttons are in the middle of the viewport and no control is partly under the sticky
      // header.
      scroll: [part('transactions-over-time'), `${part('transactions-over-time')} .trend-groups`],
      ready: `${part('transactions-over-time')} .time-bars >> nth=1`,
    },
    {
      state: 'children sorted',
      path: '/recipient/{large parent}/2025?sort=name&order=asc',
      scroll: ['#overview', '#recipient-children'],
      ready: '#recipient-children :is(tbody tr, .card)',
    },
    {
      state: 'other names',
      path: '/recipient/{renamed recipient}/2025',
      click: '.recipient-facts button:has-text("Also known by")',
      ready: 'dialog.modal[open] tbody tr',
    },
    {
      state: 'every part failed',
      path: profile,
      ...failed(/v2\/(search|recipient\/children)/),
      scroll: part('top-five'),
      ready: `${part('top-five')} [role="alert"] >> nth=7`,
    },
  ]),
];
