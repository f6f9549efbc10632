import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../render';
import { post } from './apiCalls';
import { journeyApi } from './journeyApi';

const api = journeyApi();
interface SpendingRequest {
  type: string;
  filters: Record<string, string>;
}
interface Spending {
  results: { id: string | null; name: string; amount: number }[];
}

describe('the Explorer start page', () => {
  it('previews the first level, and opens the chosen budget function', async () => {
    const user = userEvent.setup();
    renderAt('/explorer');
    const preview = await screen.findByRole('region', { name: 'Obligations by Budget Function' });
    const chart = await within(preview).findByRole('img', {
      name: /^Obligations by Budget Function/,
    });
    const { type, filters } = api.bodies<SpendingRequest>('v2/spending/').at(-1)!;
    expect(type).toBe('budget_function');
    const { results } = await post<Spending>('spending/', { type, filters });
    const first = results
      .filter(({ id }) => id !== null)
      .reduce((largest, each) => (each.amount > largest.amount ? each : largest));
    expect(
      within(preview).getByText(new RegExp(`^${first.name} is the largest.* FY ${filters.fy}`)),
    ).toBeVisible();
    chart.focus();
    await user.keyboard('{ArrowRight}{Enter}');
    await waitFor(() =>
      expect(`${window.location.pathname}${window.location.search}`).toBe(
        `/explorer/budget_function?function=${first.id}`,
      ),
    );
    await screen.findByRole('heading', { name: first.name });
  });
});
