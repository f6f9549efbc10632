import { cleanup, screen, waitFor } from '@testing-library/react';
import { makeRecipientOverview, recipientSearchText } from '@/domain/recipient';
import { renderAt } from '../render';
import { isFullRun } from '../sampled';
import { postSearch } from './apiCalls';
import { fetchRecipients, fetchOverview } from './recipientCalls';
import { journeyApi } from './journeyApi';

journeyApi();

const period = [{ start_date: '2007-10-01', end_date: '2026-09-30' }];
/** Returns the total of a transaction search over all years, in cents. */
const fetchSum = async (filters: object) => {
  const { results } = await postSearch<{ results: { aggregated_amount: number }[] }>(
    'spending_over_time/',
    {
      group: 'fiscal_year',
      spending_level: 'transactions',
      filters: { time_period: period, ...filters },
    },
  );
  return results.reduce((sum, { aggregated_amount: amount }) => sum + Math.round(amount * 100), 0);
};
/** Returns `many` recipients of a level, spread over the list. */
const fetchSample = async (level: string, many: number) => {
  const all = await fetchRecipients(level);
  return Array.from({ length: many }, (_, at) => all[(at * 37) % all.length]!);
};

describe('the total of a recipient', () => {
  it.each(['P', 'C', 'R'])(
    'at level %s equals the total of a search by its ID over all years',
    async (level) => {
      for (const { id } of await fetchSample(level, 5)) {
        const { total_transaction_amount: amount } = await fetchOverview(id, 'all');
        expect([id, await fetchSum({ recipient_id: id })]).toEqual([id, Math.round(amount * 100)]);
      }
    },
  );
  it.each(['P', 'R'])(
    'at level %s equals the total of the search that its profile opens',
    async (level) => {
      for (const { id, uei, duns, name } of await fetchSample(level, 5)) {
        const text = recipientSearchText(
          makeRecipientOverview({ uei: uei ?? '', duns: duns ?? '', name: name ?? '' }),
        );
        const { total_transaction_amount: amount } = await fetchOverview(id, 'all');
        expect([id, await fetchSum({ recipient_search_text: [text] })]).toEqual([
          id,
          Math.round(amount * 100),
        ]);
      }
    },
  );
  it('covers no more transactions for a child than the search that its profile opens', async () => {
    for (const { id, uei } of await fetchSample('C', 5)) {
      if (!uei) continue;
      const ownTransactions = (await fetchOverview(id, 'all')).total_transactions;
      const { results } = await postSearch<{ results: Record<string, number> }>(
        'spending_by_transaction_count/',
        { filters: { recipient_search_text: [uei], time_period: period } },
      );
      const searchTransactions = Object.values(results).reduce((sum, rows) => sum + rows, 0);
      expect(searchTransactions).toBeGreaterThanOrEqual(ownTransactions);
    }
    const [child] = await fetchRecipients('C');
    renderAt(`/recipient/${child!.id}/all`);
    expect((await screen.findAllByText(/includes its subsidiaries/)).length).toBeGreaterThan(0);
  });
});

describe('recipient profiles', () => {
  it('render at every level without a console error', async () => {
    const consoleError = jest.spyOn(console, 'error');
    const years = ['latest', 'all', '2025', '2019'];
    const ids = (
      await Promise.all(['P', 'C', 'R'].map((level) => fetchSample(level, isFullRun ? 7 : 2)))
    ).flat();
    for (const [at, { id, name }] of ids.entries()) {
      renderAt(`/recipient/${id}/${years[at % years.length]!}`);
      await screen.findByRole('heading', { level: 1, name: name ?? 'Name not provided' });
      const main = screen.getByRole('main');
      // Waits until all figures have loaded.
      await screen.findByRole('region', { name: 'U.S. States or Territories' });
      await waitFor(() => expect(main.querySelector('[aria-busy="true"], .skeleton')).toBeNull());
      expect(main).not.toHaveTextContent(/undefined|NaN|could not be fetched/);
      expect([id, consoleError.mock.calls]).toEqual([id, []]);
      cleanup();
    }
  });
});
