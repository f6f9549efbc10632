import type { Award } from '@/domain/award';
import { date } from '@/domain/format';
import { Facts, type Fact } from './Facts';

/** When the award was made, and how long it lasts. */
export function DateFacts({ award }: { award: Award }) {
  const { category, dateSigned, startDate, endDate, potentialEndDate, lastModified } = award;
  const potential: readonly Fact[] = potentialEndDate
    ? [['Potential end', date(potentialEndDate)]]
    : [];
  return (
    <Facts
      title="Dates"
      facts={[
        ['Signed', date(dateSigned)],
        ['Start', date(startDate)],
        [category === 'idv' ? 'Ordering period end' : 'Current end', date(endDate)],
        ...potential,
        ['Last modified', date(lastModified)],
      ]}
    />
  );
}
