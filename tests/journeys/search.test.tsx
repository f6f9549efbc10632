import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { renderAt } from '../render';
import { journeyApi } from './journeyApi';
import { address } from './pageTexts';

const api = journeyApi();

const findTable = () => screen.findByRole('table', {});
const search = async (user: ReturnType<typeof renderAt>['user'], name = 'Submit') =>
  user.click(screen.getByRole('button', { name }));

describe('advanced search', () => {
  it('runs the search for last year from the start screen [i2.routes.9]', async () => {
    const { user } = renderAt('/search');
    await user.click(await screen.findByRole('button', { name: 'See spending from last year' }));
    expect(await findTable()).toBeInTheDocument();
    expect(screen.getByText('1 Active Filter:')).toBeInTheDocument();
    expect(window.location.search).toMatch(/^\?fy=20\d\d$/);
    expect(document.title).toBe('Advanced Search | USAspending');
  });

  it('stages filters, applies them and shows their results at a new address [i2.pages.1, i9.1]', async () => {
    const { user } = renderAt('/search');
    await user.click(await screen.findByRole('tab', { name: 'Fiscal years' }));
    expect(screen.getAllByRole('button', { name: /^FY \d{4}$/ }).at(-1)).toHaveTextContent(
      'FY 2008',
    );
    for (const year of ['FY 2025', 'FY 2024', 'FY 2023', 'FY 2022'])
      await user.click(screen.getByRole('button', { name: year }));
    await user.click(screen.getByRole('button', { name: 'Agency' }));
    await user.type(
      await screen.findByRole('combobox', { name: 'Awarding Agency' }),
      'health and hum',
    );
    await user.click(await screen.findByRole('option', { name: /^Department of Health/ }));
    await user.click(screen.getByRole('button', { name: 'Award Type' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Grants' }));
    expect(window.location.search).toBe('');
    expect(api.requests.filter(({ path }) => path.endsWith('/spending_by_award/'))).toEqual([]);
    await search(user);
    await findTable();
    expect(window.location.search).toMatch(
      /^\?fy=2022,2023,2024,2025&awarding=toptier~\d+~\w*~HHS~Department\+of\+Health\+and\+Human\+Services[^&%]*&award_type=02,03,04,05$/,
    );
    expect(screen.getByRole('tab', { name: /^Grants/ })).toHaveAttribute('aria-selected', 'true');
    const awardRequest = api.requests.find(
      (request) =>
        request.path.endsWith('/spending_by_award/') &&
        JSON.stringify(request.body).includes('"02"'),
    );
    expect(awardRequest?.body).toMatchObject({
      filters: {
        agencies: [
          { type: 'awarding', tier: 'toptier', name: 'Department of Health and Human Services' },
        ],
        award_type_codes: ['02', '03', '04', '05'],
      },
    });
    expect(await screen.findByText('Results Over Time')).toBeInTheDocument();
  });

  it('stores sort, page and tab in the address, and Back undoes a page change', async () => {
    const { user } = renderAt('/search?fy=2024');
    const table = await findTable();
    await user.click(within(table).getByRole('button', { name: /Recipient Name/ }));
    await waitFor(() => expect(window.location.search).toContain('sort=recipient'));
    await waitFor(() =>
      expect(
        within(screen.getByRole('table')).getByRole('columnheader', { name: /Recipient Name/ }),
      ).toHaveAttribute('aria-sort', 'ascending'),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: /^Rows per page/ }), '10');
    await user.click(await screen.findByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(window.location.search).toContain('page=2'));
    act(() => window.history.back());
    await waitFor(() => expect(window.location.search).not.toContain('page=2'));
    await user.click(screen.getByRole('tab', { name: /^Grants/ }));
    await waitFor(() => expect(window.location.search).toContain('tab=grants'));
    expect(window.location.search).not.toContain('page=');
  });

  it('restores the same view from a copied address', async () => {
    const first = renderAt('/search');
    await first.user.click(
      await screen.findByRole('button', { name: 'See spending from last year' }),
    );
    await findTable();
    // Rows can arrive before the counts, and a tab without a count is disabled.
    await first.user.click(await screen.findByRole('tab', { name: /^Grants ?[\d,]+$/ }));
    await waitFor(() => expect(window.location.search).toContain('tab=grants'));
    expect(await screen.findByRole('table', { name: /Grants/ })).toBeInTheDocument();
    const path = address();
    const firstRow = within(screen.getByRole('table')).getAllByRole('row')[1]!.textContent;
    expect(path).toMatch(/^\/search\?fy=20\d\d&tab=grants$/);
    cleanup();
    renderAt(path);
    expect(await screen.findByRole('table', { name: /Grants/ })).toBeInTheDocument();
    expect(within(screen.getByRole('table')).getAllByRole('row')[1]!.textContent).toBe(firstRow);
    expect(screen.getByText(/^FY 20\d\d$/, { selector: '.chip__text' })).toBeInTheDocument();
  });

  it('returns to the previous search on Back after a filter change', async () => {
    const { user } = renderAt('/search');
    await user.click(await screen.findByRole('button', { name: 'See spending from last year' }));
    await findTable();
    const before = window.location.search;
    await user.click(screen.getByRole('button', { name: 'FY 2024' }));
    await search(user);
    await waitFor(() => expect(window.location.search).not.toBe(before));
    expect(await screen.findByText('2 Active Filters:')).toBeInTheDocument();
    act(() => window.history.back());
    await waitFor(() => expect(window.location.search).toBe(before));
    expect(await screen.findByText('1 Active Filter:')).toBeInTheDocument();
    act(() => window.history.forward());
    await waitFor(() => expect(window.location.search).toMatch(/^\?fy=20\d\d,20\d\d$/));
    expect(await screen.findByText('2 Active Filters:')).toBeInTheDocument();
    expect(api.bodies('references/hash')).toEqual([]);
  });

  it('keeps the filters readable and the view in the address through Submit and a new sort', async () => {
    const { user } = renderAt('/search?limit=10&section=time&fy=2025&keyword=road,bridge');
    await findTable();
    await user.click(screen.getByRole('button', { name: 'FY 2024' }));
    await search(user);
    await waitFor(() =>
      expect(address()).toBe('/search?limit=10&section=time&fy=2024,2025&keyword=road,bridge'),
    );
    await user.click(within(await findTable()).getByRole('button', { name: /Recipient Name/ }));
    await waitFor(() =>
      expect(address()).toBe(
        '/search?limit=10&section=time&fy=2024,2025&keyword=road,bridge&sort=recipient&order=asc',
      ),
    );
  });

  it('removes an applied filter through its chip', async () => {
    const { user } = renderAt('/search');
    await user.click(await screen.findByRole('button', { name: /Who received grants/ }));
    await findTable();
    expect(screen.getByText('3 Active Filters:')).toBeInTheDocument();
    const bar = screen.getByRole('region', { name: 'Currently applied search filters' });
    await user.click(within(bar).getByRole('button', { name: 'Remove All Grants' }));
    expect(await screen.findByText('2 Active Filters:')).toBeInTheDocument();
  });

  it('resets filters, results and address', async () => {
    const { user } = renderAt('/search');
    await user.click(await screen.findByRole('button', { name: 'See spending from last year' }));
    await findTable();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Reset filters' })).toBeEnabled(),
    );
    await user.click(screen.getByRole('button', { name: 'Reset filters' }));
    expect(await screen.findByText('Start your search by adding filters')).toBeInTheDocument();
    expect(window.location.search).toBe('');
  });

  it('shows transaction and subaward results when their level is selected', async () => {
    const { user } = renderAt('/search');
    await user.click(await screen.findByRole('button', { name: 'See spending from last year' }));
    await findTable();
    await user.click(screen.getByRole('button', { name: 'Transactions' }));
    expect(await screen.findByText('Transaction Results')).toBeInTheDocument();
    await screen.findByRole('columnheader', { name: /Modification Number/ });
    await user.click(screen.getByRole('button', { name: 'Subawards' }));
    expect(await screen.findByText('Subaward Results')).toBeInTheDocument();
    await screen.findByRole('columnheader', { name: /Subrecipient Name/ });
  });

  it('shows “No results found.” when nothing matches', async () => {
    const { user } = renderAt('/search');
    await user.click(await screen.findByRole('button', { name: 'Keyword' }));
    await user.type(
      await screen.findByRole('textbox', { name: 'Keyword' }),
      'no such words anywhere{Enter}',
    );
    await search(user);
    expect(await screen.findByText('No results found.')).toBeInTheDocument();
  });

  it('restores a saved search from the path /search/{hash} [i2.routes.11]', async () => {
    const first = renderAt('/search');
    await first.user.click(
      await screen.findByRole('button', { name: 'See spending from last year' }),
    );
    await findTable();
    const hash = await waitFor(() => {
      const saved = api.requests.find(({ path }) => path.endsWith('/references/filter/'));
      return (saved!.response as { hash: string }).hash;
    });
    cleanup();
    renderAt(`/search/${hash}`);
    expect(await screen.findByText('1 Active Filter:')).toBeInTheDocument();
    expect(address()).toBe(`/search?hash=${hash}`);
  });
});
