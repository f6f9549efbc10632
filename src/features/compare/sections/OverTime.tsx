import { useMemo } from 'react';
import { Panel, type DataColumn } from '@/blocks/panel';
import { MultiplesChart } from '@/charts/multiples/MultiplesChart';
import { CONSTANT_DOLLARS, constantDollarsNote, NOMINAL_NOTE } from '@/domain/priceIndex';
import { formatChange } from '@/domain/change';
import { defaultPeriod } from '@/domain/fiscal';
import { axisUnit, money, moneyShort } from '@/domain/format';
import { profilePeriodLabel } from '@/domain/profileYears';
import { useDataDay } from '@/lib/dataDay';
import { searchOverTime } from '@/services/search/endpoints';
import { PartlyFailed } from '../components/PartlyFailed';
import type { CompareChoices } from '../compareAddress';
import { filterExisting, markFailedProfiles, type Compared } from '../compared';
import { buildCriteria } from '../buildCriteria';
import { joinAnswers, getTextOrBlank } from '@/lib/requests/joinAnswers';
import { moneyTerms, formatAmount, formatUnit, type MoneyTerms } from '../money';
import { populatedKinds } from '../measures';
import { addChanges, changeSentence, comparedYears, type ChangedYear } from '../series';
import { useAnswers } from '@/lib/requests/useAnswers';
import { formatYears } from '../texts';

const getColumns = (members: readonly Compared[]): readonly DataColumn<ChangedYear>[] => [
  {
    id: 'fiscal_year',
    label: 'Fiscal year',
    value: ({ year }) => String(year),
    show: ({ year }) => `FY ${year}`,
    sortBy: ({ year }) => year,
    firstOrder: 'desc',
  },
  ...members.map(({ key, label }, at) => ({
    id: label || key,
    label,
    value: ({ amounts }: ChangedYear) => amounts[at] ?? null,
    show: ({ amounts }: ChangedYear) => money(amounts[at], 2),
    sortBy: ({ amounts }: ChangedYear) => amounts[at],
    numeric: true,
  })),
  ...members.map(({ key, label }, at) => ({
    id: `${label || key}: change_from_a_year_earlier`,
    label: `${label}: change from a year earlier`,
    value: ({ changes }: ChangedYear) =>
      typeof changes[at] === 'number' ? formatChange(changes[at]) : null,
    show: ({ changes }: ChangedYear) => formatChange(changes[at] ?? null),
    sortBy: ({ changes }: ChangedYear) => changes[at],
    numeric: true,
  })),
];
const getNote = ({ constant, perResident }: MoneyTerms, members: readonly Compared[]): string => {
  const censusLabel = formatYears('Census of', members, 'populationYear');
  return [
    'The charts show obligations of transactions by fiscal year, on one scale. The year selected above does not apply.',
    constant ? constantDollarsNote : NOMINAL_NOTE,
    perResident &&
      `Amounts of all years are divided by each place’s population${censusLabel ? ` (${censusLabel})` : ''}.`,
  ]
    .filter(Boolean)
    .join(' ');
};

export interface OverTimeProps {
  members: readonly Compared[];
  choices: CompareChoices;
}

/** Renders obligations by fiscal year: one small chart per member, all with the same scale and years. */
export default function OverTime({ members, choices }: OverTimeProps) {
  const day = useDataDay();
  const terms = moneyTerms(choices);
  const queries = useMemo(
    () =>
      members.map((member) => {
        const criteria = buildCriteria(member);
        return (
          criteria && {
            criteria: { ...criteria, periods: [defaultPeriod(day)] },
            level: 'transactions' as const,
            group: 'fiscal_year' as const,
          }
        );
      }),
    [members, day],
  );
  const answers = markFailedProfiles(members, useAnswers(searchOverTime, queries));
  const existingAnswers = filterExisting(members, answers);
  const years = addChanges(comparedYears(members, answers, terms, day));
  const series = members.map(({ key, label, member, state }, at) => ({
    key,
    label,
    values: years.map(({ amounts }) => amounts[at] ?? null),
    details: years.map(({ changeTexts }) => changeTexts[at] ?? ''),
    missingReason:
      state === 'unknown'
        ? 'has no figures'
        : answers[at]?.status === 'failed'
          ? 'is not available right now'
          : answers[at]?.current
            ? terms.perResident && !populatedKinds.includes(member.kind)
              ? 'has no residents'
              : 'has no amounts'
            : 'is loading',
  }));
  const values = years.flatMap(({ amounts }) => amounts.filter((amount) => amount !== null));
  return (
    <Panel
      title="Over time"
      view={[terms.constant && CONSTANT_DOLLARS, terms.perResident && 'per resident']
        .filter(Boolean)
        .join(', ')}
      period={profilePeriodLabel('all', day)}
      note={getNote(terms, members)}
      answer={joinAnswers(existingAnswers, years)}
      rows={(value) => value}
      columns={getColumns(members)}
      isOpen={({ incomplete }) => incomplete}
      file="comparison-over-time"
      unit={formatUnit('Obligations', terms)}
      summary={(_, rows) => getTextOrBlank(changeSentence(rows, members), existingAnswers)}
      emptyText="None of these profiles has had obligations since FY 2008. Add another profile to compare."
      foot={<PartlyFailed members={members} answers={answers} />}
      minHeight={200}
    >
      {(_, rows) => (
        <MultiplesChart
          series={series}
          periods={rows.map(({ year, incomplete }) => ({ label: `FY ${year}`, incomplete }))}
          description={`Small bar charts on one scale. ${changeSentence(rows, members)}`}
          formatAxis={axisUnit(values).format}
          formatValue={(value) =>
            terms.perResident ? formatAmount(value, terms) : moneyShort(value, 2)
          }
        />
      )}
    </Panel>
  );
}
