import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';

const findMain = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('#main-content h1') ??
  document.getElementById('main-content');
/** Moves the focus to the page's heading, or to its main region. */
export const focusMain = (): void => {
  const target = findMain();
  if (target && !target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target?.focus();
};
/** Prevents the page from scrolling while any dialog is open, and allows it otherwise. */
const updateScroll = (): void => {
  const isOpen = document.querySelector('dialog[open]') !== null;
  document.body.classList.toggle('no-scroll', isOpen);
};

/**
 * Returns the props of a native modal dialog, which is open while `isShown`. Escape and a click outside call `onClose`. The element
 * that `focusOn` selects gets the focus. On closing, focus returns to the opener, or to the main content with `returnTo` 'main'.
 */
export const useDialog = (
  isShown: boolean,
  onClose: () => void,
  returnTo: 'opener' | 'main' = 'opener',
  focusOn = '[data-first-focus]',
) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!isShown || !element) return undefined;
    const opener = document.activeElement as HTMLElement | null;
    if (element.showModal) element.showModal();
    else element.setAttribute('open', '');
    element.querySelector<HTMLElement>(focusOn)?.focus();
    updateScroll();
    return () => {
      if (element.close) element.close();
      else element.removeAttribute('open');
      updateScroll();
      if (returnTo === 'main') focusMain();
      else opener?.focus?.();
    };
  }, [isShown, returnTo, focusOn]);
  const close = (event: { preventDefault: () => void; stopPropagation: () => void }) => {
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return {
    ref: dialog,
    onCancel: close,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close(event);
    },
    // A click on the dialog element itself, not on its content, is a click on the backdrop.
    onMouseDown: (event: MouseEvent) => {
      if (event.target === dialog.current) close(event);
    },
  };
};
