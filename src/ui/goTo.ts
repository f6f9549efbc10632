import { useEffect, useRef } from 'react';
import { heights } from '@/lib/layoutTokens';

/** Brings a part of the page into view and gives it the focus. */
export const goTo = (id: string, behavior?: ScrollBehavior): void => {
  const target = document.getElementById(id);
  target?.scrollIntoView?.({ behavior });
  if (target && !target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
};

/** Gives what stands at the head of new content the focus; the page moves only when that is out of sight, above the window. */
export const goOnAt = (head: HTMLElement | null): void => {
  head?.focus({ preventScroll: true });
  if (head && head.getBoundingClientRect().top < heights.stickyHeader) head.scrollIntoView?.();
};

/** The section that the page was opened at, as long as the visitor has not moved. */
let opened: string | null = null;
/** The event of the window that the visitor has moved from the section that the page was opened at. */
export const MOVED = 'movedfromsection';
/** Whether a part stands above the section that the page was opened at: what grew in it would push that away. */
export const isAboveOpened = (element: Element): boolean => {
  const target = opened === null ? null : document.getElementById(opened);
  return Boolean(
    target && element.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
};
/** What visitors move by. */
const moves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** How long a part that the address named is held in place while what stands above it still grows, in milliseconds. */
const SETTLING = 3000;
/** Goes to a part at once and stays there until the page has settled or the visitor moves, which is told. Gives a way to stop. */
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
  const timer = setTimeout(stop, SETTLING);
  observer.observe(document.body);
  moves.forEach((name) => window.addEventListener(name, moved, { passive: true }));
  return stop;
};

/**
 * Opens a page at one of its sections, which fills the window from the first moment; what stands above it waits until the visitor moves,
 * so that nothing jumps. Gives a way to stop.
 */
export const openAt = (id: string): (() => void) => {
  opened = id;
  document.getElementById(id)?.setAttribute('data-opened', '');
  let stop = () => {};
  let top = 0;
  const leave = () => {
    moves.forEach((name) => window.removeEventListener(name, handleMove));
    window.removeEventListener('scroll', handleScroll);
    cancelAnimationFrame(frame);
    stop();
    opened = null;
  };
  const handleMove = () => {
    leave();
    window.dispatchEvent(new Event(MOVED));
  };
  // A bar beside the page is moved without any of the other events.
  const handleScroll = () => {
    if (window.scrollY < top - window.innerHeight / 4) handleMove();
  };
  // Drawn in one frame, gone to in the next: a browser takes both in one for a part that jumped.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      stop = goAndHold(id);
      top = window.scrollY;
      window.addEventListener('scroll', handleScroll, { passive: true });
    });
  });
  moves.forEach((name) => window.addEventListener(name, handleMove, { passive: true }));
  return leave;
};

/** Fragments of the address that name a figure begin so. */
const FIGURE = 'figure-';
/** What a figure is called in an address. */
export const figureAnchor = (name: string): string =>
  `${FIGURE}${name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}`;
/** Whether the address names a figure: sections that load when they come near then load at once, so that it can be found. */
export const namesFigure = (): boolean => window.location.hash.startsWith(`#${FIGURE}`);
/** Brings a figure into view when the address names it: when it is drawn, and again when its answer is there, unless the visitor has moved. */
export const useAnchor = (anchor: string, settled: boolean): void => {
  const left = useRef(false);
  useEffect(() => {
    if (window.location.hash !== `#${anchor}` || left.current) return undefined;
    return goAndHold(anchor, () => {
      left.current = true;
    });
  }, [anchor, settled]);
};
