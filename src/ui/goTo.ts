import { useEffect, useRef } from 'react';
import { heights } from '@/lib/layoutTokens';

/** Scrolls to an element and moves the focus to it. */
export const goTo = (id: string, behavior?: ScrollBehavior): void => {
  const target = document.getElementById(id);
  target?.scrollIntoView?.({ behavior });
  if (target && !target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
};

/** Moves the focus to the head of new content. Scrolls only when the head is above the viewport. */
export const focusHead = (head: HTMLElement | null): void => {
  head?.focus({ preventScroll: true });
  if (head && head.getBoundingClientRect().top < heights.stickyHeader) head.scrollIntoView?.();
};

/** A window event: the visitor left the section that the page was opened at. */
export const MOVED = 'movedfromsection';
/** A window event: the element in `detail` would grow. `openAt` cancels the event for elements before its section. */
const GROWING = 'growingsection';
/** Returns whether an element is before the section that the page was opened at; growing content there would push that section away. */
export const isAboveOpened = (element: Element): boolean =>
  !window.dispatchEvent(new CustomEvent(GROWING, { detail: element, cancelable: true }));
/** Input events that count as the visitor scrolling or acting. */
const moves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Milliseconds during which a target of the address stays in place while content above it still grows. */
const HOLD_DURATION = 3000;
/** Scrolls to an element and keeps it in place until `HOLD_DURATION` ends or the visitor scrolls (`onMove`). Returns its stop function. */
export const goAndHold = (id: string, onMove: () => void = () => {}): (() => void) => {
  goTo(id, 'instant');
  if (typeof ResizeObserver === 'undefined') return () => {};
  const observer = new ResizeObserver(() =>
    document.getElementById(id)?.scrollIntoView({ behavior: 'instant' }),
  );
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    moves.forEach((name) => window.removeEventListener(name, moved));
  };
  const moved = () => {
    stop();
    onMove();
  };
  const timer = setTimeout(stop, HOLD_DURATION);
  observer.observe(document.body);
  moves.forEach((name) => window.addEventListener(name, moved, { passive: true }));
  return stop;
};

/** Opens a page at a section. Content above it waits until the visitor scrolls, so that nothing jumps. Returns a function that stops it. */
export const openAt = (id: string): (() => void) => {
  document.getElementById(id)?.setAttribute('data-opened', '');
  let stop = () => {};
  let top = 0;
  const leave = () => {
    moves.forEach((name) => window.removeEventListener(name, handleMove));
    window.removeEventListener('scroll', handleScroll);
    window.removeEventListener(GROWING, handleGrowing);
    cancelAnimationFrame(frame);
    stop();
  };
  const handleMove = () => {
    leave();
    window.dispatchEvent(new Event(MOVED));
  };
  const handleGrowing = (event: Event) => {
    const { detail } = event as CustomEvent<Element>;
    const target = document.getElementById(id);
    if (target && detail.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING)
      event.preventDefault();
  };
  // Dragging the scrollbar fires none of the other events.
  const handleScroll = () => {
    if (window.scrollY < top - window.innerHeight / 4) handleMove();
  };
  // Renders in one frame and scrolls in the next: in the same frame the browser counts the scroll as a layout shift.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      stop = goAndHold(id);
      top = window.scrollY;
      window.addEventListener('scroll', handleScroll, { passive: true });
    });
  });
  moves.forEach((name) => window.addEventListener(name, handleMove, { passive: true }));
  window.addEventListener(GROWING, handleGrowing);
  return leave;
};

/** Prefix of the address fragments that name a figure. */
const FIGURE = 'figure-';
/** Returns the address fragment of a figure. */
export const figureAnchor = (name: string): string =>
  `${FIGURE}${name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}`;
/** Returns whether the address names a figure. Deferred sections then load at once, so that it can be found. */
export const hasFigureInAddress = (): boolean => window.location.hash.startsWith(`#${FIGURE}`);
/** Scrolls to a figure that the address names: when it renders, and again when its data is ready, unless the visitor has scrolled. */
export const useAnchor = (anchor: string, isFinished: boolean): void => {
  const hasMoved = useRef(false);
  useEffect(() => {
    if (window.location.hash !== `#${anchor}` || hasMoved.current) return undefined;
    return goAndHold(anchor, () => {
      hasMoved.current = true;
    });
  }, [anchor, isFinished]);
};
