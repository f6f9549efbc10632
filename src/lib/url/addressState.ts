import type { Reducer, UnknownAction } from 'redux';
import { useEffect } from 'react';
import { useThunkDispatch } from '../redux';

/** The address of the page in the form that the page’s slices read. */
export interface AddressState {
  /** ID of the page in `pages.json`; '' for an unknown address. */
  page: string;
  /** Folder of the page under `features`; '' for an unknown address. */
  feature: string;
  /** The decoded parameters of the path. */
  params: Readonly<Record<string, string | undefined>>;
  /** The query with its question mark; '' without one. */
  search: string;
}
export interface WithAddress {
  address: AddressState;
}
/**
 * Returns the action for a changed address. It is dispatched before React renders the new address, so a page needs to read only its
 * slices.
 */
export const addressChanged = (address: AddressState) =>
  ({ type: 'address/changed', address }) as const;
export type AddressChanged = ReturnType<typeof addressChanged>;

const unknownAddress: AddressState = { page: '', feature: '', params: {}, search: '' };
const reducer = (
  state: AddressState = unknownAddress,
  action: AddressChanged | UnknownAction,
): AddressState => (action.type === 'address/changed' ? (action as AddressChanged).address : state);
export const addressReducers: Readonly<Record<keyof WithAddress, Reducer>> = {
  address: reducer as Reducer,
};

/** Resets the slice of a feature when its last page unmounts, then applies the new address again (specification §4, "Other"). */
export const useResetOnLeave = (feature: string, reset: () => UnknownAction): void => {
  const dispatch = useThunkDispatch<WithAddress>();
  useEffect(
    () => () =>
      dispatch((_dispatch, getState) => {
        const { address } = getState();
        if (address.feature === feature) return;
        dispatch(reset());
        dispatch(addressChanged(address));
      }),
    [dispatch, feature, reset],
  );
};
