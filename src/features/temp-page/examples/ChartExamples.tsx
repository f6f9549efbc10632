import type { DataColumn } from '@/blocks/panel';
import { money } from '@/domain/format';
import { usePorts } from '@/lib/ports';
import { chartExamples, renderExample, getRows } from './everyChart';
import { getMoments, type ExampleMoment } from './exampleMoments';
import { exampleSets, type ExampleRow } from './exampleRows';
import { ExamplePanel } from './ExamplePanel';

const columns: readonly DataColumn<ExampleRow>[] = [
  { id: 'name', label: 'Name', value: ({ name }) => name, sortBy: ({ name }) => name },
  {
    id: 'amount',
    label: 'Amount',
    value: ({ amount }) => amount,
    show: ({ amount }) => money(amount),
    sortBy: ({ amount }) => amount,
    numeric: true,
  },
];
const dayColumns: readonly DataColumn<ExampleMoment>[] = [
  { id: 'name', label: 'Name', value: ({ label }) => label },
  { id: 'day', label: 'Day', value: ({ day }) => day, show: ({ text }) => text },
];

/** Renders every chart with one set of `exampleSets`. */
export function ChartExamples({ set }: { set: string }) {
  const { announce } = usePorts();
  const handleChoose = (at: number) => announce(`${exampleSets[set]![at]!.name} chosen`);
  return (
    <>
      {chartExamples.map((chart) => {
        const content = renderExample(chart, set, handleChoose);
        return chart.folder === 'timeline' ? (
          <ExamplePanel
            key={chart.folder}
            title={chart.title}
            rows={getMoments(set)}
            columns={dayColumns}
          >
            {content}
          </ExamplePanel>
        ) : (
          <ExamplePanel
            key={chart.folder}
            title={chart.title}
            rows={getRows(chart, set)}
            columns={columns}
          >
            {content}
          </ExamplePanel>
        );
      })}
    </>
  );
}
