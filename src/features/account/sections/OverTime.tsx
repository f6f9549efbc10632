import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { dollarColumn, Panel, type DataColumn } from '@/blocks/panel';
import { useLatestPeriod } from '@/blocks/submission-periods';
import { StackedColumnsChart } from '@/charts/stacked-columns/StackedColumnsChart';
import type { StackedColumn } from '@/charts/stacked-columns/layoutStackedColumns';
import { keepPeriods } from '@/domain/federalAccount/filters';
import type { SpendingPeriod, SpendingStep } from '@/domain/federalAccount/series';
import { quarterCloseDay, type LatestPeriod } from '@/domain/fiscal';
import { axisUnit, date, moneyShort, profileMoney } from '@/domain/format';
import { useDataDay } from '@/lib/dataDay';
import { useAnswer } from '@/lib/requests/useAnswer';
import { accountOverTime, isFiltered } from '@/services/federal-accounts/chartEndpoints';
import type { AccountProfile } from '@/services/federal-accounts/profileEndpoints';
import { failIfMissing } from '../failIfMissing';
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

const getColumns = (hasFilters: boolean): readonly DataColumn<SpendingPeriod>[] => {
  const amountColumn = (
    id: 'obligated' | 'other' | 'unobligated' | 'resources' | 'outlay',
    label: string,
  ): DataColumn<SpendingPeriod> =>
    dollarColumn<SpendingPeriod>(id, label, (row) => row[id], {
      sortBy: (row) => row[id],
      width: 190,
    });
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
  ];
};
const toColumn = (
  period: SpendingPeriod,
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
/** Returns whether agencies may still change the last quarter of a period. */
const canChange = ({ year, quarter }: SpendingPeriod, day: string): boolean =>
  day < quarterCloseDay(year, quarter);
const getOpenNote = (period: SpendingPeriod | undefined, day: string): string => {
  const closeDay = period && quarterCloseDay(period.year, period.quarter);
  return closeDay && canChange(period, day)
    ? ` FY ${period.label} may change until ${date(closeDay)}.`
    : '';
};

/** Returns whether agencies have reported only part of the last quarter of a period. */
const isPartial = ({ year, quarter }: SpendingPeriod, latest: LatestPeriod | undefined): boolean =>
  latest?.year === year && latest.quarter === quarter && latest.period < 3 * quarter;
/** Returns the start of a sentence with the last date that a period includes. */
const periodEndText = (period: SpendingPeriod, latest: LatestPeriod | undefined): string =>
  latest && isPartial(period, latest)
    ? `In ${period.label}, up to ${date(latest.latestSubmissionDate)},`
    : `By the end of ${period.label}`;

/** Renders the obligations, unobligated balance and outlays of an account over time. */
export default function OverTime({ record }: { record: AccountProfile }) {
  const { write, filters, chart, missing } = useAccountFilters(record);
  const { step } = useSelector(selectAccountInView);
  const query = useMemo(() => (chart ? { ...chart, step } : null), [chart, step]);
  const answer = useAnswer(accountOverTime, query);
  const day = useDataDay();
  const { latest } = useLatestPeriod();
  const answeredQuery = answer.answered;
  const hasFilters = answeredQuery !== null && isFiltered(answeredQuery);
  const shownStep = answeredQuery?.step ?? step;
  const filterPeriods = (periods: readonly SpendingPeriod[]) =>
    keepPeriods(filters, periods, shownStep);
  // If the API has no such endpoints, the section is omitted.
  if (answer.failure?.status === 404 && !answer.value) return null;
  const getSummary = (rows: readonly SpendingPeriod[]) => {
    const lastPeriod = rows.at(-1);
    if (!lastPeriod) return '';
    const measure = hasFilters ? `${labels.filtered.toLowerCase()} of ` : 'obligations of ';
    const subject = answeredQuery?.symbols.length ? 'the chosen symbols' : 'the account';
    return `${periodEndText(lastPeriod, latest)} ${subject} had ${measure}${profileMoney(lastPeriod.obligated)} out of budgetary resources of ${profileMoney(lastPeriod.resources)}. Outlays${hasFilters ? ' (filtered)' : ''} were ${profileMoney(lastPeriod.outlay)}.`;
  };
  return (
    <Panel
      title="Spending Over Time"
      answer={failIfMissing(answer, missing)}
      rows={filterPeriods}
      columns={getColumns(hasFilters)}
      file={`federal-account-${record.number}-over-time-by-${shownStep}`}
      view={shownStep === 'years' ? 'Years' : 'Quarters'}
      isOpen={(period) => canChange(period, day) || isPartial(period, latest)}
      unit="US dollars, year to date"
      note={`Amounts are counted ${stepDescriptions[shownStep]}.${shownStep === 'quarters' ? ' The last quarter of a year includes the whole year.' : ''}${filters.dateType === 'dr' ? ' A date range includes every fiscal period that it overlaps.' : ''}${getOpenNote(answer.value ? filterPeriods(answer.value).at(-1) : undefined, day)}`}
      summary={(_, rows) => getSummary(rows)}
      emptyText="No data to display"
      minHeight={340}
      controls={
        <Choices
          label="Group by"
          choices={steps}
          chosen={step}
          onChoose={(key) => write({ step: key }, 'replace')}
        />
      }
    >
      {(_, rows) => (
        <StackedColumnsChart
          columns={rows.map((row, at) =>
            toColumn(row, shownStep === 'quarters' && rows[at - 1]?.year !== row.year, hasFilters),
          )}
          legend={getParts(hasFilters)}
          line={{ label: outlayLabel(hasFilters), tone: 'outlay' }}
          height={280}
          description={`Columns over time. ${getSummary(rows)}`}
          formatAxis={axisUnit(rows.map(({ resources }) => resources ?? 0)).format}
        />
      )}
    </Panel>
  );
}
