import { graphics } from '../page.mjs';
import { createFailure, statesOf } from './state.mjs';

const sentence = '.profile__sentence';
/** States of the profiles of places and programs and of the pages that lead to them. */
export const placeAndProgramStates = [
  ...statesOf('places', [
    { state: 'full', path: '/place', ready: '.bar-rows__row >> nth=9' },
    {
      state: 'map by state',
      path: '/place',
      ready: '.area-map__canvas[data-state="ready"]',
      allow: graphics,
    },
  ]),
  ...statesOf('place-county', [
    { state: 'full', path: '/place/county/39049', ready: sentence },
    { state: 'unknown', path: '/place/county/39999', ready: 'text=Unknown Place' },
    {
      state: 'failed',
      full: true,
      path: '/place/county/39049?fy=2025',
      ...createFailure(/spending_over_time/),
      ready: 'text=We couldn’t load the data',
    },
  ]),
  ...statesOf('place-district', [
    { state: 'full', path: '/place/district/OH-03', ready: sentence },
    { state: 'original', path: '/place/district/OH-16?districts=original', ready: sentence },
  ]),
  ...statesOf('place-city', [
    { state: 'full', path: '/place/city/OH/columbus', ready: sentence },
    { state: 'no awards', path: '/place/city/OH/nowhere', ready: sentence },
  ]),
  ...statesOf('place-zip', [{ state: 'full', path: '/place/zip/43215', ready: sentence }]),
  ...statesOf('programs', [
    { state: 'full', path: '/program', ready: '.program-tree__item >> nth=9' },
    { state: 'search', path: '/program?kind=naics&q=soybean', ready: 'mark' },
  ]),
  ...statesOf('program-assistance', [
    { state: 'full', path: '/program/assistance/93.600', ready: sentence },
    { state: 'unknown', path: '/program/assistance/10.999', ready: 'text=Unknown Program' },
  ]),
  ...statesOf('program-naics', [{ state: 'full', path: '/program/naics/5415', ready: sentence }]),
  ...statesOf('program-psc', [{ state: 'full', path: '/program/psc/R425', ready: sentence }]),
];
