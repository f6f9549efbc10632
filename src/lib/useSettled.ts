import { useRef, useSyncExternalStore } from 'react';

const never = () => () => {};

/** What the clock or chance says, settled once in a visitor's browser; `drawn` stands where a page is drawn before it has a visitor. */
export const useSettled = <T>(settle: () => T, drawn: T): T => {
  const settled = useRef<{ value: T } | null>(null);
  return useSyncExternalStore(
    never,
    () => (settled.current ??= { value: settle() }).value,
    () => drawn,
  );
};
