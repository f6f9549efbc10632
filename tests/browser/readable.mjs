/** Finds text that users cannot read because it is clipped, outside the viewport, or overlaps other text. */

/**
 * Runs in the page. The function is serialized, so it must not use variables from outside.
 * @returns {string[]} one line for each fault; none if everything can be read
 */
const findFaultsInPage = () => {
  const SLACK = 2;
  // Minimum visible width of a placeholder in ems. The rest may be clipped, because its field has a full label.
  const MIN_EMS = 8;
  /** @type {string[]} */
  const faults = [];
  const root = document.documentElement;
  // The viewport without the scrollbar.
  const width = Math.ceil(root.getBoundingClientRect().width);
  const overflow = root.scrollWidth - width;
  if (overflow > 0) faults.push(`the page scrolls sideways by ${overflow}px`);
  /** @param {string} color */
  const isTransparent = (color) => /rgba\(.*, 0\)$|^transparent$/.test(color);
  /** @type {Map<Element, CSSStyleDeclaration>} */
  const styles = new Map();
  /** @param {Element} element */
  const styleOf = (element) => {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  /** @param {Element} element */
  const getName = (element) =>
    `${element.tagName.toLowerCase()}${element.classList[0] ? `.${element.classList[0]}` : ''}`;
  /**
   * Returns whether an element is hidden, for example because its text is only for screen readers. @param {Element}
   * element
   */
  const isHidden = (element) => {
    if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) return true;
    for (let at = /** @type {Element | null} */ (element); at; at = at.parentElement)
      if (styleOf(at).clipPath.startsWith('inset(')) return true;
    return false;
  };
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const walker = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
  /** @type {{ rect: DOMRect, node: Node, text: string, parent: Element }[]} */
  const lines = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim();
    const parent = node.parentElement;
    if (
      !text ||
      !parent ||
      ['SCRIPT', 'STYLE', 'NOSCRIPT', 'OPTION', 'OPTGROUP'].includes(parent.tagName) ||
      parent.closest('svg defs') ||
      isHidden(parent)
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 0 && rect.height > 0);
    if (!rects.length) continue;
    const [left, right] = [
      Math.min(...rects.map((rect) => rect.left)),
      Math.max(...rects.map((rect) => rect.right)),
    ];
    const [top, bottom] = [
      Math.min(...rects.map((rect) => rect.top)),
      Math.max(...rects.map((rect) => rect.bottom)),
    ];
    // The skip link is above the page until it has the focus.
    if (bottom + window.scrollY < 0) continue;
    /** @param {string} what */
    const addFault = (what) => faults.push(`“${text.slice(0, 40)}” in ${getName(parent)} ${what}`);
    let [canOverflowSideways, canOverflowDown, hasBox, isFloating] = [false, false, false, false];
    for (
      let at = /** @type {Element | null} */ (parent);
      at && at !== root;
      at = at.parentElement
    ) {
      const style = styleOf(at);
      const box = at.getBoundingClientRect();
      if (['fixed', 'sticky', 'absolute'].includes(style.position)) isFloating = true;
      if (['auto', 'scroll'].includes(style.overflowX)) canOverflowSideways = true;
      if (['auto', 'scroll'].includes(style.overflowY)) canOverflowDown = true;
      // Long table text is clipped to two lines, with a button that expands it.
      if (at.matches(':has(~ [aria-expanded="false"])') && style.overflowY === 'hidden')
        canOverflowDown = true;
      if (
        !hasBox &&
        style.display !== 'inline' &&
        !(at instanceof SVGElement) &&
        (!isTransparent(style.backgroundColor) ||
          (style.borderStyle !== 'none' &&
            parseFloat(style.borderBottomWidth) > 0 &&
            parseFloat(style.borderLeftWidth) > 0))
      ) {
        hasBox = true;
        if (!canOverflowSideways && (left < box.left - SLACK || right > box.right + SLACK))
          addFault(
            `sticks out of ${getName(at)} sideways (${Math.round(left - box.left)}, ${Math.round(right - box.right)})`,
          );
        if (!canOverflowDown && (top < box.top - SLACK || bottom > box.bottom + SLACK))
          addFault(
            `sticks out of ${getName(at)} (${Math.round(top - box.top)}, ${Math.round(bottom - box.bottom)})`,
          );
      }
      if (style.overflowX === 'hidden' || style.overflowX === 'clip') {
        if (
          !canOverflowSideways &&
          at !== document.body &&
          (left < box.left - SLACK || right > box.right + SLACK)
        ) {
          addFault(`is cut by ${getName(at)} at its side`);
          break;
        }
      }
      if (style.overflowY === 'hidden' || style.overflowY === 'clip') {
        if (
          !canOverflowDown &&
          at !== document.body &&
          (top < box.top - SLACK || bottom > box.bottom + SLACK)
        ) {
          addFault(`is cut by ${getName(at)} at its foot`);
          break;
        }
      }
      if (style.position === 'fixed') {
        if (!canOverflowDown && (top < -SLACK || bottom > window.innerHeight + SLACK))
          addFault('is outside the window');
        canOverflowDown = true;
      }
    }
    if (!canOverflowSideways && (left < -SLACK || right > width + SLACK))
      addFault(`is outside the window (${Math.round(left)} to ${Math.round(right)})`);
    if (!isFloating && !canOverflowSideways && !canOverflowDown)
      rects.forEach((rect) => lines.push({ rect, node, text, parent }));
  }
  lines.sort((one, other) => one.rect.top - other.rect.top);
  lines.forEach((one, index) => {
    for (let next = index + 1; next < lines.length; next += 1) {
      const other = lines[next];
      if (!other || other.rect.top >= one.rect.bottom) break;
      const across =
        Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const down = Math.min(one.rect.bottom, other.rect.bottom) - other.rect.top;
      // Line boxes extend a little above and below the letters.
      if (
        one.node !== other.node &&
        across > 2 &&
        down > Math.min(one.rect.height, other.rect.height) * 0.35
      )
        faults.push(
          `“${one.text.slice(0, 30)}” lies over “${other.text.slice(0, 30)}” (${getName(one.parent)}, ${getName(other.parent)})`,
        );
    }
  });
  const ruler = /** @type {CanvasRenderingContext2D} */ (
    document.createElement('canvas').getContext('2d')
  );
  /** @typedef {HTMLInputElement | HTMLTextAreaElement} Field properties that a select lacks are undefined */
  const fields = /** @type {NodeListOf<Field>} */ (
    (dialog ?? document.body).querySelectorAll('input, select, textarea')
  );
  fields.forEach((field) => {
    if (
      ['checkbox', 'radio', 'file', 'hidden'].includes(field.type) ||
      !field.offsetParent ||
      isHidden(field)
    )
      return;
    const style = styleOf(field);
    /** @param {'Top' | 'Right' | 'Bottom' | 'Left'} side */
    const getPadding = (side) => parseFloat(style[`padding${side}`]);
    if (
      field.clientHeight - getPadding('Top') - getPadding('Bottom') <
      parseFloat(style.fontSize) * 1.1
    )
      faults.push(`${getName(field)} is too low for its text (${field.clientHeight}px)`);
    if (!field.placeholder || field.value) return;
    ruler.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const availableWidth = field.clientWidth - getPadding('Left') - getPadding('Right');
    const neededWidth = Math.min(
      ruler.measureText(field.placeholder).width,
      MIN_EMS * parseFloat(style.fontSize),
    );
    if (neededWidth > availableWidth + SLACK)
      faults.push(
        `“${field.placeholder.slice(0, 40)}” is cut in ${getName(field)} (${Math.round(availableWidth)}px)`,
      );
  });
  return [...new Set(faults)];
};

/**
 * Lays out the whole page, including content skipped by `content-visibility`. Waits several frames, because charts
 * measure themselves later on a busy machine. A frame that the browser does not render counts after a second.
 */
const layOut = async () => {
  const stylesheet = new CSSStyleSheet();
  stylesheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(stylesheet);
  for (let frame = 0; frame < 3; frame += 1)
    await new Promise((done) => {
      setTimeout(done, 1000);
      requestAnimationFrame(() => requestIdleCallback(done));
    });
};

/**
 * Returns the readability faults of the current page, or of its open dialog.
 * @type {(page: import('playwright-core').Page) => Promise<string[]>}
 */
export const findUnreadable = async (page) => {
  await page.evaluate(layOut);
  const faults = await page.evaluate(findFaultsInPage);
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop();
  });
  return faults;
};
