import type { Award } from '@/domain/award';
import { date, profileMoney, recipientName, textOr } from '@/domain/format';
import { mainAmount } from './awardAmounts';

/** Who gave what to whom, and when, in one sentence. */
export const awardSentence = (award: Award): string => {
  const agency = textOr(award.awardingAgency?.name);
  const recipient = recipientName(award.recipientName);
  const amount = profileMoney(mainAmount(award));
  return `${agency} awarded ${amount} to ${recipient}, signed ${date(award.dateSigned)}.`;
};
