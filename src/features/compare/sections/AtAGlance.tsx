import { Panel, type DataColumn } from '@/blocks/panel';
import { useLatestPeriod } from '@/blocks/submission-periods';
import { hasBudget } from '@/domain/compare/members';
import { EARLIEST_FEDERAL_ACCOUNT_YEAR } from '@/domain/fiscal';
import { defenseDelayNote } from '@/domain/defenseDelay';
import { outlayDaysPhrase, profilePeriod } from '@/domain/profileYears';
import { useDataDay } from '@/lib/dataDay';
import type { Answer } from '@/lib/requests/useAnswer';
import { Blocks, type Block } from '../components/Blocks';
import type { CompareChoices } from '../compareAddress';
import { getKinds, sharedYear, type Compared, type ComparedProfile } from '../compared';
import { groupDigits } from '@/lib/groupDigits';
import { joinAnswers, getTextOrBlank } from '@/lib/requests/joinAnswers';
import {
  formatExact,
  getMeasureValue,
  getMeasures,
  obligationMeasures,
  formatRounded,
  type Measure,
} from '../measures';
import { moneyTerms, parseYear, formatUnit, type MoneyTerms } from '../money';
import { kindNames, joinNames, formatPeriod, formatYears } from '../texts';

interface Row {
  /** Key of the member. */
  key: string;
  name: string;
  kind: string;
  values: Readonly<Record<string, number | null>>;
}
const getColumns = (shownMeasures: readonly Measure[]): readonly DataColumn<Row>[] => [
  { id: 'name', label: 'Name', value: ({ name }) => name, sortBy: ({ name }) => name },
  { id: 'kind', label: 'Kind', value: ({ kind }) => kind, only: 'file' },
  ...shownMeasures.map((measure) => ({
    id: measure.id,
    label: measure.label,
    value: ({ values }: Row) => values[measure.id] ?? null,
    show: ({ values }: Row) => formatExact(measure, values[measure.id] ?? null),
    sortBy: ({ values }: Row) => values[measure.id],
    numeric: true,
  })),
];
const getNote = (
  measure: Measure,
  members: readonly Compared[],
  outlayPhrase: string,
): string | undefined => {
  if (measure.id === 'outlays' && outlayPhrase) return `Paid ${outlayPhrase}.`;
  if (measure.id === 'population') return formatYears('Census of', members, 'populationYear');
  if (measure.id === 'median_household_income')
    return formatYears('Survey of', members, 'incomeYear');
  if (members.every(({ member }) => measure.kinds.includes(member.kind))) return undefined;
  return `Available only for ${joinNames(measure.kinds.map((kind) => kindNames[kind].many))}.`;
};
interface RankedRow extends Pick<Row, 'key' | 'name'> {
  value: number;
}
/** The members with the highest and lowest obligations, which the finding names. */
interface Ranking {
  id: string;
  words: string;
  first: RankedRow;
  last: RankedRow;
}
/** Returns the ranking by the first kind of obligations with at least two amounts; undefined if there is none. */
const findRanking = (rows: readonly Row[]): Ranking | undefined =>
  obligationMeasures
    .map(({ id, words }) => ({
      id,
      words,
      rankedRows: rows
        .map(({ key, name, values }) => ({ key, name, value: values[id] ?? null }))
        .filter((row): row is RankedRow => row.value !== null)
        .sort((a, b) => b.value - a.value),
    }))
    .filter(({ rankedRows }) => rankedRows.length > 1)
    .map(({ rankedRows, ...measure }) => ({
      ...measure,
      first: rankedRows[0]!,
      last: rankedRows[rankedRows.length - 1]!,
    }))[0];
const buildBlocks = (
  shownMeasures: readonly Measure[],
  members: readonly Compared[],
  terms: MoneyTerms,
  year: number | null,
  outlayPhrase: string,
  ranking: Ranking | undefined,
): readonly Block[] =>
  shownMeasures.map((measure) => ({
    id: measure.id,
    title: measure.label,
    note: getNote(measure, members, outlayPhrase),
    rows: members
      .filter(({ member }) => measure.kinds.includes(member.kind))
      .map((member) => {
        const value = getMeasureValue(measure, member, terms, year);
        return {
          key: member.key,
          label: member.label,
          value,
          text: formatRounded(measure, value, terms),
          isNamed: measure.id === ranking?.id && member.key === ranking.first.key,
        };
      }),
  }));
/** Returns a sentence about a ranking, or '' without one. */
const summarize = (
  ranking: Ranking | undefined,
  terms: MoneyTerms,
  periodLabel: string,
): string => {
  if (!ranking) return '';
  const { words: measureLabel, first, last } = ranking;
  const suffix = terms.perResident ? ' per resident' : '';
  const ratio = last.value > 0 ? first.value / last.value : 0;
  return ratio >= 1.05
    ? `${periodLabel}: ${first.name} has the most ${measureLabel}${suffix}, ${groupDigits(ratio, ratio < 10 ? 1 : 0).replace(/\.0$/, '')} times those of ${last.name}.`
    : `${periodLabel}: ${first.name} has the most ${measureLabel}${suffix}.`;
};

export interface AtAGlanceProps {
  members: readonly Compared[];
  answers: readonly Answer<unknown, ComparedProfile>[];
  choices: CompareChoices;
}

/** Renders the measures of the profiles side by side, with one bar per member. */
export function AtAGlance({ members, answers, choices }: AtAGlanceProps) {
  const terms = moneyTerms(choices);
  const balanceYear = sharedYear(members);
  const year = parseYear(choices.fy) ?? balanceYear;
  const shownMeasures = getMeasures(members);
  const { latest } = useLatestPeriod();
  const day = useDataDay();
  const periodLabel = formatPeriod(choices.fy, getKinds(members), day, 'profiles', latest);
  const outlayPhrase = outlayDaysPhrase(choices.fy, day, latest);
  const isOtherYear =
    choices.fy === 'latest' && balanceYear !== null && balanceYear !== latest?.year;
  const fullPeriod = isOtherYear ? `${periodLabel} (FY ${balanceYear})` : periodLabel;
  const rows = members.map((member): Row => ({
    key: member.key,
    name: member.label,
    kind: member.profile?.kindName ?? '',
    values: Object.fromEntries(
      shownMeasures.map((measure) => [measure.id, getMeasureValue(measure, member, terms, year)]),
    ),
  }));
  const ranking = findRanking(rows);
  const budgetCount = members.filter(({ member }) => hasBudget(member)).length;
  return (
    <Panel
      title="Side by side"
      view={fullPeriod}
      period={fullPeriod}
      note={[
        `${fullPeriod}.`,
        terms.constant && year === null
          ? 'These figures cover more than one fiscal year, so they cannot be adjusted for inflation. Choose one year to see them in constant dollars.'
          : 'These figures match the profile pages.',
        budgetCount > 0 &&
          choices.fy === 'all' &&
          'Balances of agencies and federal accounts cover one fiscal year. Choose a year to see them.',
        budgetCount > 0 &&
          year !== null &&
          year < EARLIEST_FEDERAL_ACCOUNT_YEAR &&
          `Agencies and federal accounts have no figures before FY ${EARLIEST_FEDERAL_ACCOUNT_YEAR}.`,
        budgetCount < members.length && defenseDelayNote([profilePeriod(choices.fy, day)], day),
      ]
        .filter(Boolean)
        .join(' ')}
      answer={joinAnswers(answers, rows)}
      rows={(value) => value}
      columns={getColumns(shownMeasures)}
      file={`comparison-${choices.fy}`}
      unit={formatUnit('Amounts', terms, year)}
      summary={() => getTextOrBlank(summarize(ranking, terms, fullPeriod), answers)}
      minHeight={300}
    >
      {() => (
        <Blocks blocks={buildBlocks(shownMeasures, members, terms, year, outlayPhrase, ranking)} />
      )}
    </Panel>
  );
}
