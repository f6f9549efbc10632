import type { KeyFigure } from '@/blocks/profile';
import { MISSING, money, plural, profileMoney } from '@/domain/format';
import { describeRank } from '@/domain/rank';
import type { RecipientLevel, RecipientOverview } from '@/domain/recipient';
import type { ListedRecipient } from '@/services/recipients/endpoints';

const formatSubject = ({ name, recipient_level: level, parents }: RecipientOverview): string => {
  if (level === 'P') return `${name} and the recipients that belong to it`;
  // The child profile with a parent’s own records lists no parent.
  if (level === 'R' || !parents.length) return name;
  return `${name}, which belongs to ${parents[0]?.parent_name || 'a parent recipient'}`;
};
/**
 * Returns the start of the sentence about the amount that a recipient received. `timePhrase` is a phrase for the period, such as `in FY
 * 2025`.
 */
export const formatRecipientStart = (recipient: RecipientOverview, timePhrase: string): string => {
  const { total_transaction_amount: amount, total_transactions: transactions } = recipient;
  const subject = formatSubject(recipient);
  if (amount === null) return `${subject}: the amount received ${timePhrase} is not available`;
  if (transactions === 0) return `${subject}: nothing received ${timePhrase}`;
  if (amount < 0)
    return `${subject}: ${profileMoney(-amount)} more returned than awarded ${timePhrase}`;
  return `${subject}: ${profileMoney(amount)} received ${timePhrase}`;
};

const levelGroups: Readonly<Record<RecipientLevel, string>> = {
  P: 'among parent recipients',
  C: 'among child recipients',
  R: 'among recipients without a parent',
};
/** Returns the rank of a recipient among those of its level; '' if it is not among the `largest` recipients of all levels. */
export const formatRecipientRank = (
  { recipient_id: id, recipient_level: level }: RecipientOverview,
  largest: readonly Pick<ListedRecipient, 'id' | 'level' | 'amount'>[],
): string =>
  describeRank(
    largest.find((each) => each.id === id)?.amount,
    largest.filter((each) => each.level === level).map(({ amount }) => amount),
    levelGroups[level],
  );

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
