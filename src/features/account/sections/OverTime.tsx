import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { changeColumn, dollarColumn, Panel, type DataColumn } from '@/blocks/panel';
import { useLatestPeriod } from '@/blocks/submission-periods';
import { StackedColumnsChart } from '@/charts/stacked-columns/StackedColumnsChart';
import type { StackedColumn } from '@/charts/stacked-columns/layoutStackedColumns';
import { keepPeriods } from '@/domain/federalAccount/filters';
import type { SpendingPeriod, SpendingStep } from '@/domain/federalAccount/series';
import { quarterCloseDay, type LatestPeriod } from '@/domain/fiscal';
import { axisUnit, date, moneyShort, profileMoney } from '@/domain/format';
import { BASE_YEAR, BY_YEAR_ONLY, getDollarTexts } from '@/domain/priceIndex';
import { useDataDay } from '@/lib/dataDay';
import { useAnswer } from '@/lib/requests/useAnswer';
import { accountOverTime, isFiltered } from '@/services/federal-accounts/chartEndpoints';
import type { AccountProfile } from '@/services/federal-accounts/profileEndpoints';
import { DollarsToggle } from '@/ui/DollarsToggle';
import { failIfMissing } from '../failIfMissing';
import {
  canChange,
  describeLastYear,
  isPartial,
  toChangedPeriods,
  type ChangedPeriod,
} from '../overTimeRows';
import { selectAccountInView } from '../state/federalAccountState';
import { useAccountFilters } from '../useAccountFilters';
import { Choices } from './Choices';

const labels = {
  obligated: 'Obligations Incurred',
  filtered: 'Obligations Incurred (Filtered)',
  other: 'Obligations Incurred (Other)',
  unobligated: 'Unobligated Balance',
  outlay: 'Outlays',
  filteredOutlay: 'Outlays (Filtered)',
};
const otherPart = { key: 'other', label: labels.other, tone: 'current-award' } as const;
const getParts = (hasFilters: boolean) =>
  [
    {
      key: 'obligated',
      label: hasFilters ? labels.filtered : labels.obligated,
      tone: 'obligation',
    },
    ...(hasFilters ? [otherPart] : []),
    { key: 'unobligated', label: labels.unobligated, tone: 'potential-award' },
  ] as const;
const outlayLabel = (hasFilters: boolean) => (hasFilters ? labels.filteredOutlay : labels.outlay);

interface View {
  step: SpendingStep;
  isConstant: boolean;
  hasFilters: boolean;
}
const getColumns = ({
  step,
  isConstant,
  hasFilters,
}: View): readonly DataColumn<ChangedPeriod>[] => {
  const amountColumn = (
    id: 'obligated' | 'other' | 'unobligated' | 'resources' | 'outlay',
    label: string,
  ): DataColumn<ChangedPeriod> =>
    dollarColumn<ChangedPeriod>(
      `${id}${getDollarTexts(isConstant).columnSuffix}`,
      label,
      (row) => row[id],
      { sortBy: (row) => row[id], width: 190 },
    );
  return [
    {
      id: 'period',
      label: 'Period',
      value: ({ label }) => label,
      sortBy: ({ key }) => key,
      width: 110,
    },
    ...getParts(hasFilters).map(({ key, label }) => amountColumn(key, label)),
    amountColumn('resources', 'Total Budgetary Resources'),
    amountColumn('outlay', outlayLabel(hasFilters)),
    ...(step === 'years'
      ? [
          changeColumn<ChangedPeriod>({
            id: 'change_of_obligations_from_a_year_earlier',
            label: `Change of ${hasFilters ? labels.filtered : labels.obligated} from a year earlier`,
            width: 190,
          }),
        ]
      : []),
  ];
};
const toColumn = (
  period: ChangedPeriod,
  isNewYear: boolean,
  hasFilters: boolean,
): StackedColumn => ({
  key: period.key,
  label: period.label,
  parts: getParts(hasFilters).map(({ key, tone }) => ({ key, tone, value: period[key] })),
  lineValue: period.outlay,
  // Outlays are year-to-date amounts, so the line starts again in each fiscal year.
  startsSegment: isNewYear,
  text: [
    ...getParts(hasFilters).map(({ key, label }) => `${label} ${moneyShort(period[key], 2)}`),
    `${outlayLabel(hasFilters)} ${moneyShort(period.outlay, 2)}`,
    ...(period.changeText ? [`obligations ${period.changeText}`] : []),
  ].join(', '),
});
const steps: readonly { key: SpendingStep; label: string }[] = [
  { key: 'years', label: 'Years' },
  { key: 'quarters', label: 'Quarters' },
];
const stepDescriptions: Readonly<Record<SpendingStep, string>> = {
  years: 'at the end of each fiscal year',
  quarters: 'from the start of the fiscal year to the end of each quarter',
};
const getOpenNote = (period: ChangedPeriod | undefined, day: string): string => {
  const closeDay = period && quarterCloseDay(period.year, period.quarter);
  return closeDay && canChange(period, day)
    ? ` FY ${period.label} may change until ${date(closeDay)}.`
    : '';
};

/** Returns the start of a sentence with the last date that a period includes. */
const periodEndText = (
  period: ChangedPeriod,
  step: SpendingStep,
  latest: LatestPeriod | undefined,
): string =>
  latest && isPartial(period, step, latest)
    ? `In ${period.label}, up to ${date(latest.latestSubmissionDate)},`
    : `By the end of ${period.label}`;
/** Returns the finding of the chart: the last period, and by year the change of the last complete year. */
const getSummary = (
  rows: readonly ChangedPeriod[],
  { step, isConstant, hasFilters }: View,
  subject: string,
  latest: LatestPeriod | undefined,
): string => {
  const lastPeriod = rows.at(-1);
  if (!lastPeriod) return '';
  const measure = hasFilters ? `${labels.filtered.toLowerCase()} of ` : 'obligations of ';
  return `${periodEndText(lastPeriod, step, latest)} ${subject} had ${measure}${profileMoney(lastPeriod.obligated)} out of budgetary resources of ${profileMoney(lastPeriod.resources)}. Outlays${hasFilters ? ' (filtered)' : ''} were ${profileMoney(lastPeriod.outlay)}.${describeLastYear(rows, hasFilters)}${getDollarTexts(isConstant).sentence}`;
};
const getNote = (
  rows: readonly ChangedPeriod[],
  { step, isConstant }: View,
  hasDateRange: boolean,
  day: string,
): string =>
  [
    `Amounts are counted ${stepDescriptions[step]}.`,
    step === 'quarters' && 'The last quarter of a year includes the whole year.',
    hasDateRange && 'A date range includes every fiscal period that it overlaps.',
    step === 'years' && getDollarTexts(isConstant).note,
  ]
    .filter(Boolean)
    .join(' ') + getOpenNote(rows.at(-1), day);

/** Renders the obligations, unobligated balance and outlays of an account over time. */
export default function OverTime({ record }: { record: AccountProfile }) {
  const { values, write, filters, chart, missing } = useAccountFilters(record);
  const { step } = useSelector(selectAccountInView);
  const query = useMemo(() => (chart ? { ...chart, step } : null), [chart, step]);
  const answer = useAnswer(accountOverTime, query);
  const day = useDataDay();
  const { latest } = useLatestPeriod();
  const shownStep = answer.answered?.step ?? step;
  const isConstant = values.dollars === 'constant' && shownStep === 'years';
  const isOpen = (period: SpendingPeriod) =>
    canChange(period, day) || isPartial(period, shownStep, latest);
  // If the API has no such endpoints, the section is omitted.
  if (answer.failure?.status === 404 && !answer.value) return null;
  const hasFilters = answer.answered !== null && isFiltered(answer.answered);
  const view = { step: shownStep, isConstant, hasFilters };
  const texts = getDollarTexts(isConstant);
  const periods = toChangedPeriods(answer.value ?? [], shownStep, isConstant, isOpen);
  const rows = keepPeriods(filters, periods, shownStep);
  const subject = answer.answered?.symbols.length ? 'the chosen symbols' : 'the account';
  const summary = getSummary(rows, view, subject, latest);
  return (
    <Panel
      title="Spending Over Time"
      answer={failIfMissing(answer, missing)}
      rows={() => rows}
      columns={getColumns(view)}
      file={`federal-account-${record.number}-over-time-by-${shownStep}${texts.fileSuffix}`}
      view={`${shownStep === 'years' ? 'Years' : 'Quarters'}${texts.viewSuffix}`}
      isOpen={isOpen}
      unit={isConstant ? `Year to date, ${texts.unit}` : 'US dollars, year to date'}
      note={getNote(rows, view, filters.dateType === 'dr', day)}
      summary={() => summary}
      emptyText="No data to display"
      minHeight={340}
      controls={
        <>
          <Choices
            label="Group by"
            choices={steps}
            chosen={step}
            onChoose={(key) => write({ step: key }, 'replace')}
          />
          <DollarsToggle
            baseYear={BASE_YEAR}
            value={step === 'years' ? values.dollars : 'nominal'}
            onChange={(dollars) => write({ dollars }, 'replace')}
            disabledReason={step === 'years' ? '' : BY_YEAR_ONLY}
          />
        </>
      }
    >
      {() => (
        <StackedColumnsChart
          columns={rows.map((row, at) =>
            toColumn(row, shownStep === 'quarters' && rows[at - 1]?.year !== row.year, hasFilters),
          )}
          legend={getParts(hasFilters)}
          line={{ label: outlayLabel(hasFilters), tone: 'outlay' }}
          height={280}
          description={`Columns over time. ${summary}`}
          formatAxis={axisUnit(rows.map(({ resources }) => resources ?? 0)).format}
        />
      )}
    </Panel>
  );
}
