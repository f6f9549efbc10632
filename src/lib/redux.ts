import { useDispatch } from 'react-redux';
import { applyMiddleware, type UnknownAction } from 'redux';
import { withExtraArgument, type ThunkAction, type ThunkDispatch } from 'redux-thunk';

/** Pending work of one store. Thunks use it, but it is not part of the state, because no component renders it. */
export interface Jobs {
  /** Abort controllers of pending calls and watched downloads, by job key. */
  running: Map<string, AbortController>;
  /** Functions that send a query, by query key. Only queries that a component shows are included. */
  queries: Map<string, (signal: AbortSignal) => Promise<unknown>>;
}
export const createJobs = (): Jobs => ({ running: new Map(), queries: new Map() });
/** Returns the thunk middleware of a new store. All its thunks share `jobs`. */
export const createThunkMiddleware = (jobs: Jobs = createJobs()) =>
  applyMiddleware(withExtraArgument(jobs));
/** Aborts the running job with this key, if any, and starts a new one. Returns the abort controller of the new job. */
export const startJob = ({ running }: Jobs, key: string): AbortController => {
  running.get(key)?.abort();
  const controller = new AbortController();
  running.set(key, controller);
  return controller;
};
/** Aborts the job with a key, if one is running. */
export const stopJob = ({ running }: Jobs, key: string): void => {
  running.get(key)?.abort();
  running.delete(key);
};

/** A thunk, typed with the part of the state that it reads. */
export type Thunk<S, R = void> = ThunkAction<R, S, Jobs, UnknownAction>;
/** Returns a dispatch function that also accepts thunks. */
export const useThunkDispatch = <S>(): ThunkDispatch<S, Jobs, UnknownAction> =>
  useDispatch<ThunkDispatch<S, Jobs, UnknownAction>>();
