import { join } from 'node:path';
import { readJson, root } from '../../../scripts/lib/dataSet.mjs';
import { failing } from '../page.mjs';
import { statesOf } from './state.mjs';

const { awards } = /** @type {{ awards: Record<string, string> }} */ (
  readJson(join(root, 'mock-api/generate/crafted/ids.json'))
);
/**
 * Returns the address of a crafted award (docs/data-set.md).
 * @param {string} name
 * @param {string} [query]
 */
const award = (name, query = '') => `/award/${encodeURIComponent(awards[name] ?? '')}${query}`;

const activity = [
  {
    state: 'activity',
    path: award('contractComplete'),
    scroll: '#activity',
    ready: '#activity .running-total__line',
  },
  {
    state: 'activity of a thousand transactions',
    full: true,
    path: award('contractLongHistory'),
    scroll: '#activity',
    ready: '#activity .running-total__line',
  },
  {
    state: 'activity below a far ceiling',
    path: award('contractCeilingFar'),
    scroll: '#activity',
    ready: '#activity .running-total__line',
  },
  {
    state: 'activity as a table',
    path: award('contractComplete'),
    scroll: '#activity',
    click: '#activity >> text=View as table',
    ready: '#activity table',
  },
];
const orders = [
  {
    state: 'orders over time',
    path: award('vehicleLarge'),
    scroll: '#activity',
    ready: '#activity .period-bars__used >> nth=49',
  },
  {
    state: 'ten orders over time',
    full: true,
    path: award('vehicleLarge', '?activityRows=10&activityPage=2'),
    scroll: '#activity',
    ready: '#activity .period-bars__used >> nth=9',
  },
  {
    state: 'orders over time as a table',
    full: true,
    path: award('vehicleLarge', '?activityRows=10'),
    scroll: '#activity',
    click: '#activity >> text=View as table',
    ready: '#activity table',
  },
];
const accounts = [
  {
    state: 'accounts',
    path: award('contractComplete'),
    scroll: '#federal-accounts',
    ready: '#federal-accounts table, #federal-accounts .cards',
  },
  {
    state: 'accounts as a treemap',
    path: award('contractComplete', '?accounts=tree'),
    scroll: '#federal-accounts',
    ready: '#federal-accounts .treemap__cell >> nth=2',
  },
];
const listings = [
  {
    state: 'one listing, all of it',
    path: award('grantComplete'),
    scroll: '#assistance-listings',
    click: '#assistance-listings >> text=SHOW MORE',
    ready: '#assistance-listings >> text=Forecasted',
  },
  {
    state: 'one listing, opportunities failed',
    full: true,
    path: award('grantComplete'),
    scroll: '#assistance-listings',
    faults: [{ match: /cfda\/totals\//, fault: 'status=503' }],
    allow: failing,
    click: '#assistance-listings >> text=SHOW MORE',
    ready: '#assistance-listings >> text=not available right now',
  },
  {
    state: 'several listings',
    path: award('grantSeveralListings'),
    scroll: '#assistance-listings',
    ready: '#assistance-listings table, #assistance-listings .cards',
  },
  {
    state: 'several listings as a treemap',
    full: true,
    path: award('grantSeveralListings', '?listings=tree'),
    scroll: '#assistance-listings',
    ready: '#assistance-listings .treemap__cell >> nth=2',
  },
  {
    state: 'one listing of several',
    path: award('grantSeveralListings', '?listing=66.419'),
    scroll: '#assistance-listings',
    ready: '#assistance-listings >> text=Back to all CFDA programs',
  },
];

/** Activity, orders, accounts and assistance listings of an award. */
export const awardFlowStates = statesOf('award', [
  ...activity,
  ...orders,
  ...accounts,
  ...listings,
]);
