import { useMemo } from 'react';
import { TablePanel } from '@/blocks/panel';
import type { Transaction } from '@/domain/awardHistory';
import { plural } from '@/domain/format';
import { tenfoldWarning } from '@/domain/historyWarnings';
import { useAnswer } from '@/lib/requests/useAnswer';
import {
  MAX_TRANSACTIONS,
  transactionPage,
  type TransactionSort,
} from '@/services/awards/historyEndpoints';
import { Button } from '@/ui/Button';
import { Warnings } from '../../warnings/Warning';
import { balanceSentence } from './balanceSentence';
import type { HistoryPanelProps } from './historyPanel';
import { getMeasure, transactionColumns } from './transactionColumns';
import { useSteps, type Steps } from './useSteps';

function NoSteps({ steps: { problem, retry } }: { steps: Steps }) {
  if (!problem) return null;
  if (problem === 'too many') {
    return (
      <p className="table-note">
        The total before and after each action is shown for awards with up to{' '}
        {plural(MAX_TRANSACTIONS, 'action')}. This award has more.
      </p>
    );
  }
  return (
    <p className="table-note" role="status">
      We couldn’t load the totals before and after each action.{' '}
      <Button look="text" onClick={retry}>
        Retry
      </Button>
    </p>
  );
}

/** Renders the actions of an award, each with the total before and after it. */
export function TransactionHistory({ award, ...table }: HistoryPanelProps) {
  const { generatedId, category, displayId } = award;
  const { sort, order, page, limit } = table.tableView;
  const query = useMemo(
    () => ({ id: generatedId, sort: sort as TransactionSort, order, page, limit }),
    [generatedId, sort, order, page, limit],
  );
  const answer = useAnswer(transactionPage, query);
  const measure = getMeasure(category);
  const steps = useSteps(award, measure, answer);
  const measureName = measure === 'faceValue' ? 'face value' : 'obligations';
  const toLedgerRows = (rows: readonly Transaction[]) =>
    rows.map((row) => ({ ...row, step: steps.byId.get(row.id) }));
  return (
    <TablePanel
      {...table}
      title="Transaction History"
      headingLevel={3}
      answer={answer}
      rows={({ rows }) => toLedgerRows(rows)}
      rowKey={({ id }) => id}
      columns={transactionColumns[category]}
      hasNext={({ hasNext }) => hasNext}
      file={`transactions-of-${displayId || generatedId}`}
      unit={`${measure === 'faceValue' ? 'Face value and subsidy cost' : 'Obligations'}, US dollars`}
      note={`Each row shows an action and the total ${measureName} before and after it. The totals add up actions in date order.`}
      summary={() => balanceSentence(award, steps)}
      emptyText="No actions are recorded for this award."
      above={
        <div className="history-above">
          <NoSteps steps={steps} />
          <Warnings warnings={[tenfoldWarning(toLedgerRows(answer.value?.rows ?? []))]} />
        </div>
      }
    />
  );
}
