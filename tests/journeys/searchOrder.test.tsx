import { act, screen, waitFor, within } from '@testing-library/react';
import { selectOrder, type WithSearchFilters } from '@/blocks/search-filters';
import { renderAt } from '../render';
import { journeyApi } from './journeyApi';

const api = journeyApi({ quiet: true });
jest.setTimeout(90000);
const waitOptions = { timeout: 20000 };

type App = ReturnType<typeof renderAt>;
const readOrder = ({ store }: App) => {
  const { field, direction } = selectOrder(store.getState() as unknown as WithSearchFilters);
  return [field, direction];
};
const getSentOrders = () =>
  api
    .bodies<{ sort: string; order: string }>('/spending_by_award/')
    .map(({ sort, order }) => [sort, order]);
const address = () => {
  const query = new URLSearchParams(window.location.search);
  return [query.get('sort'), query.get('order')];
};
const sortByRecipient = async ({ user }: App) =>
  user.click(
    within(await screen.findByRole('table', undefined, waitOptions)).getByRole('button', {
      name: /Recipient Name/,
    }),
  );
const findResetButton = () =>
  screen.findByRole('button', { name: 'Reset sort order' }, waitOptions);

describe('the order of the results', () => {
  it('is stored in the Redux state and the address, and Back restores both [i3.search.17]', async () => {
    const app = renderAt('/search?keyword=road');
    await sortByRecipient(app);
    expect(readOrder(app)).toEqual(['recipient', 'asc']);
    await waitFor(() => expect(address()).toEqual(['recipient', 'asc']), waitOptions);
    await waitFor(
      () =>
        expect(getSentOrders()).toEqual([
          ['Award Amount', 'desc'],
          ['Recipient Name', 'asc'],
        ]),
      waitOptions,
    );
    act(() => window.history.back());
    await waitFor(() => expect(readOrder(app)).toEqual(['', 'desc']), waitOptions);
  });
  it('is read from the address before the first request', async () => {
    const app = renderAt('/search?keyword=road&sort=recipient&order=asc');
    await screen.findByRole('table', undefined, waitOptions);
    expect([readOrder(app), getSentOrders()]).toEqual([
      ['recipient', 'asc'],
      [['Recipient Name', 'asc']],
    ]);
  });
  it('is reset by its button, which moves focus to the heading of the results [i4.filters.11]', async () => {
    const app = renderAt('/search?keyword=road&sort=recipient&order=asc&page=2');
    await app.user.click(await findResetButton());
    expect(readOrder(app)).toEqual(['', 'desc']);
    await waitFor(
      () =>
        expect([address(), window.location.search.includes('page')]).toEqual([[null, null], false]),
      waitOptions,
    );
    expect(screen.queryByRole('button', { name: 'Reset sort order' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Prime Award Results' })).toHaveFocus();
    await waitFor(
      () => expect(getSentOrders().pop()).toEqual(['Award Amount', 'desc']),
      waitOptions,
    );
  });
  it.each<[string, (app: App) => Promise<void>]>([
    [
      'another level',
      ({ user }) => user.click(screen.getByRole('button', { name: 'Transactions' })),
    ],
    [
      'a new search',
      async ({ user }) => {
        const bar = screen.getByRole('region', { name: 'Currently applied search filters' });
        await user.click(within(bar).getByRole('button', { name: 'Remove road' }));
      },
    ],
    [
      'a reset of all filters',
      async ({ user }) => {
        const button = screen.getByRole('button', { name: 'Reset filters' });
        await waitFor(() => expect(button).toBeEnabled(), waitOptions);
        await user.click(button);
      },
    ],
  ])('is reset by %s', async (_what, change) => {
    const app = renderAt('/search?keyword=road,bridge&sort=recipient&order=asc');
    await findResetButton();
    await waitFor(() => expect(readOrder(app)).toEqual(['recipient', 'asc']), waitOptions);
    await change(app);
    await waitFor(
      () =>
        expect([readOrder(app), address()]).toEqual([
          ['', 'desc'],
          [null, null],
        ]),
      waitOptions,
    );
  });
});
