/** Faster versions of the jsdom features that queries by role and label use. Six journeys take 35 s with them and 45 s without. */

/** Elements that a label can refer to. */
const labelableTypes = [
  'HTMLButtonElement',
  'HTMLInputElement',
  'HTMLMeterElement',
  'HTMLOutputElement',
  'HTMLProgressElement',
  'HTMLSelectElement',
  'HTMLTextAreaElement',
] as const;

/**
 * Replaces the `labels` of a window's controls with a lookup among its label elements. jsdom checks every element of the
 * document for each control, and a query by role repeats that for every control of its role.
 */
export const findLabelsQuickly = (within: Window & typeof globalThis) => {
  for (const name of labelableTypes)
    Object.defineProperty(within[name].prototype, 'labels', {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        if (this instanceof within.HTMLInputElement && this.type === 'hidden') return null;
        const root = this.getRootNode();
        if (!(root instanceof within.Document)) return [];
        return [...root.getElementsByTagName('label')].filter((label) =>
          label.hasAttribute('for')
            ? label.htmlFor === this.id && label.control === this
            : label.contains(this) && label.control === this,
        );
      },
    });
};

/** Attributes that jsdom's default stylesheet uses in selectors. */
const styleAttributes = ['hidden', 'open', 'type', 'style', 'dir', 'align'] as const;
/** Elements with the same computed style, because they and all their ancestors are equal in name and in these attributes. */
interface StyleGroup {
  style: CSSStyleDeclaration;
  within: Map<string, StyleGroup>;
}

/**
 * Makes `getComputedStyle` of a window compute the style once for all equivalent elements, because queries by role need many
 * styles and jsdom matches every rule again after each change of the document. For an element outside the document, or with a
 * stylesheet other than the default, jsdom computes the style itself.
 */
export const computeStylesOnce = (within: Window & typeof globalThis) => {
  const compute = within.getComputedStyle.bind(within);
  const rootGroups = new Map<string, StyleGroup>();
  let styles = new WeakMap<Element, StyleGroup>();
  const changes = new within.MutationObserver(() => {
    styles = new WeakMap();
  });
  changes.observe(within.document, { subtree: true, childList: true, attributes: true });
  const getSharedStyle = (element: Element): StyleGroup => {
    const cachedGroup = styles.get(element);
    if (cachedGroup) return cachedGroup;
    const parent = element.parentElement;
    const groups = parent ? getSharedStyle(parent).within : rootGroups;
    // An empty attribute ('') differs from a missing one (null).
    const kind = JSON.stringify([
      element.namespaceURI,
      element.localName,
      ...styleAttributes.map((name) => element.getAttribute(name)),
    ]);
    const group = groups.get(kind) ?? { style: compute(element), within: new Map() };
    groups.set(kind, group);
    styles.set(element, group);
    return group;
  };
  within.getComputedStyle = (element, pseudo) => {
    if (pseudo || !within.document.contains(element) || within.document.styleSheets.length)
      return compute(element, pseudo);
    if (changes.takeRecords().length) styles = new WeakMap();
    return getSharedStyle(element).style;
  };
};
