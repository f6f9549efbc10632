import { useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectStaged } from '@/blocks/search-filters';
import { BarRows } from '@/charts/bar-rows/BarRows';
import type { SpendingLevel } from '@/domain/codes/awardTypes';
import { isoDay } from '@/domain/fiscal';
import { agencyName, codeAndText, money, moneyShort, recipientName } from '@/domain/format';
import { isBuilt, paths } from '@/domain/paths';
import type { SearchCriteria } from '@/domain/search/criteria';
import { usePorts } from '@/lib/ports';
import { useRequest } from '@/lib/useRequest';
import { apiRoot } from '@/services/http/client';
import { categoryBody, fetchCategory, type CategoryPage, type CategoryTotal, type SpendingCategory } from '@/services/search/totalsService';
import { Figure } from '@/ui/Figure';
import { categoryAsFilter } from '../addAsFilter';
import { categorySlice, selectCategory, type SearchPageState } from '../state/searchResults';

const LIMIT = 10;
const categories: readonly { key: SpendingCategory; label: string }[] = [
  { key: 'awarding_agency', label: 'Awarding Agency' }, { key: 'awarding_subagency', label: 'Awarding Subagency' }, { key: 'recipient', label: 'Recipient' }, { key: 'naics', label: 'North American Industry Classification System (NAICS)' },
  { key: 'psc', label: 'Product and Service Code (PSC)' }, { key: 'cfda', label: 'Assistance Listing' },
];
/** The service's words when a search is too wide to be ranked, and what to do about it. */
const TOO_MANY = /^Current filters return too many unique items/;

/** What a row is called: agencies with their abbreviation, codes with their number. */
const rowLabel = (category: SpendingCategory, row: CategoryTotal): string =>
  (category === 'recipient' ? recipientName(row.name) : category.startsWith('awarding') ? agencyName(row.name, row.code) : codeAndText(row.code, row.name));
/** Profile behind a row, once profiles exist. Agencies of subawards belong to the prime award and are not linked. */
const rowLink = (category: SpendingCategory, level: SpendingLevel, row: CategoryTotal): string | undefined => {
  if (category === 'recipient') return row.recipientId && isBuilt('recipient') ? paths.recipient(row.recipientId) : undefined;
  return category.startsWith('awarding') && level !== 'subawards' && row.agencySlug && isBuilt('agency') ? paths.agency(row.agencySlug) : undefined;
};

/** Leads straight to a page of ten. */
function PageJump({ page, hasNext, onPage }: { page: number; hasNext: boolean; onPage: (page: number) => void }) {
  const [typed, setTyped] = useState('');
  const wanted = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0;
  const handleSubmit = (event: FormEvent) => { event.preventDefault(); if (wanted >= 1) { onPage(wanted); setTyped(''); } };
  return (
    <nav className="rank-pages" aria-label="Results by Category: pages">
      <button type="button" className="usa-button usa-button--outline" disabled={page <= 1} onClick={() => onPage(page - 1)}>Show previous ten</button>
      <span>{`Rank ${(page - 1) * LIMIT + 1} to ${page * LIMIT}`}</span>
      <button type="button" className="usa-button usa-button--outline" disabled={!hasNext} onClick={() => onPage(page + 1)}>Show next ten</button>
      <form onSubmit={handleSubmit}><label>Page <input className="usa-input" type="text" inputMode="numeric" maxLength={4} value={typed} placeholder={String(page)} onChange={(event) => setTyped(event.target.value)} /></label><button type="submit" className="usa-button usa-button--unstyled" disabled={wanted < 1}>Go</button></form>
    </nav>
  );
}

export interface ResultsByCategoryProps { criteria: SearchCriteria; searchKey: string; level: SpendingLevel; category: SpendingCategory; page: number; onCategory: (category: SpendingCategory) => void; onPage: (page: number) => void }

/** Obligations of the search ranked by agency, recipient or code, ten at a time; each row can become a filter. */
export default function ResultsByCategory({ criteria, searchKey, level, category, page, onCategory, onPage }: ResultsByCategoryProps) {
  const dispatch = useDispatch();
  const { announce } = usePorts();
  const staged = useSelector(selectStaged);
  const body = categoryBody(criteria, level, LIMIT, page);
  const { status, answer, error, retry } = useRequest<SearchPageState, CategoryPage>(categorySlice, selectCategory, JSON.stringify([searchKey, level, category, page]), (signal) => fetchCategory(category, body, signal));
  const { label } = categories.find(({ key }) => key === category)!;
  const rows = answer?.rows ?? [];
  const [first] = rows;
  const action = (row: CategoryTotal) => {
    const made = categoryAsFilter(staged, category, row);
    return made && { label: made.chosen ? 'In your filters' : 'Add as filter', done: made.chosen, onClick: () => { dispatch(made.action); announce(`${rowLabel(category, row)} added to the filters. Press Submit to search.`); } };
  };
  return (
    <Figure title="Results by Category" minHeight={430} status={status === 'idle' ? 'loading' : status} error={TOO_MANY.test(error) ? 'This search finds too many different ones to rank. Narrow it with more filters.' : error} onRetry={retry}
      summary={first && `${rowLabel(category, first)} ${page === 1 ? 'leads' : `stands on rank ${(page - 1) * LIMIT + 1}`} with ${moneyShort(first.obligations, 2)}.`} note={level === 'subawards' ? 'Ranked by the amounts of subawards.' : 'Ranked by the obligations of all matching transactions.'}
      controls={<label>Category<select className="usa-select" value={category} onChange={(event) => onCategory(event.target.value as SpendingCategory)}>{categories.map((entry) => <option key={entry.key} value={entry.key}>{entry.label}</option>)}</select></label>}
      empty={status === 'ready' && !rows.length} emptyText={page > 1 ? 'The ranking ends before this page.' : undefined}
      table={{ rows: rows.length, columns: [{ id: 'name', label, render: (at) => rows[at] && rowLabel(category, rows[at]) }, { id: 'amount', label: 'Obligations', numeric: true, render: (at) => money(rows[at]?.obligations, 2) }] }}
      csv={{ fileName: `results-by-${category.replaceAll('_', '-')}-${isoDay(new Date())}.csv`, header: [category, 'obligations'], rows: rows.map((row) => [rowLabel(category, row), row.obligations]) }}
      apiRequest={{ method: 'POST', path: `${apiRoot()}v2/search/spending_by_category/${category}/`, body }}
      foot={page > 1 || answer?.hasNext ? <PageJump page={page} hasNext={answer?.hasNext === true} onPage={onPage} /> : undefined}>
      <BarRows label={`Results by ${label}`} rows={rows.map((row, at) => ({ key: `${row.id}${row.code}${row.recipientId}${row.name}${at}`, label: rowLabel(category, row), value: row.obligations, text: moneyShort(row.obligations, 2), to: rowLink(category, level, row), action: action(row) }))} />
    </Figure>
  );
}
