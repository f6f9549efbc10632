import { createDelay, createFailure, statesOf } from './state.mjs';

const twoStates = '/compare?of=state:06,state:48';
const unknownRecipient = 'recipient:00000000-0000-4000-8000-000000000000-R';

/** States of the compare page with U.S. states and with recipients. */
export const compareStates = statesOf('compare', [
  { state: 'start', path: '/compare', ready: '.compare-suggestion >> nth=2' },
  { state: 'one alone', path: '/compare?of=state:06', ready: '.compare-one' },
  {
    state: 'loading',
    full: true,
    path: twoStates,
    ...createDelay(/v2\//),
    ready: 'text=Loading the profile',
  },
  { state: 'full', path: twoStates, ready: '.compare-blocks >> nth=1' },
  {
    state: 'six, in constant dollars',
    path: '/compare?of=state:06,state:48,state:36,state:12,state:11,state:72&fy=2024&dollars=constant',
    ready: '.compare-blocks >> nth=1',
  },
  {
    state: 'as a table',
    path: twoStates,
    click: '.figure:has(.multiples) >> role=button[name="View as table"]',
    ready: '.figure table',
  },
  {
    state: 'an id of 10,000 characters',
    path: `/compare?of=${'x'.repeat(10_000)}`,
    ready: 'text=/We left out/',
  },
  {
    state: 'one unknown',
    full: true,
    path: `${twoStates},${unknownRecipient}`,
    allow: /status of 400/,
    ready: 'text=No profile has this ID',
  },
  {
    state: 'one failed',
    path: twoStates,
    ...createFailure(/recipient\/state\/48/),
    ready: 'text=We couldn’t load the profile',
  },
]);
