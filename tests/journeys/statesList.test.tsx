import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { money, percent } from '@/domain/format';
import { renderAt } from '../render';
import { readSavedCsv } from '../csvFile';
import { get } from './apiCalls';
import { journeyApi } from './journeyApi';
import { address, textsOf } from './pageTexts';

const api = journeyApi();

interface ListedState {
  name: string;
  code: string;
  fips: string;
  type: string;
  amount: number;
}
const fetchState = <T,>(path: string) => get<T>(`recipient/state/${path}`);
const names = (table: HTMLElement) => textsOf(within(table).getAllByRole('rowheader'));
const table = () => screen.findByRole('table', { name: 'States and territories' });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the list of states', () => {
  it('shows all 56 states and territories with amount, share and profile link, territories last [i2.routes.24]', async () => {
    const states = await fetchState<ListedState[]>('');
    const total = states.reduce((sum, { amount }) => sum + amount, 0);
    const { user } = renderAt('/state');
    await title('State Profiles');
    expect(screen.getByRole('heading', { name: 'Find a State Profile.' })).toBeInTheDocument();
    const shownNames = names(await table());
    expect(shownNames).toHaveLength(57);
    expect(shownNames[0]).toBe('Alabama (AL)');
    expect(shownNames.slice(50)).toEqual([
      'Wyoming (WY)',
      'American Samoa (AS)',
      'Guam (GU)',
      'Northern Mariana Islands (MP)',
      'Puerto Rico (PR)',
      'U.S. Virgin Islands (VI)',
      'All state profiles',
    ]);
    expect(screen.getByText('56 states and territories')).toBeInTheDocument();
    expect(
      screen.getByText('Obligations in the 12 months from 11/15/2024 to 11/15/2025, US dollars'),
    ).toBeInTheDocument();
    expect(
      screen.getByText('Of all state profiles, 12 months from 11/15/2024 to 11/15/2025'),
    ).toBeInTheDocument();
    const texas = states.find(({ code }) => code === 'TX')!;
    const row = screen.getByRole('row', { name: /^Texas/ });
    expect(row).toHaveTextContent(money(texas.amount));
    expect(row).toHaveTextContent(percent(texas.amount, total, 2));
    await user.click(within(row).getByRole('link', { name: 'Texas (TX)' }));
    await title('Texas');
    expect(address()).toBe('/state/texas/latest');
  });
  it('finds states by the start of their name, counts them and stores the term in the address', async () => {
    const { user } = renderAt('/state');
    await table();
    await user.type(
      screen.getByRole('searchbox', { name: 'Search by name or code' }),
      'new{Enter}',
    );
    await waitFor(async () =>
      expect(names(await table())).toEqual([
        'New Hampshire (NH)',
        'New Jersey (NJ)',
        'New Mexico (NM)',
        'New York (NY)',
        'All state profiles',
      ]),
    );
    expect(screen.getByText('4 states and territories of 56 for “new”')).toBeInTheDocument();
    expect(address()).toBe('/state?q=new');
    await user.clear(screen.getByRole('searchbox'));
    expect(screen.getByText('56 states and territories')).toBeInTheDocument();
    await user.type(screen.getByRole('searchbox'), 'zz{Enter}');
    expect(await screen.findByText('No results found.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(names(await table())).toHaveLength(57);
  });
  it('sorts by its headings, with territories first in descending order, and restores the order from the address', async () => {
    const states = await fetchState<ListedState[]>('');
    const { user } = renderAt('/state');
    await table();
    await user.click(screen.getByRole('button', { name: /^State or Territory Name/ }));
    expect(names(await table())[0]).toBe('U.S. Virgin Islands (VI)');
    expect(address()).toBe('/state?order=desc');
    await user.click(screen.getByRole('button', { name: /^Awarded Amount/ }));
    const largest = [...states].sort((a, b) => b.amount - a.amount)[0]!;
    expect(names(await table())[0]).toBe(`${largest.name} (${largest.code})`);
    expect(address()).toBe('/state?sort=amount');
    cleanup();
    renderAt('/state?sort=amount');
    expect(names(await table())[0]).toBe(`${largest.name} (${largest.code})`);
  });
  it('saves the filtered rows as a file', async () => {
    const { user } = renderAt('/state?q=guam');
    await table();
    await user.click(screen.getByRole('button', { name: 'Download this list (CSV)' }));
    const { name, rows } = await readSavedCsv();
    expect([name, rows.map((row) => row.slice(0, 4))]).toEqual([
      'states.csv',
      [['Guam', 'GU', '66', 'territory']],
    ]);
  });
  it('shows a message for an error, an invalid parameter and an empty list', async () => {
    api.fault(/recipient\/state/, 'status=503');
    const { user } = renderAt('/state?sort=size');
    const alert = await screen.findByRole('alert');
    expect(screen.getByText(/invalid and were ignored: sort/)).toBeInTheDocument();
    await api.retry(user, within(alert));
    expect(await table()).toBeInTheDocument();
    cleanup();
    api.override(http.get('*/api/v2/recipient/state/', () => HttpResponse.json([])));
    renderAt('/state');
    await screen.findByText('State profiles are not available right now.');
  });
});
