import { createDelay, createFailure, statesOf } from './state.mjs';

const profilePath = '/recipient/{large recipient}/2025';
/** Returns the selector of a section below the first screen. @param {string} id */
const getSectionSelector = (id) => `#${id}`;

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
      ready: 'text=This page does not exist.',
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
      ...createDelay(/v2\/recipient\//),
      ready: '.table-panel .skeleton',
    },
    {
      state: 'failed',
      full: true,
      path: '/recipient',
      ...createFailure(/v2\/recipient\//),
      ready: 'text=We couldn’t load the data',
    },
  ]),
  ...statesOf('recipient', [
    {
      state: 'full',
      path: profilePath,
      // Scrolls the heading to the middle of the viewport, so that no control is partly under the sticky header.
      scroll: [getSectionSelector('top-five'), '#recipient-top'],
      ready: `${getSectionSelector('top-five')} .bar-rows__row`,
    },
    {
      state: 'by month',
      path: `${profilePath}?by=month`,
      // Scrolls the buttons to the middle of the viewport, so that no control is partly under the sticky header.
      scroll: [
        getSectionSelector('transactions-over-time'),
        `${getSectionSelector('transactions-over-time')} .trend-groups`,
      ],
      ready: `${getSectionSelector('transactions-over-time')} .time-bars >> nth=1`,
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
      path: profilePath,
      ...createFailure(/v2\/(search|recipient\/children)/),
      scroll: getSectionSelector('top-five'),
      ready: `${getSectionSelector('top-five')} [role="alert"] >> nth=7`,
    },
  ]),
];
