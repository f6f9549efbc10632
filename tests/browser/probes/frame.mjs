/** Probes that check that a page has one left edge and shows its content on the first screen. */
import { desktop, phone } from '../page.mjs';

/**
 * @typedef {import('../page.mjs').Page} Page
 * @typedef {import('./probe.mjs').Probe} Probe
 */

/** Returns the left edges of banner, logo, title, footer and leftmost content. @param {Page} page */
const measureEdges = (page) =>
  page.evaluate(() => {
    const main = /** @type {HTMLElement} */ (document.querySelector('main'));
    const mainBox = main.getBoundingClientRect();
    /** @param {string} selector */
    const getTextLeft = (selector) => {
      const element = document.querySelector(selector);
      const box = element?.getBoundingClientRect();
      return element && box ? box.left + parseFloat(getComputedStyle(element).paddingLeft) : NaN;
    };
    const content = [...main.querySelectorAll('*')]
      .filter(
        (element) =>
          // The links to sections scroll sideways.
          !element.closest(
            '.page-header, .usa-sr-only, .home__hero, .loading, dialog, .in-page-nav ul, .download-page__menu ul',
          ),
      )
      .map((element) => element.getBoundingClientRect())
      // An element as wide as the viewport is a background; visually hidden elements are tiny.
      .filter(
        ({ width, height, bottom }) =>
          width < mainBox.width && Math.min(width, height) > 2 && bottom > 0,
      )
      .map(({ left }) => left);
    return {
      banner: getTextLeft('.gov-banner__strip'),
      logo: getTextLeft('.site-header__logo'),
      title: getTextLeft('main h1'),
      footer: getTextLeft('.site-footer__legal'),
      content: Math.min(...content),
    };
  });

/** @type {(size: import('../page.mjs').Size) => Probe} */
const createLeftEdgeProbe = (size) => ({
  name: `banner, logo, title, content and footer share one left edge at ${size.width} px`,
  look: { size },
  run: async (page) => {
    // After the viewport crosses a breakpoint, the header renders a moment later.
    await page.locator('.gov-banner__strip').waitFor();
    const edges = await measureEdges(page);
    const isOff = Object.values(edges).some((left) => !(Math.abs(left - edges.logo) <= 2));
    return isOff ? [JSON.stringify(edges)] : [];
  },
});
/**
 * Returns the distances of the container from both sides of the page, and the elements with text or controls that reach beyond it.
 * @param {Page} page
 */
const measureContainer = (page) =>
  page.evaluate(() => {
    const bar = /** @type {Element} */ (document.querySelector('.site-header__bar'));
    const { paddingLeft, paddingRight } = getComputedStyle(bar);
    const [left, right] = [parseFloat(paddingLeft), parseFloat(paddingRight)];
    const end = document.documentElement.clientWidth - right;
    /** @param {DOMRect} box */
    const isInside = (box) => box.left >= left - 2 && box.right <= end + 2;
    /** Whether a scrolling or floating element inside the container shows this one. @param {Element | null} element */
    const isClipped = (element) => {
      for (let each = element; each && each !== document.body; each = each.parentElement) {
        const { overflowX, position } = getComputedStyle(each);
        if (position === 'fixed') return true;
        if (overflowX !== 'visible' && isInside(each.getBoundingClientRect())) return true;
      }
      return false;
    };
    const texts = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      if (node.textContent?.trim())
        texts.push(
          ...[...range.getClientRects()].map((box) => ({ box, element: node.parentElement })),
        );
    }
    const controls = [
      ...document.querySelectorAll('img, svg, canvas, input, button, select, table'),
    ];
    const outside = [
      ...texts,
      ...controls.map((element) => ({ box: element.getBoundingClientRect(), element })),
    ].filter(
      ({ box, element }) =>
        Math.min(box.width, box.height) > 2 &&
        !isInside(box) &&
        !element?.closest('.usa-skipnav, .usa-sr-only, .gov-banner__strip--button') &&
        !isClipped(element),
    );
    const names = outside.map(
      ({ element }) => `${element?.tagName} ${element?.getAttribute('class')}`,
    );
    return { left, right, outside: [...new Set(names)] };
  });

/** @type {(size: import('../page.mjs').Size) => Probe} */
const createContainerProbe = (size) => ({
  name: `the content is centered and inside the container at ${size.width} px`,
  look: { size },
  run: async (page) => {
    const { left, right, outside } = await measureContainer(page);
    return [
      ...(Math.abs(left - right) > 1 ? [`${left} px on the left, ${right} px on the right`] : []),
      ...outside.map((name) => `${name} is outside`),
    ];
  },
});
const [laptop, wide, widest] = [
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];
export const insideContainer = [
  createLeftEdgeProbe(desktop),
  createContainerProbe(desktop),
  createLeftEdgeProbe(laptop),
  createLeftEdgeProbe(wide),
  createContainerProbe(wide),
  createContainerProbe(widest),
];
export const insideContainerOnPhone = [createLeftEdgeProbe(phone), createContainerProbe(phone)];

/** Returns the top of the topmost content, less the height of the notices, in pixels. @param {Page} page */
const measureContentTop = (page) =>
  page.evaluate(() => {
    const notices = [...document.querySelectorAll('.info-banner')].reduce(
      (sum, each) => sum + each.getBoundingClientRect().height,
      0,
    );
    const tops = [
      ...document.querySelectorAll('main :is(h1, h2, h3, p, a, button, input, select, li, dd)'),
    ]
      // Figures in the page header are content too.
      .filter((each) => each.matches('dd') || !each.closest('.page-header, .usa-sr-only'))
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 2 && height > 2)
      .map(({ top }) => top);
    return Math.round(Math.min(...tops) - notices);
  });
/** Selectors of the main content of some pages. @type {Record<string, readonly string[]>} */
const mainSelectors = {
  home: ['#home-search', '.home-strip'],
  'keyword-search': ['#keyword'],
  'keyword-search-term': ['.keyword-figures', '#keyword'],
  search: ['.search-page__open'],
};

/** @type {Probe} */
export const beginsEarly = {
  name: 'the content begins within 290 px on a phone, and what the page is opened for is on the first screen',
  look: { size: phone },
  run: async (page, { name }) => {
    const top = await measureContentTop(page);
    const faults = top <= 290 ? [] : [`the content begins at ${top} px`];
    for (const selector of mainSelectors[name] ?? []) {
      const box = await page.locator(selector).boundingBox();
      if (!box || box.y + Math.min(box.height, 100) > phone.height)
        faults.push(`${selector} is at ${box?.y} px`);
    }
    return faults;
  },
};

/** @type {Probe} */
export const keepsTwoThirds = {
  name: 'a phone on its side keeps two thirds of its height for the page',
  look: { size: { width: 844, height: 390 } },
  run: async (page) => {
    const top = await measureContentTop(page);
    const faults = top <= 200 ? [] : [`the content begins at ${top} of 390 px`];
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    const stickyHeaders = await page.evaluate(() =>
      ['.site-header', '.page-header'].filter(
        (each) => (document.querySelector(each)?.getBoundingClientRect().bottom ?? 0) > 0,
      ),
    );
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    return [...faults, ...stickyHeaders.map((each) => `${each} stays above the page`)];
  },
};

/** @type {Probe} */
export const lowHeader = {
  name: 'at most 150 px of header stand above the content',
  look: { size: desktop },
  run: async (page, { path }) => {
    // The home page has a hero in place of a page header.
    if (path === '/') return [];
    const height = await page.evaluate(() => {
      const notices = [...document.querySelectorAll('.site-header .info-banner')].reduce(
        (sum, each) => sum + each.getBoundingClientRect().height,
        0,
      );
      // On the one page without a page header, the header ends at the top of `main`.
      const last = [...document.querySelectorAll('.page-header, main')].at(-1);
      const box = /** @type {Element} */ (last).getBoundingClientRect();
      return Math.round((last?.tagName === 'MAIN' ? box.top : box.bottom) - notices);
    });
    return height <= 150 ? [] : [`${height} px stand above the content`];
  },
};
