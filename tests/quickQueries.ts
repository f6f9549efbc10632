/** Quick answers of jsdom to what queries by role and label ask: six journeys take 35 s with them and 45 s without. */

/** Elements that a label can speak of. */
const labelable = [
  'HTMLButtonElement',
  'HTMLInputElement',
  'HTMLMeterElement',
  'HTMLOutputElement',
  'HTMLProgressElement',
  'HTMLSelectElement',
  'HTMLTextAreaElement',
] as const;

/**
 * Gives the controls of a window labels that are found among its labels. jsdom asks every element of the document for each control,
 * and a query by role does so for every control of its role.
 */
export const findLabelsQuickly = (within: Window & typeof globalThis) => {
  for (const name of labelable)
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

/** Attributes by which the rules that every document has tell elements apart. */
const telling = ['hidden', 'open', 'type', 'style', 'dir', 'align'] as const;
/** Elements that stand alike under elements that do have one style, and are told apart by what they are. */
interface Alike {
  style: CSSStyleDeclaration;
  within: Map<string, Alike>;
}

/**
 * Gives a window computed styles that are worked out once for elements that stand alike: jsdom holds every rule against every element
 * anew after each change of the document, and a query by role asks for the styles of all that stands above and below each control. Tests
 * have no sheets but the one of every document; where there is another, and for what stands in no document, jsdom is asked.
 */
export const computeStylesOnce = (within: Window & typeof globalThis) => {
  const compute = within.getComputedStyle.bind(within);
  const top = new Map<string, Alike>();
  let known = new WeakMap<Element, Alike>();
  const changes = new within.MutationObserver(() => {
    known = new WeakMap();
  });
  changes.observe(within.document, { subtree: true, childList: true, attributes: true });
  const alikeOf = (element: Element): Alike => {
    const before = known.get(element);
    if (before) return before;
    const parent = element.parentElement;
    const among = parent ? alikeOf(parent).within : top;
    // An attribute without a value is another thing than none.
    const kind = JSON.stringify([
      element.namespaceURI,
      element.localName,
      ...telling.map((name) => element.getAttribute(name)),
    ]);
    const alike = among.get(kind) ?? { style: compute(element), within: new Map() };
    among.set(kind, alike);
    known.set(element, alike);
    return alike;
  };
  within.getComputedStyle = (element, pseudo) => {
    if (pseudo || !within.document.contains(element) || within.document.styleSheets.length)
      return compute(element, pseudo);
    if (changes.takeRecords().length) known = new WeakMap();
    return alikeOf(element).style;
  };
};
