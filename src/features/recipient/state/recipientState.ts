import type { Reducer } from 'redux';
import {
  makeRecipientState,
  type ChildRecipient,
  type RecipientOverview,
  type RecipientState,
} from '@/domain/recipient';
import type { ProfileYear } from '@/domain/profileYears';

export interface WithRecipient {
  recipient: RecipientState;
}

/** Action: shows a recipient in a period. Its children follow in a separate action. */
export const recipientShown = (fy: ProfileYear, overview: RecipientOverview) => ({
  type: 'recipient/shown' as const,
  fy,
  overview,
});
/** Action: adds the children of the current recipient. */
export const recipientChildrenShown = (id: string, children: readonly ChildRecipient[]) => ({
  type: 'recipient/children' as const,
  id,
  children,
});
export const recipientReset = () => ({ type: 'recipient/reset' as const });
type Action =
  | ReturnType<typeof recipientShown>
  | ReturnType<typeof recipientChildrenShown>
  | ReturnType<typeof recipientReset>
  /** Leaving an agency also resets the recipient (specification §4, "Other"). */
  | { type: 'agency/reset' };

/** The reducer of the current recipient. */
export const recipientReducer = (
  state: RecipientState = makeRecipientState(),
  action: Action,
): RecipientState => {
  switch (action.type) {
    case 'recipient/shown': {
      const id = action.overview.recipient_id;
      const same = id === state.id && action.fy === state.fy;
      return state.merge({
        id,
        fy: action.fy,
        overview: action.overview,
        children: same ? state.children : [],
      });
    }
    case 'recipient/children':
      return action.id === state.id ? state.set('children', action.children) : state;
    case 'recipient/reset':
    case 'agency/reset':
      return makeRecipientState();
    default:
      return state;
  }
};
/** The reducers that the recipient pages inject. */
export const recipientReducers: Readonly<Record<keyof WithRecipient, Reducer>> = {
  recipient: recipientReducer as Reducer,
};
