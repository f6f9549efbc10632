import { screen, waitFor, within } from '@testing-library/react';
import { renderAt } from '../render';
import type { apiInProcess } from '../apiInProcess';

/** The filters of fiscal year 2025, the set's latest whole one. */
export const time = { time_period: [{ start_date: '2024-10-01', end_date: '2025-09-30' }] };
export const section = (name: string) => screen.findByRole('region', { name });
export const rows = (region: HTMLElement, name: RegExp) =>
  within(within(region).getByRole('list', { name })).getAllByRole('listitem');
/** Presses Submit once the search before has ended. */
export const submit = async (user: ReturnType<typeof renderAt>['user']) => {
  const button = screen.getByRole('button', { name: 'Submit' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
};

/** Searches over an API: `searched` shows the results of fiscal year 2025 from a link with `view` parameters, `lastCount` returns the filters last counted. */
export const searches = (api: ReturnType<typeof apiInProcess>) => ({
  searched: async (view = '') => {
    const rendered = renderAt(`/search?fy=2025${view}`);
    await section('Results by Category');
    return rendered;
  },
  lastCount: () =>
    (
      api.requests.filter(({ path }) => path.endsWith('/spending_by_award_count/')).pop()?.body as
        { filters: Record<string, unknown> } | undefined
    )?.filters,
});
