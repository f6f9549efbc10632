import { useState, type ReactNode } from 'react';
import { Provider, useStore } from 'react-redux';
import { applyMiddleware, legacy_createStore as createStore } from 'redux';

/** Renders an example over a state that never changes, so that its buttons change nothing that belongs to the visitor. */
export function FixedState({ state, children }: { state: object; children: ReactNode }) {
  const appStore = useStore<object>();
  const [store] = useState(() => {
    const fixedState = { ...appStore.getState(), ...state };
    return createStore(
      () => fixedState,
      applyMiddleware(() => () => () => undefined),
    );
  });
  return <Provider store={store}>{children}</Provider>;
}
