import { useMemo } from 'react';
import { changeColumn, dollarColumn, type DataColumn } from '@/blocks/panel';
import { toTrendRows, type TrendRow } from '@/blocks/spending-trend';
import { TimeBarsChart } from '@/charts/time-bars/TimeBarsChart';
import { defenseDelayNote } from '@/domain/defenseDelay';
import { isOpenPeriod } from '@/domain/fiscalPeriods';
import { axisUnit, percent, plural, profileMoney } from '@/domain/format';
import { BASE_YEAR, getDollarTexts } from '@/domain/priceIndex';
import { periodsLabel } from '@/domain/search/dateRanges';
import { useDataDay } from '@/lib/dataDay';
import { useAnswer } from '@/lib/requests/useAnswer';
import { useToday } from '@/lib/rendering/today';
import { useAddress } from '@/lib/url/address';
import { dollarsAddress } from '@/lib/url/dollarsAddress';
import { searchOverTime } from '@/services/search/endpoints';
import { DollarsToggle } from '@/ui/DollarsToggle';
import { Question, type QuestionSectionProps } from '../components/Question';
import { QuestionLink } from '../components/QuestionLink';
import type { ReadyMadeSearch } from '../openSearch';
import { buildSearchQuery } from '../buildSearchQuery';

const YEAR_COUNT = 10;
const buildSearch = (year: number): ReadyMadeSearch => ({
  key: 'years',
  years: YEAR_COUNT,
  lastYear: year,
  anywhere: true,
  view: 'section=time&by=fiscal_year',
});

interface YearBar extends Pick<TrendRow, 'fiscalYear' | 'change'> {
  label: string;
  value: number;
  incomplete: boolean;
  /** The change from the year before in words. */
  detail: string;
}
/** Returns the year that the finding names: the last complete one. */
const findNamedYear = (bars: readonly YearBar[]): YearBar | undefined =>
  bars.findLast(({ incomplete }) => !incomplete);
const getColumns = (isConstant: boolean): readonly DataColumn<YearBar>[] => [
  {
    id: 'fiscal_year',
    label: 'Fiscal year',
    value: ({ fiscalYear }) => String(fiscalYear),
    show: ({ label }) => label,
  },
  dollarColumn<YearBar>(
    `obligations${getDollarTexts(isConstant).columnSuffix}`,
    'Obligations',
    ({ value }) => value,
  ),
  changeColumn<YearBar>(),
];

const formatChange = (bars: readonly YearBar[]): string | undefined => {
  const [first] = bars;
  const lastBar = findNamedYear(bars);
  if (!first || !lastBar || first.value <= 0) return undefined;
  const change = lastBar.value / first.value - 1;
  return `${lastBar.label} awards totaled ${profileMoney(lastBar.value)}, ${percent(Math.abs(change), 1, 0)} ${change < 0 ? 'less' : 'more'} than in ${first.label}.`;
};

/** Renders a bar chart of the obligations of all awards over ten years, in dollars of each year or in constant dollars. */
export function YearsQuestion({ title, period: { year } }: QuestionSectionProps) {
  const today = useToday();
  const day = useDataDay();
  const { values, write } = useAddress(dollarsAddress);
  const isConstant = values.dollars === 'constant';
  const texts = getDollarTexts(isConstant);
  const query = useMemo(
    () => ({ ...buildSearchQuery(buildSearch(year), today), group: 'fiscal_year' as const }),
    [year, today],
  );
  const searchPeriods = query.criteria.periods!;
  const answer = useAnswer(searchOverTime, query);
  const bars = useMemo<readonly YearBar[]>(
    () =>
      toTrendRows(answer.value ?? [], isConstant, day).map(
        ({ fiscalYear, obligations, change, changeText }) => ({
          fiscalYear,
          label: `FY ${fiscalYear}`,
          value: obligations,
          incomplete: isOpenPeriod({ fiscalYear }, day),
          change,
          detail: changeText,
        }),
      ),
    [answer.value, isConstant, day],
  );
  const chartBars = useMemo(
    () => bars.map((bar) => ({ ...bar, isNamed: bar === findNamedYear(bars) })),
    [bars],
  );
  const changeText = formatChange(bars);
  const summary = `${changeText ?? plural(bars.length, 'year')}${texts.sentence}`;
  return (
    <Question
      title={title}
      unit={`Obligations of all awards, ${texts.unit}`}
      view={isConstant ? texts.unit : undefined}
      note={`Based on the obligations of all awards. ${texts.note} ${defenseDelayNote(searchPeriods, day)}`.trim()}
      period={periodsLabel(searchPeriods, day)}
      answer={answer}
      rows={() => bars}
      columns={getColumns(isConstant)}
      isOpen={({ incomplete }) => incomplete}
      file={`award-obligations-by-fiscal-year${texts.fileSuffix}`}
      summary={() => summary}
      controls={
        <DollarsToggle
          baseYear={BASE_YEAR}
          value={values.dollars}
          onChange={(dollars) => write({ dollars }, 'replace')}
        />
      }
      link={<QuestionLink search={buildSearch(year)}>See these years in the search</QuestionLink>}
    >
      {() => (
        <TimeBarsChart
          bars={chartBars}
          height={230}
          description={`Bar chart. ${summary}`}
          formatAxis={axisUnit(bars.map(({ value }) => value)).format}
          formatValue={profileMoney}
          valueLabel="Obligations"
        />
      )}
    </Question>
  );
}
