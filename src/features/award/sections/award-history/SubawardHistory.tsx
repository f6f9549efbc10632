import { useMemo } from 'react';
import { TablePanel } from '@/blocks/panel';
import { count, money } from '@/domain/format';
import type { Award } from '@/domain/award';
import {
  countRepeatedSubawards,
  repeatedWarning,
  subawardShare,
  subawardSumWarning,
} from '@/domain/historyWarnings';
import { useAnswer } from '@/lib/requests/useAnswer';
import { subawardPage, type SubawardSort } from '@/services/awards/historyEndpoints';
import { Facts } from '@/ui/Facts';
import { Warnings } from '../../warnings/Warning';
import type { HistoryPanelProps } from './historyPanel';
import { subawardColumns } from './subawardColumns';

function SubawardBoxes({ award }: { award: Award }) {
  const { subawardCount, subawardTotal, totalObligation } = award;
  const boxes = [
    ['Number of Sub-Award Transactions', count(subawardCount)],
    ['Sub-Award Obligations', money(subawardTotal, 2)],
    ['Percent of Prime Award Obligations', subawardShare(subawardTotal, totalObligation)],
  ] as const;
  return (
    <>
      <Facts className="history-boxes" facts={boxes} />
      <Warnings warnings={[subawardSumWarning(subawardTotal, totalObligation)]} />
    </>
  );
}

/** Shows the subawards of an award with their number and sum, and warnings about unusual figures. */
export function SubawardHistory({ award, ...table }: HistoryPanelProps) {
  const { generatedId, displayId } = award;
  const { sort, order, page, limit } = table.tableView;
  const query = useMemo(
    () => ({ id: generatedId, sort: sort as SubawardSort, order, page, limit }),
    [generatedId, sort, order, page, limit],
  );
  const answer = useAnswer(subawardPage, query);
  const rows = answer.value?.rows;
  const repeatCounts = useMemo(() => countRepeatedSubawards(rows ?? []), [rows]);
  return (
    <>
      <SubawardBoxes award={award} />
      <TablePanel
        {...table}
        title="Sub-Awards"
        headingLevel={3}
        answer={answer}
        rows={({ rows }) => rows.map((row) => ({ ...row, times: repeatCounts.get(row.id) ?? 1 }))}
        rowKey={({ id }) => String(id)}
        columns={subawardColumns}
        hasNext={({ hasNext }) => hasNext}
        above={
          <div className="history-above">
            <Warnings warnings={[repeatedWarning(rows ?? [])]} />
          </div>
        }
        file={`sub-awards-of-${displayId || generatedId}`}
        unit="Subaward amounts, US dollars"
        note="Recipients report each subaward by the end of the month after it is made."
        emptyText="The recipient has not reported any subawards."
      />
    </>
  );
}
