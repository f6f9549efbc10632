import { useMemo } from 'react';
import { TopFive, type TopListKey } from '@/blocks/top-five';
import type { RecipientOverview } from '@/domain/recipient';
import { buildPeriodFilters, getWiderSearchNote } from '../recipientSearch';
import { useProfilePeriod } from '../useProfilePeriod';

const lists: readonly TopListKey[] = [
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

/** Shows the five largest entries of each category in the period of the profile. */
export default function TopLists({ record }: { record: RecipientOverview }) {
  const { year, day, days, periodPhrase } = useProfilePeriod();
  const id = record.recipient_id;
  const criteria = useMemo(() => ({ recipientId: id, periods: [days] }), [id, days]);
  const filters = useMemo(() => buildPeriodFilters(record, year, day), [record, year, day]);
  const widerNote = getWiderSearchNote(record);
  return (
    <section aria-labelledby="recipient-top">
      <h2 id="recipient-top">Top 5</h2>
      <p>
        See where the awards of this recipient came from and what they are for, {periodPhrase}.{' '}
        {widerNote}
      </p>
      <TopFive
        filters={filters}
        customCriteria={criteria}
        tabs={tabs}
        total={record.total_transaction_amount}
        year={year}
        file={`${record.uei || id}-${year}`}
      />
    </section>
  );
}
