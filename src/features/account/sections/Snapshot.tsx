import { useMemo } from 'react';
import { dollarColumn, Panel, type DataColumn } from '@/blocks/panel';
import { SankeyChart } from '@/charts/sankey/SankeyChart';
import { percent } from '@/domain/format';
import { heights } from '@/lib/layoutTokens';
import { useAnswer } from '@/lib/requests/useAnswer';
import { accountSnapshot, type AccountProfile } from '@/services/federal-accounts/profileEndpoints';
import { snapshotRows, snapshotSentence, withShare, type SnapshotRow } from '../snapshotSummary';
import { failIfMissing } from '../failIfMissing';
import { toSankeyData } from '../snapshotPicture';
import { useShownYear } from '../useShownYear';

const getColumns = (total: number | null): readonly DataColumn<SnapshotRow>[] => [
  { id: 'part', label: 'Part', value: ({ label }) => label, width: 260 },
  { id: 'side', label: 'Side', value: ({ side }) => side, width: 120 },
  dollarColumn<SnapshotRow>('amount', 'Amount', ({ amount }) => amount, {
    sortBy: ({ amount }) => amount,
    width: 200,
  }),
  {
    id: 'share',
    label: 'Share of Total',
    value: ({ amount }) => percent(amount, total),
    numeric: true,
    width: 140,
  },
];

function OmittedRows({ rows, total }: { rows: readonly SnapshotRow[]; total: number | null }) {
  if (!rows.length) return null;
  return (
    <div className="account-not-shown">
      <h3 id="account-not-shown">Not Shown:</h3>
      <ul aria-labelledby="account-not-shown">
        {rows.map(({ key, label, amount }) => (
          <li key={key}>
            {label}: {withShare(amount, total)}
            {(amount ?? 0) > 0 &&
              ', more than was obligated: some paid obligations of earlier years'}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Renders the sources and uses of an account's budgetary resources in a fiscal year. */
export function Snapshot({ record }: { record: AccountProfile }) {
  const { year, yearText, failure, retry } = useShownYear();
  const { id } = record;
  const query = useMemo(() => (year === undefined ? null : { id, year }), [id, year]);
  const answer = useAnswer(accountSnapshot, query);
  const shownYear = answer.answered?.year ?? year;
  const periodText = shownYear === year ? yearText : `FY ${shownYear}`;
  const total = answer.value?.totals?.budgetAuthority ?? null;
  return (
    <div className="account-snapshot">
      <Panel
        title={shownYear === undefined ? 'Snapshot' : `FY ${shownYear} Snapshot`}
        name="Snapshot"
        answer={failIfMissing(answer, { failure, retry })}
        rows={({ totals }) => (totals ? snapshotRows(totals) : [])}
        columns={getColumns(total)}
        file={`federal-account-${record.number}-fy${shownYear}-snapshot`}
        unit="US dollars, year to date"
        period={periodText}
        note="Obligations are promises to pay. Outlays are payments, some for obligations of earlier years."
        summary={({ totals }) => (totals && shownYear ? snapshotSentence(totals, periodText) : '')}
        emptyText={`This account has no data for FY ${shownYear ?? ''}. Choose another fiscal year.`}
        minHeight={heights.sankey}
      >
        {({ totals }) => {
          if (!totals) return null;
          const { nodes, flows, left } = toSankeyData(totals);
          return (
            <>
              {flows.length > 0 ? (
                <SankeyChart
                  nodes={nodes}
                  flows={flows}
                  description={`Money in and money out of the account in FY ${shownYear}.`}
                />
              ) : (
                <p className="account-nothing">There is no chart for this year. See the table.</p>
              )}
              <OmittedRows rows={left} total={total} />
            </>
          );
        }}
      </Panel>
    </div>
  );
}
