import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { money, moneyWithUnits, percent, profileMoney } from '@/domain/format';
import { summaryNames } from '@/domain/spendingBreakdown';
import { hasPage } from '@/domain/site/paths';
import { renderAt } from '../render';
import { post } from './apiCalls';
import { journeyApi } from './journeyApi';
import { textsOf } from './pageTexts';

const api = journeyApi({ quiet: true });

interface Spending {
  total: number;
  end_date: string;
  results: { id: string | null; name: string; amount: number }[];
}
/** Returns the spending by budget function in period 11 of FY 2025, the latest in the test dataset. */
const functions = () =>
  post<Spending>('spending/', { type: 'budget_function', filters: { fy: '2025', period: '11' } });
const spendingRequests = () =>
  api.requests.filter(
    ({ path, body }) =>
      path.includes('/v2/spending/') && (body as { type: string }).type === 'budget_function',
  );
/** Segments are links if the Explorer is built, otherwise buttons that show their amount. */
const pieces = (ribbon: HTMLElement) =>
  within(ribbon).getAllByRole(hasPage('/explorer/budget_function') ? 'link' : 'button');
const leadsWhereAPageStands = (place: HTMLElement, name: string, href: string) => {
  const links = within(place).queryAllByRole('link', { name });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(hasPage(href) ? [href] : []);
};
const part = () => screen.findByRole('region', { name: 'Spending of this fiscal year' });
/** Returns the figure of a question once its request has finished. Until the year has loaded, the page shows a placeholder. */
const figure = async (name: RegExp | string) => {
  await waitFor(() => {
    const region = screen.getByRole('region', { name });
    expect(region.querySelector('[aria-busy="true"]')).toBeNull();
  });
  return screen.getByRole('region', { name });
};

describe('this year’s spending on the home page', () => {
  it('states the total and three consecutive functions from a random start', async () => {
    const { total, results } = await functions();
    const named = results
      .filter(({ name }) => summaryNames.has(name))
      .map(({ name, amount }) => `${moneyWithUnits(amount)} on ${summaryNames.get(name)!}`);
    for (const [random, start] of [
      [0, 0],
      [0.999, 9],
    ] as const) {
      jest.spyOn(Math, 'random').mockReturnValue(random);
      renderAt('/');
      const section = await part();
      await waitFor(() =>
        expect(section).toHaveTextContent(
          `So far in fiscal year 2025, the government has obligated ${moneyWithUnits(total)} (${money(total, 2)}) including…`,
        ),
      );
      expect(
        within(within(section).getByRole('list', { name: 'Part of it' }))
          .getAllByRole('listitem')
          .map((item) => item.textContent),
      ).toEqual([0, 1, 2].map((step) => named[(start + step) % named.length]));
      leadsWhereAPageStands(
        section,
        'See more breakdowns of federal spending',
        '/explorer/budget_function',
      );
      cleanup();
      jest.restoreAllMocks();
    }
  });
  it('shows a ribbon of Explorer links that adds up to the total, and the same numbers as a table', async () => {
    const { total, results } = await functions();
    const { user } = renderAt('/');
    const section = await part();
    const ribbon = await within(section).findByRole('list', {
      name: 'Obligations of fiscal year 2025 by budget function',
    });
    const links = pieces(ribbon);
    links
      .filter((link) => link.matches('a'))
      .forEach((link) =>
        expect(link).toHaveAttribute(
          'href',
          expect.stringMatching(
            /^\/explorer\/budget_function\?fy=2025&period=11(&function=\d{3})?$/,
          ),
        ),
      );
    expect(links[0]).toHaveAttribute(
      'href',
      `/explorer/budget_function?fy=2025&period=11&function=${results[0]!.id}`,
    );
    const largest = results[0]!;
    expect(links[0]).toHaveAccessibleName(
      `${largest.name} ${profileMoney(largest.amount)} ${percent(largest.amount, total)}`,
    );
    expect(links[links.length - 1]).toHaveAccessibleName(
      expect.stringMatching(/^Unreported Data /),
    );
    const grown = links.map((link) => Number(link.closest('li')!.style.flexGrow));
    const below = results
      .filter(({ amount }) => amount <= 0)
      .reduce((sum, { amount }) => sum + amount, 0);
    expect(Math.abs(grown.reduce((sum, value) => sum + value, 0) + below - total)).toBeLessThan(
      0.5,
    );
    expect(
      within(section).getByText(
        new RegExp(`^${largest.name}, .+ and .+ make up \\d+\\.\\d% of the `),
      ),
    ).toHaveTextContent(`${profileMoney(total)} in FY 2025 through 08/31/2025.`);
    await user.click(within(section).getByRole('button', { name: 'View as table' }));
    const table = within(section).getByRole('table', {
      name: 'FY 2025 obligations by budget function',
    });
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent(
      `${largest.name}$${largest.amount.toLocaleString('en-US', { minimumFractionDigits: 2 })}${percent(largest.amount, total)}`,
    );
  });
  it('shows the full amount of the hovered or focused segment', async () => {
    const { user } = renderAt('/');
    const ribbon = await screen.findByRole('list', {
      name: 'Obligations of fiscal year 2025 by budget function',
    });
    const line = ribbon.parentElement!.querySelector('.ribbon__line')!;
    const [first, second] = pieces(ribbon);
    await user.hover(first!);
    expect(line).toHaveTextContent(
      within(first!)
        .getByText(/trillion|billion/)
        .textContent!.trim(),
    );
    second!.focus();
    await waitFor(() =>
      expect(line).toHaveTextContent(
        within(second!)
          .getByText(/trillion|billion/)
          .textContent!.trim(),
      ),
    );
  });
  it('shows -- and Retry when the request fails, and the amounts after Retry', async () => {
    api.fault(/v2\/spending\//, 'status=500');
    const { user } = renderAt('/');
    const section = await part();
    const alert = await within(section).findByRole('alert');
    expect(section).toHaveTextContent(/the government has obligated -- including…-- on Medicare/);
    await api.retry(user, within(alert));
    await within(section).findByRole('list', { name: /by budget function/ });
    expect(section).not.toHaveTextContent('obligated --');
  });
  it('requests the functions once, after Retry has loaded the periods', async () => {
    api.fault(/submission_periods/, 'status=500');
    const { user } = renderAt('/');
    const alert = await within(await part()).findByRole('alert');
    expect(spendingRequests()).toHaveLength(0);
    await api.retry(user, within(alert));
    await screen.findByRole('list', { name: /by budget function/ });
    expect(spendingRequests()).toHaveLength(1);
  });
  it('shows a message when there is no account data', async () => {
    api.override(
      http.post('*/api/v2/spending/', () =>
        HttpResponse.json({ total: null, end_date: '2025-08-31', results: [] }),
      ),
    );
    renderAt('/');
    const section = await part();
    expect(await within(section).findByText(/There is no account data/)).toBeInTheDocument();
    expect(section).toHaveTextContent('obligated -- including');
    expect(within(section).queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the quick answers on the home page', () => {
  const FY = { time_period: [{ start_date: '2024-10-01', end_date: '2025-09-30' }] };
  const USA = { place_of_performance_locations: [{ country: 'USA' }] };
  it('state the amount, the rank and the amount per resident of a selected state', async () => {
    const { results } = await post<{
      results: {
        shape_code: string;
        display_name: string;
        aggregated_amount: number;
        per_capita: number;
      }[];
    }>('search/spending_by_geography/', {
      filters: { ...FY, ...USA },
      scope: 'place_of_performance',
      geo_layer: 'state',
      spending_level: 'transactions',
    });
    const ranked = results
      .filter(({ shape_code: code }) => code)
      .sort((a, b) => b.aggregated_amount - a.aggregated_amount);
    const { user } = renderAt('/');
    const question = await figure('What did my state receive?');
    await within(question).findByText(`1. ${ranked[0]!.display_name}`);
    const at = Math.floor(ranked.length * 0.8);
    const chosen = ranked[at]!;
    const name = chosen.display_name;
    await user.selectOptions(
      within(question).getByRole('combobox', { name: 'State or territory' }),
      name,
    );
    expect(within(question).getByText(new RegExp(`^${name}: `))).toHaveTextContent(
      new RegExp(
        `^${name}: \\${profileMoney(chosen.aggregated_amount)} for work done there in FY 2025, \\$[\\d,]+ per resident, ${at + 1}(st|nd|rd|th) of ${ranked.length}\\.$`,
      ),
    );
    expect(
      within(question)
        .getByText(`${at + 1}. ${name}`)
        .closest('li'),
    ).toHaveTextContent(profileMoney(chosen.aggregated_amount));
  });
  it('rank the top recipients and state the amount of grouped recipients separately', async () => {
    const { results } = await post<{ results: { name: string; amount: number }[] }>(
      'search/spending_by_category/recipient/',
      { filters: FY, limit: 7 },
    );
    const named = results.filter(
      ({ name }) => name !== 'MULTIPLE RECIPIENTS' && name !== 'REDACTED DUE TO PII',
    );
    const { user } = renderAt('/');
    const question = await figure('Who received the most?');
    const list = await within(question).findByRole('list', { name: 'Recipients with the most' });
    expect(textsOf(within(list).getAllByRole('listitem'))).toEqual(
      named.slice(0, 5).map(({ name, amount }) => `${name}${profileMoney(amount)}`),
    );
    const grouped = results.filter((row) => !named.includes(row));
    expect(within(question).getByText(/recorded for groups of people/)).toHaveTextContent(
      profileMoney(grouped.reduce((sum, row) => sum + row.amount, 0)),
    );
    // The table contains the bars and the groups, and nothing else.
    await user.click(within(question).getByRole('button', { name: 'View as table' }));
    expect(
      within(question)
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.lastElementChild!.textContent),
    ).toEqual(
      results
        .filter((row) => grouped.includes(row) || named.indexOf(row) < 5)
        .map(({ amount }) => money(amount, 2)),
    );
  });
  it('break down the total of the ribbon by object class', async () => {
    const { total } = await functions();
    const classes = await post<Spending>('spending/', {
      type: 'object_class',
      filters: { fy: '2025', period: '11' },
    });
    expect(classes.total).toBe(total);
    renderAt('/');
    const question = await figure('What is it spent on?');
    const list = await within(question).findByRole('list', { name: 'Object classes' });
    expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent(
      `${classes.results[0]!.name}${profileMoney(classes.results[0]!.amount)} · ${percent(classes.results[0]!.amount, total)}`,
    );
    leadsWhereAPageStands(document.body, 'Explore object classes', '/explorer/object_class');
  });
  it('compare the last complete year with the first of ten years', async () => {
    const { results } = await post<{
      results: { time_period: { fiscal_year: string }; aggregated_amount: number }[];
    }>('search/spending_over_time/', {
      group: 'fiscal_year',
      filters: { time_period: [{ start_date: '2015-10-01', end_date: '2025-09-30' }] },
      spending_level: 'transactions',
    });
    renderAt('/');
    const question = await figure('How has it changed?');
    const first = results[0]!.aggregated_amount;
    const last = results[9]!.aggregated_amount;
    // Accounts are reported through period 11 of FY 2025, but awards through 11/15/2025, so the year is complete and
    // is compared.
    expect(await within(question).findByText(/^FY 2025 awards came to /)).toHaveTextContent(
      `FY 2025 awards came to ${profileMoney(last)}, ${percent(Math.abs(last / first - 1), 1, 0)} ${last < first ? 'less' : 'more'} than in FY 2016.`,
    );
    expect(within(question).getByRole('img', { name: /^Bar chart\. FY 2025/ })).toBeInTheDocument();
  });
  it.each([
    ['See all states and territories', ['2025'], 1, '&section=map'],
    ['See all recipients', ['2025'], 0, '&section=categories&type=recipient'],
    [
      'See these years in the search',
      Array.from({ length: 10 }, (_, back) => String(2025 - back)),
      0,
      '&section=time&by=fiscal_year',
    ],
  ])(
    'open the search with the same years and places through "%s"',
    async (name, years, places, view) => {
      const { user } = renderAt('/');
      await user.click(await screen.findByRole('button', { name }));
      await screen.findByRole('heading', { level: 1, name: 'Advanced Search' });
      const [saved] = api.bodies<{
        filters: { timePeriodFY: string[]; selectedLocations: object };
      }>('references/filter');
      const { timePeriodFY, selectedLocations } = saved!.filters;
      expect([[...timePeriodFY].sort().reverse(), Object.keys(selectedLocations).length]).toEqual([
        years,
        places,
      ]);
      expect(window.location.search).toMatch(new RegExp(`^\\?hash=[0-9a-f]{32}${view}$`));
    },
  );
  it('show one failed figure without affecting another, and load it on Retry', async () => {
    api.fault(/spending_by_geography/, 'status=500');
    const { user } = renderAt('/');
    const question = await figure('What did my state receive?');
    const alert = await within(question).findByRole('alert');
    expect(
      await within(await figure('Who received the most?')).findByRole('list', {
        name: 'Recipients with the most',
      }),
    ).toBeInTheDocument();
    await api.retry(user, within(alert));
    expect(await within(question).findByText(/^1\. /)).toBeInTheDocument();
  });
});
