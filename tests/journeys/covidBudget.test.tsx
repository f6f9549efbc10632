import { screen, waitFor, within } from '@testing-library/react';
import { count, money } from '@/domain/format';
import { renderAt } from '../render';
import { postDisaster } from './apiCalls';
import { ALL_CODES, COVID, fetchOverview, type SpendingPage, type SpendingRow } from './covidCalls';
import { readSavedCsv } from '../csvFile';
import { journeyApi } from './journeyApi';
import { address, hrefOf } from './pageTexts';

const api = journeyApi({ quiet: true });
const filter = { def_codes: ALL_CODES };

const table = (name: string) => screen.findByRole('table', { name });
/** Returns Testing Library queries within the budget categories. Other sections also have agency counts and pages. */
const section = async () =>
  within(await screen.findByRole('tabpanel', { name: /^(Agencies|Federal Accounts)$/ }));
/** Returns the response for a category with the rows of all pages. */
const fetchAllPages = async (category: string, type: 'total' | 'award' = 'total') => {
  const fetchPage = (page: number) =>
    postDisaster<SpendingPage>(`${category}/spending`, {
      filter,
      spending_type: type,
      pagination: { limit: 100, page, sort: 'obligation', order: 'desc' },
    });
  const first = await fetchPage(1);
  const pages = Math.ceil(first.page_metadata.total / 100);
  const rest = await Promise.all(Array.from({ length: pages - 1 }, (_, at) => fetchPage(at + 2)));
  return { ...first, results: [first, ...rest].flatMap(({ results }) => results) };
};
const sum = (rows: readonly SpendingRow[], of: (row: SpendingRow) => number) =>
  rows.reduce((total, row) => total + of(row), 0);

describe('COVID-19 spending by budget category', () => {
  it.each(['agency', 'federal_account', 'object_class'])(
    'adds up by %s to its totals, which do not exceed the overview',
    async (category) => {
      const { spending, total_budget_authority: resources } = await fetchOverview();
      const { results, totals, page_metadata: pages } = await fetchAllPages(category);
      const { count: rowCount } = await postDisaster<{ count: number }>(`${category}/count`, {
        filter,
      });
      expect(results).toHaveLength(pages.total);
      expect(rowCount).toBe(pages.total);
      expect(sum(results, ({ obligation }) => obligation)).toBeCloseTo(totals.obligation, 0);
      expect(sum(results, ({ outlay }) => outlay)).toBeCloseTo(totals.outlay, 0);
      expect(spending.total_obligations).toBeGreaterThanOrEqual(totals.obligation);
      if (category !== 'object_class')
        expect(totals.total_budgetary_resources).toBeCloseTo(resources, 0);
    },
  );
  it('shows agencies by budgetary resources, largest first, and ends with unreported agencies', async () => {
    const { spending } = await fetchOverview();
    const firstPage = await postDisaster<SpendingPage>('agency/spending', {
      filter,
      spending_type: 'total',
      pagination: { limit: 10, page: 1, sort: 'total_budgetary_resources', order: 'desc' },
    });
    const { count: agencies } = await postDisaster<{ count: number }>('agency/count', { filter });
    renderAt(COVID);
    const tableElement = await table('Total Spending by Agency');
    const unreportedCell = await within(tableElement).findByText('Unreported Agencies');
    expect(unreportedCell.closest('tr')).toHaveTextContent(
      money(spending.total_obligations - firstPage.totals.obligation),
    );
    const rows = within(tableElement).getAllByRole('row').slice(1);
    expect(rows).toHaveLength(11);
    firstPage.results.forEach((row, at) => {
      expect(rows[at]).toHaveTextContent(row.description);
      expect(rows[at]).toHaveTextContent(money(row.total_budgetary_resources));
      expect(rows[at]).toHaveTextContent(money(row.obligation));
    });
    // Agencies have no child rows here, so there is no expand button, no space for one and no hint about it.
    expect(tableElement.querySelector('.covid-parent__none, .covid-parent__toggle')).toBeNull();
    expect((await section()).getByText(/^Downloads include cents\./)).toBeInTheDocument();
    const label = await (await section()).findByText('Number of Agencies');
    await waitFor(() => expect(label.closest('li')).toHaveTextContent(count(agencies)));
    const [first] = firstPage.results;
    expect(hrefOf(first!.description, within(tableElement))).toEqual(
      expect.stringMatching(/^\/agency\/[a-z-]+$/),
    );
  });
  it('keeps tab, basis, order and page in the URL, and returns to the first page on other changes', async () => {
    const { user } = renderAt(COVID);
    await table('Total Spending by Agency');
    await user.click(screen.getByRole('tab', { name: 'Federal Accounts' }));
    expect(address()).toBe(`${COVID}?budget=federal_account`);
    const accounts = await table('Total Spending by Federal Account');
    await user.click((await section()).getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(address()).toBe(`${COVID}?budget=federal_account&budget_page=2`));
    await user.click(within(accounts).getByRole('button', { name: /Total Outlays/ }));
    await waitFor(() =>
      expect(address()).toBe(`${COVID}?budget=federal_account&budget_sort=outlay`),
    );
    await user.selectOptions(
      screen.getByRole('combobox', { name: /Show amounts based on/ }),
      'Award Spending',
    );
    await waitFor(() =>
      expect(address()).toBe(`${COVID}?budget=federal_account&budget_basis=award`),
    );
    await table('Award Spending by Federal Account');
    // The table gets its new name before its request is sent, and responses may arrive in any order.
    await waitFor(() =>
      expect(api.bodies('federal_account/spending')).toContainEqual({
        filter,
        spending_type: 'award',
        pagination: { limit: 10, page: 1, sort: 'obligation', order: 'desc' },
      }),
    );
  });
  it('restores its state from the URL and lists unknown values', async () => {
    renderAt(`${COVID}?budget=object_class&budget_sort=total_budgetary_resources&budget_rows=25`);
    await table('Total Spending by Major Object Class');
    expect(screen.getByText(/invalid and were ignored: budget_sort/)).toBeInTheDocument();
    expect(api.bodies('object_class/spending')[0]).toMatchObject({
      pagination: { limit: 25, sort: 'obligation' },
    });
  });
  it('uses the loans endpoint for loans and sorts by face value, largest first', async () => {
    const { results } = await postDisaster<SpendingPage>('agency/loans', {
      filter,
      pagination: { limit: 10, page: 1, sort: 'face_value_of_loan', order: 'desc' },
    });
    renderAt(`${COVID}?budget_basis=loan`);
    const tableElement = await table('Loan Spending by Agency');
    const heads = within(tableElement).getAllByRole('columnheader');
    expect(heads.map((head) => head.textContent.trim())).toEqual([
      'Agency',
      'Award Obligations (Loan Subsidy Cost)',
      'Award Outlays (Loan Subsidy Cost)',
      'Face Value of Loans',
      'Number of Awards',
    ]);
    expect(heads[3]).toHaveAttribute('aria-sort', 'descending');
    expect(results.length).toBeGreaterThan(0);
    const rows = within(tableElement).getAllByRole('row').slice(1);
    results.forEach((row, at) => {
      expect(rows[at]).toHaveTextContent(row.description);
      expect(rows[at]).toHaveTextContent(money(row.face_value_of_loan));
    });
    expect(within(tableElement).queryByText(/^Unreported/)).not.toBeInTheDocument();
  });
  it('expands and collapses child rows, all of which are in the CSV', async () => {
    const firstPage = await postDisaster<SpendingPage>('federal_account/spending', {
      filter,
      spending_type: 'total',
      pagination: { limit: 10, page: 1, sort: 'total_budgetary_resources', order: 'desc' },
    });
    const parent = firstPage.results.find(({ children }) => children.length > 1)!;
    const { user } = renderAt(`${COVID}?budget=federal_account`);
    const tableElement = await table('Total Spending by Federal Account');
    const toggle = within(tableElement).getByRole('button', {
      name: new RegExp(`^Treasury Account Symbol \\(TAS\\) of ${parent.code}: `),
    });
    expect(within(tableElement).queryByText(parent.children[0]!.code)).not.toBeInTheDocument();
    await user.click(toggle);
    for (const child of parent.children)
      expect(
        within(tableElement).getByText(child.code, { exact: false, selector: '.covid-child' }),
      ).toBeVisible();
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    // The last row needs the overview, which loads separately.
    await within(tableElement).findByText('Unreported Federal Accounts');
    const region = await screen.findByRole('region', { name: 'Total Spending by Federal Account' });
    await user.click(within(region).getByRole('button', { name: 'Download CSV' }));
    const { text: body, rows } = await readSavedCsv();
    expect(rows.find(([, part]) => part === parent.children[0]!.code)).toContain(
      String(parent.children[0]!.obligation),
    );
    for (const { children } of firstPage.results)
      for (const child of children) expect(body).toContain(child.code);
    expect(body).toContain('Unreported Federal Accounts');
  });
  it('keeps its amounts when the count fails, and counts again on request', async () => {
    api.fault(/agency\/count/, 'status=503');
    const { count: agencies } = await postDisaster<{ count: number }>('federal_account/count', {
      filter,
    });
    expect(agencies).toBeGreaterThan(0);
    const { user } = renderAt(COVID);
    const tableElement = await table('Total Spending by Agency');
    expect(within(tableElement).getAllByRole('row').length).toBeGreaterThan(5);
    const queries = await section();
    const again = await queries.findByRole('button', { name: 'Try again' });
    const box = queries.getByText('Number of Agencies').closest('li')!;
    expect(box).toHaveTextContent('--');
    api.heal();
    await user.click(again);
    await waitFor(() => expect(box).not.toHaveTextContent('--'));
  });
  it('recovers on Retry after a failure', async () => {
    api.fault(/agency\/spending/, 'status=503');
    const { user } = renderAt(COVID);
    const region = await screen.findByRole('region', { name: 'Total Spending by Agency' });
    await api.retry(user, within(region));
    expect(await table('Total Spending by Agency')).toBeInTheDocument();
  });
});
