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
  /** Adds the slices of a page before it renders; existing ones stay. */
  addReducers: (reducers: Reducers) => void;
  /** Aborts the work in progress, when the page is left. */
  stop: () => void;
}

/** Creates the store of a visit that starts at `address`; the build passes that of each page. */
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
    addReducers: (added) => {
      const fresh = Object.entries(added).filter(([name]) => !(name in reducers));
      if (!fresh.length) return;
      reducers = { ...reducers, ...Object.fromEntries(fresh) };
      store.replaceReducer(combineReducers(reducers));
      // The new slices take what they hold from the address.
      store.dispatch(addressChanged((store.getState() as WithAddress).address));
    },
  };
};
