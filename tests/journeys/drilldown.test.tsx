import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { selectStaged, type WithSearchFilters } from '@/blocks/search-filters';
import { site } from '@/domain/site/site';
import { renderAt } from '../render';
import { journeyApi } from './journeyApi';
import { hrefOf } from './pageTexts';

const api = journeyApi({ quiet: true });

type User = ReturnType<typeof renderAt>['user'];
const findButton = (name: RegExp) => screen.findByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { name, level: 3 });
const open = async (user: User, ...names: RegExp[]) => {
  for (const name of names) await user.click(await findButton(name));
};
const submit = async (user: User) => {
  const button = screen.getByRole('button', { name: 'Submit' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
};
/**
 * Returns the filters of the latest count request. With `codes`, waits until it has that number of emergency codes, because the counts
 * before Submit are sent to the same endpoint.
 */
const lastCountFilters = async (codes?: number) => {
  const getCountFilters = () =>
    api.requests
      .filter(
        ({ path, body }) =>
          path.endsWith('/spending_by_award_count/') &&
          (body as { auditTrail?: string }).auditTrail,
      )
      .map(({ body }) => (body as { filters: unknown }).filters);
  await waitFor(() => {
    expect(getCountFilters().length).toBeGreaterThan(0);
    if (codes !== undefined)
      expect((getCountFilters().pop() as { def_codes?: string[] }).def_codes).toHaveLength(codes);
  });
  return getCountFilters().pop();
};

describe('the /searchv2 drilldown', () => {
  it('leads from five categories to a single filter, and Back restores the focus [i2.routes.10]', async () => {
    const { user } = renderAt('/searchv2');
    expect(await heading('Search by...')).toBeInTheDocument();
    await waitFor(() => expect(document.title).toContain('Advanced Search'));
    expect(
      (
        await screen.findAllByRole('button', {
          name: /^(Location|Time Period|Characteristics|Recipients|Sources)/,
        })
      ).map((each) => each.dataset.lead),
    ).toEqual(['location', 'time', 'characteristics', 'recipients', 'sources']);
    await open(user, /^Characteristics/);
    expect(await heading('Characteristics')).toHaveFocus();
    expect(screen.getAllByRole('heading', { level: 4 }).map((each) => each.textContent)).toEqual([
      'All',
      'Contracts',
      'Financial Assistance',
    ]);
    await open(user, /^Extent Competed/);
    expect(await heading('Extent Competed')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('button', { name: /^Extent Competed/ })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('button', { name: /^Characteristics/ })).toHaveFocus();
    // A category with a single filter opens that filter at once, and Back returns to the categories.
    await open(user, /^Location/);
    expect(await screen.findByRole('tab', { name: 'Recipient Location' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await heading('Search by...')).toBeInTheDocument();
  });
  it('shows selections as removable chips and counts them on every level', async () => {
    const { user, store } = renderAt('/searchv2');
    await open(user, /^Characteristics/, /^Contract Award Type/);
    await user.click(await screen.findByRole('checkbox', { name: 'Contracts' }));
    expect(
      within(screen.getByRole('list', { name: 'Chosen: Contract Award Type' })).getByText(
        'All Contracts',
      ),
    ).toBeInTheDocument();
    expect(
      selectStaged(store.getState() as WithSearchFilters).contractAwardType.size,
    ).toBeGreaterThan(3);
    expect(selectStaged(store.getState() as WithSearchFilters).awardType.size).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('button', { name: /^Contract Award Type/ })).toHaveTextContent(
      '1 selected',
    );
    expect(
      screen.getByRole('button', { name: /^Financial Assistance Award Type/ }),
    ).not.toHaveTextContent('selected');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('button', { name: /^Characteristics/ })).toHaveTextContent(
      '1 selected',
    );
    await user.click(screen.getByRole('button', { name: 'Remove All Contracts' }));
    expect(screen.getByRole('button', { name: /^Characteristics/ })).not.toHaveTextContent(
      'selected',
    );
    expect(selectStaged(store.getState() as WithSearchFilters).contractAwardType.size).toBe(0);
  });
  it('sends the same filters as the accordion for the same selection [i3.search.13]', async () => {
    const { user } = renderAt('/searchv2');
    await open(user, /^Sources/, /^COVID-19 Spending/);
    await user.click(await screen.findByRole('checkbox', { name: 'COVID-19 Spending' }));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await open(user, /^Infrastructure Spending/);
    await user.click(await screen.findByRole('checkbox', { name: 'Infrastructure Spending' }));
    await submit(user);
    const drilldownFilters = await lastCountFilters(9);
    cleanup();
    api.requests.length = 0;
    const accordionPage = renderAt('/search');
    await open(accordionPage.user, /^Disaster Emergency Fund Code/);
    await accordionPage.user.click(
      await screen.findByRole('checkbox', { name: 'COVID-19 Spending' }),
    );
    await accordionPage.user.click(
      await screen.findByRole('checkbox', { name: 'Infrastructure Spending' }),
    );
    await submit(accordionPage.user);
    expect(await lastCountFilters(9)).toEqual(drilldownFilters);
  });
  it('links to the help mailbox and the former page, and keeps the search there [i2.pages.4, r2.furniture.12]', async () => {
    const { user } = renderAt('/searchv2?fy=2025');
    const notice = await screen.findByRole('region', { name: 'Beta notice' });
    expect(hrefOf(site.helpMailbox, within(notice))).toBe(`mailto:${site.helpMailbox}`);
    await screen.findByText('FY 2025', { selector: '.active-filters *' });
    await user.click(within(notice).getByRole('link', { name: 'former Advanced Search' }));
    expect([window.location.pathname, window.location.search]).toEqual(['/search', '?fy=2025']);
    await screen.findByText('FY 2025', { selector: '.active-filters *' });
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Beta notice' })).not.toBeInTheDocument(),
    );
    await screen.findByText('FY 2025', { selector: '.active-filters *' });
  });
  it('opens the help of each level, and Escape closes it', async () => {
    const { user } = renderAt('/searchv2');
    const learnMoreButton = await findButton(/^Learn more about the Filter Categories/);
    await user.click(learnMoreButton);
    expect(learnMoreButton).toHaveAttribute('aria-expanded', 'true');
    expect(await screen.findByText(/Filters come in five groups/)).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(learnMoreButton).toHaveAttribute('aria-expanded', 'false');
    await open(user, /^Recipients/);
    expect(await findButton(/^About the Recipients filters/)).toBeInTheDocument();
    await open(user, /^Recipient Type/);
    await user.click(await findButton(/^About the Recipient Type filter/));
    expect(await screen.findByRole('link', { name: /^Glossary:/ })).toBeInTheDocument();
  });
  it('hides the filters and shows them again', async () => {
    const { user } = renderAt('/searchv2');
    await heading('Search by...');
    await user.click(screen.getByRole('button', { name: 'Hide filters' }));
    expect(screen.queryByRole('heading', { name: 'Search by...' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show filters' }));
    expect(screen.getByRole('heading', { name: 'Search by...' })).toBeInTheDocument();
  });
  it('restores a saved search by the path /searchv2/{hash} [i2.routes.12]', async () => {
    const { user } = renderAt('/searchv2?fy=2025&keyword=road');
    await screen.findByText('road', { selector: '.active-filters *' });
    await open(user, /^Time Period/);
    await user.click(await screen.findByRole('button', { name: 'FY 2024' }));
    await submit(user);
    await waitFor(() => expect(window.location.search).toBe('?fy=2024,2025&keyword=road'));
    const hash = await waitFor(() => {
      const saved = api.requests.find(({ path }) => path.endsWith('/references/filter/'));
      return (saved!.response as { hash: string }).hash;
    });
    cleanup();
    renderAt(`/searchv2/${hash}`);
    await screen.findByText('FY 2024', { selector: '.active-filters *' });
    expect([window.location.pathname, window.location.search]).toEqual([
      '/searchv2',
      `?hash=${hash}`,
    ]);
  });
});

describe('Treasury account components', () => {
  it('are selected from existing values, sent, shown as a chip and removed [i3.search.15]', async () => {
    const { user } = renderAt('/searchv2');
    await open(user, /^Sources/, /^Treasury Account Components/);
    expect(await screen.findByText('Enter values for AID and MAIN')).toBeInTheDocument();
    await user.type(
      await screen.findByRole('combobox', { name: 'Agency Identifier (AID), required' }),
      '09',
    );
    await user.click((await screen.findAllByRole('option'))[0]!);
    const aid = (
      api.requests.find(({ path }) => path.endsWith('/accounts/aid/'))!.response as {
        results: { aid: string }[];
      }
    ).results[0]!.aid;
    expect(screen.getByText('Enter value for MAIN')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add Filter' })).toBeDisabled();
    await user.type(
      await screen.findByRole('combobox', { name: 'Main Account Code (MAIN), required' }),
      '0',
    );
    await user.click((await screen.findAllByRole('option'))[0]!);
    const mainRequest = api.requests.filter(({ path }) => path.endsWith('/accounts/main/')).pop()!;
    expect((mainRequest.body as { filters: Record<string, string> }).filters).toEqual({
      aid,
      main: '0',
    });
    const main = (mainRequest.response as { results: string[] }).results[0]!;
    await user.click(screen.getByRole('button', { name: 'Add Filter' }));
    const name = `TAS # | ***-${aid}-****/****-*-${main}-***`;
    expect(screen.getByText(name)).toBeInTheDocument();
    await submit(user);
    await waitFor(async () =>
      expect(await lastCountFilters()).toMatchObject({
        treasury_account_components: [{ aid, main }],
      }),
    );
    // Removing the chip in the sidebar changes the staged filters. Removing the chip in the bar runs a search.
    const [staged, applied] = await screen.findAllByRole('button', { name: `Remove ${name}` });
    await user.click(staged!);
    expect(screen.getAllByText(name)).toHaveLength(1);
    await waitFor(() => expect(applied).toBeEnabled());
    await user.click(applied!);
    await waitFor(() => expect(screen.queryByText(name)).not.toBeInTheDocument());
  });
});
