import {
  combineReducers,
  legacy_createStore as createStore,
  type Reducer,
  type Store,
} from 'redux';
import { pageTitleReducers } from '@/lib/pageTitle';
import { createJobs, createThunkMiddleware } from '@/lib/redux';
import { requestsReducers } from '@/lib/requests/requestState';
import { addressChanged, addressReducers, type WithAddress } from '@/lib/url/addressState';
import { matchAddress } from './matchAddress';
import { shellReducers } from './shell/shellState';

type Reducers = Readonly<Record<string, Reducer>>;
export interface AppStore {
  store: Store;
  /** Adds the slices of a page before it renders. Existing slices keep their state. */
  addReducers: (reducers: Reducers) => void;
  /** Aborts all running jobs. Called when the app unmounts. */
  stop: () => void;
}

/** Creates the store of a visit that starts at `address`. Prerendering passes the address of each page. */
export const createAppStore = (
  address: Pick<Location, 'pathname' | 'search'> = window.location,
): AppStore => {
  const jobs = createJobs();
  let reducers: Record<string, Reducer> = {
    ...shellReducers,
    ...addressReducers,
    ...pageTitleReducers,
    ...requestsReducers,
  };
  const store = createStore(
    combineReducers(reducers),
    createThunkMiddleware(jobs),
  ) as unknown as Store;
  store.dispatch(addressChanged(matchAddress(address)));
  return {
    store,
    stop: () => jobs.running.forEach((controller) => controller.abort()),
    addReducers: (reducersToAdd) => {
      const newReducers = Object.entries(reducersToAdd).filter(([name]) => !(name in reducers));
      if (!newReducers.length) return;
      reducers = { ...reducers, ...Object.fromEntries(newReducers) };
      store.replaceReducer(combineReducers(reducers));
      // Initializes the new slices from the current address.
      store.dispatch(addressChanged((store.getState() as WithAddress).address));
    },
  };
};
