import { join } from 'node:path';
import { readJson, root } from '../../../scripts/lib/dataSet.mjs';
import { failureMessages } from '../page.mjs';
import { statesOf } from './state.mjs';

/** @typedef {{ id: string, group: string, title: string, shows: { role?: string, name?: string, text?: string } }} Example */
const examples = /** @type {Example[]} */ (
  readJson(join(root, 'src/features/temp-page/examples.json'))
);
const pathOf = (/** @type {string} */ id) => `/temp-page?example=${id}`;
/** Returns the selector of the content of an example. @param {Example['shows']} shows */
const getReadySelector = ({ role, name, text }) =>
  role ? `role=${role}[name=${JSON.stringify(name)}] >> nth=0` : `text=${text} >> nth=0`;

/** The chart examples, which `examples.spec.mjs` also checks. */
export const chartExamples = examples
  .filter(({ group }) => group === 'Charts')
  .map(({ id, title }) => ({ id, title: `Charts: ${title}`, path: pathOf(id) }));

/** The example whose requests fail, which the console reports. */
const FAILING = 'loaded-download-failed';
/** What to scroll to in examples that show a section far below the viewport, which loads near it. */
const scrollTargets = /** @type {Record<string, string>} */ ({ 'loaded-subject': '#subawards' });
const groups = [...new Set(examples.map(({ group }) => group))];
/** All examples except the unusual chart data, grouped by component. */
export const galleryGroups = groups.map((group) => ({
  group,
  examples: statesOf(
    'component gallery',
    examples
      .filter((example) => example.group === group)
      .filter(({ id }) => group !== 'Charts' || id === 'charts-as-usual')
      .filter(({ id }) => id !== FAILING)
      .map(({ id, shows }) => ({
        state: id,
        path: pathOf(id),
        ready: getReadySelector(shows),
        scroll: scrollTargets[id],
      })),
  ),
}));

/** States of the component gallery: its index, its notices, and elements opened in an example. */
export const galleryStates = statesOf('component gallery', [
  { state: 'index', path: '/temp-page', ready: 'role=heading[name="Forms"]' },
  { state: 'three notices', path: '/temp-page', ready: '.info-banner--warning-resolved' },
  {
    state: 'dialog opened by a notice',
    path: '/temp-page',
    click: 'role=button[name="Open the COVID-19 announcement"]',
    ready: 'dialog.modal >> text=Known Data Limitations',
  },
  {
    state: 'unknown example',
    path: pathOf('no-such-example'),
    ready: 'text=There is no example “no-such-example”',
  },
  {
    state: 'combobox open',
    path: pathOf('form-picker'),
    click: '.picker__toggle',
    ready: 'role=option >> nth=5',
  },
  {
    state: 'suggestions open',
    path: pathOf('form-suggest'),
    fill: { label: 'Agency name', text: 'dep' },
    ready: 'role=option >> nth=3',
  },
  {
    state: 'suggestions failed',
    path: pathOf('form-suggest-failed'),
    fill: { label: 'Agency name', text: 'dep' },
    ready: 'role=button[name="Retry"]',
  },
  {
    state: 'count of a download failed',
    path: pathOf(FAILING),
    ready: 'role=button[name="Retry"]',
    allow: failureMessages,
  },
  {
    state: 'details of an error open',
    path: pathOf('status-panel-error-details'),
    click: 'summary',
    ready: '.panel-state__details[open]',
  },
]);
