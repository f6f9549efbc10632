import { dollarColumn, Panel, type DataColumn } from '@/blocks/panel';
import { TimeBarsChart } from '@/charts/time-bars/TimeBarsChart';
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
const selectYears = (years: readonly AgencyYear[], fy: number): readonly AgencyYear[] =>
  years.filter(({ fiscalYear }) =>
    fy <= EARLY_YEAR ? fiscalYear <= EARLY_YEAR : fiscalYear <= fy && fiscalYear > fy - YEAR_COUNT,
  );
const columns: readonly DataColumn<AgencyYear>[] = [
  { id: 'fiscal_year', label: 'Fiscal year', value: ({ fiscalYear }) => fiscalYear },
  dollarColumn<AgencyYear>(
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
];
const getSentence = (years: readonly AgencyYear[], { fy, accountYear }: AgencyInYear): string => {
  const year = years.find(({ fiscalYear }) => fiscalYear === fy);
  if (!year || year.resources === null) return `No budgetary resources were reported for FY ${fy}.`;
  return `Budgetary resources are ${moneyWithUnits(year.resources)}, ${percent(year.resources, year.federalResources, 2)} of the U.S. federal budget of ${accountYear}.`;
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
    selectYears(years, fy).filter(({ resources }) => resources !== null);
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
          bars={years.map(({ fiscalYear, resources }) => ({
            label: `FY ${String(fiscalYear).slice(-2)}`,
            value: resources ?? 0,
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
