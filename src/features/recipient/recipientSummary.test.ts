import { makeRecipientOverview } from '@/domain/recipient';
import { formatRecipientRank, formatRecipientStart } from './recipientSummary';

const child = makeRecipientOverview({
  recipient_id: 'a-C',
  recipient_level: 'C',
  name: 'Anvils',
  total_transaction_amount: 1500,
  total_transactions: 2,
});
const parent = { parent_id: 'b-P', parent_name: 'Smithy', parent_uei: '', parent_duns: '' };

describe('formatRecipientStart', () => {
  it('names the parent of a child', () => {
    expect(formatRecipientStart(child.set('parents', [parent]), 'in FY 2025')).toBe(
      'Anvils, which belongs to Smithy: $1,500 received in FY 2025',
    );
    expect(
      formatRecipientStart(child.set('parents', [{ ...parent, parent_name: '' }]), 'in FY 2025'),
    ).toMatch(/^Anvils, which belongs to a parent recipient: /);
  });
  it('mentions no parent if none is on record', () =>
    expect(formatRecipientStart(child, 'in FY 2025')).toBe('Anvils: $1,500 received in FY 2025'));
  it.each([
    [null, null, 'Anvils: the amount received in FY 2025 is not available'],
    [0, 0, 'Anvils: nothing received in FY 2025'],
    [-1500, 2, 'Anvils: $1,500 more returned than awarded in FY 2025'],
  ])('says so if the amount is %s', (amount, transactions, text) =>
    expect(
      formatRecipientStart(
        child.merge({ total_transaction_amount: amount, total_transactions: transactions }),
        'in FY 2025',
      ),
    ).toBe(text),
  );
});

describe('formatRecipientRank', () => {
  const largest = [
    { id: 'x-P', level: 'P' as const, amount: 90 },
    { id: 'x-C', level: 'C' as const, amount: 80 },
    { id: 'y-R', level: 'R' as const, amount: 70 },
    { id: 'a-C', level: 'C' as const, amount: 60 },
    { id: 'z-P', level: 'P' as const, amount: 60 },
  ];
  it('ranks a recipient among those of its level', () => {
    expect(formatRecipientRank(child, largest)).toBe('2nd among child recipients');
    expect(
      formatRecipientRank(child.merge({ recipient_id: 'z-P', recipient_level: 'P' }), largest),
    ).toBe('2nd among parent recipients');
    expect(
      formatRecipientRank(child.merge({ recipient_id: 'y-R', recipient_level: 'R' }), largest),
    ).toBe('1st among recipients without a parent');
  });
  it('is empty for a recipient that is not among the largest', () =>
    expect(formatRecipientRank(child.set('recipient_id', 'w-C'), largest)).toBe(''));
});
