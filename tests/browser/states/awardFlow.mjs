import { awardPath } from '../../../scripts/bench/pages.mjs';
import { createFailure, statesOf } from './state.mjs';

const activity = [
  {
    state: 'activity',
    path: awardPath('contractComplete'),
    scroll: '#activity',
    ready: '#activity .running-total__line',
  },
  {
    state: 'activity of a thousand transactions',
    full: true,
    path: awardPath('contractLongHistory'),
    scroll: '#activity',
    ready: '#activity .running-total__line',
  },
  {
    state: 'activity below a far ceiling',
    path: awardPath('contractCeilingFar'),
    scroll: '#activity',
    ready: '#activity .running-total__line',
  },
  {
    state: 'activity as a table',
    path: awardPath('contractComplete'),
    scroll: '#activity',
    click: '#activity >> role=button[name="View as table"]',
    ready: '#activity table',
  },
];
const orders = [
  {
    state: 'orders over time',
    path: awardPath('vehicleLarge'),
    scroll: '#activity',
    ready: '#activity .period-bars__used >> nth=49',
  },
  {
    state: 'ten orders over time',
    full: true,
    path: `${awardPath('vehicleLarge')}?activityRows=10&activityPage=2`,
    scroll: '#activity',
    ready: '#activity .period-bars__used >> nth=9',
  },
  {
    state: 'orders over time as a table',
    full: true,
    path: `${awardPath('vehicleLarge')}?activityRows=10`,
    scroll: '#activity',
    click: '#activity >> role=button[name="View as table"]',
    ready: '#activity table',
  },
];
const accounts = [
  {
    state: 'accounts',
    path: awardPath('contractComplete'),
    scroll: '#federal-accounts',
    ready: '#federal-accounts table, #federal-accounts .cards',
  },
  {
    state: 'accounts as a treemap',
    path: `${awardPath('contractComplete')}?accounts=tree`,
    scroll: '#federal-accounts',
    ready: '#federal-accounts .treemap__cell >> nth=2',
  },
];
const listings = [
  {
    state: 'one listing, all of it',
    path: awardPath('grantComplete'),
    scroll: '#assistance-listings',
    click: '#assistance-listings >> text=SHOW MORE',
    ready: '#assistance-listings >> text=Forecasted',
  },
  {
    state: 'one listing, opportunities failed',
    full: true,
    path: awardPath('grantComplete'),
    scroll: '#assistance-listings',
    ...createFailure(/cfda\/totals\//),
    click: '#assistance-listings >> text=SHOW MORE',
    ready: '#assistance-listings >> text=not available right now',
  },
  {
    state: 'several listings',
    path: awardPath('grantSeveralListings'),
    scroll: '#assistance-listings',
    ready: '#assistance-listings table, #assistance-listings .cards',
  },
  {
    state: 'several listings as a treemap',
    full: true,
    path: `${awardPath('grantSeveralListings')}?listings=tree`,
    scroll: '#assistance-listings',
    ready: '#assistance-listings .treemap__cell >> nth=2',
  },
  {
    state: 'one listing of several',
    path: `${awardPath('grantSeveralListings')}?listing=66.419`,
    scroll: '#assistance-listings',
    ready: '#assistance-listings >> text=Back to all CFDA programs',
  },
];

/** States of the activity, orders, accounts and assistance listings of an award. */
export const awardFlowStates = statesOf('award', [
  ...activity,
  ...orders,
  ...accounts,
  ...listings,
]);
