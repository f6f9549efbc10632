import type { Reducer } from 'redux';
import {
  makeAccountState,
  type AccountState,
  type AccountStateChanges,
} from '@/domain/federalAccount/account';

/** The slice of the federal account in view. */
interface WithFederalAccount {
  federalAccount: AccountState;
}
/** Returns the action that stores data or filters of the account in view. */
export const federalAccountChanged = (changes: AccountStateChanges) =>
  ({ type: 'federalAccount/changed', changes }) as const;
export const federalAccountReset = () => ({ type: 'federalAccount/reset' }) as const;
type Action = ReturnType<typeof federalAccountChanged> | ReturnType<typeof federalAccountReset>;

const none = makeAccountState();
const reducer = (state: AccountState = none, action: Action): AccountState => {
  switch (action.type) {
    case 'federalAccount/changed':
      return makeAccountState({ ...state.toObject(), ...action.changes });
    case 'federalAccount/reset':
      return none;
    default:
      return state;
  }
};
/** Reducers that the page injects. */
export const federalAccountReducers: Readonly<Record<keyof WithFederalAccount, Reducer>> = {
  federalAccount: reducer as Reducer,
};
