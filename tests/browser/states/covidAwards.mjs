import { graphics } from '../page.mjs';
import { statesOf } from './state.mjs';

/** @param {string} section @param {string} [query] */
const getPath = (section, query = '') =>
  `/disaster/covid-19?section=award_spending_by_${section}${query}`;
const recipients = '#covid19-award_spending_by_recipient';
const agencies = '#covid19-award_spending_by_agency';
const listings = '#covid19-award_spending_by_assistance_listing';
/** @param {string} section */
const getRowSelector = (section) => `${section} .data-table tbody tr, ${section} .card >> nth=0`;

/** States of the awards on the COVID-19 profile: by recipient, subagency and assistance listing. */
export const covidAwardStates = statesOf('covid-19 awards', [
  ...['state', 'county'].map((area) => ({
    state: `map by ${area}`,
    path: getPath('recipient', `&mapArea=${area}&mapAmount=perCapita`),
    scroll: recipients,
    ready: '.area-map__canvas[data-state="ready"]',
    allow: graphics,
  })),
  {
    state: 'districts',
    path: getPath('recipient', '&mapArea=district&mapSpending=outlay'),
    scroll: recipients,
    ready: '.area-map__canvas[data-state="ready"]',
    allow: graphics,
  },
  {
    state: 'recipients',
    path: getPath('recipient', '&recipients=recipients'),
    scroll: recipients,
    ready: getRowSelector(recipients),
  },
  {
    state: 'sub-agencies opened',
    path: getPath('agency'),
    scroll: [agencies, getRowSelector(agencies)],
    click: `${agencies} .covid-parent__toggle >> nth=0`,
    ready: `${agencies} .covid-child`,
  },
  {
    state: 'agencies of loans',
    full: true,
    path: getPath('agency', '&agencies_type=loans'),
    scroll: agencies,
    ready: getRowSelector(agencies),
  },
  {
    state: 'listings',
    path: getPath('assistance_listing'),
    scroll: listings,
    ready: getRowSelector(listings),
  },
  {
    state: 'window of a listing',
    path: getPath('assistance_listing'),
    scroll: [listings, getRowSelector(listings)],
    click: `${listings} [aria-haspopup="dialog"] >> nth=0`,
    ready: '.covid-listing',
  },
]);
