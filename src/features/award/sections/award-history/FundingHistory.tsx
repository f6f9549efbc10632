import { useMemo } from 'react';
import { PROFILES_NOTE } from '@/blocks/entity-links';
import { TablePanel } from '@/blocks/panel';
import { useAnswer } from '@/lib/requests/useAnswer';
import { submissionPage, type SubmissionSort } from '@/services/awards/historyEndpoints';
import type { HistoryPanelProps } from './historyPanel';
import { fundingColumns, vehicleFundingColumns } from './fundingColumns';

/** Renders what agencies reported about the accounts that pay for an award, by period. */
export function FundingHistory({ award, ...table }: HistoryPanelProps) {
  const { generatedId, category, displayId } = award;
  const isVehicle = category === 'idv';
  const { sort, order, page, limit } = table.tableView;
  const query = useMemo(
    () => ({
      id: generatedId,
      vehicle: isVehicle,
      sort: sort as SubmissionSort,
      order,
      page,
      limit,
    }),
    [generatedId, isVehicle, sort, order, page, limit],
  );
  const answer = useAnswer(submissionPage, query);
  return (
    <TablePanel
      {...table}
      title="Federal Account Funding"
      headingLevel={3}
      answer={answer}
      // Submissions have no ID and two can be identical, so the position is part of the key.
      rows={({ rows }) => rows.map((row, at) => ({ ...row, key: `${at} ${JSON.stringify(row)}` }))}
      rowKey={({ key }) => key}
      columns={isVehicle ? vehicleFundingColumns : fundingColumns}
      hasNext={({ hasNext }) => hasNext}
      file={`federal-account-funding-of-${displayId || generatedId}`}
      unit="Obligations and outlays, US dollars"
      note={`Agencies reported these amounts for the accounts that pay for ${
        isVehicle ? 'the orders under this vehicle' : 'this award'
      }. Outlays are cumulative within each fiscal year. ${PROFILES_NOTE}`}
      emptyText="This award is not linked to a federal account."
    />
  );
}
