/** Computed colors of figures: each must be a color token of the site. */

/**
 * Returns the colors in figures that are not tokens of the site, one per line.
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
      // Components of the design system have their own colors.
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
