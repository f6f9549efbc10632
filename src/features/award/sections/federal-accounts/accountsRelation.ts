import { money, type Dollars } from '@/domain/format';

const formatExact = (amount: Dollars) => money(amount, 2);

/**
 * Returns a sentence on how the obligations that accounts report relate to those that the award states; '' if either is missing.
 * `awardName` names the award.
 */
export const accountsRelation = (
  reported: Dollars | null,
  stated: Dollars | null,
  awardName: string,
): string => {
  if (reported === null || stated === null) return '';
  const difference = (Math.round(stated * 100) - Math.round(reported * 100)) / 100;
  if (difference === 0)
    return `Federal accounts report all of the obligated amount of ${awardName}, ${formatExact(stated)}.`;
  if (reported >= 0 && difference > 0)
    return `Federal accounts report ${formatExact(reported)} of the obligated amount of ${awardName}, ${formatExact(stated)}; the other ${formatExact(difference)} is not linked to any account.`;
  const direction = difference > 0 ? 'less' : 'more';
  return `Federal accounts report ${formatExact(reported)}, ${formatExact(Math.abs(difference))} ${direction} than the obligated amount of ${awardName}, ${formatExact(stated)}. Agencies report the two at different times.`;
};
