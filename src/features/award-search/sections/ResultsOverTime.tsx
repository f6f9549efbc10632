import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { changeColumn, Panel, type DataColumn } from '@/blocks/panel';
import { selectStaged } from '@/blocks/search-filters';
import { formatSummary, toTrendBars, toTrendRows, type TrendRow } from '@/blocks/spending-trend';
import { TimeBarsChart } from '@/charts/time-bars/TimeBarsChart';
import type { SpendingLevel } from '@/domain/codes/resultTabs';
import {
  periodLabel,
  periodSortKey,
  isOpenPeriod,
  timeGroups,
  type TimeGroup,
  type TimePoint,
} from '@/domain/fiscalPeriods';
import { axisUnit, money, moneyShort } from '@/domain/format';
import { BASE_YEAR, BY_YEAR_ONLY, getDollarTexts } from '@/domain/priceIndex';
import { useDataDay } from '@/lib/dataDay';
import { useToday } from '@/lib/rendering/today';
import type { Answer } from '@/lib/requests/useAnswer';
import type { DollarsChoice } from '@/lib/url/dollarsAddress';
import type { TimeQuery } from '@/services/search/results';
import { DollarsToggle } from '@/ui/DollarsToggle';
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
const getColumns = (
  { columnId, heading }: Group,
  isConstant: boolean,
): readonly DataColumn<TrendRow>[] => [
  { id: columnId, label: heading, value: periodLabel, firstOrder: 'desc', sortBy: periodSortKey },
  {
    id: `total_obligations${getDollarTexts(isConstant).columnSuffix}`,
    label: 'Obligations',
    // An unknown amount is an empty cell.
    value: ({ obligations }) => (Number.isFinite(obligations) ? obligations : null),
    show: ({ obligations }) => money(obligations, 2),
    sortBy: ({ obligations }) => obligations,
    numeric: true,
  },
  changeColumn<TrendRow>(),
];
export interface ResultsOverTimeProps {
  query: TimeQuery;
  answer: Answer<TimeQuery, readonly TimePoint[]>;
  dollars: DollarsChoice;
  onGroup: (group: TimeGroup) => void;
  onDollars: (dollars: DollarsChoice) => void;
}

/** Returns the rows, bars and texts of the chart in the chosen dollars. The chart ends with the last period that has obligations. */
const useTrend = ({ query, answer, dollars }: ResultsOverTimeProps) => {
  const day = useDataDay();
  const { criteria, group } = answer.answered ?? query;
  const isConstant = dollars === 'constant' && group === 'fiscal_year';
  const allRows = useMemo(
    () => toTrendRows(answer.value ?? [], isConstant, day, criteria.periods),
    [answer.value, isConstant, day, criteria.periods],
  );
  const bars = useMemo(() => toTrendBars(allRows, day, periodLabel), [allRows, day]);
  const rows = allRows.slice(0, bars.length);
  return {
    rows,
    bars,
    summary: formatSummary(rows, group, isConstant, day),
    shownGroup: findGroup(group),
    isConstant,
    texts: getDollarTexts(isConstant),
  };
};

/** Shows the results by month, fiscal quarter or fiscal year as a chart, a table and a file. */
export default function ResultsOverTime(props: ResultsOverTimeProps) {
  const { query, answer, dollars, onGroup, onDollars } = props;
  const today = useToday();
  const day = useDataDay();
  const stagedFilters = useSelector(selectStaged);
  const { level, group } = query;
  const { rows, bars, summary, shownGroup, isConstant, texts } = useTrend(props);
  const note = useNoteWithDelay(query, `${notes[level]} ${texts.note}`);
  const possibleGroups = timeGroups(query.criteria.periods ?? []);
  // The selected bar. It is ignored once another response arrives.
  const [pickedBar, setPicked] = useState({ answeredAt: 0, at: 0 });
  const isPickCurrent = pickedBar.answeredAt === answer.answeredAt && !answer.stale;
  const point = isPickCurrent ? rows[pickedBar.at] : undefined;
  const filterButton = useFilterButton();
  const frame = useSection('time', level);
  return (
    <Panel
      title="Results Over Time"
      answer={answer}
      rows={() => rows}
      columns={getColumns(shownGroup, isConstant)}
      file={`results-over-time-by-${shownGroup.columnId}${texts.fileSuffix}-${today}`}
      fileLabel={`Download data by ${shownGroup.fileLabel}`}
      summary={() => summary}
      isOpen={(point) => isOpenPeriod(point, day)}
      unit={amountUnit(level, { dollars: texts.unit })}
      view={`${shownGroup.label}${texts.viewSuffix}`}
      note={note}
      overlay={frame.overlay}
      end={frame.button}
      onTable={(on) => frame.trackUse('Toggle', on ? 'Table' : 'Chart')}
      minHeight={370}
      controls={
        <>
          <Select
            label="Group"
            value={group}
            options={groups.filter(({ key }) => possibleGroups.includes(key))}
            onChoose={(key) => {
              frame.trackUse('Dropdown', findGroup(key).label);
              onGroup(key);
            }}
          />
          <DollarsToggle
            baseYear={BASE_YEAR}
            value={group === 'fiscal_year' ? dollars : 'nominal'}
            onChange={onDollars}
            disabledReason={group === 'fiscal_year' ? '' : BY_YEAR_ONLY}
          />
        </>
      }
    >
      {() => (
        <>
          <TimeBarsChart
            bars={bars}
            description={`Bar chart. ${summary}`}
            formatAxis={axisUnit(bars.map(({ value }) => value)).format}
            formatValue={(value) => moneyShort(value, 2)}
            valueLabel="Obligations"
            onChoose={(at) => setPicked({ answeredAt: answer.answeredAt, at })}
          />
          <PickedAmount
            selection={
              point && {
                name: periodLabel(point),
                amount: `${money(point.obligations, 2)}${texts.amountSuffix}${point.changeText && `, ${point.changeText}`}`,
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
