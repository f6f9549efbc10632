import { useCallback, useMemo } from 'react';
import { SearchWay } from '@/blocks/search-ways';
import { SpendingTrend } from '@/blocks/spending-trend';
import type { DayRange } from '@/domain/fiscal';
import type { RecipientOverview } from '@/domain/recipient';
import { usePorts } from '@/lib/ports';
import { filtersOfDays, widerSearch } from '../recipientSearch';

/** The transactions of a recipient over all years. */
export function OverTime({ record }: { record: RecipientOverview }) {
  const id = record.recipient_id;
  const { track } = usePorts();
  const criteria = useMemo(() => ({ recipientId: id }), [id]);
  const link = useCallback(
    (days: DayRange, words: string) => {
      const filters = filtersOfDays(record, days);
      return (
        filters && (
          <SearchWay
            className="link-button"
            way={{
              key: words,
              filters: () => filters,
              view: 'level=transactions&section=time',
            }}
          >
            View {words} in the search
          </SearchWay>
        )
      );
    },
    [record],
  );
  const wider = widerSearch(record);
  return (
    <SpendingTrend
      criteria={criteria}
      note={`All transactions of this recipient since FY 2008, whatever year the page shows.${wider ? ` ${wider}` : ''}`}
      file={record.uei || id}
      newAwardsOf={id}
      onGroup={(group) => track('recipientPeriod', group)}
      link={link}
    />
  );
}
