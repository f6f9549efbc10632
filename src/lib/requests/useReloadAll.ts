import { useContext } from 'react';
import { ReactReduxContext } from 'react-redux';
import type { ThunkDispatch } from 'redux-thunk';
import type { UnknownAction } from 'redux';
import type { Jobs } from '../redux';
import { reloadAll } from './queries';
import type { WithRequests } from './requestState';

/** Returns a function that drops all cached results and sends the page's queries again. Outside a store, it does nothing. */
export const useReloadAll = (): (() => Promise<void>) => {
  const dispatch = useContext(ReactReduxContext)?.store.dispatch as
    ThunkDispatch<WithRequests, Jobs, UnknownAction> | undefined;
  return async () => dispatch?.(reloadAll());
};
