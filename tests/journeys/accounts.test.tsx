import { screen, waitFor, within } from '@testing-library/react';
import { money } from '@/domain/format';
import { renderAt } from '../render';
import { post } from './apiCalls';
import { journeyApi } from './journeyApi';

const api = journeyApi({ quiet: true });

interface Listed {
  account_name: string | null;
  account_number: string | null;
  managing_agency: string | null;
  managing_agency_acronym: string | null;
  budgetary_resources: number | null;
}
const fetchAccountsPage = (body: object) =>
  // The path has no trailing slash, so that this request differs from those of the page.
  post<{ count: number; results: Listed[] }>('federal_accounts', {
    limit: 50,
    filters: { fy: '2025' },
    ...body,
  });
const findTable = () => screen.findByRole('table', { name: 'Federal Accounts' });
const readShownRows = async () =>
  within(await findTable())
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent!.replace(/ coming$/, '')));
const toCells = (row: Listed) => [
  row.account_number,
  row.account_name,
  `${row.managing_agency} (${row.managing_agency_acronym})`,
  money(row.budgetary_resources, 2),
];
const getListRequests = () =>
  api.requests
    .filter(({ method, path }) => method === 'POST' && path === '/api/v2/federal_accounts/')
    .map(({ body }) => body);

describe('the list of federal accounts', () => {
  it('shows fifty accounts per page, sorted by budgetary resources of the latest year [i2.routes.20]', async () => {
    const { results, count } = await fetchAccountsPage({});
    renderAt('/federal_account');
    await screen.findByRole('heading', { level: 1, name: 'Federal Account Profiles' });
    expect(
      screen.getByRole('heading', { level: 2, name: 'Find a Federal Account Profile.' }),
    ).toBeInTheDocument();
    expect(await readShownRows()).toEqual(results.map(toCells));
    expect(
      within(await findTable()).getByRole('columnheader', { name: /^FY 2025 Budgetary Resources/ }),
    ).toHaveAttribute('aria-sort', 'descending');
    const total = count.toLocaleString('en-US');
    expect(screen.getAllByText(`1-50 of ${total} results`)).toHaveLength(2);
    expect(await screen.findByText(`${total} federal accounts found`)).toBeInTheDocument();
    await waitFor(() =>
      expect(document.title).toBe('Federal Account Spending Profiles | USAspending'),
    );
    expect(getListRequests().at(-1)).toEqual({
      sort: { field: 'budgetary_resources', direction: 'desc' },
      page: 1,
      limit: 50,
      filters: { fy: '2025' },
    });
  });
  it('searches by number, name and agency, highlights matches, and clears the search', async () => {
    const { user } = renderAt('/federal_account?page=2');
    const box = await screen.findByRole('searchbox', {
      name: 'Account Number, Account Name, or Agency',
    });
    expect(screen.getByRole('button', { name: 'Search' })).toBeDisabled();
    for (const text of ['097-01', 'fund', 'Defense']) {
      await user.clear(box);
      await user.type(box, `${text}{Enter}`);
      const { results } = await fetchAccountsPage({ keyword: text });
      expect(results.length).toBeGreaterThan(0);
      await waitFor(async () => expect(await readShownRows()).toEqual(results.map(toCells)));
      expect(getListRequests().at(-1)).toMatchObject({ keyword: text, page: 1 });
      const marks = (await findTable()).querySelectorAll('mark');
      expect(marks.length).toBeGreaterThanOrEqual(results.length);
      for (const mark of marks) expect(mark.textContent!.toLowerCase()).toBe(text.toLowerCase());
    }
    expect(window.location.search).toBe('?q=Defense');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(window.location.search).toBe('');
    expect(box).toHaveValue('');
  });
  it('stores agency and sort order in the URL, and Back undoes a change', async () => {
    const { user } = renderAt('/federal_account');
    await findTable();
    await screen.findByRole('option', { name: '097: Department of Defense (DOD)' });
    await user.selectOptions(screen.getByRole('combobox', { name: /^Agency identifier/ }), '097');
    await waitFor(() =>
      expect(getListRequests().at(-1)).toMatchObject({
        filters: { fy: '2025', agency_identifier: '097' },
      }),
    );
    const defense = await fetchAccountsPage({ filters: { fy: '2025', agency_identifier: '097' } });
    await waitFor(async () => expect(await readShownRows()).toEqual(defense.results.map(toCells)));
    for (const [heading, field, direction] of [
      ['Account Number', 'account_number', 'desc'],
      ['Account Name', 'account_name', 'asc'],
      ['Owning Agency', 'managing_agency', 'asc'],
      [/Budgetary Resources/, 'budgetary_resources', 'desc'],
    ] as const) {
      await user.click(
        within(await findTable()).getByRole('button', {
          name: typeof heading === 'string' ? new RegExp(`^${heading}`) : heading,
        }),
      );
      await waitFor(() =>
        expect(getListRequests()).toContainEqual(
          expect.objectContaining({ sort: { field, direction } }),
        ),
      );
      await waitFor(() =>
        expect(
          screen.getByRole('columnheader', {
            name: typeof heading === 'string' ? new RegExp(`^${heading}`) : heading,
          }),
        ).toHaveAttribute('aria-sort', direction === 'asc' ? 'ascending' : 'descending'),
      );
    }
    expect(window.location.search).toBe('?agency=097');
    window.history.back();
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
        agency: '097',
        sort: 'agency',
        order: 'asc',
      }),
    );
  });
  it('stores the page in the URL', async () => {
    const { user } = renderAt('/federal_account?rows=25');
    await findTable();
    await user.click(screen.getAllByRole('button', { name: 'Next page' })[0]!);
    const { results } = await fetchAccountsPage({ page: 2, limit: 25 });
    await waitFor(async () => expect(await readShownRows()).toEqual(results.map(toCells)));
    expect(window.location.search).toBe('?rows=25&page=2');
  });
  it('names the URL parameters with invalid values in a notice', async () => {
    renderAt('/federal_account?agency=defense&sort=size&page=-1');
    expect(
      await screen.findByText(/invalid and were ignored: agency, sort, page/),
    ).toBeInTheDocument();
    await findTable();
  });
  it('reports that no account matches the search', async () => {
    renderAt('/federal_account?q=zzzz-nothing');
    expect(
      await screen.findByText(
        'No account has “zzzz-nothing” in its number, name or agency. Try fewer letters.',
      ),
    ).toBeInTheDocument();
  });
  it('links from a nonexistent page to the first page', async () => {
    const { user } = renderAt('/federal_account?page=900');
    expect(await screen.findByText('This page does not exist.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Go to the first page' }));
    await findTable();
  });
  it('shows Retry when the list fails to load', async () => {
    api.fault(/federal_accounts/, 'status=500');
    const { user } = renderAt('/federal_account');
    await api.retry(user);
    await findTable();
  });
  it('requests nothing before the latest period loads, and offers Retry when that fails', async () => {
    api.fault(/submission_periods/, 'status=500');
    const { user } = renderAt('/federal_account');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(getListRequests()).toEqual([]);
    api.heal();
    await user.click(retry);
    await findTable();
  });
  it('shows -- for missing budgetary resources', async () => {
    api.rewrite(/v2\/federal_accounts\/$/, (answer) => ({
      ...(answer as object),
      results: [
        {
          account_id: 1,
          account_number: '999-0001',
          account_name: null,
          managing_agency: null,
          managing_agency_acronym: null,
          budgetary_resources: null,
        },
      ],
      count: 1,
    }));
    renderAt('/federal_account');
    expect(await readShownRows()).toEqual([['999-0001', 'Name not provided', '--', '--']]);
  });
});
