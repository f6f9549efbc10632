import { act, screen, waitFor, within } from '@testing-library/react';
import { selectOrder, type WithSearchFilters } from '@/blocks/search-filters';
import { renderAt } from '../render';
import { journeyApi } from './journeyApi';

const api = journeyApi({ quiet: true });
jest.setTimeout(90000);
const patient = { timeout: 20000 };

type App = ReturnType<typeof renderAt>;
const order = ({ store }: App) => {
  const { field, direction } = selectOrder(store.getState() as unknown as WithSearchFilters);
  return [field, direction];
};
const pages = () =>
  api
    .bodies<{ sort: string; order: string }>('/spending_by_award/')
    .map(({ sort, order }) => [sort, order]);
const address = () => {
  const query = new URLSearchParams(window.location.search);
  return [query.get('sort'), query.get('order')];
};
const byRecipient = async ({ user }: App) =>
  user.click(
    within(await screen.findByRole('table', undefined, patient)).getByRole('button', {
      name: /Recipient Name/,
    }),
  );
const reset = () => screen.findByRole('button', { name: 'Reset order' }, patient);

describe('the order of the results', () => {
  it('lives in the store; the address mirrors it, and Back undoes both [i3.search.17]', async () => {
    const app = renderAt('/search?keyword=road');
    await byRecipient(app);
    expect(order(app)).toEqual(['recipient', 'asc']);
    await waitFor(() => expect(address()).toEqual(['recipient', 'asc']), patient);
    await waitFor(
      () =>
        expect(pages()).toEqual([
          ['Award Amount', 'desc'],
          ['Recipient Name', 'asc'],
        ]),
      patient,
    );
    act(() => window.history.back());
    await waitFor(() => expect(order(app)).toEqual(['', 'desc']), patient);
  });
  it('is read from the address before the first request', async () => {
    const app = renderAt('/search?keyword=road&sort=recipient&order=asc');
    await screen.findByRole('table', undefined, patient);
    expect([order(app), pages()]).toEqual([['recipient', 'asc'], [['Recipient Name', 'asc']]]);
  });
  it('is reset by its button, which moves focus to the heading of the results [i4.filters.11]', async () => {
    const app = renderAt('/search?keyword=road&sort=recipient&order=asc&page=2');
    await app.user.click(await reset());
    expect(order(app)).toEqual(['', 'desc']);
    await waitFor(
      () =>
        expect([address(), window.location.search.includes('page')]).toEqual([[null, null], false]),
      patient,
    );
    expect(screen.queryByRole('button', { name: 'Reset order' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Prime Award Results' })).toHaveFocus();
    await waitFor(() => expect(pages().pop()).toEqual(['Award Amount', 'desc']), patient);
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
        await waitFor(() => expect(button).toBeEnabled(), patient);
        await user.click(button);
      },
    ],
  ])('is reset by %s', async (_what, change) => {
    const app = renderAt('/search?keyword=road,bridge&sort=recipient&order=asc');
    await reset();
    await waitFor(() => expect(order(app)).toEqual(['recipient', 'asc']), patient);
    await change(app);
    await waitFor(
      () =>
        expect([order(app), address()]).toEqual([
          ['', 'desc'],
          [null, null],
        ]),
      patient,
    );
  });
});
