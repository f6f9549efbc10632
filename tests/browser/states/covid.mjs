import { createFailure, statesOf } from './state.mjs';

const covid = '/disaster/covid-19';
const getPath = (/** @type {string} */ section, query = '') =>
  `${covid}?section=${section}${query}`;
const budget = '#covid19-total_spending_by_budget_categories';
const others = '#covid19-other_resources';
const rows = `${budget} .data-table tbody tr, ${budget} .card >> nth=0`;

/** States of the COVID-19 profile: page header, overview, budget categories and last sections. */
export const covidStates = statesOf('covid-19', [
  { state: 'full', path: covid, scroll: '#covid19-overview', ready: '.sankey__node >> nth=3' },
  {
    state: 'one law',
    path: `${covid}?publicLaw=american-rescue-plan&amounts=outlays`,
    scroll: '#covid19-overview',
    ready: '.nested-bars__bar >> nth=2',
  },
  {
    state: 'amounts as a table',
    full: true,
    path: getPath('overview'),
    scroll: '#covid19-overview',
    click: '#covid19-overview >> role=button[name="View as table"]',
    ready: '#covid19-overview .data-table, #covid19-overview .card >> nth=0',
  },
  {
    state: 'limits of the data',
    path: covid,
    click: '.covid-disclaimer button',
    ready: 'dialog:has-text("Preliminary Data")',
  },
  {
    state: 'budget by agency',
    path: getPath('total_spending_by_budget_categories'),
    scroll: budget,
    ready: rows,
  },
  {
    state: 'Treasury accounts opened',
    path: getPath('total_spending_by_budget_categories', '&budget=federal_account'),
    scroll: budget,
    click: '.covid-parent__toggle >> nth=0',
    ready: '.covid-child__heading',
  },
  {
    state: 'loans by object class',
    path: getPath(
      'total_spending_by_budget_categories',
      '&budget=object_class&budget_basis=loan&budget_sort=total_budgetary_resources',
    ),
    scroll: budget,
    ready: `${budget} .data-table, ${budget} .card, ${budget} .panel-state`,
  },
  {
    state: 'count of agencies failed',
    full: true,
    path: getPath('total_spending_by_budget_categories'),
    scroll: budget,
    ...createFailure(/agency\/count/),
    ready: '.covid-count-failed',
  },
  { state: 'end', path: getPath('other_resources'), scroll: others, ready: '.covid-way' },
]);
