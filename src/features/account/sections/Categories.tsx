import { useMemo } from 'react';
import { dollarColumn, Panel, type DataColumn } from '@/blocks/panel';
import { useLatestPeriod } from '@/blocks/submission-periods';
import { BarRows } from '@/charts/bar-rows/BarRows';
import { fiscalYearRange, throughText, type LatestPeriod } from '@/domain/fiscal';
import { moneyShort, NAME_MISSING } from '@/domain/format';
import { useAnswer } from '@/lib/requests/useAnswer';
import {
  accountCategories,
  CATEGORY_PAGE_SIZE,
  type AccountCategory,
  type CategoryAmountPage,
} from '@/services/federal-accounts/chartEndpoints';
import type { AccountProfile } from '@/services/federal-accounts/profileEndpoints';
import { Button } from '@/ui/Button';
import { yearsUpTo } from '../accountYears';
import { failIfMissing } from '../failIfMissing';
import { useAccountFilters } from '../useAccountFilters';
import { Choices } from './Choices';

const categories: readonly { key: AccountCategory; label: string }[] = [
  { key: 'activity', label: 'Program Activity' },
  { key: 'class', label: 'Object Class' },
  { key: 'tas', label: 'Treasury Account Symbol (TAS)' },
];
type Row = CategoryAmountPage['rows'][number];
const nameOf = ({ name }: Row): string => name || NAME_MISSING;
/** Height of five rows in pixels, reserved so that nothing moves when they load. */
const FIVE_ROWS_HEIGHT = 250;

const getColumns = (label: string): readonly DataColumn<Row>[] => [
  { id: 'name', label, value: nameOf, sortBy: nameOf, width: 420 },
  dollarColumn<Row>('obligations', 'Amount Obligated', ({ amount }) => amount, {
    sortBy: ({ amount }) => amount,
    width: 220,
  }),
];
/** Returns the row that the finding names. */
const findNamedRow = ([first]: readonly Row[]): Row | undefined => first;
/** Returns a sentence about the first row of a page and its rank. `through` is '' or a date phrase that begins with a space. */
const categorySentence = (largestRow: Row | undefined, rank: number, through: string): string => {
  if (!largestRow) return '';
  const amount = moneyShort(largestRow.amount, 2);
  return rank === 1
    ? `${nameOf(largestRow)} has the most obligations: ${amount}${through}.`
    : `From rank ${rank}: ${nameOf(largestRow)} with ${amount}${through}.`;
};
/** Returns ` through 08/31/2025` if the data of `years` is incomplete, else ''. [] means all years. */
const formatThrough = (years: readonly number[], latest: LatestPeriod | undefined): string => {
  if (!latest) return '';
  const countedYears = years.length ? years : yearsUpTo(latest.year);
  return throughText(countedYears.map(fiscalYearRange), latest.latestSubmissionDate);
};
interface CategoryPaginationProps {
  page: number;
  hasNext: boolean;
  onPage: (page: number) => void;
}
function Fives({ page, hasNext, onPage }: CategoryPaginationProps) {
  const renderButton = (label: string, isDisabled: boolean, to: number) => (
    <Button look="outline" disabled={isDisabled} onClick={() => onPage(to)}>
      {label}
    </Button>
  );
  return (
    <div className="account-fives">
      {renderButton('Show previous five', page <= 1, page - 1)}
      {renderButton('Show next five', !hasNext, page + 1)}
    </div>
  );
}
/** Renders the obligations of an account by category, largest first, five at a time. */
export default function Categories({ record }: { record: AccountProfile }) {
  const { values, write, filters, chart, missing } = useAccountFilters(record);
  const { by, five: page } = values;
  const query = useMemo(() => (chart ? { ...chart, by, page } : null), [chart, by, page]);
  const answer = useAnswer(accountCategories, query);
  const { latest } = useLatestPeriod();
  // If the API has no such endpoint, the section is omitted.
  if (answer.failure?.status === 404 && !answer.value) return null;
  const shownQuery = answer.answered ?? { by, page, years: [] };
  const through = formatThrough(shownQuery.years, latest);
  const { label } = categories.find(({ key }) => key === shownQuery.by)!;
  const { hasNext = false } = answer.value ?? {};
  const firstRank = (shownQuery.page - 1) * CATEGORY_PAGE_SIZE + 1;
  const isDateRange = filters.dateType === 'dr' && Boolean(filters.startDate || filters.endDate);
  return (
    <Panel
      title="Spending by Category"
      answer={failIfMissing(answer, missing)}
      rows={({ rows }) => rows}
      columns={getColumns(label)}
      file={`federal-account-${record.number}-by-${shownQuery.by}${shownQuery.page > 1 ? `-page-${shownQuery.page}` : ''}`}
      view={`${label}, from rank ${firstRank}`}
      unit="Obligations, US dollars"
      note={`These are obligations of the selected fiscal years, or of all years since FY 2017.${isDateRange ? ' A date range includes every fiscal year that it overlaps.' : ''}`}
      summary={(_, rows) => categorySentence(findNamedRow(rows), firstRank, through)}
      emptyText={page > 1 ? 'This page does not exist.' : 'No data to display'}
      minHeight={FIVE_ROWS_HEIGHT}
      controls={
        <Choices
          label="Category"
          choices={categories}
          chosen={by}
          onChoose={(key) => write({ by: key, five: 1 }, 'replace')}
        />
      }
      foot={
        (page > 1 || hasNext) && (
          <Fives page={page} hasNext={hasNext} onPage={(five) => write({ five }, 'replace')} />
        )
      }
    >
      {(_, rows) => (
        <BarRows
          label={label}
          rows={rows.map((row) => ({
            key: nameOf(row),
            label: nameOf(row),
            value: row.amount,
            text: moneyShort(row.amount, 2),
            isNamed: row === findNamedRow(rows),
          }))}
        />
      )}
    </Panel>
  );
}
