import { useMemo } from 'react';
import { builtPath, linked } from '@/blocks/entity-links';
import { dollarColumn, type DataColumn } from '@/blocks/panel';
import { BarRows } from '@/charts/bar-rows/BarRows';
import { fiscalYearWords } from '@/domain/fiscal';
import { profileMoney, recipientName } from '@/domain/format';
import { groupedRecipients } from '@/domain/recipients';
import { paths } from '@/domain/site/paths';
import { useDataDay } from '@/lib/dataDay';
import { useAnswer } from '@/lib/requests/useAnswer';
import { useToday } from '@/lib/today';
import { searchCategory } from '@/services/search/endpoints';
import type { CategoryTotal } from '@/services/search/results';
import { Question, type QuestionProps } from '../components/Question';
import { QuestionWay } from '../components/QuestionWay';
import type { SearchWish } from '../openSearch';
import { wishQuery } from '../wishQuery';

const LISTED = 5;
const wishOf = (year: number): SearchWish => ({
  key: 'recipients',
  years: 1,
  lastYear: year,
  anywhere: true,
  view: 'section=categories&type=recipient',
});
const profileOf = ({ recipientId }: CategoryTotal, year: number): string | undefined =>
  recipientId ? paths.recipient(recipientId, String(year)) : undefined;
const columnsOf = (year: number): readonly DataColumn<CategoryTotal>[] => [
  {
    id: 'recipient',
    label: 'Recipient',
    value: ({ name }) => recipientName(name),
    show: (row) => linked(profileOf(row, year), recipientName(row.name)),
  },
  { id: 'uei', label: 'UEI', value: ({ uei }) => uei, only: 'file' },
  dollarColumn<CategoryTotal>('obligations', 'Obligations', ({ obligations }) => obligations),
];

const isGroup = ({ name }: CategoryTotal): boolean => groupedRecipients.has(name.toUpperCase());
const namedOf = (found: readonly CategoryTotal[]) =>
  found.filter((row) => !isGroup(row)).slice(0, LISTED);
/** Returns the rows shown by bars and note. Table and file contain exactly these. */
const toldOf = (found: readonly CategoryTotal[]): readonly CategoryTotal[] => {
  const named = namedOf(found);
  return found.filter((row) => named.includes(row) || isGroup(row));
};
const noteOf = (found: readonly CategoryTotal[]): string => {
  const together = found
    .filter(isGroup)
    .reduce((sum, { obligations }) => sum + (obligations ?? 0), 0);
  return together > 0
    ? `Named recipients. Another ${profileMoney(together)} is recorded for groups of people, to protect their privacy.`
    : 'Recipients of all awards.';
};
const sentence = (told: readonly CategoryTotal[], period: string): string => {
  const [first] = namedOf(told);
  if (first?.obligations === null) return '';
  return first
    ? `${recipientName(first.name)} received ${profileMoney(first.obligations)} in ${period}.`
    : 'Every award of this year is recorded for a group of people.';
};

/** A bar chart of the top recipients. Aggregate recipients, which combine many people, are mentioned separately. */
export function RecipientQuestion({ title, period: { year } }: QuestionProps) {
  const today = useToday();
  const words = fiscalYearWords(year, useDataDay());
  const query = useMemo(
    () => ({
      ...wishQuery(wishOf(year), today),
      category: 'recipient' as const,
      limit: LISTED + groupedRecipients.size,
      page: 1,
    }),
    [year, today],
  );
  const answer = useAnswer(searchCategory, query);
  return (
    <Question
      title={title}
      note={noteOf(answer.value?.rows ?? [])}
      answer={answer}
      rows={({ rows }) => toldOf(rows)}
      columns={columnsOf(year)}
      file={`top-recipients-fy${year}`}
      unit="Obligations of awards, US dollars"
      period={words}
      summary={(_, told) => sentence(told, words)}
      way={<QuestionWay wish={wishOf(year)}>See all recipients</QuestionWay>}
    >
      {(_, told) => (
        <BarRows
          label="Recipients with the most"
          rows={namedOf(told).map((row, at) => ({
            key: `${row.recipientId}-${at}`,
            label: recipientName(row.name),
            value: row.obligations,
            text: profileMoney(row.obligations),
            to: builtPath(profileOf(row, year)),
          }))}
        />
      )}
    </Question>
  );
}
