import { dollarColumn, Panel, type DataColumn } from '@/blocks/panel';
import { RunningTotalChart } from '@/charts/running-total/RunningTotalChart';
import type { AgencyYear } from '@/domain/agencies/agencyProfile';
import { fiscalYearRange } from '@/domain/fiscal';
import { periodDays } from '@/domain/fiscalPeriods';
import { axisUnit, date, moneyShort, moneyWithUnits, percent } from '@/domain/format';
import { useDataDay } from '@/lib/dataDay';
import type { YearFigureProps } from '../agencyYear';

interface Point {
  day: string;
  month: number;
  obligated: number;
}
const getPoints = (year: AgencyYear | undefined): readonly Point[] =>
  (year?.periods ?? []).map(({ month, obligated }) => ({
    month,
    obligated,
    day: periodDays({ fiscalYear: year!.fiscalYear, month }).end,
  }));
const getSentence = (year: AgencyYear | undefined, periodText: string): string => {
  if (!year || year.obligated === null) return '';
  const excessText =
    year.resources !== null && year.obligated > year.resources
      ? ' Obligations exceed budgetary resources.'
      : '';
  return `Total obligations are ${moneyWithUnits(year.obligated)}, ${percent(year.obligated, year.resources)} of total budgetary resources in ${periodText}.${excessText}`;
};
const getBalance = (year: AgencyYear | undefined, obligations: number): number | null =>
  year === undefined || year.resources === null
    ? null
    : Math.round((year.resources - obligations) * 100) / 100;
const getColumns = (year: AgencyYear | undefined): readonly DataColumn<Point>[] => [
  { id: 'through', label: 'Through', value: ({ day }) => day, show: ({ day }) => date(day) },
  { id: 'period', label: 'Period', value: ({ month }) => month, numeric: true },
  dollarColumn<Point>('obligations', 'Obligations', ({ obligated }) => obligated),
  dollarColumn<Point>('unobligated_balance', 'Unobligated Balance', ({ obligated }) =>
    getBalance(year, obligated),
  ),
  {
    id: 'percent_of_resources',
    label: 'Obligated share of resources',
    value: ({ obligated }) => percent(obligated, year?.resources),
    numeric: true,
  },
];

/** Renders the growth of the year's obligations from period to period, compared with its budget. */
export function ObligationsOverTime({ record, answer }: YearFigureProps) {
  const { agency, fy, accountYear } = record;
  const today = useDataDay();
  const year = answer.value?.find(({ fiscalYear }) => fiscalYear === fy);
  const { start, end } = fiscalYearRange(fy);
  return (
    <Panel
      title="Total Obligations Over Time"
      headingLevel={3}
      answer={answer}
      rows={() => getPoints(year)}
      columns={getColumns(year)}
      file={`${agency.slug || agency.toptierCode}-obligations-${fy}`}
      unit={`Obligations from October 1 on, FY ${fy}, US dollars`}
      view={`FY ${fy}`}
      note="Obligations are cumulative through the end of each reported period."
      summary={() => getSentence(year, accountYear)}
      emptyText={`Chart Not Available: no obligations were reported for FY ${fy}. Try another fiscal year.`}
      minHeight={240}
    >
      {(_, points) => (
        <RunningTotalChart
          height={240}
          days={points.map(({ day, month, obligated }) => ({
            key: String(month),
            day,
            total: obligated,
            label: `Through ${date(day)}`,
            text: `${moneyShort(obligated, 2)} obligated, ${percent(obligated, year?.resources)} of resources; unobligated balance ${moneyShort(getBalance(year, obligated), 2)}`,
          }))}
          lines={[
            { key: 'start', label: `Oct ${fy - 1}`, day: start, text: date(start) },
            { key: 'end', label: `Sep ${fy}`, day: end, text: date(end) },
          ]}
          today={
            today <= end && today >= start
              ? { key: 'today', label: 'Today', day: today, text: date(today) }
              : null
          }
          untilDay={today < end ? today : end}
          level={{
            label: 'Budget',
            value: year?.resources ?? null,
            text: moneyShort(year?.resources),
          }}
          description={`Obligations by period. ${getSentence(year, accountYear)}`}
          formatAxis={
            axisUnit([...points.map(({ obligated }) => obligated), year?.resources ?? 0]).format
          }
        />
      )}
    </Panel>
  );
}
