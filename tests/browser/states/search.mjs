import { graphics } from '../page.mjs';
import { createDelay, createFailure, statesOf } from './state.mjs';

/** Selector of the control that starts the search in most states. */
const lastYearLink = 'text=See spending from last year';

/** States of the search page with one filter section open. */
const sections = [
  { state: 'NAICS tree', filter: 'North American Industry', ready: '[role="treeitem"] >> nth=9' },
  { state: 'PSC tree', filter: 'Product or Service Code', ready: '[role="treeitem"] >> nth=2' },
  { state: 'set asides', filter: 'Type of Set Aside', ready: '.checkbox-groups__list' },
  {
    state: 'assistance listing',
    filter: 'Assistance Listing',
    ready: '.disclosure__body input[role="combobox"]',
  },
  { state: 'award description', filter: 'Award Description', ready: '.disclosure__body .add-box' },
].map(({ state, ...rest }) => ({ ...rest, state: `${state} open`, path: '/search' }));

export const searchStates = statesOf('search', [
  { state: 'empty', path: '/search', ready: 'text=Start your search by adding filters' },
  {
    state: 'loading',
    full: true,
    path: '/search',
    click: lastYearLink,
    ...createDelay(/v2\/search\//),
    ready: '.skeleton >> nth=0',
  },
  { state: 'full', path: '/search', click: lastYearLink, ready: '.data-table, .cards >> nth=0' },
  {
    state: 'full as transactions',
    path: '/search?level=transactions',
    click: lastYearLink,
    ready: '.data-table, .cards >> nth=0',
  },
  {
    state: 'full as subawards',
    path: '/search?level=subawards',
    click: lastYearLink,
    ready: '.data-table, .cards >> nth=0',
  },
  {
    state: 'table failed',
    path: '/search',
    click: lastYearLink,
    ...createFailure(/spending_by_award\/$/),
    ready: 'text=We couldn’t load the data',
  },
  {
    state: 'count failed',
    full: true,
    path: '/search',
    click: lastYearLink,
    ...createFailure(/award_count/),
    ready: 'text=We couldn’t run this search',
  },
  {
    state: 'time as a table',
    full: true,
    path: '/search',
    click: lastYearLink,
    then: '#section-time >> role=button[name="View as table"]',
    ready: '#section-time table',
  },
  ...sections,
  { state: 'drilldown', path: '/searchv2', ready: 'text=Start your search by adding filters' },
  {
    state: 'drilldown, second level',
    path: '/searchv2',
    filter: 'Characteristics',
    ready: '.drilldown__row >> nth=10',
  },
  {
    state: 'drilldown, one filter',
    path: '/searchv2?contract_type=A,B,C,D&assistance_type=02',
    filter: 'Characteristics',
    click: '[data-lead="contractAwardType"]',
    ready: '.drilldown .checkbox-groups__list',
  },
  {
    state: 'drilldown, chips',
    path: '/searchv2?recipient=ACME+CORPORATION+OF+AMERICA,BRACKENVALE+967+ENVIRONMENTAL+INC,ZEPHYRGATE',
    filter: 'Recipients',
    ready: '.chip-line__arrow >> nth=0',
  },
  {
    state: 'drilldown help',
    path: '/searchv2',
    filter: 'Learn more about',
    ready: 'text=Filters come in five groups',
  },
  {
    state: 'treasury account components',
    path: '/search',
    filter: 'Treasury Account Components',
    ready: '.account-parts .suggest >> nth=6',
  },
  {
    state: 'places from lists',
    path: '/search',
    filter: 'Location',
    click: 'role=button[name="Choose from lists"]',
    ready: '.place-pickers >> text=ZIP Code',
  },
  {
    state: 'a date that is none',
    path: '/search',
    filter: 'Time Period',
    fill: { label: 'Start date', text: '13/45/2020' },
    click: 'role=button[name="Add date range"]',
    ready: '.date-field__open >> nth=1',
  },
  {
    state: 'methodology of two sections',
    path: '/search?fy=2025',
    click: '#section-awards .method-button',
    then: '#section-time .method-button',
    ready: '.method-text p >> nth=3',
  },
  {
    state: 'saved searches',
    path: '/search?fy=2025&keyword=road',
    click: 'text=Saved searches',
    ready: 'dialog >> text=Name of this search',
  },
  {
    state: 'many chips',
    path: `/search?fy=2025&recipient=${Array.from({ length: 12 }, (_, at) => `NAME+${at}`).join(',')}`,
    click: '.chips__more >> nth=0',
    ready: 'text=Show fewer',
  },
  {
    state: 'columns open',
    path: '/search?fy=2025',
    click: '.column-chooser > button',
    ready: '.column-chooser__list >> text=All columns',
  },
  {
    state: 'grouped by award',
    path: '/search?fy=2025&level=subawards&grouped=award',
    click: '.grouped-toggle >> nth=0',
    ready: '.grouped-nested .data-table',
  },
  {
    state: 'totals explained',
    path: '/search?fy=2025&cols=obligations,uei',
    ready: 'text=Obligated in this period',
  },
  ...['state', 'district', 'county', 'country'].map((layer) => ({
    state: `map by ${layer}`,
    path: `/search?fy=2025&section=map&layer=${layer}`,
    scroll: '#section-map',
    ready: '.area-map__canvas[data-state="ready"]',
    allow: graphics,
  })),
  {
    state: 'lost hash',
    full: true,
    path: `/search?hash=${'0'.repeat(32)}`,
    allow: /status of 400/,
    ready: 'text=We couldn’t find this saved search',
  },
  {
    state: 'filter modal open',
    path: '/search',
    click: lastYearLink,
    then: 'text=Learn how active filters work',
    ready: 'dialog.modal svg',
  },
  {
    state: 'download: level',
    path: '/search',
    click: lastYearLink,
    then: 'role=button[name="Download"]',
    ready: 'text=/\\d records/ >> nth=2',
  },
  {
    state: 'download: not counted',
    full: true,
    path: '/search',
    click: lastYearLink,
    then: 'role=button[name="Download"]',
    ...createFailure(/download\/count/),
    ready: 'dialog >> text=Retry',
  },
]);
