/** Finds selected states and edges that only hue makes visible, by comparing the brightness of screenshots. */
import { expect } from './page.mjs';

/**
 * @typedef {import('./page.mjs').Page} Page
 * @typedef {import('playwright-core').ElementHandle<Element>} Handle
 * @typedef {(file: string) => Promise<{ width: number, height: number, light: Uint8Array }>} LightOf
 * @typedef {{ files: string[], seen: number, around: number }} Pictures PNG files in base64, and the constants MIN_CONTRAST and MARGIN
 */

/** Selectors of elements in a selected state. */
const SELECTED_ELEMENTS = [
  '[aria-pressed="true"]',
  '[role="tab"][aria-selected="true"]',
  '[aria-current]:not([aria-current="false"])',
  '.suggest__item--active',
  '.primary-nav__item--open',
  '.bar-rows__row--chosen',
  '.story__card--current',
  '.check-tree__box--checked',
  '.check-tree__box--partial',
].join(', ');
/** Selectors of elements that are recognized by their edge: fields, bars, segments, swatches. */
const EDGED_ELEMENTS = [
  'input:not([type="checkbox"], [type="radio"], [type="file"])',
  'select',
  '.bar-rows__bar',
  '.ribbon__piece > :is(a, button)',
  '.time-bars__bar',
  '.map-legend__color',
  '.chip',
  '.home__search button',
  'dialog[open]',
];
/** Minimum difference in brightness (0 to 255) that counts as visible. */
const MIN_CONTRAST = 55;
/** Pixels around an element in the screenshot for measuring its edge. */
const MARGIN = 6;

/**
 * Compares screenshots by brightness in an empty page of the same browser. The site's content security policy does
 * not apply there, and no pixels leave the browser.
 * @template T
 * @param {Page} page
 * @param {Buffer[]} pictures PNG files
 * @param {(pictures: Pictures) => Promise<T[]>} compare runs in that page, where `window.lightOf` returns the size
 * and the pixel brightness of a screenshot
 * @returns {Promise<T[]>}
 */
const runInEmptyPage = async (page, pictures, compare) => {
  if (!pictures.length) return [];
  const empty = await page.context().newPage();
  await empty.evaluate(() => {
    /** @type {LightOf} */
    const lightOf = async (file) => {
      const image = new Image();
      image.src = `data:image/png;base64,${file}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: image.width, height: image.height });
      const canvasContext = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
      canvasContext.drawImage(image, 0, 0);
      const { data } = canvasContext.getImageData(0, 0, image.width, image.height);
      const light = Uint8Array.from({ length: data.length / 4 }, (_, at) =>
        Math.round(
          0.2126 * (data[at * 4] ?? 0) +
            0.7152 * (data[at * 4 + 1] ?? 0) +
            0.0722 * (data[at * 4 + 2] ?? 0),
        ),
      );
      return { width: image.width, height: image.height, light };
    };
    Object.assign(window, { lightOf });
  });
  const files = pictures.map((each) => each.toString('base64'));
  const results = await empty.evaluate(compare, { files, seen: MIN_CONTRAST, around: MARGIN });
  await empty.close();
  await page.bringToFront();
  return results;
};
/**
 * Runs in the empty page. Returns the number of differing and of all pixels for each pair of screenshots, and whether the widths match.
 * @param {Pictures} pictures
 */
const countDifferences = ({ files, seen }) => {
  /** @type {LightOf} */
  const lightOf = Reflect.get(window, 'lightOf');
  return Promise.all(
    Array.from({ length: files.length / 2 }, async (_, at) => {
      const one = await lightOf(files[at * 2] ?? '');
      const other = await lightOf(files[at * 2 + 1] ?? '');
      const differing = one.light.filter(
        (value, point) => Math.abs(value - (other.light[point] ?? 255)) >= seen,
      ).length;
      return { differing, points: one.light.length, isSameSize: one.width === other.width };
    }),
  );
};
/**
 * Runs in the empty page. Returns the difference in brightness across the left edge and across the top edge of each element.
 * @param {Pictures} pictures
 */
const measureContrasts = ({ files, around }) => {
  /** @type {LightOf} */
  const lightOf = Reflect.get(window, 'lightOf');
  return Promise.all(
    files.map(async (file) => {
      const { width, height, light } = await lightOf(file);
      /** @param {number[]} sample */
      const getContrast = (sample) => Math.max(...sample) - Math.min(...sample);
      const row = Math.floor(height / 2) * width;
      const across = [...light.slice(row, row + 2 * around)];
      const down = Array.from(
        { length: Math.min(height, 2 * around) },
        (_, at) => light[at * width + Math.floor(width / 2)] ?? 0,
      );
      return { across: getContrast(across), down: getContrast(down) };
    }),
  );
};

/**
 * Returns the first visible element of each kind that is not in `checkedKinds`, with its kind. Adds these kinds to `checkedKinds`.
 * @param {Page} page @param {string} selector @param {Set<string>} checkedKinds
 */
const findNewKinds = async (page, selector, checkedKinds) => {
  const scope = (await page.locator('dialog[open]').count())
    ? page.locator('dialog[open]').last().locator(selector)
    : page.locator(selector);
  /** @type {{ element: Handle, kind: string }[]} */
  const elements = [];
  const kinds = await scope.evaluateAll((nodes) =>
    nodes.map((node) =>
      node.checkVisibility() &&
      node.getBoundingClientRect().width > 3 &&
      node.getBoundingClientRect().height > 0
        ? `${node.tagName.toLowerCase()}.${[...node.classList].sort().join('.')} in ${node.closest('[class]:not(:scope)')?.parentElement?.classList[0] ?? ''}`
        : '',
    ),
  );
  for (const [at, kind] of kinds.entries()) {
    if (!kind || checkedKinds.has(kind)) continue;
    const element = /** @type {Handle | null} */ (await scope.nth(at).elementHandle());
    if (!element) continue;
    checkedKinds.add(kind);
    elements.push({ element, kind });
  }
  return elements;
};
/** @param {Page} page @param {Handle} element @param {number} around */
const takePicture = async (page, element, around) => {
  // Content above the element is laid out during scrolling and moves the element, so scrolling repeats until the element stays.
  await element.evaluate(async (node) => {
    let previousTop = NaN;
    for (let frame = 0; frame < 30; frame += 1) {
      node.scrollIntoView({ block: 'center', behavior: 'instant' });
      await new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done));
      });
      const { top } = node.getBoundingClientRect();
      if (top === previousTop) return;
      previousTop = top;
    }
  });
  const box = await element.boundingBox();
  const size = page.viewportSize();
  expect(box && size, 'an element without a place cannot be pictured');
  const left = Math.max(0, box.x - around);
  const top = Math.max(0, box.y - around);
  return page.screenshot({
    clip: {
      x: left,
      y: top,
      width: Math.max(1, Math.min(size.width - left, box.width + 2 * around)),
      height: Math.max(1, Math.min(size.height - top, box.height + 2 * around)),
    },
  });
};

/**
 * Returns a fault for each selected element that differs from its unselected state only by hue.
 * @type {(page: Page, checkedKinds: Set<string>) => Promise<string[]>}
 */
export const findChosenByHue = async (page, checkedKinds) => {
  /** @type {{ kind: string, pictures: Buffer[] }[]} */
  const shots = [];
  for (const { element, kind } of await findNewKinds(page, SELECTED_ELEMENTS, checkedKinds)) {
    // Links to sections follow the scroll position with a delay of 0.1 seconds, so scrolling can select another link.
    // Elements under an open menu cannot be captured. In both cases the kind of element is checked on a later page.
    const isInSight = await element.evaluate(async (node, selector) => {
      node.scrollIntoView({ block: 'center', behavior: 'instant' });
      await new Promise((done) => {
        setTimeout(done, 250);
      });
      const { left, top, width, height } = node.getBoundingClientRect();
      const front = document.elementFromPoint(left + width / 2, top + height / 2);
      return node.matches(selector) && (node.contains(front) || front?.contains(node));
    }, SELECTED_ELEMENTS);
    if (!isInSight) {
      checkedKinds.delete(kind);
      continue;
    }
    const chosenPicture = await takePicture(page, element, 2);
    // Removes the selected state for the second screenshot. It is restored afterwards.
    const before = await element.evaluate((node) => {
      const originalAttributes = ['class', 'aria-pressed', 'aria-selected', 'aria-current'].map(
        (name) => ({
          name,
          value: node.getAttribute(name),
        }),
      );
      originalAttributes.forEach(({ name, value }) => {
        if (name !== 'class' && value !== null) node.setAttribute(name, 'false');
      });
      if (node.hasAttribute('aria-current')) node.removeAttribute('aria-current');
      node.setAttribute(
        'class',
        (node.getAttribute('class') ?? '').replaceAll(
          /\S+--(selected|current|open|chosen|active|checked|partial)\b/g,
          '',
        ),
      );
      return originalAttributes;
    });
    shots.push({ kind, pictures: [chosenPicture, await takePicture(page, element, 2)] });
    await element.evaluate((node, attributes) => {
      attributes.forEach(({ name, value }) => {
        if (value !== null) node.setAttribute(name, value);
        else if (name === 'class') node.setAttribute(name, '');
      });
    }, before);
  }
  const edges = await runInEmptyPage(
    page,
    shots.flatMap(({ pictures }) => pictures),
    countDifferences,
  );
  return edges.flatMap(({ differing, points, isSameSize }, at) =>
    isSameSize && differing < Math.min(60, points * 0.02)
      ? [`${shots[at]?.kind}: chosen and not chosen differ in ${differing} of ${points} points`]
      : [],
  );
};

/**
 * Returns a fault for each kind of element in `EDGED_ELEMENTS` whose left and top edges are both invisible.
 * @type {(page: Page, checkedKinds: Set<string>) => Promise<string[]>}
 */
export const findWithoutEdge = async (page, checkedKinds) => {
  /** @type {{ kind: string, shot: Buffer }[]} */
  const shots = [];
  for (const { element, kind } of await findNewKinds(page, EDGED_ELEMENTS.join(', '), checkedKinds))
    shots.push({ kind, shot: await takePicture(page, element, MARGIN) });
  const comparisons = await runInEmptyPage(
    page,
    shots.map(({ shot }) => shot),
    measureContrasts,
  );
  return comparisons.flatMap(({ across, down }, at) =>
    Math.max(across, down) < MIN_CONTRAST
      ? [`${shots[at]?.kind}: no visible edge (${across} and ${down} steps of brightness)`]
      : [],
  );
};
