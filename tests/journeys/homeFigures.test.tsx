import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { formatChange, getChange } from '@/domain/change';
import { money, moneyWithUnits, percent, profileMoney } from '@/domain/format';
import { toConstantDollars } from '@/domain/priceIndex';
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
const fetchFunctions = () =>
  post<Spending>('spending/', { type: 'budget_function', filters: { fy: '2025', period: '11' } });
const spendingRequests = () =>
  api.requests.filter(
    ({ path, body }) =>
      path.includes('/v2/spending/') && (body as { type: string }).type === 'budget_function',
  );
/** Returns the segments: links if the Explorer page exists, otherwise buttons that show their amount. */
const getSegments = (ribbon: HTMLElement) =>
  within(ribbon).getAllByRole(hasPage('/explorer/budget_function') ? 'link' : 'button');
const expectLinkIfPageExists = (place: HTMLElement, name: string, href: string) => {
  const links = within(place).queryAllByRole('link', { name });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(hasPage(href) ? [href] : []);
};
const findSection = () => screen.findByRole('region', { name: 'Spending of this fiscal year' });
/** Returns the figure of a question once its request has finished. Until the year has loaded, the page shows a placeholder. */
const findFigure = async (name: RegExp | string) => {
  await waitFor(() => {
    const region = screen.getByRole('region', { name });
    expect(region.querySelector('[aria-busy="true"]')).toBeNull();
  });
  return screen.getByRole('region', { name });
};

describe('this year’s spending on the home page', () => {
  it('states the total and three consecutive budget functions from a random start', async () => {
    const { total, results } = await fetchFunctions();
    const namedAmounts = results
      .filter(({ name }) => summaryNames.has(name))
      .map(({ name, amount }) => `${moneyWithUnits(amount)} on ${summaryNames.get(name)!}`);
    for (const [random, start] of [
      [0, 0],
      [0.999, 9],
    ] as const) {
      jest.spyOn(Math, 'random').mockReturnValue(random);
      renderAt('/');
      const section = await findSection();
      await waitFor(() =>
        expect(section).toHaveTextContent(
          `So far in fiscal year 2025, the government has obligated ${moneyWithUnits(total)} (${money(total, 2)}) including…`,
        ),
      );
      expect(
        within(within(section).getByRole('list', { name: 'Included amounts' }))
          .getAllByRole('listitem')
          .map((item) => item.textContent),
      ).toEqual([0, 1, 2].map((step) => namedAmounts[(start + step) % namedAmounts.length]));
      expectLinkIfPageExists(
        section,
        'See more breakdowns of federal spending',
        '/explorer/budget_function',
      );
      cleanup();
      jest.restoreAllMocks();
    }
  });
  it('shows a ribbon of Explorer links that adds up to the total, and the same numbers as a table', async () => {
    const { total, results } = await fetchFunctions();
    const { user } = renderAt('/');
    const section = await findSection();
    const ribbon = await within(section).findByRole('list', {
      name: 'Obligations of fiscal year 2025 by budget function',
    });
    const links = getSegments(ribbon);
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
    const flexGrows = links.map((link) => Number(link.closest('li')!.style.flexGrow));
    const negativeTotal = results
      .filter(({ amount }) => amount <= 0)
      .reduce((sum, { amount }) => sum + amount, 0);
    expect(
      Math.abs(flexGrows.reduce((sum, value) => sum + value, 0) + negativeTotal - total),
    ).toBeLessThan(0.5);
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
    const [first, second] = getSegments(ribbon);
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
    const section = await findSection();
    const alert = await within(section).findByRole('alert');
    expect(section).toHaveTextContent(/the government has obligated -- including…-- on Medicare/);
    await api.retry(user, within(alert));
    await within(section).findByRole('list', { name: /by budget function/ });
    expect(section).not.toHaveTextContent('obligated --');
  });
  it('requests the budget functions once, after Retry has loaded the periods', async () => {
    api.fault(/submission_periods/, 'status=500');
    const { user } = renderAt('/');
    const alert = await within(await findSection()).findByRole('alert');
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
    const section = await findSection();
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
    const rankedStates = results
      .filter(({ shape_code: code }) => code)
      .sort((a, b) => b.aggregated_amount - a.aggregated_amount);
    const { user } = renderAt('/');
    const question = await findFigure('What did my state receive?');
    await within(question).findByText(`1. ${rankedStates[0]!.display_name}`);
    const at = Math.floor(rankedStates.length * 0.8);
    const selectedState = rankedStates[at]!;
    const name = selectedState.display_name;
    await user.selectOptions(
      within(question).getByRole('combobox', { name: 'State or territory' }),
      name,
    );
    expect(within(question).getByText(new RegExp(`^${name} received `))).toHaveTextContent(
      new RegExp(
        `^${name} received \\${profileMoney(selectedState.aggregated_amount)} for work done there in FY 2025, \\$[\\d,]+ per resident\\. It ranks ${at + 1}(st|nd|rd|th) of ${rankedStates.length}\\.$`,
      ),
    );
    expect(
      within(question)
        .getByText(`${at + 1}. ${name}`)
        .closest('li'),
    ).toHaveTextContent(profileMoney(selectedState.aggregated_amount));
  });
  it('rank the top recipients and state the amount of grouped recipients separately', async () => {
    const { results } = await post<{ results: { name: string; amount: number }[] }>(
      'search/spending_by_category/recipient/',
      { filters: FY, limit: 7 },
    );
    const namedRecipients = results.filter(
      ({ name }) => name !== 'MULTIPLE RECIPIENTS' && name !== 'REDACTED DUE TO PII',
    );
    const { user } = renderAt('/');
    const question = await findFigure('Who received the most?');
    const list = await within(question).findByRole('list', {
      name: 'Recipients with the most obligations',
    });
    expect(textsOf(within(list).getAllByRole('listitem'))).toEqual(
      namedRecipients.slice(0, 5).map(({ name, amount }) => `${name}${profileMoney(amount)}`),
    );
    const groupedRecipients = results.filter((row) => !namedRecipients.includes(row));
    expect(within(question).getByText(/only for groups of people/)).toHaveTextContent(
      `another ${profileMoney(groupedRecipients.reduce((sum, row) => sum + row.amount, 0))} in FY 2025 only`,
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
        .filter((row) => groupedRecipients.includes(row) || namedRecipients.indexOf(row) < 5)
        .map(({ amount }) => money(amount, 2)),
    );
  });
  it('break down the total of the ribbon by object class', async () => {
    const { total } = await fetchFunctions();
    const classes = await post<Spending>('spending/', {
      type: 'object_class',
      filters: { fy: '2025', period: '11' },
    });
    expect(classes.total).toBe(total);
    renderAt('/');
    const question = await findFigure('What is it spent on?');
    const list = await within(question).findByRole('list', { name: 'Object classes' });
    expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent(
      `${classes.results[0]!.name}${profileMoney(classes.results[0]!.amount)} · ${percent(classes.results[0]!.amount, total)}`,
    );
    expectLinkIfPageExists(document.body, 'Explore object classes', '/explorer/object_class');
  });
  it('compare the last complete year with the first of ten years', async () => {
    const { results } = await post<{
      results: { time_period: { fiscal_year: string }; aggregated_amount: number }[];
    }>('search/spending_over_time/', {
      group: 'fiscal_year',
      filters: { time_period: [{ start_date: '2015-10-01', end_date: '2025-09-30' }] },
      spending_level: 'transactions',
    });
    const { user } = renderAt('/');
    const question = await findFigure('How has it changed?');
    const first = results[0]!.aggregated_amount;
    const last = results[9]!.aggregated_amount;
    // Account data ends with period 11 of FY 2025, but award data ends on 11/15/2025, so the year is complete for awards.
    expect(await within(question).findByText(/^FY 2025 awards totaled /)).toHaveTextContent(
      `FY 2025 awards totaled ${profileMoney(last)}, ${percent(Math.abs(last / first - 1), 1, 0)} ${last < first ? 'less' : 'more'} than in FY 2016.`,
    );
    expect(within(question).getByRole('img', { name: /^Bar chart\. FY 2025/ })).toBeInTheDocument();
    await user.click(within(question).getByRole('button', { name: 'View as table' }));
    const earlier = results[8]!.aggregated_amount;
    expect(within(question).getByRole('row', { name: /^FY 2025/ })).toHaveTextContent(
      `${money(last, 2)}${formatChange(getChange(last, earlier))}`,
    );
    await user.click(within(question).getByRole('button', { name: 'Constant FY 2025 dollars' }));
    expect(window.location.search).toBe('?dollars=constant');
    const [constantFirst, constantEarlier] = [
      toConstantDollars(first, 2016)!,
      toConstantDollars(earlier, 2024)!,
    ];
    expect(within(question).getByRole('row', { name: /^FY 2025/ })).toHaveTextContent(
      `${money(last, 2)}${formatChange(getChange(last, constantEarlier))}`,
    );
    expect(within(question).getByRole('row', { name: /^FY 2016/ })).toHaveTextContent(
      money(constantFirst, 2),
    );
    expect(
      within(question).getByText(
        `FY 2025 awards totaled ${profileMoney(last)}, ${percent(Math.abs(last / constantFirst - 1), 1, 0)} ${last < constantFirst ? 'less' : 'more'} than in FY 2016. Amounts are in constant FY 2025 dollars.`,
      ),
    ).toBeInTheDocument();
    expect(
      within(question).getByText('Obligations of all awards, constant FY 2025 dollars'),
    ).toBeInTheDocument();
    await user.click(within(question).getByRole('button', { name: 'Not adjusted for inflation' }));
    expect(window.location.search).toBe('');
  });
  it('lists all states on the page of states', async () => {
    renderAt('/');
    expect(
      await screen.findByRole('link', { name: 'See all states and territories' }),
    ).toHaveAttribute('href', '/state');
  });
  it.each([
    ['View these awards by state', ['2025'], 1, '&section=map'],
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
    const question = await findFigure('What did my state receive?');
    const alert = await within(question).findByRole('alert');
    expect(
      await within(await findFigure('Who received the most?')).findByRole('list', {
        name: 'Recipients with the most obligations',
      }),
    ).toBeInTheDocument();
    await api.retry(user, within(alert));
    expect(await within(question).findByText(/^1\. /)).toBeInTheDocument();
  });
});
