import { Fragment, useMemo, useState } from 'react';
import type { ResultTabKey } from '@/domain/codes/resultTabs';
import { count, money } from '@/domain/format';
import type { SearchCriteria } from '@/domain/search/criteria';
import { useAnswer } from '@/lib/requests/useAnswer';
import { searchGrouped } from '@/services/search/rowEndpoints';
import type { GroupedLevel, GroupedRow, GroupedSort } from '@/services/search/results';
import { Icon } from '@/ui/Icon';
import { SortLabel } from '@/ui/SortLabel';
import { EmptyState, Loading, PanelError } from '@/ui/Status';
import { ToFirstPage } from '@/ui/ToFirstPage';
import { awardLink, awardOfSubaward } from '../awardLinks';
import { NestedRecords } from './NestedRecords';

interface Order {
  id: GroupedSort;
  order: 'asc' | 'desc';
}
interface Heading {
  id: GroupedSort;
  label: string;
  numeric: boolean;
}
const headingsOf = (word: string): readonly Heading[] => [
  { id: 'award_id', label: 'Prime Award ID', numeric: false },
  { id: 'count', label: `Count of ${word} That Match Search Criteria`, numeric: true },
  { id: 'obligation', label: 'Obligations That Match Search Criteria', numeric: true },
];
const ordered = { asc: 'ascending', desc: 'descending' } as const;
/** Returns the sort order that a heading leads to: reversed for the sorted column; else numbers from the largest, text from A. */
const nextOrder = ({ id, numeric }: Heading, sort: Order): Order => {
  if (sort.id === id) return { id, order: sort.order === 'desc' ? 'asc' : 'desc' };
  return { id, order: numeric ? 'desc' : 'asc' };
};

interface SortHeadingProps {
  heading: Heading;
  sort: Order;
  onSort: (next: Order) => void;
}
function SortHeading({ heading, sort, onSort }: SortHeadingProps) {
  const own = sort.id === heading.id;
  return (
    <th
      scope="col"
      className={heading.numeric ? 'numeric' : undefined}
      aria-sort={own ? ordered[sort.order] : 'none'}
    >
      <button
        type="button"
        className="data-table__sort"
        onClick={() => onSort(nextOrder(heading, sort))}
      >
        <SortLabel {...heading} order={own ? sort.order : undefined} />
      </button>
    </th>
  );
}

interface ToggleProps {
  row: GroupedRow;
  word: string;
  open: boolean;
  onToggle: () => void;
}
function Toggle({ row, word, open, onToggle }: ToggleProps) {
  return (
    <button
      type="button"
      className="grouped-toggle"
      aria-expanded={open}
      aria-label={`${open ? 'Hide' : 'Show'} ${word.toLowerCase()} of ${row.awardId}`}
      onClick={onToggle}
    >
      <Icon name={open ? 'chevron-up' : 'chevron-down'} />
    </button>
  );
}

export interface ResultsGroupedProps {
  criteria: SearchCriteria;
  level: GroupedLevel;
  tab: ResultTabKey;
  page: number;
  limit: number;
  onPage: (page: number) => void;
}
/** Prime awards with the number of their subawards or transactions that match the search. Each award opens to list them. */
export default function ResultsGrouped({
  criteria,
  level,
  tab,
  page,
  limit,
  onPage,
}: ResultsGroupedProps) {
  const [sort, setSort] = useState<Order>({ id: 'obligation', order: 'desc' });
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const query = useMemo(
    () => ({ criteria, level, tab, page, limit, sort: sort.id, order: sort.order }),
    [criteria, level, tab, page, limit, sort],
  );
  const { status, value, stale, failure, retry } = useAnswer(searchGrouped, query);
  if (status === 'failed') return <PanelError failure={failure!} onRetry={retry} />;
  if (!value || stale) return <Loading message="Loading your data..." />;
  if (!value.rows.length) {
    return (
      <EmptyState title="No results found.">
        <p>{page > 1 ? 'There is no such page.' : 'Try another tab, or change the filters.'}</p>
        {page > 1 && <ToFirstPage onPage={onPage} />}
      </EmptyState>
    );
  }
  const word = level === 'subawards' ? 'Subawards' : 'Transactions';
  const handleSort = (next: Order) => {
    setSort(next);
    onPage(1);
  };
  const toggle = (key: string) =>
    setOpen((current) => {
      const next = new Set(current);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  const caption = `${word} grouped by prime award`;
  const primeLink = level === 'subawards' ? awardOfSubaward : awardLink;
  return (
    <>
      <div className="table-scroll" role="region" aria-label={`${caption}, table`} tabIndex={0}>
        <table className="data-table">
          <caption className="usa-sr-only">{caption}</caption>
          <thead>
            <tr>
              {headingsOf(word).map((heading) => (
                <SortHeading key={heading.id} heading={heading} sort={sort} onSort={handleSort} />
              ))}
            </tr>
          </thead>
          <tbody>
            {value.rows.map((row) => {
              const key = row.generatedId;
              const shown = open.has(key);
              return (
                <Fragment key={key}>
                  <tr>
                    <th scope="row">
                      <Toggle row={row} word={word} open={shown} onToggle={() => toggle(key)} />
                      {primeLink(key, row.awardId)}
                    </th>
                    <td className="numeric">{count(row.count)}</td>
                    <td className="numeric">{money(row.obligations, 2)}</td>
                  </tr>
                  {shown && (
                    <tr>
                      <td colSpan={3} className="grouped-nested">
                        <NestedRecords criteria={criteria} level={level} tab={tab} award={row} />
                      </td>
                    </tr>
                  )}
                </Fragment>
              );
            })}
          </tbody>
        </table>
      </div>
      <nav className="pagination" aria-label="Grouped results pages">
        <p className="pagination__range">Page {count(page)}</p>
        <button
          type="button"
          className="usa-button usa-button--outline"
          disabled={page === 1}
          onClick={() => onPage(page - 1)}
        >
          Previous
        </button>
        <button
          type="button"
          className="usa-button usa-button--outline"
          disabled={!value.hasNext}
          onClick={() => onPage(page + 1)}
        >
          Next
        </button>
      </nav>
    </>
  );
}
