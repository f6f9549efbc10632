import { useCallback, useEffect, useState, type FormEvent } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { SearchDownload } from '@/blocks/downloads';
import { RowsFile } from '@/blocks/result-cells';
import { resultTabs, type ResultTabKey } from '@/domain/codes/awardTypes';
import { count, money, plural, profileMoney } from '@/domain/format';
import { limits, mobileWidth } from '@/domain/layoutTokens';
import { outside } from '@/domain/outsideLinks';
import { choice, text, useAddress, whole } from '@/lib/address';
import { usePorts } from '@/lib/ports';
import { useRequest, type Requested } from '@/lib/useRequest';
import { keywordDownload } from '@/services/downloads/downloadService';
import { fetchKeywordSummary, type KeywordSummary } from '@/services/search/keywordService';
import { fetchAllRows, fetchCounts, fetchPage, type ResultPage, type TabCounts } from '@/services/search/searchService';
import { DataTable } from '@/ui/DataTable';
import { ExternalLink } from '@/ui/ExternalLink';
import { Icon } from '@/ui/Icon';
import { PageHeader } from '@/ui/PageHeader';
import { Pagination } from '@/ui/Pagination';
import { EmptyState, ErrorBoundary, Loading, PanelError } from '@/ui/Status';
import { Tabs } from '@/ui/Tabs';
import { useMediaQuery } from '@/ui/useMediaQuery';
import { keywordColumns, defaultSort, publishedColumns } from './keywordColumns';
import { countsSlice, pageSlice, selectCounts, selectPage, selectSummary, summarySlice, type WithKeywordSearch } from './state';

/** Rows of a page; the service refuses rows past the deepest. */
const ROWS = 35;
const DEEPEST_ROW = 50_000;
/** A keyword finds prime transactions alone. */
const TRANSACTIONS = ['transactions'] as const;
const address = { tab: text(/^[a-z_]{1,40}$/), sort: text(/^[a-z_]{1,40}$/), order: choice<'asc' | 'desc'>(['asc', 'desc'], 'desc'), page: whole(1, Math.floor(DEEPEST_ROW / ROWS)) };
const tabs = resultTabs.transactions;

/** The two figures of a keyword, in the page's band. */
function Summary({ summary }: { summary: Requested<KeywordSummary> }) {
  const figure = (label: string, value: string, exact: string) => <div className="keyword-figure"><dt>{label}</dt><dd title={exact}>{summary.answer ? value : summary.status === 'failed' ? '--' : <span className="pulse" aria-label="Loading"><span /><span /><span /></span>}</dd></div>;
  const { obligations = 0, transactions = 0 } = summary.answer ?? {};
  return <dl className="keyword-figures">{figure('Total Prime Award Amount', profileMoney(obligations), money(obligations, 2))}{figure('Prime Award Transaction Count', count(transactions), count(transactions))}</dl>;
}

/** Transactions of one award group that hold the keyword. */
function Transactions({ keyword, counts }: { keyword: string; counts: Requested<TabCounts> }) {
  const { announce } = usePorts();
  const cards = useMediaQuery(`(max-width: ${mobileWidth - 1}px)`);
  const { values, write } = useAddress(address);
  const known = counts.answer ?? {};
  const rowsOf = (key: ResultTabKey) => known[key] ?? 0;
  const asked = tabs.find(({ key }) => key === values.tab && (!counts.answer || rowsOf(key) > 0));
  const tab = (asked ?? tabs.find(({ key }) => rowsOf(key) > 0) ?? tabs[0]!).key;
  const columns = keywordColumns(tab);
  const sort = columns.find(({ id }) => id === values.sort) ?? columns.find(({ id }) => id === defaultSort(tab))!;
  const request = { level: 'transactions' as const, tab, fields: columns.map(({ field }) => field), sort: sort.field, order: values.order, page: values.page, limit: ROWS };
  const total = rowsOf(tab);
  const rows = useRequest<WithKeywordSearch, ResultPage>(pageSlice, selectPage, counts.answer && total ? JSON.stringify([keyword, tab, sort.field, values.order, values.page]) : '', (signal) => fetchPage({ keywords: [keyword] }, request, signal));
  const found = Object.values(known).reduce((sum, value) => sum + value, 0);
  const announced = counts.answer ? plural(found, 'transaction') : '';
  useEffect(() => { if (announced) announce(`${announced} found`); }, [announced, announce]);
  if (counts.status === 'failed') return <PanelError message={counts.error} onRetry={counts.retry} />;
  if (!counts.answer) return <Loading message="Gathering your data..." />;
  if (!found) return <EmptyState title="No results found."><p>Try a shorter or another keyword.</p></EmptyState>;
  const handleTab = (next: string) => write({ tab: next, page: 1, ...(keywordColumns(next as ResultTabKey).some(({ id }) => id === values.sort) ? {} : { sort: '', order: 'desc' }) }, 'push');
  return (
    <section aria-labelledby="keyword-results">
      <h2 id="keyword-results">Spending By Transaction</h2>
      {cards
        ? <label className="tab-picker">Award group:<select className="usa-select" value={tab} onChange={(event) => handleTab(event.target.value)}>{tabs.map(({ key, label }) => <option key={key} value={key} disabled={!rowsOf(key)}>{label} ({count(rowsOf(key))})</option>)}</select></label>
        : <Tabs label="Award groups" tabs={tabs.map(({ key, label }) => ({ key, label, badge: count(rowsOf(key)), disabled: key !== tab && !rowsOf(key) }))} selected={tab} onSelect={handleTab} panelId="keyword-panel" idPrefix="keyword" />}
      <div id="keyword-panel" role={cards ? undefined : 'tabpanel'} aria-labelledby={cards ? undefined : `keyword-${tab}`} className="results-panel" aria-busy={rows.status === 'loading'}>
        {rows.status === 'failed' ? <PanelError message={rows.error} onRetry={rows.retry} /> : !rows.answer ? <Loading message="Gathering your data..." />
          : rows.answer.rows.length ? <DataTable caption={`Transactions with “${keyword}”: ${tabs.find(({ key }) => key === tab)!.label}`} columns={columns} rows={rows.answer.rows} rowKey={(row) => `${String(row.generated_internal_id)}-${String(row.internal_id)}-${String(row.Mod)}-${String(row['Action Date'])}-${String(row['Transaction Amount'] ?? row['Loan Value'])}`} cards={cards} sort={{ id: sort.id, order: values.order }} onSort={(id, order) => write({ sort: id === defaultSort(tab) ? '' : id, order, page: 1 }, 'push')} />
            : <EmptyState title="No results found." action={<button type="button" className="usa-button" onClick={() => write({ page: 1 }, 'push')}>Go to the first page</button>}><p>There is no such page.</p></EmptyState>}
        {rows.answer && rows.answer.rows.length > 0 && <div className="figure__foot"><RowsFile key={`${tab} ${sort.id} ${values.order}`} name={`keyword search ${keyword} ${tabs.find(({ key }) => key === tab)!.label}`} columns={columns} rows={rows.answer.rows} page={values.page} total={total} loadAll={(onRows, signal) => fetchAllRows({ keywords: [keyword] }, request, total, onRows, signal)} /></div>}
        <Pagination label="Transactions: pages" page={values.page} pageSize={ROWS} total={total} reachable={Math.floor(DEEPEST_ROW / ROWS)} onPage={(page) => write({ page }, 'push')} />
      </div>
    </section>
  );
}

/** Finds prime transactions by a keyword, and leads on to Advanced Search. */
export default function KeywordSearchPage() {
  const navigate = useNavigate();
  const { track } = usePorts();
  const { keyword: part = '' } = useParams();
  const asked = part.trim();
  const keyword = asked.length < limits.searchMinimum ? '' : asked;
  const [typed, setTyped] = useState(asked);
  const [problem, setProblem] = useState('');
  const [downloading, setDownloading] = useState(false);
  const closeDownload = useCallback(() => setDownloading(false), []);
  // The address is the search: another one fills the box.
  useEffect(() => { setTyped(asked); }, [asked]);
  const summary = useRequest<WithKeywordSearch, KeywordSummary>(summarySlice, selectSummary, keyword, (signal) => fetchKeywordSummary(keyword, signal));
  const counts = useRequest<WithKeywordSearch, TabCounts>(countsSlice, selectCounts, keyword, (signal) => fetchCounts({ keywords: [keyword] }, 'transactions', signal));
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = typed.trim();
    if (wanted.length < limits.searchMinimum) return;
    track({ category: 'Keyword Search', action: 'Applied', label: wanted });
    void navigate(`/keyword_search/${encodeURIComponent(wanted)}`, { replace: true });
  };
  // The keyword of the address, not of the box, is what is downloaded.
  const criteriaAt = useCallback(() => ({ keywords: [keyword] }), [keyword]);
  const handleRefine = () => {
    setProblem('');
    Promise.all([import('@/blocks/search-filters'), import('@/domain/search/readyMade')]).then(([{ addressWith }, { readyMadeFilters }]) => addressWith(readyMadeFilters({ keyword })))
      .then((to) => navigate(to), (error: Error) => setProblem(`The search could not be opened. ${error.message}`));
  };
  return (
    <>
      <PageHeader title="Keyword Search">{keyword && <Summary summary={summary} />}</PageHeader>
      <div className="page-body keyword-search">
        <p>Finds every prime transaction whose recipient, award number, description, agency, industry or product holds the keyword. To search by place, time or amount use <Link to="/search">Advanced Search</Link>; for help see the <ExternalLink href={outside.faqUrl}>FAQs</ExternalLink>.</p>
        <form className="keyword-search__form" role="search" aria-label="Keyword search" onSubmit={handleSubmit}>
          <label className="usa-sr-only" htmlFor="keyword">Keyword</label>
          <input id="keyword" type="search" className="usa-input" placeholder="Type keywords..." value={typed} onChange={(event) => setTyped(event.target.value)} />
          <button type="submit" className="usa-button" disabled={typed.trim().length < limits.searchMinimum}><Icon name="search" /><span>Search</span></button>
        </form>
        {keyword
          ? <><p><button type="button" className="usa-button usa-button--outline" onClick={handleRefine}>Refine in Advanced Search</button> <button type="button" className="usa-button usa-button--outline" disabled={!summary.answer} onClick={() => setDownloading(true)}><Icon name="download" /> Download</button></p>
            {downloading && <SearchDownload criteriaAt={criteriaAt} offered={TRANSACTIONS} title={`Keyword search: ${keyword}`} tableColumns={{ transactions: publishedColumns }} category="Keyword Search" action="Download" label={keyword} closeAtEnd onClose={closeDownload} ask={(options) => (options.rowLimit === undefined ? keywordDownload(keyword, options) : undefined)} />}{problem && <p className="field-error" role="alert">{problem}</p>}<ErrorBoundary resetKey={keyword}><Transactions key={keyword} keyword={keyword} counts={counts} /></ErrorBoundary></>
          : <EmptyState title={asked ? `“${asked}” is too short.` : 'Type a keyword to begin.'}><p>At least {limits.searchMinimum} characters.</p></EmptyState>}
      </div>
    </>
  );
}
