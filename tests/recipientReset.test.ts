import { createAppStore } from '@/app/store';
import { makeRecipientOverview, makeRecipientState } from '@/domain/recipient';
import { agencyReducers, agencyReset } from '@/features/agency/state/agencyState';
import {
  recipientChildrenShown,
  recipientReducers,
  recipientReset,
  recipientShown,
  type WithRecipient,
} from '@/features/recipient/state/recipientState';

describe('the recipient in the store', () => {
  it.each([
    ['recipient', recipientReset],
    ['agency', agencyReset],
  ] as const)('is reset by the reset of the %s [i4.other.10]', (_, reset) => {
    const { store, addReducers } = createAppStore();
    addReducers({ ...recipientReducers, ...agencyReducers });
    const selectRecipient = () => (store.getState() as WithRecipient).recipient;
    store.dispatch(
      recipientShown('2024', makeRecipientOverview({ recipient_id: 'a-P', name: 'A' })),
    );
    store.dispatch(
      recipientChildrenShown('a-P', [
        { id: 'x-C', name: 'X', uei: '', duns: '', state: 'CO', amount: 1 },
      ]),
    );
    expect([selectRecipient().id, selectRecipient().children.length]).toEqual(['a-P', 1]);
    store.dispatch(reset());
    expect(selectRecipient().equals(makeRecipientState())).toBe(true);
  });
});
