import { useToday } from '@/lib/rendering/today';
import { useCallback } from 'react';
import { chipGroups, filterEvents } from '@/blocks/search-filters';
import { SearchDownload } from '@/blocks/downloads';
import type { SpendingLevel } from '@/domain/codes/resultTabs';
import { countFilters, toCriteria } from '@/domain/search/filters/registry';
import type { SearchFilters } from '@/domain/search/searchFilters';
import { usePorts } from '@/lib/ports';
import { downloadColumns } from '../downloadColumns';
import { useCodeNames } from '../useCodeNames';

/** Renders the download dialog of the applied search. `cols` are the chosen columns, as in the address. */
export default function DownloadDialog({
  filters,
  level,
  cols,
  onClose,
}: {
  filters: SearchFilters;
  level: SpendingLevel;
  cols: string;
  onClose: () => void;
}) {
  const today = useToday();
  const { track } = usePorts();
  const criteriaAt = useCallback(
    (requestedLevel: SpendingLevel) => toCriteria(filters, { today, level: requestedLevel }),
    [filters, today],
  );
  const columns = Object.fromEntries(
    (['awards', 'transactions', 'subawards'] as const).map((levelKey) => [
      levelKey,
      downloadColumns(levelKey, levelKey === level ? cols : ''),
    ]),
  );
  const filterTexts = chipGroups(filters, today, useCodeNames()).map(({ caption, chips }) => ({
    caption,
    values: chips.map(({ text }) => text),
  }));
  return (
    <SearchDownload
      criteriaAt={criteriaAt}
      filters={filterTexts}
      filterCount={countFilters(filters, { today, level })}
      title="Advanced Search"
      tableColumns={columns}
      onRequest={(type) =>
        track(
          'searchDownload',
          type,
          filterEvents(filters, today).map(({ name }) => name),
        )
      }
      onClose={onClose}
    />
  );
}
