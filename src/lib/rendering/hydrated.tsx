import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';

const HydratedContext = createContext(true);

/** Returns whether the page may read the date, the window and its storage; false until a prerendered page is hydrated. */
export const useIsHydrated = (): boolean => useContext(HydratedContext);

/** Renders a page. After hydration, renders it again with the browser’s values, as a transition. */
export function HydratedProvider({
  isPrerendered,
  children,
}: {
  isPrerendered: boolean;
  children: ReactNode;
}) {
  const [isHydrated, setHydrated] = useState(!isPrerendered);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return <HydratedContext value={isHydrated}>{children}</HydratedContext>;
}

/** Returns a value read from the browser, and renders again when it changes. Returns `prerenderedValue` until hydration. */
export const useBrowserValue = <T,>(
  subscribe: (onChange: () => void) => () => void,
  read: () => T,
  prerenderedValue: T,
): T => {
  const isHydrated = useIsHydrated();
  return useSyncExternalStore(
    subscribe,
    () => (isHydrated ? read() : prerenderedValue),
    () => prerenderedValue,
  );
};
