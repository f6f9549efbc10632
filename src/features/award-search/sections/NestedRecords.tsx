import { useMemo } from 'react';
import type { ResultTabKey } from '@/domain/codes/resultTabs';
import type { SearchCriteria } from '@/domain/search/criteria';
import { useAnswer } from '@/lib/requests/useAnswer';
import { searchPage } from '@/services/search/rowEndpoints';
import type { GroupedLevel, GroupedRow, PageQuery } from '@/services/search/results';
import { DataTable } from '@/ui/DataTable';
import { Loading, PanelError } from '@/ui/Status';
import { defaultSort, getFields } from '../columnRules';
import { tabColumns } from '../columns';

const MAX_RECORDS = 100;
/** IDs of the columns that describe the record itself, not its prime award. */
const recordColumnIds: ReadonlySet<string> = new Set([
  'subaward_id',
  'subrecipient',
  'sub_amount',
  'sub_date',
  'sub_description',
  'mod',
  'amount',
  'action_date',
  'transaction_description',
  'action_type',
]);

export interface NestedRecordsProps {
  criteria: SearchCriteria;
  level: GroupedLevel;
  tab: ResultTabKey;
  award: GroupedRow;
}
/** Renders up to 100 matching subawards or transactions of one award, the largest first. */
export function NestedRecords({ criteria, level, tab, award }: NestedRecordsProps) {
  const query = useMemo(
    (): PageQuery => ({
      criteria: { ...criteria, awardIds: [`"${award.awardId}"`] },
      level,
      tab,
      fields: getFields(tab),
      sort: tabColumns[tab].find(({ id }) => id === defaultSort(tab))!.field,
      order: 'desc',
      page: 1,
      limit: MAX_RECORDS,
    }),
    [criteria, level, tab, award.awardId],
  );
  const { status, value, failure, retry } = useAnswer(searchPage, query);
  if (status === 'failed') return <PanelError failure={failure!} onRetry={retry} />;
  if (!value) return <Loading message="Loading your data..." />;
  return (
    <>
      <DataTable
        caption={`Matching ${level} of ${award.awardId}`}
        columns={tabColumns[tab]
          .filter(({ id }) => recordColumnIds.has(id))
          .map((column) => ({ ...column, sortable: false }))}
        rows={value.rows.filter(({ generatedId }) => generatedId === award.generatedId)}
        rowKey={({ key }) => key}
      />
      {value.hasNext && (
        <p className="control-hint">
          The {MAX_RECORDS} largest records are shown. The ungrouped table lists all records.
        </p>
      )}
    </>
  );
}
