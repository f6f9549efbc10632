import { useState } from 'react';
import { Panel, type DataColumn } from '@/blocks/panel';
import { RankingChart } from '@/charts/ranking/RankingChart';
import { money, moneyShort } from '@/domain/format';
import { usePorts } from '@/lib/ports';
import type { Answer } from '@/lib/requests/useAnswer';
import { exampleAnswer, failedAnswer, readyAnswer } from './exampleAnswer';
import { exampleSets, ordinarySetName, type ExampleRow } from './exampleRows';

const columns: readonly DataColumn<ExampleRow>[] = [
  { id: 'agency', label: 'Agency', value: ({ name }) => name, sortBy: ({ name }) => name },
  {
    id: 'obligations',
    label: 'Obligations',
    value: ({ amount }) => amount,
    show: ({ amount }) => money(amount),
    sortBy: ({ amount }) => amount,
    numeric: true,
  },
];
const rows = exampleSets[ordinarySetName]!;
const answeredAt = Date.parse('2026-06-30T15:00:00Z');
const readyResult: Answer<null, readonly ExampleRow[]> = {
  ...readyAnswer(rows),
  answeredAt,
  request: {
    method: 'POST',
    path: '/api/example/',
    body: { type: 'agency', filters: { fy: '2026', period: '9' } },
  },
};

const findNamedRow = ([first]: readonly ExampleRow[]): ExampleRow | undefined => first;
function RankingPanel({ answer }: { answer: Answer<null, readonly ExampleRow[]> }) {
  const { announce } = usePorts();
  return (
    <Panel
      title="Obligations by agency"
      answer={answer}
      rows={(value) => value}
      columns={columns}
      file="obligations-by-agency"
      unit="Obligations, US dollars"
      summary={(_, loadedRows) => {
        const largest = findNamedRow(loadedRows);
        return largest && `${largest.name} obligated the most.`;
      }}
      emptyText="No agency reported obligations in this period. Choose another period."
      minHeight={260}
    >
      {(_, loadedRows) => (
        <RankingChart
          rows={loadedRows.map((row) => ({
            key: row.key,
            label: row.name,
            value: row.amount,
            text: moneyShort(row.amount, 1),
            isNamed: row === findNamedRow(loadedRows),
          }))}
          description="Obligations of eleven agencies, the largest first."
          onChoose={(at) => announce(`${loadedRows[at]!.name} selected`)}
        />
      )}
    </Panel>
  );
}
/** Renders a failed panel whose Retry button shows the rows. */
function FailedPanel({ changes }: { changes?: Partial<typeof readyResult> }) {
  const [isFailed, setIsFailed] = useState(true);
  const failedResult = failedAnswer<readonly ExampleRow[]>(() => setIsFailed(false), changes);
  return <RankingPanel answer={isFailed ? failedResult : readyResult} />;
}

/** States of `Panel` and `Figure`. */
export const panelExamples = {
  'panel-loading': () => <RankingPanel answer={exampleAnswer()} />,
  'panel-empty': () => <RankingPanel answer={readyAnswer([])} />,
  'panel-failed': () => <FailedPanel />,
  'panel-stale': () => <FailedPanel changes={{ value: rows, current: true, answeredAt }} />,
  'panel-updating': () => (
    <RankingPanel answer={{ ...readyResult, status: 'loading', current: false, stale: true }} />
  ),
  'panel-ready': () => <RankingPanel answer={readyResult} />,
};
