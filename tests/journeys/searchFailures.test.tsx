import { screen, waitFor, within } from '@testing-library/react';
import { renderAt } from '../render';
import { journeyApi } from './journeyApi';

const api = journeyApi({ quiet: true });
/** Timeout for the first search, which also loads the code of the page. */
const waitOptions = { timeout: 40_000 };

describe('a failing search', () => {
  it.each([
    ['its count', /award_count/],
    ['its table', /spending_by_award\//],
    ['its chart', /spending_over_time/],
  ])(
    'shows a plain message with the API’s message behind Details when %s fails',
    async (_what, path) => {
      api.fault(path, 'status=500');
      const { user } = renderAt('/search?fy=2024');
      const errorText = await screen.findByText(
        /Something went wrong on our side/,
        {},
        waitOptions,
      );
      const panel = within(errorText.closest<HTMLElement>('[role="alert"]')!);
      expect(panel.getByText(/because the request simulates this fault/)).not.toBeVisible();
      await user.click(panel.getByText('Details'));
      expect(panel.getByText(/because the request simulates this fault/)).toBeVisible();
      await api.retry(user, panel);
      expect(
        await screen.findByRole('table', { name: /Contracts/ }, waitOptions),
      ).toBeInTheDocument();
    },
  );
});

const findTable = () => screen.findByRole('table', {});
/** Returns the Retry button of an error. On a slow machine, another section may have one, too. */
const getRetry = (message: HTMLElement) =>
  within(message.closest<HTMLElement>('[role="alert"]')!).getByRole('button', { name: 'Retry' });

describe('advanced search with a failing API', () => {
  const startSearch = async () => {
    const page = renderAt('/search');
    await page.user.click(
      await screen.findByRole('button', { name: 'See spending from last year' }),
    );
    return page;
  };
  it.each(['status=503', 'truncate', 'malformed', 'empty', 'reset'])(
    'reports a table that fails with %s, and recovers on Retry',
    async (fault) => {
      api.fault(/spending_by_award\/$/, fault);
      const { user } = await startSearch();
      const failure = await screen.findByText(/We couldn’t load the data/);
      expect(await screen.findByText(/obligated over/)).toBeInTheDocument();
      api.heal();
      await user.click(getRetry(failure));
      expect(await findTable()).toBeInTheDocument();
    },
  );
  it.each(['status=503', 'truncate', 'malformed', 'empty', 'reset'])(
    'reports a chart that fails with %s, and recovers on Retry',
    async (fault) => {
      api.fault(/spending_over_time/, fault);
      const { user } = await startSearch();
      const failure = await screen.findByText(/We couldn’t load the data/);
      expect(await findTable()).toBeInTheDocument();
      api.heal();
      await user.click(getRetry(failure));
      expect(await screen.findByText(/obligated over/)).toBeInTheDocument();
    },
  );
  it('reports a failed count, and recovers on Retry', async () => {
    api.fault(/spending_by_award_count/, 'status=503');
    // The other two requests are still pending when the count fails.
    api.fault(/spending_by_award\/$|spending_over_time/, 'delay=2500');
    const { user } = await startSearch();
    expect(await screen.findByText('We couldn’t run this search.')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Reset filters' })).toBeEnabled(),
    );
    await api.retry(user);
    expect(await findTable()).toBeInTheDocument();
  });
  /** Submits a search with too many filters for a readable address. */
  const submitLongSearch = async () => {
    const recipients = Array.from({ length: 30 }, (_, at) => `A+RECIPIENT+${'X'.repeat(40)}+${at}`);
    const page = renderAt(`/search?recipient=${recipients.join(',')}&fy=2025`);
    await screen.findByRole('heading', { name: '31 Active Filters:' });
    await page.user.click(screen.getByRole('button', { name: 'FY 2024' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled());
    await page.user.click(screen.getByRole('button', { name: 'Submit' }));
    return page;
  };
  it('does not warn about an unsaved search whose filters are in the address', async () => {
    api.fault(/references\/filter/, 'status=503');
    await startSearch();
    await waitFor(() =>
      expect(
        api.requests.some(
          ({ path, status }) => path.endsWith('/references/filter/') && status === 503,
        ),
      ).toBe(true),
    );
    await findTable();
    expect(screen.queryByText(/We couldn’t save the search/)).not.toBeInTheDocument();
    expect(window.location.search).toMatch(/^\?fy=20\d\d$/);
  });
  it('warns that a link is not saved yet, and saves it on Retry', async () => {
    api.fault(/references\/filter/, 'status=503');
    const { user } = await submitLongSearch();
    await screen.findByText(/We couldn’t save the search, so this link only works/);
    expect(window.location.search).toMatch(/^\?hash=[0-9a-f]{32}$/);
    await screen.findByText('No results found.');
    await api.retry(user);
    await waitFor(() =>
      expect(
        screen.queryByText(/We couldn’t save the search, so this link only works/),
      ).not.toBeInTheDocument(),
    );
  });
  it('saves the link automatically when the network is back', async () => {
    api.fault(/references\/filter/, 'status=503');
    await submitLongSearch();
    await screen.findByText(/We couldn’t save the search, so this link only works/);
    api.heal();
    // The page listens for the event a moment after the message has rendered.
    await waitFor(() => {
      window.dispatchEvent(new Event('online'));
      expect(
        screen.queryByText(/We couldn’t save the search, so this link only works/),
      ).not.toBeInTheDocument();
    });
  });
  it('reports a failed autocomplete, and shows suggestions on Retry', async () => {
    api.fault(/autocomplete\/awarding_agency/, 'status=503');
    const { user } = renderAt('/search');
    await user.click(await screen.findByRole('button', { name: 'Agency' }));
    await user.type(await screen.findByRole('combobox', { name: 'Awarding Agency' }), 'health');
    expect(await screen.findByText(/We couldn’t load suggestions/)).toBeInTheDocument();
    await api.retry(user);
    await screen.findByRole('option', { name: /^Department of Health/ });
  });
});
