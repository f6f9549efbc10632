import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { count, money, profileMoney } from '@/domain/format';
import { renderAt } from '../render';
import { readSavedCsv } from '../csvFile';
import { postSearch } from './apiCalls';
import { journeyApi } from './journeyApi';
import { textsOf } from './pageTexts';

const api = journeyApi({ quiet: true });

const fetchSummary = async (keyword: string) =>
  (
    await postSearch<{
      results: { prime_awards_count: number; prime_awards_obligation_amount: number };
    }>('transaction_spending_summary/', { filters: { keywords: [keyword] } })
  ).results;
const fetchCounts = async (keyword: string) =>
  (
    await postSearch<{ results: Record<string, number> }>('spending_by_transaction_count/', {
      filters: { keywords: [keyword] },
    })
  ).results;
const readCells = (column: number) =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.children[column]!.textContent!);

describe('keyword search', () => {
  it('requires three characters and replaces the address on submit [i2.routes.13]', async () => {
    const { user } = renderAt('/keyword_search');
    await screen.findByRole('heading', { level: 1, name: 'Keyword Search' });
    expect(screen.getByText('Type a keyword to start.')).toBeInTheDocument();
    const box = screen.getByRole('searchbox', { name: 'Keyword' });
    await user.type(box, 'ro');
    expect(screen.getByRole('button', { name: 'Search' })).toBeDisabled();
    const before = window.history.length;
    await user.type(box, 'ad repair{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/keyword_search/road%20repair'));
    expect(window.history.length).toBe(before);
    expect(document.title).toBe('Keyword Search | USAspending');
  });
  it('shows a count and a sum that match the service, and the rows of the first tab [i1.1]', async () => {
    const [summary, counts] = [await fetchSummary('road'), await fetchCounts('road')];
    expect(Object.values(counts).reduce((sum, value) => sum + value, 0)).toBe(
      summary.prime_awards_count,
    );
    renderAt('/keyword_search/road');
    expect(
      await screen.findByText(profileMoney(summary.prime_awards_obligation_amount)),
    ).toHaveTextContent(money(summary.prime_awards_obligation_amount, 2));
    expect(screen.getByText('Prime Award Transaction Count').nextElementSibling).toHaveTextContent(
      count(summary.prime_awards_count),
    );
    const table = await screen.findByRole('table');
    expect(textsOf(within(table).getAllByRole('columnheader'))).toEqual([
      'Award ID',
      'Mod',
      'Recipient Name',
      'Action Date',
      'Transaction Amount',
      'Awarding Agency',
      'Awarding Sub Agency',
      'Award Type',
    ]);
    const { results } = await postSearch<{ results: { 'Transaction Amount': number }[] }>(
      'spending_by_transaction/',
      {
        filters: { keywords: ['road'], award_type_codes: ['A', 'B', 'C', 'D'] },
        fields: ['Transaction Amount'],
        sort: 'Transaction Amount',
        limit: 35,
      },
    );
    expect(readCells(3)[0]).toMatch(/^\d\d\/\d\d\/\d{4}$/);
    expect(readCells(4)).toEqual(results.map((row) => money(row['Transaction Amount'], 2)));
  });
  it('shortens a count and a sum over one million and shows the exact numbers beside them', async () => {
    api.rewrite(/transaction_spending_summary/, () => ({
      results: { prime_awards_count: 1_234_567, prime_awards_obligation_amount: 2_345_678_901.5 },
    }));
    renderAt('/keyword_search/road');
    await screen.findByText('1.2 million');
    const figures = ['Prime Award Transaction Count', 'Total Prime Award Amount'].map(
      (label) => screen.getByText(label).nextElementSibling!,
    );
    expect(figures.map((figure) => figure.textContent)).toEqual([
      '1.2 million 1,234,567',
      '$2.3 billion $2,345,678,901.50',
    ]);
  });
  it('disables Download when there are no results', async () => {
    renderAt('/keyword_search/zzqqzz');
    expect(await screen.findByText('No results found.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Download' })).toBeDisabled();
  });
  it('downloads the rows of the page with the columns of the table', async () => {
    const { user } = renderAt('/keyword_search/road');
    const table = await screen.findByRole('table');
    await user.click(await screen.findByRole('button', { name: 'Download these rows (CSV)' }));
    const { name, about, header, rows } = await readSavedCsv();
    expect(name).toBe('keyword-search-road-contracts-page-1.csv');
    expect(about).toContain('Period: FY 2008 through 11/15/2025');
    expect(about).toContain('Filters: Transactions; Keyword: road');
    expect(header).toEqual(textsOf(within(table).getAllByRole('columnheader')));
    expect(rows).toHaveLength(within(table).getAllByRole('row').length - 1);
  });
  it('keeps the tab and the sort order in the address, and Back undoes the sort', async () => {
    const { user } = renderAt('/keyword_search/ser');
    await screen.findByRole('table');
    await user.click(screen.getByRole('tab', { name: /^Grants/ }));
    await waitFor(() => expect(window.location.search).toBe('?tab=transaction_grants'));
    await user.click(await screen.findByRole('button', { name: /^Recipient Name/ }));
    await waitFor(() => expect(window.location.search).toContain('sort=recipient'));
    await screen.findByRole('table');
    expect(screen.getByRole('columnheader', { name: /^Recipient Name/ })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    window.history.back();
    await waitFor(() => expect(window.location.search).toBe('?tab=transaction_grants'));
    await waitFor(
      () =>
        expect(screen.getByRole('columnheader', { name: /^Transaction Amount/ })).toHaveAttribute(
          'aria-sort',
          'descending',
        ),
      { timeout: 10_000 },
    );
  });
  it('shows the face value and the subsidy cost columns for loans', async () => {
    const counts = await fetchCounts('ser');
    expect(counts.loans).toBeGreaterThan(0);
    renderAt('/keyword_search/ser?tab=transaction_loans');
    const table = await screen.findByRole('table');
    expect(textsOf(within(table).getAllByRole('columnheader')).slice(4, 6)).toEqual([
      'Loan Face Value',
      'Loan Subsidy Cost (Total Obligations To Date)',
    ]);
    expect(screen.getByRole('columnheader', { name: /^Loan Face Value/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  });
  it('decodes an encoded keyword, shows markup as text and searches again [i2.routes.14]', async () => {
    const { user } = renderAt(`/keyword_search/${encodeURIComponent('a/b & <b>')}`);
    expect(await screen.findByText('No results found.')).toBeInTheDocument();
    const box = screen.getByRole('searchbox', { name: 'Keyword' });
    expect(box).toHaveValue('a/b & <b>');
    await user.clear(box);
    await user.type(box, 'road{Enter}');
    await screen.findByRole('table');
  });
  it.each([
    ['/keyword_search/ab', 'Use at least 3 characters.'],
    [`/keyword_search/${'x'.repeat(300)}`, 'Use at most 200 characters. This text has 300.'],
    ['/keyword_search/', 'Type a keyword to start.'],
  ])('shows a message and sends no search request: %s', async (path, message) => {
    renderAt(path);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(api.requests.filter(({ path: called }) => called.includes('/search/'))).toHaveLength(0);
  });
  it('rejects a text over the length limit with an error on its box', async () => {
    const { user } = renderAt('/keyword_search/');
    const box = await screen.findByRole('searchbox', { name: 'Keyword' });
    await user.click(box);
    await user.paste('x'.repeat(201));
    await user.keyboard('{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Use at most 200 characters. This text has 201.',
    );
    expect(box).toHaveAccessibleDescription('Use at most 200 characters. This text has 201.');
    expect(window.location.pathname).toBe('/keyword_search/');
  });
  it('opens Advanced Search with the keyword', async () => {
    const { user } = renderAt('/keyword_search/road');
    await user.click(await screen.findByRole('button', { name: 'Refine in Advanced Search' }));
    await screen.findByRole('heading', { level: 1, name: 'Advanced Search' });
    const [saved] = api.bodies<{ filters: { keyword: object } }>('references/filter');
    expect(Object.values(saved!.filters.keyword)).toEqual(['road']);
  });
  it('shows loading indicators without text until the totals load', async () => {
    api.fault(/transaction_spending_summary/, 'delay=3000');
    renderAt('/keyword_search/road');
    const loadingImages = await screen.findAllByRole('img', { name: 'Loading' });
    expect(loadingImages.map((image) => image.closest('dd')!.textContent)).toEqual(['', '']);
    expect(await screen.findByText(/^\$[\d.,]+ ?\w*$/, { selector: 'dd' })).toHaveTextContent(
      /\$[\d,]+\.\d\d$/,
    );
  });
  it('shows Retry and -- when requests fail', async () => {
    api.fault(/transaction_spending_summary|transaction_count/, 'status=500');
    const { user } = renderAt('/keyword_search/road');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    await waitFor(() =>
      expect(screen.getByText('Total Prime Award Amount').nextElementSibling).toHaveTextContent(
        '--',
      ),
    );
    api.heal();
    await user.click(retry);
    expect(await screen.findByRole('table')).toBeInTheDocument();
  });
  it('reports a page past the end', async () => {
    const { user } = renderAt('/keyword_search/road?page=1400');
    expect(await screen.findByText('This page does not exist.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Go to the first page' }));
    expect(await screen.findByRole('table')).toBeInTheDocument();
    cleanup();
    // A page number that the API would reject is ignored.
    renderAt('/keyword_search/road?page=4000');
    expect(await screen.findByRole('table')).toBeInTheDocument();
  });
});
