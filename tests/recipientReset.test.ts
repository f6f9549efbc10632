import { createAppStore } from '@/app/store';
import { makeRecipientState } from '@/domain/recipient';
import { agencyReducers, agencyReset } from '@/features/agency/state/agencyState';
import {
  recipientReducers,
  recipientReset,
  selectRecipient,
  type RecipientPageState,
} from '@/features/recipient/state/recipientState';

describe('the recipient in the store', () => {
  it.each([
    ['recipient', recipientReset],
    ['agency', agencyReset],
  ] as const)('is reset by the reset of the %s [i4.other.10]', (_, reset) => {
    const { store, addReducers } = createAppStore({ pathname: '/recipient/a-P/2024', search: '' });
    addReducers({ ...recipientReducers, ...agencyReducers });
    const recipient = () => selectRecipient(store.getState() as RecipientPageState);
    expect([recipient().id, recipient().fy]).toEqual(['a-P', '2024']);
    store.dispatch(reset());
    expect(recipient().equals(makeRecipientState())).toBe(true);
  });
});
