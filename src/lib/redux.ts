import { useDispatch } from 'react-redux';
import type { UnknownAction } from 'redux';
import type { ThunkAction, ThunkDispatch } from 'redux-thunk';

/** A thunk over the part of the state it needs. */
export type Thunk<S, R = void> = ThunkAction<R, S, undefined, UnknownAction>;
/** Dispatch that also takes thunks. */
export const useThunkDispatch = <S>(): ThunkDispatch<S, undefined, UnknownAction> =>
  useDispatch<ThunkDispatch<S, undefined, UnknownAction>>();
