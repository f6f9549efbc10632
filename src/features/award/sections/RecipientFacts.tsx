import type { Award } from '@/domain/award';
import { MISSING, recipientName, uei } from '@/domain/format';
import { placeLine } from '../placeLine';
import { Facts } from './Facts';

/** Who received the award. */
export function RecipientFacts({ award }: { award: Award }) {
  return (
    <Facts
      title="Recipient"
      facts={[
        ['Name', recipientName(award.recipientName)],
        ['UEI', uei(award.recipientUei)],
        ['Parent', award.parentRecipientName || MISSING],
        ['Location', placeLine(award.recipientAddress)],
      ]}
    />
  );
}
