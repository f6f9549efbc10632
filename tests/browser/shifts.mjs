/** Measures layout shifts while a page loads. */

/** @import { Page } from './page.mjs' */

/** @typedef {{ value: number, what: string[] }} Shift the share of the viewport that moved, and what moved */

/** Records layout shifts without user input from the next load on. @param {Page} page */
export const watchShifts = (page) =>
  page.addInitScript(() => {
    /** @typedef {{ node: Node | null, currentRect: DOMRect, previousRect: DOMRect }} Moved */
    /** @typedef {PerformanceEntry & { hadRecentInput: boolean, value: number, sources: Moved[] }} Noted */
    Object.assign(window, { shifts: [] });
    new PerformanceObserver((list) =>
      /** @type {Noted[]} */ (list.getEntries()).forEach(({ hadRecentInput, value, sources }) => {
        if (hadRecentInput) return;
        const what = sources.map(({ node, currentRect, previousRect }) => {
          const name = node instanceof Element ? node.className : node?.textContent;
          return `${name} from ${previousRect.top} to ${currentRect.top}`;
        });
        Reflect.get(window, 'shifts').push({ value, what });
      }),
    ).observe({ type: 'layout-shift', buffered: true });
  });

/**
 * Returns the total shift since the page loaded, and descriptions of what moved.
 * @param {Page} page
 */
export const readShifts = async (page) => {
  /** @type {Shift[]} */
  const shifts = await page.evaluate(() => Reflect.get(window, 'shifts'));
  return {
    sum: shifts.reduce((total, { value }) => total + value, 0),
    details: shifts.flatMap(({ what }) => what).join('; '),
  };
};
