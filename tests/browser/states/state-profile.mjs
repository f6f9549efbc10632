import { graphics } from '../page.mjs';
import { createDelay, createFailure, statesOf } from './state.mjs';

/** States of the list of U.S. states and of a state profile. */
export const stateProfileStates = [
  ...statesOf('states', [
    { state: 'full', path: '/state', ready: '.data-table, .cards >> nth=0' },
    { state: 'searched', path: '/state?q=new', ready: 'mark >> nth=1' },
  ]),
  ...statesOf('state', [
    {
      state: 'loading',
      full: true,
      path: '/state/california/2025',
      ...createDelay(/recipient\/state\/06/),
      ready: 'text=Loading the state',
    },
    { state: 'full', path: '/state/california/2025', ready: '.state-card img' },
    ...['county', 'district'].map((layer) => ({
      state: `map by ${layer}`,
      path: `/state/california/2025?section=map&layer=${layer}`,
      scroll: '#map',
      ready: '.area-map__canvas[data-state="ready"]',
      allow: graphics,
    })),
    {
      state: 'map without a match',
      path: '/state/guam/2025?section=map&listing=99.999',
      scroll: '#map',
      ready: 'text=No awards in this state match',
    },
    {
      state: 'over time',
      path: '/state/california/2025?section=transactions-over-time&by=quarter',
      scroll: '#transactions-over-time',
      ready: '#transactions-over-time svg',
    },
    {
      state: 'top five',
      path: '/state/california/2025?section=top-five&tab=grants',
      scroll: '#top-five',
      ready: '.top-five .bar-rows__row >> nth=25',
    },
    { state: 'a territory with little', path: '/state/american-samoa/2009', ready: '.state-card' },
    {
      state: 'unusable year',
      full: true,
      path: '/state/california/1999',
      ready: 'text=The year “1999” is not available',
    },
    { state: 'unknown', path: '/state/atlantis', ready: 'text=Invalid State' },
    {
      state: 'failed',
      full: true,
      path: '/state/california/2025',
      ...createFailure(/recipient\/state\/06/),
      ready: 'text=We couldn’t load the data',
    },
  ]),
];
