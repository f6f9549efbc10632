/** Finds colors of figures that are not tokens of the site, and counts the colors of images. */

/**
 * Returns the colors in figures that are not tokens of the site, each with its element.
 * @type {(page: import('./page.mjs').Page) => Promise<string[]>}
 */
export const findStrayColors = (page) =>
  page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((stylesheet) => [...stylesheet.cssRules]);
    const names = rules
      .filter((rule) => rule instanceof CSSStyleRule && rule.selectorText === ':root')
      .flatMap((rule) => [.../** @type {CSSStyleRule} */ (rule).style])
      .filter((name) => name.startsWith('--'));
    const probe = document.body.appendChild(document.createElement('i'));
    const allowedColors = new Set(['rgba(0, 0, 0, 0)', 'none', '']);
    for (const name of names) {
      probe.style.color = '';
      probe.style.color = `var(${name})`;
      allowedColors.add(getComputedStyle(probe).color);
    }
    probe.remove();
    if (allowedColors.size < 40) return [`only ${allowedColors.size} tokens were found`];
    const strayColors = new Set();
    for (const element of document.querySelectorAll('.figure, .figure *')) {
      // Components of the design system have their own colors.
      if (element.closest('.usa-button, select, input, defs') || !element.checkVisibility())
        continue;
      for (const pseudo of [undefined, '::before', '::after']) {
        const style = getComputedStyle(element, pseudo);
        if (pseudo && style.content === 'none') continue;
        const usedColors = [style.color, style.backgroundColor];
        usedColors.push(...(style.backgroundImage.match(/(?:rgba?|oklab|color)\([^)]*\)/g) ?? []));
        for (const side of ['Top', 'Right', 'Bottom', 'Left'])
          if (parseFloat(style[/** @type {'borderTopWidth'} */ (`border${side}Width`)]))
            usedColors.push(style[/** @type {'borderTopColor'} */ (`border${side}Color`)]);
        if (element instanceof SVGGeometryElement || element instanceof SVGTextElement)
          usedColors.push(style.stroke, element instanceof SVGLineElement ? '' : style.fill);
        for (const usedColor of usedColors)
          if (!allowedColors.has(usedColor) && !usedColor.startsWith('url('))
            strayColors.add(
              `${usedColor} of ${element.getAttribute('class') ?? element.localName}`,
            );
      }
    }
    return [...strayColors];
  });

/**
 * Returns each color of a PNG file, as `rgb(…)`, with its number of pixels. Reads every `step`th pixel.
 * @type {(page: import('./page.mjs').Page, file: Buffer, step?: number) => Promise<[string, number][]>}
 */
export const countPixelColors = (page, file, step = 1) =>
  page.evaluate(
    async ({ content, every }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${content}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: image.width, height: image.height });
      const canvasContext = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
      canvasContext.drawImage(image, 0, 0);
      const { data } = canvasContext.getImageData(0, 0, image.width, image.height);
      /** @type {Map<string, number>} */
      const counts = new Map();
      for (let at = 0; at < data.length; at += 4 * every) {
        const color = `rgb(${[...data.subarray(at, at + 3)].join(', ')})`;
        counts.set(color, (counts.get(color) ?? 0) + 1);
      }
      return [...counts];
    },
    { content: file.toString('base64'), every: step },
  );

/**
 * Returns the colors that fill more than one percent of a map, as `rgb(…)`, and the colors that maps may use.
 * @param {import('./page.mjs').Page} page
 */
export const readMapColors = async (page) => {
  const counts = await countPixelColors(page, await page.locator('.area-map__canvas').screenshot());
  const pixels = counts.reduce((sum, [, count]) => sum + count, 0);
  const filling = counts.filter(([, count]) => count > pixels / 100).map(([color]) => color);
  const allowed = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    const tokens = [
      'page',
      'rule-strong',
      'map-none',
      ...[1, 2, 3, 4, 5, 6].map((at) => `map-${at}`),
    ];
    const colors = tokens.map((token) => {
      probe.style.color = `var(--${token})`;
      return getComputedStyle(probe).color;
    });
    probe.remove();
    return colors;
  });
  return { filling, allowed };
};
