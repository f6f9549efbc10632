import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { Panel, type DataColumn } from '@/blocks/panel';
import { selectStaged } from '@/blocks/search-filters';
import { TimeBarsChart } from '@/charts/time-bars/TimeBarsChart';
import type { SpendingLevel } from '@/domain/codes/resultTabs';
import {
  periodLabel,
  periodSortKey,
  isOpenPeriod,
  timeGroups,
  timeSummary,
  toBars,
  type TimeGroup,
  type TimePoint,
} from '@/domain/fiscalPeriods';
import { axisUnit, money, moneyShort } from '@/domain/format';
import { useDataDay } from '@/lib/dataDay';
import { useToday } from '@/lib/rendering/today';
import type { Answer } from '@/lib/requests/useAnswer';
import type { TimeQuery } from '@/services/search/results';
import { Select } from '@/ui/Select';
import { toPeriodFilter } from '../addAsFilter';
import { amountUnit } from '../amountUnit';
import { PickedAmount } from './PickedAmount';
import { useFilterButton } from './useFilterButton';
import { useSection } from './useSection';
import { useNoteWithDelay } from './usePeriodTexts';

interface Group {
  key: TimeGroup;
  label: string;
  fileLabel: string;
  heading: string;
  columnId: string;
}
const groups: readonly Group[] = [
  { key: 'month', label: 'By Month', fileLabel: 'Month', heading: 'Month', columnId: 'month' },
  {
    key: 'quarter',
    label: 'By Fiscal Quarter',
    fileLabel: 'Quarter',
    heading: 'Fiscal Quarter',
    columnId: 'fiscal_quarter',
  },
  {
    key: 'fiscal_year',
    label: 'By Year',
    fileLabel: 'Fiscal Year',
    heading: 'Fiscal Year',
    columnId: 'fiscal_year',
  },
];
const findGroup = (key: TimeGroup): Group => groups.find((group) => group.key === key)!;
const notes: Readonly<Record<SpendingLevel, string>> = {
  awards:
    'Based on transactions in the selected period. The table lists whole awards, so its totals may differ.',
  transactions: 'Based on transactions with an action date in the selected period.',
  subawards: 'Based on subawards by action date.',
};
const getColumns = ({ columnId, heading }: Group): readonly DataColumn<TimePoint>[] => [
  { id: columnId, label: heading, value: periodLabel, firstOrder: 'desc', sortBy: periodSortKey },
  {
    id: 'total_obligations',
    label: 'Obligations',
    value: ({ obligations }) => obligations,
    show: ({ obligations }) => money(obligations, 2),
    sortBy: ({ obligations }) => obligations,
    numeric: true,
  },
];
export interface ResultsOverTimeProps {
  query: TimeQuery;
  answer: Answer<TimeQuery, readonly TimePoint[]>;
  onGroup: (group: TimeGroup) => void;
}

/** Shows the results by month, fiscal quarter or fiscal year as a chart, a table and a file. */
export default function ResultsOverTime({ query, answer, onGroup }: ResultsOverTimeProps) {
  const today = useToday();
  const day = useDataDay();
  const stagedFilters = useSelector(selectStaged);
  const { level, group } = query;
  const note = useNoteWithDelay(query, notes[level]);
  const possibleGroups = timeGroups(query.criteria.periods ?? []);
  const shownGroup = findGroup(answer.answered?.group ?? group);
  // The selected bar. It is ignored once another response arrives.
  const [pickedBar, setPicked] = useState({ answeredAt: 0, at: 0 });
  const isPickCurrent = pickedBar.answeredAt === answer.answeredAt && !answer.stale;
  const point = isPickCurrent ? answer.value?.[pickedBar.at] : undefined;
  const filterButton = useFilterButton();
  // The chart, the table and the file end with the last period that has obligations.
  const bars = useMemo(
    () => toBars(answer.value ?? [], ({ obligations }) => obligations, day),
    [answer.value, day],
  );
  const frame = useSection('time', level);
  return (
    <Panel
      title="Results Over Time"
      answer={answer}
      rows={(points) => points.slice(0, bars.length)}
      columns={getColumns(shownGroup)}
      file={`results-over-time-by-${shownGroup.columnId}-${today}`}
      fileLabel={`Download data by ${shownGroup.fileLabel}`}
      summary={(_, points) => timeSummary(points, shownGroup.key, day)}
      isOpen={(point) => isOpenPeriod(point, day)}
      unit={amountUnit(level)}
      view={shownGroup.label}
      note={note}
      overlay={frame.overlay}
      end={frame.button}
      onTable={(on) => frame.trackUse('Toggle', on ? 'Table' : 'Chart')}
      minHeight={370}
      controls={
        <Select
          label="Group"
          value={group}
          options={groups.filter(({ key }) => possibleGroups.includes(key))}
          onChoose={(key) => {
            frame.trackUse('Dropdown', findGroup(key).label);
            onGroup(key);
          }}
        />
      }
    >
      {(_, points) => (
        <>
          <TimeBarsChart
            bars={bars}
            description={`Bar chart. ${timeSummary(points, shownGroup.key, day)}`}
            formatAxis={axisUnit(bars.map(({ value }) => value)).format}
            formatValue={(value) => moneyShort(value, 2)}
            valueLabel="Obligations"
            onChoose={(at) => setPicked({ answeredAt: answer.answeredAt, at })}
          />
          <PickedAmount
            selection={
              point && {
                name: periodLabel(point),
                amount: money(point.obligations, 2),
                filter: filterButton(
                  toPeriodFilter(stagedFilters, query.criteria.periods ?? [], point),
                  `${periodLabel(point)} is now the selected period`,
                ),
              }
            }
            hint="Select a bar to see its amount and add its period to your filters."
          />
        </>
      )}
    </Panel>
  );
}
