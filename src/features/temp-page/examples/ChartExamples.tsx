import { useState } from 'react';
import type { DataColumn } from '@/blocks/panel';
import { money } from '@/domain/format';
import { usePorts } from '@/lib/ports';
import { chartExamples, renderExample, rowsFor } from './everyChart';
import { momentsOf, type ExampleMoment } from './exampleMoments';
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
const names = Object.keys(exampleSets);

/** Every chart of the kit over the same rows: an ordinary set, and those that break charts. */
export function ChartExamples() {
  const { announce } = usePorts();
  const [set, setSet] = useState(names[0]!);
  const handleChoose = (at: number) => announce(`${exampleSets[set]![at]!.name} chosen`);
  return (
    <>
      <h2>Charts</h2>
      <p>
        <label className="usa-label" htmlFor="example-set">
          What they show
        </label>
        <select
          className="usa-select"
          id="example-set"
          value={set}
          onChange={(event) => setSet(event.target.value)}
        >
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </p>
      {chartExamples.map((chart) => {
        const rendered = renderExample(chart, set, handleChoose);
        return chart.folder === 'timeline' ? (
          <ExamplePanel
            key={chart.folder}
            title={chart.title}
            rows={momentsOf(set)}
            columns={dayColumns}
          >
            {rendered}
          </ExamplePanel>
        ) : (
          <ExamplePanel
            key={chart.folder}
            title={chart.title}
            rows={rowsFor(chart, set)}
            columns={columns}
          >
            {rendered}
          </ExamplePanel>
        );
      })}
    </>
  );
}
