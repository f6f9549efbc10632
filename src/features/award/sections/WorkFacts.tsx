import type { Award } from '@/domain/award';
import { count, money, textOr } from '@/domain/format';
import { placeLine } from '../placeLine';
import { Facts } from './Facts';

/** What is done, where, and with the help of how many subawards. */
export function WorkFacts({ award }: { award: Award }) {
  const { placeOfPerformance, description, subawardCount, subawardTotal } = award;
  const sum = subawardTotal === null ? '' : `, ${money(subawardTotal)}`;
  return (
    <Facts
      title="Where and what"
      facts={[
        ['Primary Place of Performance', placeLine(placeOfPerformance)],
        ['Description', textOr(description)],
        ['Subawards', `${count(subawardCount)}${sum}`],
      ]}
    />
  );
}
