import { useMemo } from 'react';
import { dollarColumn, TablePanel, type TableColumn } from '@/blocks/panel';
import { plural, type Dollars } from '@/domain/format';
import { fiscalPeriodTitle } from '@/domain/submissions/periods';
import { useAnswer } from '@/lib/requests/useAnswer';
import { obligationDifferences, type SymbolDifference } from '@/services/reporting/endpoints';
import type { DetailSubject } from './detailKinds';
import { useView } from './useView';

const amountColumn = (
  id: string,
  label: string,
  getValue: (row: SymbolDifference) => Dollars | null,
) => dollarColumn(id, label, getValue, { sortable: true, width: 190 });
const columns: readonly TableColumn<SymbolDifference>[] = [
  {
    id: 'tas',
    label: 'TAS',
    value: ({ tas }) => tas,
    sortable: true,
    firstOrder: 'desc',
    width: 230,
  },
  amountColumn('file_a_obligation', 'Account Balance Obligations', ({ inBalances }) => inBalances),
  amountColumn(
    'file_b_obligation',
    'Account Spending Obligations',
    ({ inBreakdown }) => inBreakdown,
  ),
  amountColumn('difference', 'Difference', ({ difference }) => difference),
];

/** Renders a table of Treasury Account Symbols whose obligations differ between balances and breakdown. */
export function ObligationDifferences({ subject }: { subject: DetailSubject }) {
  const { toptierCode, fy, period } = subject;
  const [view, onView] = useView('tas');
  const answer = useAnswer(
    obligationDifferences,
    useMemo(() => ({ toptierCode, fy, period, ...view }), [toptierCode, fy, period, view]),
  );
  return (
    <TablePanel
      title="Treasury Accounts with a Difference"
      headingLevel={3}
      answer={answer}
      rows={({ rows }) => rows}
      rowKey={({ tas }) => tas}
      columns={columns}
      tableView={view}
      onView={onView}
      total={answer.value?.total}
      hasNext={({ hasNext }) => hasNext}
      unit={`Obligations up to ${fiscalPeriodTitle(fy, period)}, US dollars`}
      file={`${toptierCode}-differences-${fy}-${period}`}
      summary={({ total, rows }) =>
        `The two files differ in ${plural(total ?? rows.length, 'account')}.`
      }
      note="The difference is obligations in the account balances (File A) minus those in the breakdown by program activity and object class (File B)."
      emptyText="Both files agree in this period."
    />
  );
}
