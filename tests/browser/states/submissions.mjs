import { createFailure, statesOf } from './state.mjs';

const statistics = '/submission-statistics';
const submissionsPath = `${statistics}?tab=submissions&fy=2024&period=12`;
const updatesPath = `${statistics}?tab=publications&fy=2024&period=12`;
const agencyPath = `${statistics}/agency/097`;
const rows = '.submissions .data-table tbody tr, .submissions .card >> nth=0';
/** Returns a state with an open dialog of a submission. @param {string} state @param {string} kind */
const createDialogState = (state, kind) => ({
  state,
  path: `${submissionsPath}&details=${kind}-097`,
  // A submission without rows shows an empty state.
  ready: 'dialog .data-table tbody tr, dialog .card, dialog .panel-state >> nth=0',
});

/** States of the submission statistics: both tables, dialogs of a submission, submissions of one agency, and the methodology. */
export const submissionStates = [
  ...statesOf('submission statistics', [
    { state: 'full', path: statistics, ready: rows },
    {
      state: 'columns explained',
      path: submissionsPath,
      click: '.submissions .disclosure button',
      ready: '.submission-help dd >> nth=4',
    },
    {
      state: 'searched',
      path: `${submissionsPath}&q=department`,
      ready: '.submissions mark >> nth=0',
    },
    {
      state: 'of a year of quarters',
      path: `${statistics}?tab=submissions&fy=2018&period=3`,
      ready: rows,
    },
    { state: 'updates', path: updatesPath, ready: rows },
    {
      state: 'a hundred updates',
      full: true,
      path: `${updatesPath}&tab_rows=100`,
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
      path: submissionsPath,
      ...createFailure(/total_budgetary_resources/),
      ready: 'text=/We couldn’t load the federal totals/',
    },
    createDialogState('publications of a submission', 'publications'),
    createDialogState('missing accounts of a submission', 'missing'),
    {
      state: 'differences of a submission',
      path: submissionsPath,
      click: '.submission-value:has-text("$") >> nth=0',
      ready: 'dialog .figure__source, dialog .panel-state',
    },
    createDialogState('unlinked contracts of a submission', 'contracts'),
    createDialogState('unlinked assistance of a submission', 'assistance'),
  ]),
  ...statesOf('submissions of an agency', [
    {
      state: 'full',
      path: agencyPath,
      ready: '.submission-agency .data-table tbody tr, .card >> nth=0',
    },
    {
      state: 'details',
      path: `${agencyPath}?details=publications-2024-12&rows=50`,
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
