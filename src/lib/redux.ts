import { useDispatch } from 'react-redux';
import { applyMiddleware, type UnknownAction } from 'redux';
import { withExtraArgument, type ThunkAction, type ThunkDispatch } from 'redux-thunk';

/** The work in progress of one store. Thunks need it besides the state, and no component renders it. */
export interface Jobs {
  /** Abort controllers of pending calls and watched downloads, by a key of their own. */
  running: Map<string, AbortController>;
  /** How to send the query of each key that a component shows. */
  queries: Map<string, (signal: AbortSignal) => Promise<unknown>>;
}
export const createJobs = (): Jobs => ({ running: new Map(), queries: new Map() });
/** Returns the middleware of a new store: thunks that share its `Jobs`. */
export const createThunkMiddleware = (jobs: Jobs = createJobs()) =>
  applyMiddleware(withExtraArgument(jobs));
/** Aborts the job with a key, if one is running, and starts another: returns its controller. */
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

/** A thunk with the part of the state that it needs. */
export type Thunk<S, R = void> = ThunkAction<R, S, Jobs, UnknownAction>;
/** Returns a dispatch function that also accepts thunks. */
export const useThunkDispatch = <S>(): ThunkDispatch<S, Jobs, UnknownAction> =>
  useDispatch<ThunkDispatch<S, Jobs, UnknownAction>>();
