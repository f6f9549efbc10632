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

/** Renders a page; after hydration once more with the browser’s own values, as a transition. */
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

/** Returns a value of the browser and follows its changes; `prerendered` before hydration. */
export const useBrowserValue = <T,>(
  subscribe: (onChange: () => void) => () => void,
  read: () => T,
  prerendered: T,
): T => {
  const isHydrated = useIsHydrated();
  return useSyncExternalStore(
    subscribe,
    () => (isHydrated ? read() : prerendered),
    () => prerendered,
  );
};
