import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { count } from '@/domain/format';
import { renderAt } from '../render';
import { postSearch } from './apiCalls';
import { journeyApi } from './journeyApi';

const api = journeyApi({ quiet: true });

const NO_MATCH = 'no+such+words+anywhere';
const YEARS = { time_period: [{ start_date: '2023-10-01', end_date: '2024-09-30' }] };
const PLAIN_TEXT = 'No awards match these filters. Remove a filter or choose a longer time period.';
/** Returns the text under “No results found.” once the counts are known. */
const findAdvice = async (pattern: RegExp) => {
  const advice = await screen.findByText(/match these filters\./);
  await waitFor(() => expect(advice).toHaveTextContent(pattern));
  return advice;
};
const getCounts = () => api.requests.filter(({ path }) => path.endsWith('_award_count/'));

describe('a search without results', () => {
  it('names the filter whose removal leaves the most results, and removes it', async () => {
    const { results } = await postSearch<{ results: Record<string, number> }>(
      'spending_by_award_count/',
      { filters: YEARS, spending_level: 'awards' },
    );
    const total = Object.values(results).reduce((sum, rowCount) => sum + rowCount, 0);
    expect(total).toBeGreaterThan(0);
    const { user } = renderAt(`/search?fy=2024&keyword=${NO_MATCH}`);
    expect(await findAdvice(/Try removing/)).toHaveTextContent(
      `No awards match these filters. Try removing Keyword: no such words anywhere, which alone would leave ${count(total)} results.`,
    );
    await user.click(
      screen.getByRole('button', { name: 'Remove Keyword: no such words anywhere' }),
    );
    expect(await screen.findByRole('table', { name: /^Prime Award Results/ })).toBeInTheDocument();
    const bar = screen.getByRole('region', { name: 'Currently applied search filters' });
    expect(within(bar).getByText('FY 2024')).toBeInTheDocument();
    expect(within(bar).queryByText('no such words anywhere')).not.toBeInTheDocument();
  });
  it('removes all values of a filter together', async () => {
    const { user } = renderAt(
      `/search?keyword=no+such+road&dates=2007-10-01..2007-10-01,2007-10-02..2007-10-02,2024-01-01..2024-01-01&description=${NO_MATCH}`,
    );
    api.override(
      http.post('*/api/v2/search/spending_by_award_count/', async ({ request }) => {
        const { filters } = (await request.clone().json()) as { filters: Record<string, unknown> };
        const isTimeRemoved = JSON.stringify(filters.time_period).includes('2007-10-02') === false;
        return isTimeRemoved
          ? HttpResponse.json({
              results: { contracts: 3, direct_payments: 0, grants: 0, idvs: 0, loans: 0, other: 0 },
            })
          : undefined;
      }),
    );
    await findAdvice(/Try removing Time Period: .*, which alone would leave 3 results\./);
    await user.click(screen.getByRole('button', { name: /^Remove Time Period/ }));
    await waitFor(() =>
      expect(
        within(
          screen.getByRole('region', { name: 'Currently applied search filters' }),
        ).queryByText(/ to /),
      ).not.toBeInTheDocument(),
    );
  });
  it('suggests to remove several filters when no single removal helps', async () => {
    renderAt(`/search?fy=2024&keyword=${NO_MATCH}&description=${NO_MATCH}`);
    await findAdvice(/Removing any one of them is not enough\. Remove several/);
    expect(screen.queryByRole('button', { name: /^Remove Keyword/ })).not.toBeInTheDocument();
  });
  it('keeps the plain text when a count without a filter fails', async () => {
    api.override(
      http.post('*/api/v2/search/spending_by_award_count/', async ({ request }) => {
        const { filters } = (await request.clone().json()) as { filters: { keywords?: string[] } };
        return filters.keywords ? undefined : HttpResponse.json({}, { status: 500 });
      }),
    );
    renderAt(`/search?fy=2024&keyword=${NO_MATCH}`);
    const advice = await findAdvice(/longer time period/);
    await waitFor(() => expect(getCounts().length).toBeGreaterThan(1));
    expect(advice).toHaveTextContent(PLAIN_TEXT);
  });
  it('counts nothing more when it has a single filter', async () => {
    renderAt(`/search?keyword=${NO_MATCH}`);
    expect(await findAdvice(/Change or remove/)).toHaveTextContent(
      'No awards match these filters. Change or remove a filter.',
    );
    expect(getCounts()).toHaveLength(1);
  });
  it('suggests no longer time period if the search covers all years', async () => {
    renderAt(`/search?keyword=${NO_MATCH}&description=${NO_MATCH}`);
    const advice = await findAdvice(/Remove several/);
    expect(advice).toHaveTextContent(/is not enough\. Remove several\.$/);
  });
  it('does not claim that no single removal helps if it counts only eight of nine', async () => {
    renderAt(
      `/search?fy=2024&keyword=${NO_MATCH}&description=${NO_MATCH}&award_id=${NO_MATCH}&recipient=${NO_MATCH}&recipient_type=small_business&award_type=A&pricing=J&competed=A`,
    );
    await screen.findByRole('heading', { name: '9 Active Filters:' });
    const advice = await findAdvice(/Remove several/);
    expect(advice).toHaveTextContent(
      /^No awards match these filters\. Remove several, or choose a longer time period\.$/,
    );
  });
});
