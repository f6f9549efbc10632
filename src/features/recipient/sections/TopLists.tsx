import { useMemo } from 'react';
import { TopFive, type TopList } from '@/blocks/top-five';
import type { RecipientOverview } from '@/domain/recipient';
import { filtersOfYear, widerSearch } from '../recipientSearch';
import { useProfilePeriod } from '../useProfilePeriod';

const lists: readonly TopList[] = [
  'awarding_agency',
  'awarding_subagency',
  'federal_account',
  'cfda',
  'naics',
  'psc',
  'country',
  'state_territory',
];
const tabs = [{ key: 'all', label: 'All Awards', types: [], lists }] as const;

/** The five largest of each category in the period of the page. */
export default function TopLists({ record }: { record: RecipientOverview }) {
  const { year, day, days, words } = useProfilePeriod();
  const id = record.recipient_id;
  const asked = useMemo(() => ({ recipientId: id, periods: [days] }), [id, days]);
  const filters = useMemo(() => filtersOfYear(record, year, day), [record, year, day]);
  const wider = widerSearch(record);
  return (
    <section aria-labelledby="recipient-top">
      <h2 id="recipient-top">Top 5</h2>
      <p>
        Where the awards of this recipient came from and what they are for, {words}. {wider}
      </p>
      <TopFive
        filters={filters}
        asked={asked}
        tabs={tabs}
        total={record.total_transaction_amount}
        year={year}
        file={`${record.uei || id}-${year}`}
      />
    </section>
  );
}
