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
  /** Adds the slices of a page before it renders; existing ones stay. */ addReducers: (
    reducers: Reducers,
  ) => void;
}

/** Creates the store of a visit, with the slices of the shell and the API requests. The slices of a page are added when it loads. */
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
