import { useContext, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { getExistingPath, PROFILES_NOTE } from '@/blocks/entity-links';
import { Panel, type DataColumn } from '@/blocks/panel';
import { selectStaged } from '@/blocks/search-filters';
import { BarRows } from '@/charts/bar-rows/BarRows';
import { agencyName, codeAndText, money, moneyShort, recipientName } from '@/domain/format';
import { programOfRow } from '@/domain/program/programCode';
import { programPath } from '@/domain/program/programPath';
import { paths } from '@/domain/site/paths';
import { ProfileYearContext } from '@/lib/profileYear';
import { useToday } from '@/lib/rendering/today';
import { useAnswer } from '@/lib/requests/useAnswer';
import { searchCategory } from '@/services/search/endpoints';
import {
  categoryLabels,
  type CategoryPage,
  type CategoryQuery,
  type CategoryTotal,
  type SearchQuery,
  type SpendingCategory,
} from '@/services/search/results';
import { Select, type SelectOption } from '@/ui/Select';
import { toCategoryFilter } from '../addAsFilter';
import { amountUnit } from '../amountUnit';
import { PageJump } from './PageJump';
import { useFilterButton } from './useFilterButton';
import { useSection } from './useSection';
import { useNoteWithDelay, useThroughText } from './usePeriodTexts';

const PAGE_SIZE = 10;
const categories = Object.entries(categoryLabels).map(([key, label]) => ({
  key,
  label,
})) as SelectOption<SpendingCategory>[];

const rowLabel = (category: SpendingCategory, row: CategoryTotal): string => {
  if (category === 'recipient') return recipientName(row.name);
  return category.startsWith('awarding')
    ? agencyName(row.name, row.code)
    : codeAndText(row.code, row.name);
};
/**
 * Returns the path of a row's profile; undefined if there is none. Agencies of subawards have no link, because they are the agencies of
 * the prime awards.
 */
const rowPath = (
  { category, level }: CategoryQuery,
  row: CategoryTotal,
  fy: string,
): string | undefined => {
  if (category === 'recipient') {
    return getExistingPath(row.recipientId ? paths.recipient(row.recipientId, fy) : undefined);
  }
  const program = programOfRow(category, row.code);
  if (program) return getExistingPath(programPath(program, fy));
  const linkedSlug = category.startsWith('awarding') && level !== 'subawards' && row.agencySlug;
  return getExistingPath(linkedSlug ? paths.agency(row.agencySlug, fy) : undefined);
};
const getColumns = (category: SpendingCategory): readonly DataColumn<CategoryTotal>[] => [
  { id: category, label: categoryLabels[category], value: (row) => rowLabel(category, row) },
  {
    id: 'obligations',
    label: 'Obligations',
    value: ({ obligations }) => obligations,
    show: ({ obligations }) => money(obligations, 2),
    numeric: true,
  },
];
/** Returns the row that the finding names. */
const findNamedRow = ([first]: readonly CategoryTotal[]): CategoryTotal => first!;
const getSentence = (
  { category, page }: CategoryQuery,
  rows: readonly CategoryTotal[],
  throughText: string,
) => {
  const row = findNamedRow(rows);
  const rankText = page === 1 ? 'leads' : `is ranked ${(page - 1) * PAGE_SIZE + 1}`;
  return `${rowLabel(category, row)} ${rankText} with ${moneyShort(row.obligations, 2)}${throughText}.`;
};
const viewName = ({ category, page }: CategoryQuery, value: CategoryPage | null): string => {
  const label = categoryLabels[category];
  if (page === 1 && !value?.hasNext) return label;
  const before = (page - 1) * PAGE_SIZE;
  return `${label}, ranks ${before + 1} to ${before + (value?.rows.length ?? PAGE_SIZE)}`;
};
const getNote = (level: SearchQuery['level'], hasLinks = false): string => {
  const basis =
    level === 'subawards'
      ? 'Ranked by subaward amounts.'
      : 'Ranked by obligations of all matching transactions.';
  return hasLinks ? `${basis} ${PROFILES_NOTE}` : basis;
};

export interface ResultsByCategoryProps {
  query: SearchQuery;
  category: SpendingCategory;
  page: number;
  onCategory: (category: SpendingCategory) => void;
  onPage: (page: number) => void;
}

/** Renders the results by agency, recipient or code, ten at a time. Each row can be added as a filter. */
export default function ResultsByCategory({
  query,
  category,
  page,
  onCategory,
  onPage,
}: ResultsByCategoryProps) {
  const fy = useContext(ProfileYearContext);
  const stagedFilters = useSelector(selectStaged);
  const categoryQuery = useMemo(
    () => ({ ...query, category, limit: PAGE_SIZE, page }),
    [query, category, page],
  );
  const today = useToday();
  const answer = useAnswer(searchCategory, categoryQuery);
  const shownQuery = answer.answered ?? categoryQuery;
  const frame = useSection('categories', query.level);
  const filterButton = useFilterButton();
  const hasNext = answer.value?.hasNext === true;
  const throughText = useThroughText(shownQuery);
  const hasLinks = answer.value?.rows.some((row) => rowPath(shownQuery, row, fy) !== undefined);
  const note = useNoteWithDelay(shownQuery, getNote(query.level, hasLinks));
  return (
    <Panel
      title="Results by Category"
      answer={answer}
      rows={({ rows }) => rows}
      columns={getColumns(shownQuery.category)}
      file={`results-by-${shownQuery.category.replaceAll('_', '-')}-${today}`}
      unit={amountUnit(query.level)}
      view={viewName(shownQuery, answer.value)}
      summary={(_, rows) => getSentence(shownQuery, rows, throughText)}
      emptyText={page > 1 ? 'This page does not exist.' : undefined}
      // Reserves the height of ten rows until the number of rows is known.
      minHeight={answer.value ? undefined : 430}
      note={note}
      controls={
        <Select
          label="Category"
          value={category}
          options={categories}
          onChoose={(key) => {
            frame.trackUse('Dropdown', categoryLabels[key]);
            onCategory(key);
          }}
        />
      }
      overlay={frame.overlay}
      end={frame.button}
      onTable={(on) => frame.trackUse('Toggle', on ? 'Table' : 'Chart')}
      foot={
        (page > 1 || hasNext) && (
          <PageJump page={page} limit={PAGE_SIZE} hasNext={hasNext} onPage={onPage} />
        )
      }
    >
      {(_, rows) => (
        <BarRows
          label={`Results by ${categoryLabels[shownQuery.category]}`}
          rows={rows.map((row, at) => ({
            key: `${row.id}${row.code}${row.recipientId}${row.name}${at}`,
            label: rowLabel(shownQuery.category, row),
            value: row.obligations,
            text: moneyShort(row.obligations, 2),
            to: rowPath(shownQuery, row, fy),
            isNamed: row === findNamedRow(rows),
            action: filterButton(
              toCategoryFilter(stagedFilters, shownQuery.category, row),
              `${rowLabel(shownQuery.category, row)} added to your filters`,
            ),
          }))}
        />
      )}
    </Panel>
  );
}
