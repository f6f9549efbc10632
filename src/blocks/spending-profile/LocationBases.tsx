import { useMemo } from 'react';
import { sumTotals } from '@/domain/awardTypeTotals';
import { moneyShort } from '@/domain/format';
import { profilePeriodPhrase } from '@/domain/profileYears';
import { byRecipientLocation, recordFilters, type SpendingRecord } from '@/domain/spendingSubject';
import { useDataDay } from '@/lib/dataDay';
import { AmountPair } from './AmountPair';
import { useSearchTotals } from './totals';

/** Renders the obligations for work in a place beside those to recipients with an address there. */
export function LocationBases({ record }: { record: SpendingRecord }) {
  const day = useDataDay();
  const { subject, fy, obligations } = record;
  const filters = useMemo(() => recordFilters(record, day), [record, day]);
  const recipientFilters = useMemo(() => byRecipientLocation(filters), [filters]);
  const answer = useSearchTotals(recipientFilters, 'transactions');
  const periodText = profilePeriodPhrase(fy, day);
  return (
    <AmountPair
      title="Work Here and Recipients Here"
      answer={answer}
      getAmounts={(totals) => [
        { key: 'work', label: 'Work performed here', amount: obligations, search: filters },
        {
          key: 'recipients',
          label: 'Recipients located here',
          amount: sumTotals(totals),
          search: recipientFilters,
        },
      ]}
      summary={([work, recipients]) =>
        `${moneyShort(work!.amount, 2)} was obligated for work in ${subject.nameInSentence}, and ${moneyShort(recipients!.amount, 2)} to recipients with an address there, ${periodText}.`
      }
      note="A recipient can have its address in one place and do the work in another. An award with both in the same place is in both amounts, so they must not be added."
      unit="Obligations, US dollars"
      file={`${subject.slug}-${fy}-location-bases`}
      emptyText={`No obligations ${periodText} have their work or their recipient here. Choose another year.`}
    />
  );
}
