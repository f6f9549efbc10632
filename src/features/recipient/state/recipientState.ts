import { Record as ImmutableRecord, type RecordOf } from 'immutable';
import type { Reducer, UnknownAction } from 'redux';
import { makeRecipientState, type RecipientState } from '@/domain/recipient';
import { DEFAULT_PROFILE_YEAR, type ProfileYear } from '@/domain/profileYears';
import type { WithRequests } from '@/lib/requests/requestState';
import { selectResult } from '@/lib/requests/selectResult';
import type { AddressChanged } from '@/lib/url/addressState';
import { recipientChildren, recipientOverview } from '@/services/recipients/endpoints';

/** The recipient and the year in the address. */
interface RecipientInView {
  id: string;
  fy: ProfileYear;
}
const makeInView = ImmutableRecord<RecipientInView>(
  { id: '', fy: DEFAULT_PROFILE_YEAR },
  'RecipientInView',
);
export interface WithRecipient {
  recipient: RecordOf<RecipientInView>;
}

/** The slices that the recipient pages read. */
export type RecipientPageState = WithRecipient & WithRequests;

/** Returns an action that clears the recipient in view. */
export const recipientReset = () => ({ type: 'recipient/reset' as const });

const reducer = (
  state: RecordOf<RecipientInView> = makeInView(),
  action: AddressChanged | UnknownAction,
): RecordOf<RecipientInView> => {
  switch (action.type) {
    case 'address/changed': {
      const { feature, params } = (action as AddressChanged).address;
      return feature === 'recipient' && params.recipientId
        ? makeInView({ id: params.recipientId, fy: params.fy || DEFAULT_PROFILE_YEAR })
        : state;
    }
    case 'recipient/reset':
    // Leaving an agency also resets the recipient (specification §4, "Other").
    case 'agency/reset':
      return makeInView();
    default:
      return state;
  }
};
/** The reducers that the recipient pages inject. */
export const recipientReducers: Readonly<Record<keyof WithRecipient, Reducer>> = {
  recipient: reducer as Reducer,
};

/** Returns the recipient in view (specification §3). Its overview and children have their defaults until they have loaded. */
export const selectRecipient = (state: RecipientPageState): RecipientState => {
  const { id, fy } = state.recipient;
  const overview = selectResult(recipientOverview, id ? { id, year: fy } : null)(state);
  const key = overview?.uei || overview?.duns;
  const children = selectResult(recipientChildren, key ? { key, year: fy } : null)(state);
  return makeRecipientState({
    id,
    fy,
    ...(overview && { overview }),
    ...(children && { children }),
  });
};
