import type { KeyFigure } from '@/blocks/profile';
import { MISSING, money, plural, profileMoney } from '@/domain/format';
import type { RecipientOverview } from '@/domain/recipient';

/** Who received, with what its level adds or whom it belongs to. */
const whoOf = ({ name, recipient_level: level, parents }: RecipientOverview): string => {
  if (level === 'P') return `${name} and the recipients that belong to it`;
  // A parent's own records stand as a child that belongs to nobody else.
  if (level === 'R' || !parents.length) return name;
  return `${name}, which belongs to ${parents[0]?.parent_name || 'a parent recipient'},`;
};
/** What a recipient received, in one sentence; `when` ends it. */
export const recipientSentence = (recipient: RecipientOverview, when: string): string => {
  const { total_transaction_amount: amount, total_transactions: transactions } = recipient;
  const who = whoOf(recipient);
  if (amount === null) return `What ${who} received ${when} is not known.`;
  if (transactions === 0) return `${who} received nothing ${when}.`;
  const from = transactions === null ? '' : ` in ${plural(transactions, 'transaction')}`;
  if (amount < 0)
    return `${profileMoney(-amount)} more was taken back from ${who} than awarded${from} ${when}.`;
  return `${who} received ${profileMoney(amount)}${from} ${when}.`;
};

const fromTransactions = (value: number | null): string =>
  `from ${value === null ? `${MISSING} transactions` : plural(value, 'transaction')}`;
/** The amounts of a recipient in a year as key figures. */
export const recipientFigures = (recipient: RecipientOverview): readonly KeyFigure[] => [
  {
    label: 'Total Awarded Amount',
    value: profileMoney(recipient.total_transaction_amount),
    exact: `${money(recipient.total_transaction_amount, 2)} ${fromTransactions(recipient.total_transactions)}`,
  },
  {
    label: 'Face Value of Loans',
    value: profileMoney(recipient.total_face_value_loan_amount),
    exact: `${money(recipient.total_face_value_loan_amount, 2)} ${fromTransactions(recipient.total_face_value_loan_transactions)}`,
  },
];

export const DUNS_MISSING = 'DUNS not provided';
