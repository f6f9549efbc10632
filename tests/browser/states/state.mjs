import { failureMessages } from '../page.mjs';

/**
 * A state of a page, reached by its address, by `x-fault` or by interaction. Placeholders in a path,
 * such as `{large award}`, are replaced by real IDs (scripts/bench/pages.mjs).
 * @typedef {object} State
 * @property {string} page the name of the page in the test title
 * @property {string} state
 * @property {string} path
 * @property {string} ready selector of an element that shows the state
 * @property {string | string[]} [scroll] selectors to scroll to first, one after the other: a section, then its content
 * @property {string} [filter] start of the heading of a filter to open
 * @property {{ label: string, text: string }} [fill] a text box to fill in
 * @property {string} [click] selector of the control to press first
 * @property {string} [then] selector of the control to press next
 * @property {string} [type] text to type into the dialog's box
 * @property {import('../page.mjs').Fault[]} [faults]
 * @property {boolean} [full] whether it is audited only in `npm run test:full`, because another state or the gallery covers it
 * @property {boolean} [reload] whether the page is reloaded for the phone, where the steps differ
 * @property {RegExp} [allow] messages that the state causes
 * @property {(page: import('playwright-core').Page) => Promise<unknown>} [prepare]
 */

/** Returns the fault that makes matching requests fail with status 503, and the messages it causes. @param {RegExp} match */
export const createFailure = (match) => ({
  faults: [{ match, fault: 'status=503' }],
  allow: failureMessages,
});
/** Returns the fault that delays matching responses by 4 seconds. @param {RegExp} match */
export const createDelay = (match) => ({ faults: [{ match, fault: 'delay=4000' }] });
/**
 * Returns states with the name of their page.
 * @type {(page: string, states: Omit<State, 'page'>[]) => State[]}
 */
export const statesOf = (page, states) => states.map((state) => ({ page, ...state }));
