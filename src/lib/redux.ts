import { useDispatch } from 'react-redux';
import type { UnknownAction } from 'redux';
import type { ThunkAction, ThunkDispatch } from 'redux-thunk';

/** A thunk with the part of the state that it needs. */
export type Thunk<S, R = void> = ThunkAction<R, S, undefined, UnknownAction>;
/** Returns a dispatch function that also accepts thunks. */
export const useThunkDispatch = <S>(): ThunkDispatch<S, undefined, UnknownAction> =>
  useDispatch<ThunkDispatch<S, undefined, UnknownAction>>();
