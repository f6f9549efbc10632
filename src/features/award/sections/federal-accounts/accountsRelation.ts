import { money, type Dollars } from '@/domain/format';

const exactly = (amount: Dollars) => money(amount, 2);

/**
 * Returns a sentence on how the obligations that accounts report relate to those that the award states; '' if either is unknown. `of`
 * names the award.
 */
export const accountsRelation = (
  reported: Dollars | null,
  stated: Dollars | null,
  of: string,
): string => {
  if (reported === null || stated === null) return '';
  const apart = (Math.round(stated * 100) - Math.round(reported * 100)) / 100;
  if (apart === 0)
    return `Federal accounts report all of the obligated amount of ${of}, ${exactly(stated)}.`;
  if (reported >= 0 && apart > 0)
    return `Federal accounts report ${exactly(reported)} of the obligated amount of ${of}, ${exactly(stated)}; the other ${exactly(apart)} is not linked to any account.`;
  const way = apart > 0 ? 'less' : 'more';
  return `Federal accounts report ${exactly(reported)}, ${exactly(Math.abs(apart))} ${way} than the obligated amount of ${of}, ${exactly(stated)}: agencies report the two at different times.`;
};
