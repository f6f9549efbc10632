import { useMemo } from 'react';
import { getExistingPath, renderLink } from '@/blocks/entity-links';
import { dollarColumn, type DataColumn } from '@/blocks/panel';
import { BarRows } from '@/charts/bar-rows/BarRows';
import { fiscalYearLabel } from '@/domain/fiscal';
import { profileMoney, recipientName } from '@/domain/format';
import { groupedRecipientNames } from '@/domain/recipients';
import { paths } from '@/domain/site/paths';
import { useDataDay } from '@/lib/dataDay';
import { useAnswer } from '@/lib/requests/useAnswer';
import { useToday } from '@/lib/rendering/today';
import { searchCategory } from '@/services/search/endpoints';
import type { CategoryTotal } from '@/services/search/results';
import { Question, type QuestionSectionProps } from '../components/Question';
import { QuestionLink } from '../components/QuestionLink';
import type { ReadyMadeSearch } from '../openSearch';
import { buildSearchQuery } from '../buildSearchQuery';

const LIST_LENGTH = 5;
const buildSearch = (year: number): ReadyMadeSearch => ({
  key: 'recipients',
  years: 1,
  lastYear: year,
  anywhere: true,
  view: 'section=categories&type=recipient',
});
const getProfilePath = ({ recipientId }: CategoryTotal, year: number): string | undefined =>
  recipientId ? paths.recipient(recipientId, String(year)) : undefined;
const getColumns = (year: number): readonly DataColumn<CategoryTotal>[] => [
  {
    id: 'recipient',
    label: 'Recipient',
    value: ({ name }) => recipientName(name),
    show: (row) => renderLink(getProfilePath(row, year), recipientName(row.name)),
  },
  { id: 'uei', label: 'UEI', value: ({ uei }) => uei, only: 'file' },
  dollarColumn<CategoryTotal>('obligations', 'Obligations', ({ obligations }) => obligations),
];

const isGroup = ({ name }: CategoryTotal): boolean => groupedRecipientNames.has(name.toUpperCase());
const getNamedRows = (categoryRows: readonly CategoryTotal[]) =>
  categoryRows.filter((row) => !isGroup(row)).slice(0, LIST_LENGTH);
/** Returns the rows that the bars and the note show. The table and the file contain exactly these rows. */
const getShownRows = (categoryRows: readonly CategoryTotal[]): readonly CategoryTotal[] => {
  const namedRows = getNamedRows(categoryRows);
  return categoryRows.filter((row) => namedRows.includes(row) || isGroup(row));
};
const getNote = (categoryRows: readonly CategoryTotal[], periodText: string): string => {
  const groupAmount = categoryRows
    .filter(isGroup)
    .reduce((sum, { obligations }) => sum + (obligations ?? 0), 0);
  return groupAmount > 0
    ? `The chart shows named recipients. To protect privacy, agencies report another ${profileMoney(groupAmount)} in ${periodText} only for groups of people.`
    : 'Based on the obligations of all awards.';
};
/** Returns the row that the finding names: the largest recipient that is not a group. */
const findNamedRow = (shownRows: readonly CategoryTotal[]): CategoryTotal | undefined =>
  getNamedRows(shownRows)[0];
const formatSummary = (shownRows: readonly CategoryTotal[], periodText: string): string => {
  const first = findNamedRow(shownRows);
  if (first?.obligations === null) return '';
  return first
    ? `${recipientName(first.name)} received ${profileMoney(first.obligations)} in ${periodText}.`
    : 'All awards of this year went to groups of people, whose names are not published.';
};

/** Renders a bar chart of the top recipients. Aggregate recipients, which combine many people, are mentioned separately. */
export function RecipientQuestion({ title, period: { year } }: QuestionSectionProps) {
  const today = useToday();
  const periodText = fiscalYearLabel(year, useDataDay());
  const query = useMemo(
    () => ({
      ...buildSearchQuery(buildSearch(year), today),
      category: 'recipient' as const,
      limit: LIST_LENGTH + groupedRecipientNames.size,
      page: 1,
    }),
    [year, today],
  );
  const answer = useAnswer(searchCategory, query);
  return (
    <Question
      title={title}
      note={getNote(answer.value?.rows ?? [], periodText)}
      answer={answer}
      rows={({ rows }) => getShownRows(rows)}
      columns={getColumns(year)}
      file={`top-recipients-fy${year}`}
      unit="Obligations of awards, US dollars"
      period={periodText}
      summary={(_, shownRows) => formatSummary(shownRows, periodText)}
      link={<QuestionLink search={buildSearch(year)}>See all recipients</QuestionLink>}
    >
      {(_, shownRows) => (
        <BarRows
          label="Recipients with the most obligations"
          rows={getNamedRows(shownRows).map((row, at) => ({
            key: `${row.recipientId}-${at}`,
            label: recipientName(row.name),
            value: row.obligations,
            text: profileMoney(row.obligations),
            to: getExistingPath(getProfilePath(row, year)),
            isNamed: row === findNamedRow(shownRows),
          }))}
        />
      )}
    </Question>
  );
}
