import { makeRecipientOverview } from '@/domain/recipient';
import { recipientSentence } from './recipientSummary';

const child = makeRecipientOverview({
  recipient_id: 'a-C',
  recipient_level: 'C',
  name: 'Anvils',
  total_transaction_amount: 1500,
  total_transactions: 2,
});
const parent = { parent_id: 'b-P', parent_name: 'Smithy', parent_uei: '', parent_duns: '' };

describe('recipientSentence', () => {
  it('names the parent of a child', () => {
    expect(recipientSentence(child.set('parents', [parent]), 'in FY 2025')).toBe(
      'Anvils, which belongs to Smithy, received $1,500 in 2 transactions in FY 2025.',
    );
    expect(
      recipientSentence(child.set('parents', [{ ...parent, parent_name: '' }]), 'in FY 2025'),
    ).toMatch(/^Anvils, which belongs to a parent recipient, received/);
  });
  it('mentions no parent if none is on record', () =>
    expect(recipientSentence(child, 'in FY 2025')).toBe(
      'Anvils received $1,500 in 2 transactions in FY 2025.',
    ));
});
