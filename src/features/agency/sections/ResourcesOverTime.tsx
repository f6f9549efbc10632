import { dollarColumn, Panel, type DataColumn } from '@/blocks/panel';
import { TimeBarsChart } from '@/charts/time-bars/TimeBarsChart';
import { describeChange, formatChange, getChange } from '@/domain/change';
import type { AgencyYear } from '@/domain/agencies/agencyProfile';
import { daysLabel, fiscalYearRange } from '@/domain/fiscal';
import { axisUnit, moneyShort, moneyWithUnits, percent } from '@/domain/format';
import type { AgencyInYear, YearFigureProps } from '../agencyYear';
import { useYearPeriod } from './useThrough';

/**
 * For fiscal year 2021 or earlier, the chart shows all years through 2021. For later years, it shows the selected year and the four
 * before it (pages document §6.3).
 */
const EARLY_YEAR = 2021;
const YEAR_COUNT = 5;
const selectYears = <Y extends AgencyYear>(years: readonly Y[], fy: number): readonly Y[] =>
  years.filter(({ fiscalYear }) =>
    fy <= EARLY_YEAR ? fiscalYear <= EARLY_YEAR : fiscalYear <= fy && fiscalYear > fy - YEAR_COUNT,
  );
/** The years of a chart, each with the budgetary resources of the year before; null if not reported or if the year is not complete. */
interface ChangedYear extends AgencyYear {
  earlier: number | null;
}
const addChanges = (
  years: readonly AgencyYear[],
  { fy, accountYear }: AgencyInYear,
): readonly ChangedYear[] =>
  years.map((year) => ({
    ...year,
    earlier:
      year.fiscalYear === fy && accountYear !== `FY ${fy}`
        ? null
        : (years.find(({ fiscalYear }) => fiscalYear === year.fiscalYear - 1)?.resources ?? null),
  }));
const describeYear = ({ fiscalYear, resources, earlier }: ChangedYear): string =>
  describeChange(resources, earlier, `FY ${fiscalYear - 1}`);
const columns: readonly DataColumn<ChangedYear>[] = [
  { id: 'fiscal_year', label: 'Fiscal year', value: ({ fiscalYear }) => fiscalYear },
  dollarColumn<ChangedYear>(
    'total_budgetary_resources',
    'Total Budgetary Resources',
    ({ resources }) => resources,
  ),
  {
    id: 'percent_of_federal_budget',
    label: 'Share of federal budget',
    value: ({ resources, federalResources }) => percent(resources, federalResources, 2),
    numeric: true,
  },
  {
    id: 'change_from_a_year_earlier',
    label: 'Change from a year earlier',
    value: ({ resources, earlier }) => formatChange(getChange(resources, earlier)),
    numeric: true,
  },
];
/** Returns the year that the finding names: the selected one, if its resources are known. */
const findNamedYear = (years: readonly ChangedYear[], { fy }: AgencyInYear) =>
  years.find(({ fiscalYear, resources }) => fiscalYear === fy && resources !== null);
const getSentence = (years: readonly ChangedYear[], record: AgencyInYear): string => {
  const { fy, accountYear } = record;
  const year = findNamedYear(years, record);
  if (!year) return `No budgetary resources were reported for FY ${fy}.`;
  const change = describeYear(year);
  return `Budgetary resources are ${moneyWithUnits(year.resources)}, ${percent(year.resources, year.federalResources, 2)} of the U.S. federal budget of ${accountYear}${change && `, ${change}`}.`;
};

/** Returns the label of the period from the first to the last of the years, of which the last may be reported only up to a date. */
const formatPeriod = (
  years: readonly AgencyYear[],
  reportedDate: string | undefined,
): string | undefined => {
  if (!years.length) return undefined;
  const fiscalYears = years.map(({ fiscalYear }) => fiscalYear);
  const { start } = fiscalYearRange(Math.min(...fiscalYears));
  const { end } = fiscalYearRange(Math.max(...fiscalYears));
  return daysLabel({ start, end }, reportedDate ?? end);
};

/** Renders the budgetary resources of the agency over the years. */
export function ResourcesOverTime({ record, answer }: YearFigureProps) {
  const { agency, fy, accountYear } = record;
  const reportedDate = useYearPeriod(fy)?.latestSubmissionDate;
  const getRows = (years: readonly AgencyYear[]) =>
    selectYears(addChanges(years, record), fy).filter(({ resources }) => resources !== null);
  return (
    <Panel
      title="Total Budgetary Resources Over Time"
      headingLevel={3}
      answer={answer}
      rows={getRows}
      period={formatPeriod(getRows(answer.value ?? []), reportedDate)}
      columns={columns}
      isOpen={({ fiscalYear }) => fiscalYear === fy && accountYear !== `FY ${fy}`}
      file={`${agency.slug || agency.toptierCode}-budgetary-resources-${fy}`}
      unit="Budgetary resources by fiscal year, US dollars"
      note="Budgetary resources are what the agency may spend in a year: new appropriations, balances of earlier years, and other resources."
      summary={(_, years) => getSentence(years, record)}
      emptyText="Chart Not Available: no budgetary resources were reported in these years."
      minHeight={240}
    >
      {(_, years) => (
        <TimeBarsChart
          height={240}
          bars={years.map((year) => ({
            label: `FY ${String(year.fiscalYear).slice(-2)}`,
            value: year.resources ?? 0,
            detail: describeYear(year),
            isNamed: year === findNamedYear(years, record),
          }))}
          description={`Bar chart. ${getSentence(years, record)}`}
          formatAxis={axisUnit(years.map(({ resources }) => resources ?? 0)).format}
          formatValue={(value) => moneyShort(value, 2)}
          valueLabel="Total Budgetary Resources"
        />
      )}
    </Panel>
  );
}
