import { useMemo } from 'react';
import { OpenSearchButton } from '@/blocks/open-search';
import { SpendingTrend } from '@/blocks/spending-trend';
import { setDateRanges } from '@/domain/search/timeChanges';
import { transactionCriteria, type SpendingRecord } from '@/domain/spendingSubject';
import { useDataDay } from '@/lib/dataDay';

/** Renders the obligations of a subject by year, quarter or month. */
export function SubjectTrend({ record: { subject } }: { record: SpendingRecord }) {
  const day = useDataDay();
  const criteria = useMemo(() => transactionCriteria(subject.filters, day), [subject, day]);
  return (
    <SpendingTrend
      criteria={criteria}
      note={`The chart counts all transactions of ${subject.awards}, not only those of the selected year.`}
      file={subject.slug}
      link={(days, periodLabel) => (
        <OpenSearchButton
          className="usa-button usa-button--unstyled"
          target={{
            key: `${days.start} ${days.end}`,
            filters: () => setDateRanges(subject.filters, [days]),
          }}
        >
          View awards of {periodLabel}
        </OpenSearchButton>
      )}
    />
  );
}
