import { useEffect, useRef } from 'react';
import { heights } from '@/lib/layoutTokens';

/** Scrolls to an element and moves the focus to it. */
export const goTo = (id: string, behavior?: ScrollBehavior): void => {
  const target = document.getElementById(id);
  target?.scrollIntoView?.({ behavior });
  if (target && !target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
};

/** Moves the focus to new content. Scrolls only if its start is above the viewport or under the sticky header. */
export const focusHead = (head: HTMLElement | null): void => {
  head?.focus({ preventScroll: true });
  if (head && head.getBoundingClientRect().top < heights.stickyHeader) head.scrollIntoView?.();
};

/** Window event that is fired when the visitor scrolls or acts after the page was opened at a section. */
export const MOVED_EVENT = 'movedfromsection';
/** Window event that is fired before the element in `detail` grows. `openAt` cancels the event for elements above its section. */
const GROWING_EVENT = 'growingsection';
/** Returns whether an element is above the section that the page was opened at. Content that grows there would move that section. */
export const isAboveOpenedSection = (element: Element): boolean =>
  !window.dispatchEvent(new CustomEvent(GROWING_EVENT, { detail: element, cancelable: true }));
/** Input events that count as the visitor scrolling or acting. */
const inputEvents = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Milliseconds for which a section or figure in the address is kept in place while content above it grows. */
const HOLD_DURATION = 3000;
/**
 * Scrolls to an element and keeps it in place for `HOLD_DURATION`. If the visitor scrolls or acts earlier, stops and calls `onMove`.
 * Returns a function that stops it.
 */
export const goAndHold = (id: string, onMove: () => void = () => {}): (() => void) => {
  goTo(id, 'instant');
  if (typeof ResizeObserver === 'undefined') return () => {};
  const observer = new ResizeObserver(() =>
    document.getElementById(id)?.scrollIntoView({ behavior: 'instant' }),
  );
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    inputEvents.forEach((name) => window.removeEventListener(name, handleMove));
  };
  const handleMove = () => {
    stop();
    onMove();
  };
  const timer = setTimeout(stop, HOLD_DURATION);
  observer.observe(document.body);
  inputEvents.forEach((name) => window.addEventListener(name, handleMove, { passive: true }));
  return stop;
};

/** Opens a page at a section. Until the visitor scrolls or acts, content above it waits. Returns a function that ends the wait. */
export const openAt = (id: string): (() => void) => {
  document.getElementById(id)?.setAttribute('data-opened', '');
  let stop = () => {};
  let openedScrollY = 0;
  const leave = () => {
    inputEvents.forEach((name) => window.removeEventListener(name, handleMove));
    window.removeEventListener('scroll', handleScroll);
    window.removeEventListener(GROWING_EVENT, handleGrowing);
    cancelAnimationFrame(frameId);
    stop();
  };
  const handleMove = () => {
    leave();
    window.dispatchEvent(new Event(MOVED_EVENT));
  };
  const handleGrowing = (event: Event) => {
    const { detail } = event as CustomEvent<Element>;
    const target = document.getElementById(id);
    if (target && detail.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING)
      event.preventDefault();
  };
  // Dragging the scrollbar fires none of the other events.
  const handleScroll = () => {
    if (window.scrollY < openedScrollY - window.innerHeight / 4) handleMove();
  };
  // Scrolls one frame after rendering, because in the same frame the browser counts the scroll as a layout shift.
  let frameId = requestAnimationFrame(() => {
    frameId = requestAnimationFrame(() => {
      stop = goAndHold(id);
      openedScrollY = window.scrollY;
      window.addEventListener('scroll', handleScroll, { passive: true });
    });
  });
  inputEvents.forEach((name) => window.addEventListener(name, handleMove, { passive: true }));
  window.addEventListener(GROWING_EVENT, handleGrowing);
  return leave;
};

/** Prefix of the address fragments that name a figure. */
const PREFIX = 'figure-';
/** Returns the address fragment of a figure. */
export const figureAnchor = (name: string): string =>
  `${PREFIX}${name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}`;
/** Returns whether the address names a figure. Deferred sections then load at once, so that it can be found. */
export const hasFigureInAddress = (): boolean => window.location.hash.startsWith(`#${PREFIX}`);
/** Scrolls to the figure in the address when it renders and again when its data is ready, unless the visitor has scrolled or acted. */
export const useAnchor = (anchor: string, isFinished: boolean): void => {
  const hasMoved = useRef(false);
  useEffect(() => {
    if (window.location.hash !== `#${anchor}` || hasMoved.current) return undefined;
    return goAndHold(anchor, () => {
      hasMoved.current = true;
    });
  }, [anchor, isFinished]);
};
