/**
 * A state of a page, produced by `x-fault` or by the address, and what says that it is there. `{large award}`
 * and the like in a path are looked up (scripts/lib/pages.mjs).
 * @typedef {object} State
 * @property {string} page what the page is called in the test's name
 * @property {string} state
 * @property {string} path
 * @property {string} ready selector of what the state shows
 * @property {string | string[]} [scroll] selectors of what has to come near first, one after the other: a section, then what only it draws
 * @property {string} [filter] beginning of the heading of a filter that is opened
 * @property {{ label: string, text: string }} [fill] a box that is filled in
 * @property {string} [click] selector of what is pressed first
 * @property {string} [then] selector of what is pressed next
 * @property {string} [type] what is typed into the dialog's box
 * @property {import('../page.mjs').Fault[]} [faults]
 * @property {boolean} [full] whether it is audited in `npm run test:full` alone: its parts are those of another state, or of the gallery
 * @property {boolean} [reload] whether a phone is led there anew: its way there is another
 * @property {RegExp} [allow] messages that the state brings with it
 * @property {(page: import('playwright-core').Page) => Promise<unknown>} [prepare]
 */

/**
 * States of one page.
 * @param {string} page
 * @param {Omit<State, 'page'>[]} states
 * @returns {State[]}
 */
export const statesOf = (page, states) => states.map((state) => ({ page, ...state }));
