import { screen, waitFor, within } from '@testing-library/react';
import { renderAt } from '../render';
import type { apiInProcess } from '../apiInProcess';

/** The filters of fiscal year 2025, the latest complete year of the dataset. */
export const time = { time_period: [{ start_date: '2024-10-01', end_date: '2025-09-30' }] };
export const section = (name: string) => screen.findByRole('region', { name });
export const rows = (region: HTMLElement, name: RegExp) =>
  within(within(region).getByRole('list', { name })).getAllByRole('listitem');
/** Presses Submit once the previous search has finished. */
export const submit = async (user: ReturnType<typeof renderAt>['user']) => {
  const button = screen.getByRole('button', { name: 'Submit' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
};

/**
 * Returns helpers for searches: `searched` opens the results of fiscal year 2025 with `view` parameters, and `lastCount` returns the
 * filters of the last count request.
 */
export const searches = (api: ReturnType<typeof apiInProcess>) => ({
  searched: async (view = '') => {
    const rendered = renderAt(`/search?fy=2025${view}`);
    await section('Results by Category');
    return rendered;
  },
  lastCount: () =>
    api.bodies<{ filters: Record<string, unknown> }>('/spending_by_award_count/').pop()?.filters,
});
