import { useMemo } from 'react';
import type { DataColumn } from '@/blocks/panel';
import { MultiplesChart } from '@/charts/multiples/MultiplesChart';
import { NestedBarsChart } from '@/charts/nested-bars/NestedBarsChart';
import { PeriodBarsChart } from '@/charts/period-bars/PeriodBarsChart';
import { RankingChart } from '@/charts/ranking/RankingChart';
import { RunningTotalChart } from '@/charts/running-total/RunningTotalChart';
import { SankeyChart } from '@/charts/sankey/SankeyChart';
import { SparklineChart } from '@/charts/sparkline/SparklineChart';
import type { Tone } from '@/charts/drawing/stops';
import { TimelineChart } from '@/charts/timeline/TimelineChart';
import { TreemapChart } from '@/charts/treemap/TreemapChart';
import { axisUnit, money, moneyShort, percent, profileMoney } from '@/domain/format';
import { usePorts } from '@/lib/ports';
import { exampleDays, examplePeriods } from './exampleActivity';
import { exampleDay, exampleMoments, type ExampleMoment } from './exampleMoments';
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
/** Names of nested amounts have these colours, from the smallest. */
const tones = ['outlay', 'obligation', 'current-award', 'potential-award'] as const;
const exampleToday = { key: 'today', label: 'Today', ...exampleDay };
/** A list shows so many of a set; a part of a whole is never left out. */
const LISTED = 25;
const FLOWING = 8;
const SIDE_BY_SIDE = 6;
/** Parts of an amount in periods one after the other. */
const periodParts = [1, 0.5, 0, -0.25, 2] as const;
const sideBySidePeriods = periodParts.map((_, at) => ({
  label: `FY ${2021 + at}`,
  incomplete: at === periodParts.length - 1,
}));
const totalOf = (rows: readonly ExampleRow[]): number =>
  rows
    .map(({ amount }) => amount ?? 0)
    .filter((amount) => amount > 0 && amount < Infinity)
    .reduce((sum, amount) => sum + amount, 0);
/** Rows flow into one total, and the total into two uses. */
const flowsOf = (rows: readonly ExampleRow[]) => {
  const total = totalOf(rows);
  const amountOf = (key: string, value: number) => ({
    from: 'total',
    to: key,
    value,
    text: profileMoney(value),
  });
  const node = (key: string, label: string, value: number | null, tone: Tone) => ({
    key,
    label,
    text: profileMoney(value),
    tone,
  });
  return {
    nodes: [
      ...rows.map(({ key, name, amount }) => node(key, name, amount, 'current-award')),
      node('total', 'Total Budgetary Resources', total, 'obligation'),
      node('obligated', 'Obligations Incurred', total * 0.7, 'outlay'),
      node('left', 'Unobligated Balance', total * 0.3, 'rest'),
    ],
    flows: [
      ...rows.map(({ key, amount }) => ({
        from: key,
        to: 'total',
        value: amount,
        text: profileMoney(amount),
      })),
      amountOf('obligated', total * 0.7),
      amountOf('left', total * 0.3),
    ],
  };
};
/** Every chart of the kit over one set of `exampleSets`. */
export function ChartExamples({ set }: { set: string }) {
  const { announce } = usePorts();
  const rows = exampleSets[set]!;
  const listed = rows.slice(0, LISTED);
  const moments = exampleMoments[set] ?? exampleMoments['As usual']!;
  const drawn = useMemo(() => {
    const total = totalOf(rows);
    const marks = rows.map(({ key, name, amount }) => ({
      key,
      label: name,
      value: amount,
      text: profileMoney(amount),
    }));
    return {
      parts: marks.map((mark) => ({
        ...mark,
        share: percent(mark.value, total),
        tone: mark.label.startsWith('Other ') ? ('rest' as const) : undefined,
      })),
      ranked: marks.slice(0, LISTED).map((mark) => ({ ...mark, text: moneyShort(mark.value, 2) })),
      nested: marks.slice(0, tones.length).map((mark, at, all) => ({
        ...mark,
        tone: tones[all.length - 1 - at]!,
      })),
      points: marks,
      totals: exampleDays(rows),
      periods: examplePeriods(rows.slice(0, LISTED)),
      series: rows.slice(0, SIDE_BY_SIDE).map(({ key, name, amount }) => ({
        key,
        label: name,
        values: periodParts.map((part) => (amount === null ? null : amount * part)),
      })),
      ...flowsOf(rows.slice(0, FLOWING)),
    };
  }, [rows]);
  const description = `Example: ${set}.`;
  const handleChoose = (at: number) => announce(`${rows[at]!.name} chosen`);
  return (
    <>
      <ExamplePanel title="Treemap" rows={rows} columns={columns}>
        <TreemapChart
          parts={drawn.parts}
          description={`Treemap. ${description}`}
          onChoose={handleChoose}
        />
      </ExamplePanel>
      <ExamplePanel title="Ranking" rows={listed} columns={columns}>
        <RankingChart
          rows={drawn.ranked}
          description={`Ranking. ${description}`}
          onChoose={handleChoose}
        />
      </ExamplePanel>
      <ExamplePanel title="Nested amounts" rows={rows.slice(0, tones.length)} columns={columns}>
        <NestedBarsChart amounts={drawn.nested} description={`Nested amounts. ${description}`} />
      </ExamplePanel>
      <ExamplePanel title="Timeline" rows={moments} columns={dayColumns}>
        <TimelineChart
          moments={moments}
          today={exampleDay}
          description={`Timeline. ${description}`}
        />
      </ExamplePanel>
      <ExamplePanel title="Running total" rows={rows} columns={columns}>
        <RunningTotalChart
          days={drawn.totals}
          lines={moments}
          today={exampleToday}
          level={{ label: 'Most', value: totalOf(rows) * 1.2, text: 'a fifth above' }}
          formatAxis={axisUnit(drawn.totals.map(({ total }) => total)).format}
          description={`Running total. ${description}`}
        />
      </ExamplePanel>
      <ExamplePanel title="Periods" rows={listed} columns={columns}>
        <PeriodBarsChart
          periods={drawn.periods}
          today={exampleDay.day}
          things="periods"
          legend={{ used: 'Used', left: 'Left', over: 'Over' }}
          description={`Periods. ${description}`}
        />
      </ExamplePanel>
      <ExamplePanel title="Sankey" rows={rows.slice(0, FLOWING)} columns={columns}>
        <SankeyChart
          nodes={drawn.nodes}
          flows={drawn.flows}
          description={`Sankey. ${description}`}
        />
      </ExamplePanel>
      <ExamplePanel title="Sparkline" rows={rows} columns={columns}>
        <SparklineChart points={drawn.points} description={`Sparkline. ${description}`} />
      </ExamplePanel>
      <ExamplePanel title="Side by side" rows={rows.slice(0, SIDE_BY_SIDE)} columns={columns}>
        <MultiplesChart
          series={drawn.series}
          periods={sideBySidePeriods}
          description={`Side by side. ${description}`}
          formatAxis={moneyShort}
          formatValue={profileMoney}
        />
      </ExamplePanel>
    </>
  );
}
