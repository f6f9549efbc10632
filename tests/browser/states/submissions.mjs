import { failed, statesOf } from './state.mjs';

const statistics = '/submission-statistics';
const at = `${statistics}?tab=submissions&fy=2024&period=12`;
const updates = `${statistics}?tab=publications&fy=2024&period=12`;
const one = `${statistics}/agency/097`;
const rows = '.submissions .data-table tbody tr, .submissions .card >> nth=0';
/** Returns the state of an open dialog. @param {string} state @param {string} kind */
const dialog = (state, kind) => ({
  state,
  path: `${at}&details=${kind}-097`,
  // A submission without rows shows an empty state.
  ready: 'dialog .data-table tbody tr, dialog .card, dialog .panel-state >> nth=0',
});

/** Agency submissions: both tables, the dialogs of a submission, and the submissions of one agency. */
export const submissionStates = [
  ...statesOf('submission statistics', [
    { state: 'full', path: statistics, ready: rows },
    {
      state: 'columns explained',
      path: at,
      click: '.submissions .disclosure button',
      ready: '.submission-help dd >> nth=4',
    },
    { state: 'searched', path: `${at}&q=department`, ready: '.submissions mark >> nth=0' },
    {
      state: 'of a year of quarters',
      path: `${statistics}?tab=submissions&fy=2018&period=3`,
      ready: rows,
    },
    { state: 'updates', path: updates, ready: rows },
    {
      state: 'a hundred updates',
      full: true,
      path: `${updates}&tab_rows=100`,
      ready: ':is(.submissions .data-table tbody tr, .submissions .card) >> nth=60',
    },
    {
      state: 'updates of a year of quarters',
      full: true,
      path: `${statistics}?tab=publications&fy=2018&period=12`,
      ready: rows,
    },
    {
      state: 'without federal totals',
      full: true,
      path: at,
      ...failed(/total_budgetary_resources/),
      ready: 'text=/We couldn’t load the federal totals/',
    },
    dialog('publications of a submission', 'publications'),
    dialog('missing accounts of a submission', 'missing'),
    {
      state: 'differences of a submission',
      path: at,
      click: '.submission-value:has-text("$") >> nth=0',
      ready: 'dialog .figure__source, dialog .panel-state',
    },
    dialog('unlinked contracts of a submission', 'contracts'),
    dialog('unlinked assistance of a submission', 'assistance'),
  ]),
  ...statesOf('submissions of an agency', [
    { state: 'full', path: one, ready: '.submission-agency .data-table tbody tr, .card >> nth=0' },
    {
      state: 'details',
      path: `${one}?details=publications-2024-12&rows=50`,
      ready: 'dialog .data-table tbody tr, dialog .card >> nth=0',
    },
  ]),
  ...statesOf('methodology of the submission statistics', [
    {
      state: 'full',
      path: `${statistics}/data-sources?section=unlinked_awards`,
      ready: '.content-page > section >> nth=6',
    },
  ]),
];
