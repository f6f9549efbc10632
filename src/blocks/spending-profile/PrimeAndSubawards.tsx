import { useMemo } from 'react';
import { sumTotals } from '@/domain/awardTypeTotals';
import { moneyShort } from '@/domain/format';
import { profilePeriodPhrase } from '@/domain/profileYears';
import { recordFilters, type SpendingRecord } from '@/domain/spendingSubject';
import { useDataDay } from '@/lib/dataDay';
import { AmountPair } from './AmountPair';
import { useSearchTotals } from './totals';

/** Renders the obligations of prime awards beside the amounts of subawards. */
export function PrimeAndSubawards({ record }: { record: SpendingRecord }) {
  const day = useDataDay();
  const { subject, fy, obligations } = record;
  const filters = useMemo(() => recordFilters(record, day), [record, day]);
  const answer = useSearchTotals(filters, 'subawards');
  const periodText = profilePeriodPhrase(fy, day);
  return (
    <AmountPair
      title="Prime Awards and Subawards"
      answer={answer}
      getAmounts={(totals) => [
        { key: 'prime', label: 'Prime awards, obligated', amount: obligations, search: filters },
        {
          key: 'subawards',
          label: 'Subawards, amounts reported by prime recipients',
          amount: sumTotals(totals),
          search: filters,
          view: 'level=subawards',
          tone: 'outlay',
        },
      ]}
      summary={([prime, subawards]) =>
        `Agencies obligated ${moneyShort(prime!.amount, 2)} to prime recipients, and prime recipients passed on ${moneyShort(subawards!.amount, 2)} as subawards, ${periodText}.`
      }
      note="A subaward is paid from a prime award, so adding both would count its money twice. The two can have different places: a prime recipient can pass money on to another place."
      unit="US dollars"
      file={`${subject.slug}-${fy}-prime-and-subawards`}
      emptyText={`No prime award or subaward has an amount ${periodText}. Choose another year.`}
    />
  );
}
