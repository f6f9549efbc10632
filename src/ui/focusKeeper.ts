import { focusMain } from './useDialog';

/** Maximum number of following elements to remember, so that a table with a thousand buttons is not searched at every focus. */
const MAX_FOLLOWERS = 200;
const HEADING_SELECTOR = 'h1, h2, h3, h4, h5, h6, legend';
const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ?? element.textContent ?? '';
const isFocusable = (element: HTMLElement): boolean =>
  element.isConnected && !element.matches(':disabled');
/** Returns whether the focus is lost. Browsers move it to the start of the page, or leave it on the disabled element. */
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
  const similarElements = [...region.querySelectorAll<HTMLElement>(element.tagName)].filter(
    (peer) => peer.className === element.className,
  );
  const at = similarElements.indexOf(element);
  return {
    element,
    name: nameOf(element),
    ancestors,
    followers: similarElements.slice(at + 1, at + 1 + MAX_FOLLOWERS),
    path: window.location.pathname,
  };
};

/**
 * Returns the element that receives the focus of a removed element: its replacement, the next element with the same action, or the
 * nearest heading.
 */
const findSuccessor = ({
  element,
  name,
  ancestors,
  followers,
}: FocusRecord): HTMLElement | undefined => {
  const remainingAncestor = ancestors.find(
    (ancestor) =>
      ancestor.isConnected && ancestor !== document.body && ancestor !== document.documentElement,
  );
  const replacement =
    remainingAncestor &&
    [...remainingAncestor.querySelectorAll<HTMLElement>(element.tagName)].find(
      (peer) => isFocusable(peer) && nameOf(peer) === name,
    );
  // Compares the verb (“Remove” in “Remove road”), because similar elements in a list may do something else.
  const [verb] = name.split(' ');
  const successor =
    replacement ?? followers.find((peer) => isFocusable(peer) && nameOf(peer).startsWith(verb!));
  if (successor) return successor;
  for (const ancestor of ancestors) {
    const heading =
      ancestor.isConnected && ancestor !== document.body
        ? ancestor.querySelector<HTMLElement>(HEADING_SELECTOR)
        : null;
    if (heading) return heading;
  }
  return undefined;
};

/**
 * Moves the focus to a related element when the focused element disappears or is disabled, for example when a chip is removed or Retry
 * succeeds. Does nothing if other code moves the focus or the page changes. Returns a function that stops it.
 */
export const keepFocus = (): (() => void) => {
  let focusRecord: FocusRecord | undefined;
  let frameId = 0;
  const handleFocus = ({ target }: FocusEvent) => {
    focusRecord = target instanceof HTMLElement ? recordFocus(target) : undefined;
  };
  // A blur by key or pointer is the visitor’s choice, but browsers also fire blur just before they remove the focus. The two can be
  // distinguished only a moment later.
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
  const moveFocus = () => {
    const lostRecord = focusRecord;
    if (!lostRecord || isFocusable(lostRecord.element)) return;
    focusRecord = undefined;
    if (!hasLostFocus(lostRecord.element) || window.location.pathname !== lostRecord.path) return;
    const successor = findSuccessor(lostRecord);
    if (!successor) {
      focusMain();
      return;
    }
    if (successor.matches(HEADING_SELECTOR) && !successor.hasAttribute('tabindex'))
      successor.setAttribute('tabindex', '-1');
    successor.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(() => {
    if (!focusRecord || isFocusable(focusRecord.element)) return;
    // Runs after the effects of the change, because a closing dialog returns the focus itself.
    cancelAnimationFrame(frameId);
    frameId = requestAnimationFrame(moveFocus);
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
    cancelAnimationFrame(frameId);
  };
};
