import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether there is a visitor, with a day, a window and a browser that keeps things: not while a page is drawn at build time, nor while what was
 * drawn is taken over. Right after that it is drawn anew for its visitor in pieces, between which it answers. True at once where nothing was drawn.
 */
export const useIsKnown = (): boolean => {
  // A value that React found changed after taking over would be drawn in one go, the effects of the page with it (decision 0054).
  const wasDrawn = useRef(false);
  const isNew = useSyncExternalStore(
    never,
    () => !wasDrawn.current,
    () => {
      wasDrawn.current = true;
      return false;
    },
  );
  const [isMet, setMet] = useState(false);
  useEffect(() => {
    if (wasDrawn.current) startTransition(() => setMet(true));
  }, []);
  return isNew || isMet;
};

/** A value of the visitor's, followed as it changes; `drawn` stands where a page is drawn before it has one. */
export const useVisitors = <T>(
  subscribe: (tell: () => void) => () => void,
  read: () => T,
  drawn: T,
): T => {
  const isKnown = useIsKnown();
  return useSyncExternalStore(
    subscribe,
    () => (isKnown ? read() : drawn),
    () => drawn,
  );
};

/** What the clock or chance says, settled once in a visitor's browser; `drawn` stands where a page is drawn before it has a visitor. */
export const useSettled = <T>(settle: () => T, drawn: T): T => {
  const settled = useRef<{ value: T } | null>(null);
  return useVisitors(never, () => (settled.current ??= { value: settle() }).value, drawn);
};
