import { focusMain } from './useDialog';

/** Followers looked at: a row of chips is short, a table of a thousand buttons is not walked at every focus. */
const MOST = 200;
const HEADINGS = 'h1, h2, h3, h4, h5, h6, legend';
const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ?? element.textContent ?? '';
const ready = (element: HTMLElement): boolean =>
  element.isConnected && !element.matches(':disabled');
/** The start of the page is where browsers put the focus that they take away; some leave it on what is off. */
const fellFrom = (element: HTMLElement): boolean =>
  [null, document.body, element].includes(document.activeElement as HTMLElement | null);

interface Held {
  element: HTMLElement;
  name: string;
  ancestors: readonly Element[];
  followers: readonly HTMLElement[];
  path: string;
}

const hold = (element: HTMLElement): Held => {
  const ancestors: Element[] = [];
  for (let at = element.parentElement; at; at = at.parentElement) ancestors.push(at);
  const region = element.closest('section, fieldset, form, dialog, main') ?? document.body;
  const alike = [...region.querySelectorAll<HTMLElement>(element.tagName)].filter(
    (other) => other.className === element.className,
  );
  const at = alike.indexOf(element);
  return {
    element,
    name: nameOf(element),
    ancestors,
    followers: alike.slice(at + 1, at + 1 + MOST),
    path: window.location.pathname,
  };
};

/** Where the focus goes from what is gone: what replaced it, the next that does the same, the heading of what is left around it. */
const successor = ({ element, name, ancestors, followers }: Held): HTMLElement | undefined => {
  const left = ancestors.find(
    (ancestor) =>
      ancestor.isConnected && ancestor !== document.body && ancestor !== document.documentElement,
  );
  const twin =
    left &&
    [...left.querySelectorAll<HTMLElement>(element.tagName)].find(
      (other) => ready(other) && nameOf(other) === name,
    );
  // "Remove", of "Remove road": what looks alike in a list may do something else.
  const [doing] = name.split(' ');
  const next = twin ?? followers.find((other) => ready(other) && nameOf(other).startsWith(doing!));
  if (next) return next;
  for (const ancestor of ancestors) {
    const heading =
      ancestor.isConnected && ancestor !== document.body
        ? ancestor.querySelector<HTMLElement>(HEADINGS)
        : null;
    if (heading) return heading;
  }
  return undefined;
};

/**
 * Keeps the focus from falling to the page's start when the focused thing goes away or is switched off: a chip that removes itself,
 * a notice that is dismissed, a Retry that worked, the "Next" that led to the last page. Whoever moves the focus on purpose wins; a change of page is left to the page. Gives the
 * function that ends it.
 */
export const keepFocus = (): (() => void) => {
  let held: Held | undefined;
  let frame = 0;
  const handleFocus = ({ target }: FocusEvent) => {
    held = target instanceof HTMLElement ? hold(target) : undefined;
  };
  // Leaving it by key or pointer is the visitor's own doing. Browsers also tell so just before they take it away: a moment later it is known which.
  const handleBlur = ({ target }: FocusEvent) => {
    setTimeout(() => {
      if (
        held &&
        target === held.element &&
        ready(held.element) &&
        document.activeElement !== target
      )
        held = undefined;
    }, 0);
  };
  const moveOn = () => {
    const lost = held;
    if (!lost || ready(lost.element)) return;
    held = undefined;
    if (!fellFrom(lost.element) || window.location.pathname !== lost.path) return;
    const next = successor(lost);
    if (!next) {
      focusMain();
      return;
    }
    if (next.matches(HEADINGS) && !next.hasAttribute('tabindex'))
      next.setAttribute('tabindex', '-1');
    next.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(() => {
    if (!held || ready(held.element)) return;
    // After the effects of the change: a dialog that closes gives the focus back itself.
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(moveOn);
  });
  document.addEventListener('focusin', handleFocus);
  document.addEventListener('focusout', handleBlur);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled'],
  });
  return () => {
    document.removeEventListener('focusin', handleFocus);
    document.removeEventListener('focusout', handleBlur);
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
};
