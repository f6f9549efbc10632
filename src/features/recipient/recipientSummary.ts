import type { KeyFigure } from '@/blocks/profile';
import { MISSING, money, plural, profileMoney } from '@/domain/format';
import type { RecipientOverview } from '@/domain/recipient';

const formatSubject = ({ name, recipient_level: level, parents }: RecipientOverview): string => {
  if (level === 'P') return `${name} and the recipients that belong to it`;
  // The child profile with a parent’s own records lists no parent.
  if (level === 'R' || !parents.length) return name;
  return `${name}, which belongs to ${parents[0]?.parent_name || 'a parent recipient'},`;
};
/** Returns a sentence about the amount that a recipient received. `timePhrase` is a phrase for the period, such as `in FY 2025`. */
export const recipientSentence = (recipient: RecipientOverview, timePhrase: string): string => {
  const { total_transaction_amount: amount, total_transactions: transactions } = recipient;
  const subject = formatSubject(recipient);
  if (amount === null) return `The amount that ${subject} received ${timePhrase} is not available.`;
  if (transactions === 0) return `${subject} received nothing ${timePhrase}.`;
  const countText = transactions === null ? '' : ` in ${plural(transactions, 'transaction')}`;
  if (amount < 0)
    return `${profileMoney(-amount)} more was taken back from ${subject} than awarded${countText} ${timePhrase}.`;
  return `${subject} received ${profileMoney(amount)}${countText} ${timePhrase}.`;
};

const formatTransactions = (value: number | null): string =>
  `from ${value === null ? `${MISSING} transactions` : plural(value, 'transaction')}`;
/** Returns the key figures of a recipient in one period. */
export const recipientFigures = (recipient: RecipientOverview): readonly KeyFigure[] => [
  {
    label: 'Total Awarded Amount',
    value: profileMoney(recipient.total_transaction_amount),
    exact: `${money(recipient.total_transaction_amount, 2)} ${formatTransactions(recipient.total_transactions)}`,
  },
  {
    label: 'Face Value of Loans',
    value: profileMoney(recipient.total_face_value_loan_amount),
    exact: `${money(recipient.total_face_value_loan_amount, 2)} ${formatTransactions(recipient.total_face_value_loan_transactions)}`,
  },
];

export const DUNS_MISSING = 'DUNS not provided';
