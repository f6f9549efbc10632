/** What differs to an eye that sees no hue: pictures of a page compared by brightness alone. */
import { expect } from './page.mjs';

/**
 * @typedef {import('./page.mjs').Page} Page
 * @typedef {import('playwright-core').ElementHandle<Element>} Handle
 */

/** Marks of what is chosen among others. */
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
/** What is a shape by its edge: fields, bars, pieces, swatches. */
export const EDGED = [
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
/** Steps of brightness, of 255, that count as a difference. */
const SEEN = 55;

/**
 * Returns the brightness of every pixel of pictures, decoded in an empty page of the same browser: the policy of the site's own
 * pages does not matter there.
 * @param {Page} page
 * @param {Buffer[]} pictures PNG files
 * @returns {Promise<{ width: number, height: number, light: number[] }[]>}
 */
const brightness = async (page, pictures) => {
  if (!pictures.length) return [];
  const empty = await page.context().newPage();
  const found = await empty.evaluate(
    (files) =>
      Promise.all(
        files.map(async (file) => {
          const image = new Image();
          image.src = `data:image/png;base64,${file}`;
          await image.decode();
          const canvas = document.createElement('canvas');
          Object.assign(canvas, { width: image.width, height: image.height });
          const drawing = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
          drawing.drawImage(image, 0, 0);
          const { data } = drawing.getImageData(0, 0, image.width, image.height);
          const light = Array.from({ length: data.length / 4 }, (_, at) => {
            const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3);
            return Math.round(0.2126 * red + 0.7152 * green + 0.0722 * blue);
          });
          return { width: image.width, height: image.height, light };
        }),
      ),
    pictures.map((each) => each.toString('base64')),
  );
  await empty.close();
  await page.bringToFront();
  return found;
};

/**
 * Elements that match, of each kind the first in sight that was not looked at before.
 * @param {Page} page
 * @param {string} selector
 * @param {Set<string>} seen kinds known already; grows
 */
const kindsOf = async (page, selector, seen) => {
  const scope = (await page.locator('dialog[open]').count())
    ? page.locator('dialog[open]').last().locator(selector)
    : page.locator(selector);
  /** @type {{ element: Handle, kind: string }[]} */
  const found = [];
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
    if (!kind || seen.has(kind)) continue;
    const element = /** @type {Handle | null} */ (await scope.nth(at).elementHandle());
    if (!element) continue;
    seen.add(kind);
    found.push({ element, kind });
  }
  return found;
};
/**
 * A picture of an element with some pixels around it.
 * @param {Page} page
 * @param {Handle} element
 * @param {number} around
 */
const picture = async (page, element, around) => {
  await element.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
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
 * Returns what is chosen and would look the same, but for its hue, if it were not chosen.
 * @param {Page} page
 * @param {Set<string>} seen
 * @returns {Promise<string[]>}
 */
export const chosenByHueAlone = async (page, seen) => {
  /** @type {{ kind: string, pictures: Buffer[] }[]} */
  const shots = [];
  for (const { element, kind } of await kindsOf(page, CHOSEN, seen)) {
    // Links to sections follow a scrolling page a tenth of a second late: scrolling here can choose another one, which a later page or state shows.
    await element.evaluate(
      (node) =>
        new Promise((done) => {
          node.scrollIntoView({ block: 'center', behavior: 'instant' });
          setTimeout(done, 250);
        }),
    );
    if (!(await element.evaluate((node, selector) => node.matches(selector), CHOSEN))) {
      seen.delete(kind);
      continue;
    }
    const chosen = await picture(page, element, 2);
    // The same element without what says that it is chosen; put back afterwards.
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
    shots.push({ kind, pictures: [chosen, await picture(page, element, 2)] });
    await element.evaluate((node, kept) => {
      kept.forEach(({ name, value }) => {
        if (value !== null) node.setAttribute(name, value);
        else if (name === 'class') node.setAttribute(name, '');
      });
    }, before);
  }
  const lights = await brightness(
    page,
    shots.flatMap(({ pictures }) => pictures),
  );
  return shots.flatMap(({ kind }, at) => {
    const [one, other] = lights.slice(2 * at);
    expect(one && other, 'a picture is missing');
    const differing = one.light.filter(
      (value, point) => Math.abs(value - (other.light[point] ?? 255)) >= SEEN,
    ).length;
    const needed = Math.min(60, one.light.length * 0.02);
    return one.width === other.width && differing < needed
      ? [`${kind}: chosen and not chosen differ in ${differing} of ${one.light.length} points`]
      : [];
  });
};

/**
 * Returns fields, bars and pieces whose edge cannot be told from what is beside them.
 * @param {Page} page
 * @param {Set<string>} seen
 * @returns {Promise<string[]>}
 */
export const withoutEdge = async (page, seen) => {
  const AROUND = 6;
  /** @type {{ kind: string, shot: Buffer }[]} */
  const shots = [];
  for (const { element, kind } of await kindsOf(page, EDGED.join(', '), seen))
    shots.push({ kind, shot: await picture(page, element, AROUND) });
  const lights = await brightness(
    page,
    shots.map(({ shot }) => shot),
  );
  return lights.flatMap(({ width, height, light }, at) => {
    /** @param {number[]} sample */
    const contrast = (sample) => Math.max(...sample) - Math.min(...sample);
    const across = light.slice(
      Math.floor(height / 2) * width,
      Math.floor(height / 2) * width + 2 * AROUND,
    );
    const down = Array.from(
      { length: Math.min(height, 2 * AROUND) },
      (_, row) => light[row * width + Math.floor(width / 2)] ?? 0,
    );
    return Math.max(contrast(across), contrast(down)) < SEEN
      ? [
          `${shots[at]?.kind}: no visible edge (${contrast(across)} and ${contrast(down)} steps of brightness)`,
        ]
      : [];
  });
};
