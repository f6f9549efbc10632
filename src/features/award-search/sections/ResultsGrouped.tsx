import { Fragment, useMemo, useState } from 'react';
import type { ResultTabKey } from '@/domain/codes/resultTabs';
import { count, money } from '@/domain/format';
import type { SearchCriteria } from '@/domain/search/criteria';
import { useAnswer } from '@/lib/requests/useAnswer';
import { searchGrouped } from '@/services/search/rowEndpoints';
import type { GroupedLevel, GroupedRow, GroupedSort } from '@/services/search/results';
import { Button } from '@/ui/Button';
import type { Column } from '@/ui/DataTable';
import { Icon } from '@/ui/Icon';
import { EmptyState, Loading, PanelError } from '@/ui/Status';
import { TableHead } from '@/ui/TableHead';
import { ToFirstPage } from '@/ui/ToFirstPage';
import { awardLink, primeAwardLink } from '../awardLinks';
import { NestedRecords } from './NestedRecords';

const titles: Readonly<Record<GroupedLevel, string>> = {
  subawards: 'Subawards',
  transactions: 'Transactions',
};
const getColumns = (level: GroupedLevel): readonly Column<GroupedRow>[] => {
  const renderPrimeLink = level === 'subawards' ? primeAwardLink : awardLink;
  return [
    {
      id: 'award_id',
      label: 'Prime Award ID',
      sortable: true,
      render: ({ generatedId, awardId }) => renderPrimeLink(generatedId, awardId),
    },
    {
      id: 'count',
      label: `Count of ${titles[level]} That Match Search Criteria`,
      numeric: true,
      sortable: true,
      render: (row) => count(row.count),
    },
    {
      id: 'obligation',
      label: 'Obligations That Match Search Criteria',
      numeric: true,
      sortable: true,
      render: ({ obligations }) => money(obligations, 2),
    },
  ];
};

interface AwardRowProps {
  columns: readonly Column<GroupedRow>[];
  row: GroupedRow;
  level: GroupedLevel;
  open: boolean;
  onToggle: () => void;
}
function AwardRow({ columns: [first, ...others], row, level, open, onToggle }: AwardRowProps) {
  return (
    <tr>
      <th scope="row">
        <button
          type="button"
          className="grouped-toggle"
          aria-expanded={open}
          aria-label={`${open ? 'Hide' : 'Show'} ${level} of ${row.awardId}`}
          onClick={onToggle}
        >
          <Icon name={open ? 'chevron-up' : 'chevron-down'} />
        </button>
        {first!.render(row)}
      </th>
      {others.map(({ id, render }) => (
        <td key={id} className="numeric">
          {render(row)}
        </td>
      ))}
    </tr>
  );
}

interface PageButtonsProps {
  page: number;
  hasNext: boolean;
  onPage: (page: number) => void;
}
function PageButtons({ page, hasNext, onPage }: PageButtonsProps) {
  return (
    <nav className="pagination" aria-label="Grouped results pages">
      <p className="pagination__range">Page {count(page)}</p>
      <Button look="outline" disabled={page === 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <Button look="outline" disabled={!hasNext} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
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
/** Renders prime awards with the number and sum of their matching records. Each award expands to a list of its records. */
export default function ResultsGrouped({
  criteria,
  level,
  tab,
  page,
  limit,
  onPage,
}: ResultsGroupedProps) {
  const [sort, setSort] = useState<{ id: GroupedSort; order: 'asc' | 'desc' }>({
    id: 'obligation',
    order: 'desc',
  });
  const [openKeys, setOpen] = useState<ReadonlySet<string>>(new Set());
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
        <p>{page > 1 ? 'This page does not exist.' : 'Try another tab, or change the filters.'}</p>
        {page > 1 && <ToFirstPage onPage={onPage} />}
      </EmptyState>
    );
  }
  const handleSort = (id: string, order: 'asc' | 'desc') => {
    setSort({ id: id as GroupedSort, order });
    onPage(1);
  };
  const toggle = (key: string) =>
    setOpen((currentKeys) => {
      const newKeys = new Set(currentKeys);
      if (!newKeys.delete(key)) newKeys.add(key);
      return newKeys;
    });
  const caption = `${titles[level]} grouped by prime award`;
  const columns = getColumns(level);
  return (
    <>
      <div className="table-scroll" role="region" aria-label={`${caption}, table`} tabIndex={0}>
        <table className="data-table">
          <caption className="usa-sr-only">{caption}</caption>
          <TableHead columns={columns} sort={sort} onSort={handleSort} />
          <tbody>
            {value.rows.map((row) => {
              const key = row.generatedId;
              return (
                <Fragment key={key}>
                  <AwardRow
                    {...{ columns, row, level }}
                    open={openKeys.has(key)}
                    onToggle={() => toggle(key)}
                  />
                  {openKeys.has(key) && (
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
      <PageButtons page={page} hasNext={value.hasNext} onPage={onPage} />
    </>
  );
}
