import { useEffect, useSyncExternalStore } from 'react';

/** The title set by the current page; '' while the title of its route applies. */
let named = '';
const listeners = new Set<() => void>();
const name = (title: string) => {
  named = title;
  listeners.forEach((listener) => listener());
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Sets the title of the current page until it unmounts; '' keeps the title of its route. Only the route table writes the document’s title.
 */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    name(title);
    return () => name('');
  }, [title]);
};

/** Returns the title set by the current page; '' when it sets none. */
export const useNamedTitle = (): string =>
  useSyncExternalStore(
    subscribe,
    () => named,
    () => '',
  );
