import type { ReactNode } from 'react';
import { BarRows } from '@/charts/bar-rows/BarRows';
import { CascadeChart } from '@/charts/cascade/CascadeChart';
import { toFiniteNumber, type Tone } from '@/charts/drawing/stops';
import { MultiplesChart } from '@/charts/multiples/MultiplesChart';
import { NestedBarsChart } from '@/charts/nested-bars/NestedBarsChart';
import { PeriodBarsChart } from '@/charts/period-bars/PeriodBarsChart';
import { RankingChart } from '@/charts/ranking/RankingChart';
import { Ribbon } from '@/charts/ribbon/Ribbon';
import { RunningTotalChart } from '@/charts/running-total/RunningTotalChart';
import { SankeyChart } from '@/charts/sankey/SankeyChart';
import { SparklineChart } from '@/charts/sparkline/SparklineChart';
import { StackedColumnsChart } from '@/charts/stacked-columns/StackedColumnsChart';
import { TimeBarsChart } from '@/charts/time-bars/TimeBarsChart';
import { TimelineChart } from '@/charts/timeline/TimelineChart';
import { TreemapChart } from '@/charts/treemap/TreemapChart';
import { axisUnit, moneyShort, percent, profileMoney } from '@/domain/format';
import { toCascade, toFlows, sumAmounts } from './exampleFlows';
import { toDays, toPeriods } from './exampleActivity';
import { exampleDay, getMoments } from './exampleMoments';
import { exampleSets, type ExampleRow } from './exampleRows';

export interface Example {
  set: string;
  rows: readonly ExampleRow[];
  description: string;
  onChoose?: (at: number) => void;
}
export interface ChartExample {
  /** Folder of the chart in `src/charts`. */
  folder: string;
  title: string;
  /** Maximum number of rows that the chart takes; all if unset. */
  maxRows?: number;
  render: (example: Example) => ReactNode;
}

/** Colors of nested amounts, in ascending order of the amounts. */
const tones = ['outlay', 'obligation', 'current-award', 'potential-award'] as const;
const exampleToday = { key: 'today', label: 'Today', ...exampleDay };
const LIST_LENGTH = 25;
/** Index of the row with the accent. */
const NAMED_INDEX = 0;
/** Amounts of consecutive periods as multiples of one amount. */
const periodFactors = [1, 0.5, 0, -0.25, 2] as const;
const sideBySidePeriods = periodFactors.map((_, at) => ({
  label: `FY ${2021 + at}`,
  incomplete: at === periodFactors.length - 1,
}));
const toMark = ({ key, name, amount }: ExampleRow) => ({
  key,
  label: name,
  value: amount,
  text: profileMoney(amount),
});
const isRest = ({ name }: ExampleRow): boolean => name.startsWith('Other ');
const formatYear = (at: number): string => `FY ${2001 + at}`;
/** Enough empty periods to be collapsed into one gap. */
const emptyYears: readonly ExampleRow[] = Array.from({ length: 5 }, (_, at) => ({
  key: `empty-${at}`,
  name: 'Empty',
  amount: 0,
}));
const columnParts: readonly { key: string; label: string; tone: Tone; part: number }[] = [
  { key: 'obligated', label: 'Obligated', tone: 'obligation', part: 0.7 },
  { key: 'left', label: 'Left', tone: 'rest', part: 0.3 },
];

export const chartExamples: readonly ChartExample[] = [
  {
    folder: 'treemap',
    title: 'Treemap',
    render: ({ rows, description, onChoose }) => {
      const total = sumAmounts(rows);
      return (
        <TreemapChart
          parts={rows.map((row) => ({
            ...toMark(row),
            share: percent(row.amount, total),
            tone: isRest(row) ? 'rest' : undefined,
          }))}
          description={description}
          onChoose={onChoose}
        />
      );
    },
  },
  {
    folder: 'ranking',
    title: 'Ranking',
    maxRows: LIST_LENGTH,
    render: ({ rows, description, onChoose }) => (
      <RankingChart
        rows={rows.map((row, at) => ({
          ...toMark(row),
          text: moneyShort(row.amount, 2),
          isNamed: at === NAMED_INDEX,
        }))}
        description={description}
        onChoose={onChoose}
      />
    ),
  },
  {
    folder: 'bar-rows',
    title: 'Bar rows',
    maxRows: LIST_LENGTH,
    render: ({ rows, description }) => (
      <BarRows
        label={description}
        rows={rows.map((row, at) => ({
          ...toMark(row),
          isNamed: at === NAMED_INDEX,
          value: toFiniteNumber(row.amount),
          of: toFiniteNumber(row.amount) && row.amount! * 1.5,
          tone: isRest(row) ? 'rest' : undefined,
          to: isRest(row) ? undefined : '/search',
        }))}
      />
    ),
  },
  {
    folder: 'ribbon',
    title: 'Ribbon',
    maxRows: 7,
    render: ({ rows, description }) => (
      <Ribbon
        label={description}
        segments={rows
          .filter(({ amount }) => (toFiniteNumber(amount) ?? 0) > 0)
          .map((row) => ({
            ...toMark(row),
            // Pages show ribbons only in wide viewports, but this example must also fit a phone.
            label: row.name.slice(0, 5),
            value: row.amount!,
            share: percent(row.amount, sumAmounts(rows)),
            to: row.key === '0' ? '/search' : undefined,
          }))}
      />
    ),
  },
  {
    folder: 'nested-bars',
    title: 'Nested amounts',
    maxRows: tones.length,
    render: ({ rows, description }) => (
      <NestedBarsChart
        amounts={rows.map((row, at) => ({ ...toMark(row), tone: tones[rows.length - 1 - at]! }))}
        description={description}
      />
    ),
  },
  {
    folder: 'timeline',
    title: 'Timeline',
    render: ({ set, description }) => (
      <TimelineChart moments={getMoments(set)} today={exampleDay} description={description} />
    ),
  },
  {
    folder: 'running-total',
    title: 'Running total',
    render: ({ set, rows, description }) => {
      const days = toDays(rows);
      return (
        <RunningTotalChart
          days={days}
          lines={getMoments(set)}
          today={exampleToday}
          level={{ label: 'Most', value: sumAmounts(rows) * 1.2, text: 'a fifth above' }}
          formatAxis={axisUnit(days.map(({ total }) => total)).format}
          description={description}
        />
      );
    },
  },
  {
    folder: 'period-bars',
    title: 'Periods',
    maxRows: LIST_LENGTH,
    render: ({ rows, description }) => (
      <PeriodBarsChart
        periods={toPeriods(rows)}
        today={exampleDay.day}
        noun="periods"
        named={NAMED_INDEX}
        legend={{ used: 'Used', left: 'Left', over: 'Over' }}
        description={description}
      />
    ),
  },
  {
    folder: 'time-bars',
    title: 'Bars over time',
    maxRows: LIST_LENGTH,
    render: ({ rows, description }) => {
      const bars = [...rows.slice(0, 1), ...emptyYears, ...rows.slice(1)].map(
        ({ amount }, at, allRows) => ({
          label: formatYear(at),
          value: toFiniteNumber(amount) ?? Number.NaN,
          incomplete: at === allRows.length - 1,
          isNamed: at === NAMED_INDEX,
        }),
      );
      return (
        <TimeBarsChart
          bars={bars}
          description={description}
          formatAxis={axisUnit(bars.map(({ value }) => toFiniteNumber(value) ?? 0)).format}
          formatValue={profileMoney}
          valueLabel="Obligations"
        />
      );
    },
  },
  {
    folder: 'stacked-columns',
    title: 'Stacked columns',
    maxRows: LIST_LENGTH,
    render: ({ rows, description }) => (
      <StackedColumnsChart
        columns={rows.map(({ key, amount }, at) => ({
          key,
          label: formatYear(at),
          text: profileMoney(amount),
          parts: columnParts.map(({ part, ...columnPart }) => ({
            ...columnPart,
            value: amount === null ? null : amount * part,
          })),
          lineValue: amount === null ? null : amount * 0.5,
        }))}
        legend={columnParts}
        line={{ label: 'Outlays', tone: 'outlay' }}
        description={description}
        formatAxis={axisUnit(rows.map(({ amount }) => toFiniteNumber(amount) ?? 0)).format}
      />
    ),
  },
  {
    folder: 'cascade',
    title: 'Cascade',
    maxRows: LIST_LENGTH,
    render: ({ rows, description }) => (
      <CascadeChart steps={toCascade(rows)} description={description} />
    ),
  },
  {
    folder: 'sankey',
    title: 'Sankey',
    maxRows: 8,
    render: ({ rows, description }) => <SankeyChart {...toFlows(rows)} description={description} />,
  },
  {
    folder: 'sparkline',
    title: 'Sparkline',
    render: ({ rows, description }) => (
      <SparklineChart points={rows.map(toMark)} description={description} />
    ),
  },
  {
    folder: 'multiples',
    title: 'Side by side',
    maxRows: 6,
    render: ({ rows, description }) => (
      <MultiplesChart
        series={rows.map(({ key, name, amount }) => ({
          key,
          label: name,
          values: periodFactors.map((factor) => (amount === null ? null : amount * factor)),
        }))}
        periods={sideBySidePeriods}
        description={description}
        formatAxis={moneyShort}
        formatValue={profileMoney}
      />
    ),
  },
];

export const getRows = ({ maxRows }: ChartExample, setName: string): readonly ExampleRow[] =>
  exampleSets[setName]!.slice(0, maxRows);

export const renderExample = (
  chart: ChartExample,
  setName: string,
  onChoose?: (at: number) => void,
): ReactNode =>
  chart.render({
    set: setName,
    rows: getRows(chart, setName),
    description: `${chart.title}. Example: ${setName}.`,
    onChoose,
  });
