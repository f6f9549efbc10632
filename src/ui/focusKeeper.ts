import { focusMain } from './useDialog';

/** The most following elements to remember, so that a table with a thousand buttons is not searched at every focus. */
const MOST = 200;
const HEADINGS = 'h1, h2, h3, h4, h5, h6, legend';
const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ?? element.textContent ?? '';
const isFocusable = (element: HTMLElement): boolean =>
  element.isConnected && !element.matches(':disabled');
/** Returns whether the browser took the focus away. Browsers move it to the start of the page; some leave it on a disabled element. */
const hasLostFocus = (element: HTMLElement): boolean =>
  [null, document.body, element].includes(document.activeElement as HTMLElement | null);

interface FocusRecord {
  element: HTMLElement;
  name: string;
  ancestors: readonly Element[];
  followers: readonly HTMLElement[];
  path: string;
}

const recordFocus = (element: HTMLElement): FocusRecord => {
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

/** Returns the element that gets the focus of a removed element: its replacement, the next with the same action, or the nearest heading. */
const successor = ({
  element,
  name,
  ancestors,
  followers,
}: FocusRecord): HTMLElement | undefined => {
  const remainingAncestor = ancestors.find(
    (ancestor) =>
      ancestor.isConnected && ancestor !== document.body && ancestor !== document.documentElement,
  );
  const twin =
    remainingAncestor &&
    [...remainingAncestor.querySelectorAll<HTMLElement>(element.tagName)].find(
      (other) => isFocusable(other) && nameOf(other) === name,
    );
  // Compares the verb (“Remove” in “Remove road”), because similar elements in a list may do something else.
  const [verb] = name.split(' ');
  const next =
    twin ?? followers.find((other) => isFocusable(other) && nameOf(other).startsWith(verb!));
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
 * Keeps the focus from falling to the start of the page when the focused element disappears or is disabled: a removed chip, a dismissed
 * notice, a Retry that worked, “Next” on the last page. Code that moves the focus on purpose wins; a page change is left to the page.
 * Returns a function that stops it.
 */
export const keepFocus = (): (() => void) => {
  let focusRecord: FocusRecord | undefined;
  let frame = 0;
  const handleFocus = ({ target }: FocusEvent) => {
    focusRecord = target instanceof HTMLElement ? recordFocus(target) : undefined;
  };
  // A blur by key or pointer is the visitor’s choice. Browsers also fire blur just before they remove the focus, so the difference is known
  // only a moment later.
  const handleBlur = ({ target }: FocusEvent) => {
    setTimeout(() => {
      if (
        focusRecord &&
        target === focusRecord.element &&
        isFocusable(focusRecord.element) &&
        document.activeElement !== target
      )
        focusRecord = undefined;
    }, 0);
  };
  const moveOn = () => {
    const lost = focusRecord;
    if (!lost || isFocusable(lost.element)) return;
    focusRecord = undefined;
    if (!hasLostFocus(lost.element) || window.location.pathname !== lost.path) return;
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
    if (!focusRecord || isFocusable(focusRecord.element)) return;
    // Runs after the effects of the change: a closing dialog returns the focus itself.
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
