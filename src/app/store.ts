import {
  applyMiddleware,
  combineReducers,
  legacy_createStore as createStore,
  type Reducer,
  type Store,
} from 'redux';
import { thunk } from 'redux-thunk';
import { requestsReducers } from '@/lib/requests/requestState';
import { shellReducers } from './shell/shellState';

type Reducers = Readonly<Record<string, Reducer>>;
export interface AppStore {
  store: Store;
  /** Adds the slices of a page before it renders; those already there stay. */ addReducers: (
    reducers: Reducers,
  ) => void;
}

/** The store of one visit: the shell's slices and the answers of the service at once, a page's slices when it loads. */
export const createAppStore = (): AppStore => {
  let reducers: Record<string, Reducer> = { ...shellReducers, ...requestsReducers };
  const store = createStore(combineReducers(reducers), applyMiddleware(thunk)) as unknown as Store;
  return {
    store,
    addReducers: (added) => {
      const fresh = Object.entries(added).filter(([name]) => !(name in reducers));
      if (!fresh.length) return;
      reducers = { ...reducers, ...Object.fromEntries(fresh) };
      store.replaceReducer(combineReducers(reducers));
    },
  };
};
