import { useMemo } from 'react';
import { dollarColumn, TablePanel, type TableColumn } from '@/blocks/panel';
import { plural, profileMoney, type Dollars } from '@/domain/format';
import { fiscalPeriodTitle } from '@/domain/submissions/periods';
import { formatShare } from '@/domain/submissions/submission';
import { useAnswer } from '@/lib/requests/useAnswer';
import { missingSymbols, type MissingSymbol } from '@/services/reporting/endpoints';
import type { DetailSubject } from './detailKinds';
import { useView } from './useView';

const buildColumns = (agencyTotal: Dollars | null): readonly TableColumn<MissingSymbol>[] => [
  {
    id: 'tas',
    label: 'Treasury Account Symbol (TAS)',
    value: ({ tas }) => tas,
    sortable: true,
    width: 260,
  },
  dollarColumn<MissingSymbol>('amount', 'Obligated Amount', ({ amount }) => amount, {
    sortable: true,
    width: 200,
  }),
  {
    id: 'percent_of_gtas',
    label: '% of Agency Total in GTAS',
    value: ({ amount }) => formatShare(amount, agencyTotal),
    numeric: true,
    width: 160,
  },
];

/** Renders a table of the Treasury Account Symbols missing from a submission, with their obligations in GTAS. */
export function MissingBalances({ subject }: { subject: DetailSubject }) {
  const { toptierCode, fy, period, gtasObligations, missingObligations } = subject;
  const [view, onView] = useView('amount');
  const answer = useAnswer(
    missingSymbols,
    useMemo(() => ({ toptierCode, fy, period, ...view }), [toptierCode, fy, period, view]),
  );
  return (
    <TablePanel
      title="Missing Treasury Accounts"
      headingLevel={3}
      answer={answer}
      rows={({ rows }) => rows}
      rowKey={({ tas }) => tas}
      columns={buildColumns(gtasObligations)}
      tableView={view}
      onView={onView}
      total={answer.value?.total}
      hasNext={({ hasNext }) => hasNext}
      unit={`Obligations in GTAS up to ${fiscalPeriodTitle(fy, period)}, US dollars`}
      file={`${toptierCode}-missing-accounts-${fy}-${period}`}
      summary={({ total, rows }) =>
        `The account balances lack ${plural(total ?? rows.length, 'account')} reported in GTAS` +
        (missingObligations === null
          ? '.'
          : `: ${profileMoney(missingObligations)}, ${formatShare(missingObligations, gtasObligations)} of what the agency obligated up to ${fiscalPeriodTitle(fy, period)}.`)
      }
      note="Agencies report balances to the Treasury in GTAS. Their account balances should match those reports."
      emptyText="No accounts are missing in this period."
    />
  );
}
