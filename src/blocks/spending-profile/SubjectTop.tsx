import { useMemo } from 'react';
import { OpenSearchButton } from '@/blocks/open-search';
import { TopFive, type TopTab } from '@/blocks/top-five';
import { profilePeriodPhrase } from '@/domain/profileYears';
import { recordFilters, type SpendingRecord } from '@/domain/spendingSubject';
import { useDataDay } from '@/lib/dataDay';

export interface SubjectTopProps {
  record: SpendingRecord;
  /** The award type tabs with their lists. */
  tabs: readonly TopTab[];
}
/** Renders the top-5 lists of a subject's awards. */
export default function SubjectTop({
  record,
  tabs,
}: {
  record: SpendingRecord;
  tabs: readonly TopTab[];
}) {
  const day = useDataDay();
  const { subject, fy, obligations } = record;
  const periodText = profilePeriodPhrase(fy, day);
  const filters = useMemo(() => recordFilters(record, day), [record, day]);
  return (
    <>
      <h2>Top 5</h2>
      <p>
        Each list shows the five largest entries from {subject.awards} {periodText}. Percentages are
        shares of the {subject.noun}’s total obligations.
      </p>
      <TopFive
        filters={filters}
        tabs={tabs}
        total={obligations}
        year={fy}
        file={`${subject.slug}-${fy}`}
      />
      <p className="spending-profile__more">
        <OpenSearchButton target={{ key: 'top', filters: () => filters }}>
          View all {subject.awards} {periodText}
        </OpenSearchButton>
      </p>
    </>
  );
}
