import {
  changeColumn,
  dollarColumn,
  Panel,
  type ChangedRow,
  type DataColumn,
} from '@/blocks/panel';
import { TimeBarsChart } from '@/charts/time-bars/TimeBarsChart';
import { describeChange, getChange } from '@/domain/change';
import type { AgencyYear } from '@/domain/agencies/agencyProfile';
import { daysLabel, fiscalYearRange } from '@/domain/fiscal';
import { axisUnit, moneyShort, moneyWithUnits, percent } from '@/domain/format';
import { BASE_YEAR, getDollarTexts, toConstantDollars } from '@/domain/priceIndex';
import { useAddress } from '@/lib/url/address';
import { dollarsAddress } from '@/lib/url/dollarsAddress';
import { DollarsToggle } from '@/ui/DollarsToggle';
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
/** Returns the years with their budgetary resources in constant dollars. */
const toConstantYears = (years: readonly AgencyYear[]): readonly AgencyYear[] =>
  years.map((year) => ({
    ...year,
    resources: toConstantDollars(year.resources, year.fiscalYear),
    federalResources: toConstantDollars(year.federalResources, year.fiscalYear),
  }));
/** A year of the chart with the change of its budgetary resources, which an incomplete year has not. */
interface ChangedYear extends AgencyYear, ChangedRow {
  changeText: string;
}
const addChanges = (
  years: readonly AgencyYear[],
  { fy, accountYear }: AgencyInYear,
): readonly ChangedYear[] =>
  years.map((year) => {
    const earlier = years.find(({ fiscalYear }) => fiscalYear === year.fiscalYear - 1);
    const isIncomplete = year.fiscalYear === fy && accountYear !== `FY ${fy}`;
    if (!earlier || isIncomplete) return { ...year, change: null, changeText: '' };
    return {
      ...year,
      change: getChange(year.resources, earlier.resources),
      changeText: describeChange(year.resources, earlier.resources, `FY ${earlier.fiscalYear}`),
    };
  });
const getColumns = (isConstant: boolean): readonly DataColumn<ChangedYear>[] => [
  { id: 'fiscal_year', label: 'Fiscal year', value: ({ fiscalYear }) => fiscalYear },
  dollarColumn<ChangedYear>(
    `total_budgetary_resources${getDollarTexts(isConstant).columnSuffix}`,
    'Total Budgetary Resources',
    ({ resources }) => resources,
  ),
  {
    id: 'percent_of_federal_budget',
    label: 'Share of federal budget',
    value: ({ resources, federalResources }) => percent(resources, federalResources, 2),
    numeric: true,
  },
  changeColumn<ChangedYear>(),
];
/** Returns the year that the finding names: the selected one, if its resources are known. */
const findNamedYear = (years: readonly ChangedYear[], { fy }: AgencyInYear) =>
  years.find(({ fiscalYear, resources }) => fiscalYear === fy && resources !== null);
const getSentence = (
  years: readonly ChangedYear[],
  record: AgencyInYear,
  isConstant: boolean,
): string => {
  const { fy, accountYear } = record;
  const year = findNamedYear(years, record);
  if (!year) return `No budgetary resources were reported for FY ${fy}.`;
  const { resources, federalResources, changeText } = year;
  return `Budgetary resources are ${moneyWithUnits(resources)}, ${percent(resources, federalResources, 2)} of the U.S. federal budget of ${accountYear}${changeText && `, ${changeText}`}.${getDollarTexts(isConstant).sentence}`;
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

/** Renders the budgetary resources of the agency over the years, in dollars of each year or in constant dollars. */
export function ResourcesOverTime({ record, answer }: YearFigureProps) {
  const { agency, fy, accountYear } = record;
  const { values, write } = useAddress(dollarsAddress);
  const isConstant = values.dollars === 'constant';
  const texts = getDollarTexts(isConstant);
  const reportedDate = useYearPeriod(fy)?.latestSubmissionDate;
  const getRows = (years: readonly AgencyYear[]) =>
    selectYears(addChanges(isConstant ? toConstantYears(years) : years, record), fy).filter(
      ({ resources }) => resources !== null,
    );
  return (
    <Panel
      title="Total Budgetary Resources Over Time"
      headingLevel={3}
      answer={answer}
      rows={getRows}
      period={formatPeriod(getRows(answer.value ?? []), reportedDate)}
      columns={getColumns(isConstant)}
      isOpen={({ fiscalYear }) => fiscalYear === fy && accountYear !== `FY ${fy}`}
      file={`${agency.slug || agency.toptierCode}-budgetary-resources-${fy}${texts.fileSuffix}`}
      unit={`Budgetary resources by fiscal year, ${texts.unit}`}
      view={isConstant ? texts.unit : undefined}
      note={`Budgetary resources are what the agency may spend in a year: new appropriations, balances of earlier years, and other resources. ${texts.note}`}
      summary={(_, years) => getSentence(years, record, isConstant)}
      emptyText="Chart Not Available: no budgetary resources were reported in these years."
      minHeight={240}
      controls={
        <DollarsToggle
          baseYear={BASE_YEAR}
          value={values.dollars}
          onChange={(dollars) => write({ dollars }, 'replace')}
        />
      }
    >
      {(_, years) => (
        <TimeBarsChart
          height={240}
          bars={years.map((year) => ({
            label: `FY ${String(year.fiscalYear).slice(-2)}`,
            value: year.resources ?? 0,
            detail: year.changeText,
            isNamed: year === findNamedYear(years, record),
          }))}
          description={`Bar chart. ${getSentence(years, record, isConstant)}`}
          formatAxis={axisUnit(years.map(({ resources }) => resources ?? 0)).format}
          formatValue={(value) => moneyShort(value, 2)}
          valueLabel="Total Budgetary Resources"
        />
      )}
    </Panel>
  );
}
