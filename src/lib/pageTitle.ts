import { useEffect, useSyncExternalStore } from 'react';

/** What the page in view calls itself; '' while it goes by the name of its route. */
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

/** Names the page in view until it is left; '' leaves it with the name of its route. The route table alone writes the document's title. */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    name(title);
    return () => name('');
  }, [title]);
};

/** What the page in view calls itself; '' where it says nothing. */
export const useNamedTitle = (): string =>
  useSyncExternalStore(
    subscribe,
    () => named,
    () => '',
  );
