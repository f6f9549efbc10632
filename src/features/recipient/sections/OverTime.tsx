import { useCallback, useMemo } from 'react';
import { OpenSearchButton } from '@/blocks/open-search';
import { SpendingTrend } from '@/blocks/spending-trend';
import type { DayRange } from '@/domain/fiscal';
import type { RecipientOverview } from '@/domain/recipient';
import { usePorts } from '@/lib/ports';
import { buildRangeFilters, getWiderSearchNote } from '../recipientSearch';

/** Renders the obligations of a recipient's transactions over all years. */
export function OverTime({ record }: { record: RecipientOverview }) {
  const id = record.recipient_id;
  const { track } = usePorts();
  const criteria = useMemo(() => ({ recipientId: id }), [id]);
  const renderLink = useCallback(
    (days: DayRange, periodLabel: string) => {
      const filters = buildRangeFilters(record, days);
      return (
        filters && (
          <OpenSearchButton
            className="link-button"
            target={{
              key: periodLabel,
              filters: () => filters,
              view: 'level=transactions&section=time',
            }}
          >
            View {periodLabel} in the search
          </OpenSearchButton>
        )
      );
    },
    [record],
  );
  const widerNote = getWiderSearchNote(record);
  return (
    <SpendingTrend
      criteria={criteria}
      note={`The chart counts all transactions of this recipient since FY 2008, not only those in the selected period.${widerNote ? ` ${widerNote}` : ''}`}
      file={record.uei || id}
      newAwardsRecipientId={id}
      onGroup={(group) => track('recipientPeriod', group)}
      link={renderLink}
    />
  );
}
