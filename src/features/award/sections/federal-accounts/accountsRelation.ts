import { money, type Dollars } from '@/domain/format';

const formatExact = (amount: Dollars) => money(amount, 2);

/**
 * Returns sentences that compare the obligations reported by accounts with those of the award; '' if either amount is missing.
 * `awardName` is what the sentences call the award.
 */
export const accountsRelation = (
  accountTotal: Dollars | null,
  awardTotal: Dollars | null,
  awardName: string,
): string => {
  if (accountTotal === null || awardTotal === null) return '';
  const difference = (Math.round(awardTotal * 100) - Math.round(accountTotal * 100)) / 100;
  if (difference === 0)
    return `Federal accounts report all of the obligated amount of ${awardName}, ${formatExact(awardTotal)}.`;
  if (accountTotal >= 0 && difference > 0)
    return `Federal accounts report ${formatExact(accountTotal)} of the obligated amount of ${awardName}, ${formatExact(awardTotal)}. The other ${formatExact(difference)} is not linked to any account.`;
  const direction = difference > 0 ? 'less' : 'more';
  return `Federal accounts report ${formatExact(accountTotal)}, ${formatExact(Math.abs(difference))} ${direction} than the obligated amount of ${awardName}, ${formatExact(awardTotal)}. Agencies report accounts and awards at different times.`;
};
