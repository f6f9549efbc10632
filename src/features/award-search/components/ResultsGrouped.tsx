import { Fragment, useState } from 'react';
import { awardLink } from '@/blocks/result-cells';
import type { ResultTabKey } from '@/domain/codes/awardTypes';
import { count, money } from '@/domain/format';
import type { SearchCriteria } from '@/domain/search/criteria';
import { useLoaded } from '@/lib/useLoaded';
import { useRequest } from '@/lib/useRequest';
import { fetchPage } from '@/services/search/searchService';
import { fetchGrouped, type GroupedLevel, type GroupedRow, type GroupedSort } from '@/services/search/totalsService';
import { DataTable } from '@/ui/DataTable';
import { Icon } from '@/ui/Icon';
import { EmptyState, Loading, PanelError } from '@/ui/Status';
import { defaultSort, fieldsOf, rowKey, tabColumns } from '../columns';
import { groupedSlice, selectGrouped, type GroupedPage, type SearchPageState } from '../state/searchResults';

/** Records shown under an award. */
const NESTED = 100;
/** Columns of the nested table: the record's own, without those that repeat the award. */
const nestedColumns = (tab: ResultTabKey) => tabColumns[tab].filter(({ id }) => ['subaward_id', 'subrecipient', 'sub_amount', 'sub_date', 'sub_description', 'mod', 'amount', 'action_date', 'transaction_description', 'action_type'].includes(id));
const nouns = { subawards: 'subawards', transactions: 'transactions' } as const;

/** The matching records of one award. */
function Nested({ criteria, level, tab, row }: { criteria: SearchCriteria; level: GroupedLevel; tab: ResultTabKey; row: GroupedRow }) {
  const columns = nestedColumns(tab);
  const sort = columns.find(({ id }) => id === defaultSort(tab))!;
  const { value, error, retry } = useLoaded(JSON.stringify([row.generatedId, tab, criteria]), (signal) => fetchPage({ ...criteria, awardIds: [`"${row.awardId}"`] }, { level, tab, fields: fieldsOf(tab), sort: sort.field, order: 'desc', page: 1, limit: NESTED }, signal));
  if (error) return <PanelError message={error} onRetry={retry} />;
  if (!value) return <Loading message="Loading your data..." />;
  const own = value.rows.filter((entry) => [entry.generated_internal_id, entry.prime_award_generated_internal_id].includes(row.generatedId));
  return <><DataTable caption={`Matching ${nouns[level]} of ${row.awardId}`} columns={columns.map((column) => ({ ...column, sortable: false }))} rows={own} rowKey={rowKey} />{value.hasNext && <p className="control-hint">The {NESTED} largest. The ungrouped table lists them all.</p>}</>;
}

export interface ResultsGroupedProps { criteria: SearchCriteria; searchKey: string; level: GroupedLevel; tab: ResultTabKey; page: number; limit: number; onPage: (page: number) => void }
/** Prime awards with how many of their subawards or transactions match the search, each of which opens under its award. */
export default function ResultsGrouped({ criteria, searchKey, level, tab, page, limit, onPage }: ResultsGroupedProps) {
  const [sort, setSort] = useState<{ id: GroupedSort; order: 'asc' | 'desc' }>({ id: 'obligation', order: 'desc' });
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const request = { level, tab, page, limit, sort: sort.id, order: sort.order };
  const { status, answer, error, retry } = useRequest<SearchPageState, GroupedPage>(groupedSlice, selectGrouped, JSON.stringify([searchKey, request]), (signal) => fetchGrouped(criteria, request, signal));
  if (status === 'failed') return <PanelError message={error} onRetry={retry} />;
  if (!answer) return <Loading message="Loading your data..." />;
  if (!answer.rows.length) return <EmptyState title="No results found."><p>{page > 1 ? 'There is no such page.' : 'Try another tab, or change the filters.'}</p>{page > 1 && <button type="button" className="usa-button" onClick={() => onPage(1)}>Go to the first page</button>}</EmptyState>;
  const word = level === 'subawards' ? 'Subawards' : 'Transactions';
  const headings: readonly { id: GroupedSort; label: string; numeric: boolean }[] = [{ id: 'award_id', label: 'Prime Award ID', numeric: false }, { id: 'count', label: `Count of ${word} That Match Search Criteria`, numeric: true }, { id: 'obligation', label: 'Obligations That Match Search Criteria', numeric: true }];
  const toggle = (key: string) => setOpen((current) => { const next = new Set(current); if (!next.delete(key)) next.add(key); return next; });
  return (
    <>
      <div className="table-scroll" role="region" aria-label={`${word} grouped by prime award, table`} tabIndex={0}>
        <table className="data-table">
          <caption className="usa-sr-only">{word} grouped by prime award</caption>
          <thead><tr>{headings.map(({ id, label, numeric }) => (
            <th key={id} scope="col" className={numeric ? 'numeric' : undefined} aria-sort={sort.id === id ? (sort.order === 'asc' ? 'ascending' : 'descending') : 'none'}>
              <button type="button" className="data-table__sort" onClick={() => { setSort({ id, order: sort.id === id && sort.order === 'desc' ? 'asc' : 'desc' }); onPage(1); }}><span>{label}</span><Icon name={sort.id === id ? (sort.order === 'asc' ? 'sort-up' : 'sort-down') : 'sort'} /></button>
            </th>))}</tr></thead>
          <tbody>{answer.rows.map((row) => (
            <Fragment key={row.generatedId}>
              <tr>
                <th scope="row"><button type="button" className="grouped-toggle" aria-expanded={open.has(row.generatedId)} aria-label={`${open.has(row.generatedId) ? 'Hide' : 'Show'} ${word.toLowerCase()} of ${row.awardId}`} onClick={() => toggle(row.generatedId)}><Icon name={open.has(row.generatedId) ? 'chevron-up' : 'chevron-down'} /></button>{awardLink(row.generatedId, row.awardId)}</th>
                <td className="numeric">{count(row.count)}</td><td className="numeric">{money(row.obligations, 2)}</td>
              </tr>
              {open.has(row.generatedId) && <tr><td colSpan={3} className="grouped-nested"><Nested criteria={criteria} level={level} tab={tab} row={row} /></td></tr>}
            </Fragment>))}</tbody>
        </table>
      </div>
      <nav className="pagination" aria-label="Grouped results pages">
        <p className="pagination__range">Page {count(page)}</p>
        <button type="button" className="usa-button usa-button--outline" disabled={page === 1} onClick={() => onPage(page - 1)}>Previous</button>
        <button type="button" className="usa-button usa-button--outline" disabled={!answer.hasNext} onClick={() => onPage(page + 1)}>Next</button>
      </nav>
    </>
  );
}
