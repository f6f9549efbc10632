/** Colours of what is drawn, as the browser computes them: each is one of the site's tokens. */
import { desktop, expect, graphics, open, phone } from './page.mjs';
import { still } from './visits.mjs';

/**
 * Colours within figures that no token of the site has, one line for each.
 * @param {import('./page.mjs').Page} page
 * @returns {Promise<string[]>}
 */
export const strayColours = (page) =>
  page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const names = rules
      .filter((rule) => rule instanceof CSSStyleRule && rule.selectorText === ':root')
      .flatMap((rule) => [.../** @type {CSSStyleRule} */ (rule).style])
      .filter((name) => name.startsWith('--'));
    const probe = document.body.appendChild(document.createElement('i'));
    const allowed = new Set(['rgba(0, 0, 0, 0)', 'none', '']);
    for (const name of names) {
      probe.style.color = '';
      probe.style.color = `var(${name})`;
      allowed.add(getComputedStyle(probe).color);
    }
    probe.remove();
    if (allowed.size < 40) return [`only ${allowed.size} tokens were found`];
    const stray = new Set();
    for (const element of document.querySelectorAll('.figure, .figure *')) {
      // What the design system draws has its own colours.
      if (element.closest('.usa-button, select, input, defs') || !element.checkVisibility())
        continue;
      for (const pseudo of [undefined, '::before', '::after']) {
        const style = getComputedStyle(element, pseudo);
        if (pseudo && style.content === 'none') continue;
        const painted = [style.color, style.backgroundColor];
        painted.push(...(style.backgroundImage.match(/(?:rgba?|oklab|color)\([^)]*\)/g) ?? []));
        for (const side of ['Top', 'Right', 'Bottom', 'Left'])
          if (parseFloat(style[/** @type {'borderTopWidth'} */ (`border${side}Width`)]))
            painted.push(style[/** @type {'borderTopColor'} */ (`border${side}Color`)]);
        if (element instanceof SVGGeometryElement || element instanceof SVGTextElement)
          painted.push(style.stroke, element instanceof SVGLineElement ? '' : style.fill);
        for (const colour of painted)
          if (!allowed.has(colour) && !colour.startsWith('url('))
            stray.add(`${colour} of ${element.getAttribute('class') ?? element.localName}`);
      }
    }
    return [...stray];
  });

/**
 * Colours that fill more than a hundredth of a map, as `rgb(…)`, and the tokens of a map.
 * @param {import('./page.mjs').Page} page
 */
const mapColours = async (page) => {
  const picture = await page.locator('.area-map__canvas').screenshot();
  return page.evaluate(async (content) => {
    const image = new Image();
    image.src = `data:image/png;base64,${content}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: image.width, height: image.height });
    const drawing = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    drawing.drawImage(image, 0, 0);
    const { data } = drawing.getImageData(0, 0, image.width, image.height);
    /** @type {Map<string, number>} */
    const counts = new Map();
    for (let at = 0; at < data.length; at += 4) {
      const colour = `rgb(${[...data.subarray(at, at + 3)].join(', ')})`;
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    const probe = document.body.appendChild(document.createElement('i'));
    const tokens = [
      'page',
      'rule-strong',
      'map-none',
      ...[1, 2, 3, 4, 5, 6].map((at) => `map-${at}`),
    ];
    const allowed = tokens.map((token) => {
      probe.style.color = `var(--${token})`;
      return getComputedStyle(probe).color;
    });
    probe.remove();
    const filling = [...counts]
      .filter(([, count]) => count > data.length / 4 / 100)
      .map(([colour]) => colour);
    return { filling, allowed };
  }, picture.toString('base64'));
};

/** @type {import('./page.mjs').Suite[]} */
export const paletteSuites = [desktop, phone].map((size) => ({
  name: `everything in a figure, the map too, has a colour of the palette, at ${size.width}`,
  run: async ({ browser, base }) => {
    const { page, close } = await open(browser, size, { allow: graphics });
    try {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(base);
      // What is further down begins when it comes near.
      for (let top = 0; top < 6000; top += 400) {
        await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
        await page.waitForTimeout(60);
      }
      await page.locator('.home-question .bar-rows').first().waitFor({ state: 'attached' });
      await still(page);
      const home = await strayColours(page);
      expect(!home.length, `home: ${home.join('; ')}`);
      await page.goto(`${base}/search?fy=2024,2026&by=quarter`);
      for (const name of ['categories', 'time', 'map']) {
        const section = page.locator(`#section-${name}`);
        await section.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
        await section.getByRole('button', { name: 'Cite' }).waitFor();
      }
      await page.locator('[data-painted]:not([data-painted="0"])').waitFor();
      await still(page);
      const results = await strayColours(page);
      expect(!results.length, `results: ${results.join('; ')}`);
      const { filling, allowed } = await mapColours(page);
      const foreign = filling.filter((colour) => !allowed.includes(colour));
      expect(filling.length >= 5 && !foreign.length, `the map has ${filling.join(' ')}`);
    } finally {
      await close();
    }
  },
}));
