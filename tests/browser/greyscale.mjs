/** Differences that are visible without hue: screenshots of a page compared only by brightness. */
import { expect } from './page.mjs';

/**
 * @typedef {import('./page.mjs').Page} Page
 * @typedef {import('playwright-core').ElementHandle<Element>} Handle
 * @typedef {(file: string) => Promise<{ width: number, height: number, light: Uint8Array }>} LightOf
 * @typedef {{ files: string[], seen: number, around: number }} Pictures PNG files in base64, and the constants SEEN and AROUND
 */

/** Selectors of elements that are selected among others. */
const CHOSEN = [
  '[aria-pressed="true"]:not(.figure__foot *)',
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
const EDGED = [
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
/** Minimum difference in brightness, of 255, that counts as visible. */
const SEEN = 55;
/** Pixels around an element in its screenshot. */
const AROUND = 6;

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
const inEmptyPage = async (page, pictures, compare) => {
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
      const drawing = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
      drawing.drawImage(image, 0, 0);
      const { data } = drawing.getImageData(0, 0, image.width, image.height);
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
  const results = await empty.evaluate(compare, { files, seen: SEEN, around: AROUND });
  await empty.close();
  await page.bringToFront();
  return results;
};
/** Runs in the empty page. @param {Pictures} pictures */
const differences = ({ files, seen }) => {
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
 * Runs in the empty page: returns the difference in brightness across the left and the top edge of each element.
 * @param {Pictures} pictures
 */
const contrasts = ({ files, around }) => {
  /** @type {LightOf} */
  const lightOf = Reflect.get(window, 'lightOf');
  return Promise.all(
    files.map(async (file) => {
      const { width, height, light } = await lightOf(file);
      /** @param {number[]} sample */
      const contrast = (sample) => Math.max(...sample) - Math.min(...sample);
      const row = Math.floor(height / 2) * width;
      const across = [...light.slice(row, row + 2 * around)];
      const down = Array.from(
        { length: Math.min(height, 2 * around) },
        (_, at) => light[at * width + Math.floor(width / 2)] ?? 0,
      );
      return { across: contrast(across), down: contrast(down) };
    }),
  );
};

/**
 * Returns the first visible element of each kind that is not in `seen`, and adds the kind.
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
const picture = async (page, element, around) => {
  // Content above the element is laid out as it comes near and moves it, so scrolling repeats until the position is
  // stable.
  await element.evaluate(async (node) => {
    let before = NaN;
    for (let frame = 0; frame < 30; frame += 1) {
      node.scrollIntoView({ block: 'center', behavior: 'instant' });
      await new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done));
      });
      const { top } = node.getBoundingClientRect();
      if (top === before) return;
      before = top;
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
 * Returns selected elements that differ from unselected ones only by hue.
 * @type {(page: Page, seen: Set<string>) => Promise<string[]>}
 */
export const findChosenByHue = async (page, seen) => {
  /** @type {{ kind: string, pictures: Buffer[] }[]} */
  const shots = [];
  for (const { element, kind } of await findNewKinds(page, CHOSEN, seen)) {
    // Links to sections follow the scroll position with a delay of a tenth of a second, so scrolling can select
    // another one. Elements under an open menu cannot be captured either. Both are checked on a later page.
    const isInSight = await element.evaluate(async (node, selector) => {
      node.scrollIntoView({ block: 'center', behavior: 'instant' });
      await new Promise((done) => {
        setTimeout(done, 250);
      });
      const { left, top, width, height } = node.getBoundingClientRect();
      const front = document.elementFromPoint(left + width / 2, top + height / 2);
      return node.matches(selector) && (node.contains(front) || front?.contains(node));
    }, CHOSEN);
    if (!isInSight) {
      seen.delete(kind);
      continue;
    }
    const chosenPicture = await picture(page, element, 2);
    // The same element without its selected state, which is restored afterwards.
    const before = await element.evaluate((node) => {
      const kept = ['class', 'aria-pressed', 'aria-selected', 'aria-current'].map((name) => ({
        name,
        value: node.getAttribute(name),
      }));
      kept.forEach(({ name, value }) => {
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
      return kept;
    });
    shots.push({ kind, pictures: [chosenPicture, await picture(page, element, 2)] });
    await element.evaluate((node, attributes) => {
      attributes.forEach(({ name, value }) => {
        if (value !== null) node.setAttribute(name, value);
        else if (name === 'class') node.setAttribute(name, '');
      });
    }, before);
  }
  const edges = await inEmptyPage(
    page,
    shots.flatMap(({ pictures }) => pictures),
    differences,
  );
  return edges.flatMap(({ differing, points, isSameSize }, at) =>
    isSameSize && differing < Math.min(60, points * 0.02)
      ? [`${shots[at]?.kind}: chosen and not chosen differ in ${differing} of ${points} points`]
      : [],
  );
};

/**
 * Returns fields, bars and segments whose edge is not visible against their surroundings.
 * @type {(page: Page, seen: Set<string>) => Promise<string[]>}
 */
export const withoutEdge = async (page, seen) => {
  /** @type {{ kind: string, shot: Buffer }[]} */
  const shots = [];
  for (const { element, kind } of await findNewKinds(page, EDGED.join(', '), seen))
    shots.push({ kind, shot: await picture(page, element, AROUND) });
  const comparisons = await inEmptyPage(
    page,
    shots.map(({ shot }) => shot),
    contrasts,
  );
  return comparisons.flatMap(({ across, down }, at) =>
    Math.max(across, down) < SEEN
      ? [`${shots[at]?.kind}: no visible edge (${across} and ${down} steps of brightness)`]
      : [],
  );
};
