import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readSavedCsv } from '../csvFile';
import { renderAt } from '../render';
import { post } from './apiCalls';
import { journeyApi } from './journeyApi';
import { textsOf } from './pageTexts';

const api = journeyApi({ quiet: true });
type User = ReturnType<typeof userEvent.setup>;
interface Spending {
  total: number;
  results: {
    id: string | null;
    name: string;
    amount: number;
    generated_unique_award_id?: string;
    account_number?: string;
  }[];
}
const query = () => new URLSearchParams(window.location.search);
const fetchSpending = (type: string, within: object = {}, time: object = { period: '12' }) =>
  post<Spending>('spending/', { type, filters: { fy: '2024', ...time, ...within } });
const findLargest = ({ results }: Spending) =>
  results.filter(({ id }) => id !== null).sort((one, other) => other.amount - one.amount)[0]!;
const findUnreported = (results: Spending['results']) =>
  results.find(({ name }) => name === 'Unreported Data')!;
const bodies = () => api.bodies<SpendingRequest>('v2/spending/');
interface SpendingRequest {
  type: string;
  filters: Record<string, string>;
}

const TIME = 'fy=2024&period=12';
const START = `/explorer/agency?${TIME}&view=table`;
const figure = () => screen.findByRole('region', { name: /^Obligations by/ });
const table = (name: string) => screen.findByRole('table', { name });
const rows = (tableElement: HTMLElement) =>
  within(tableElement)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      [within(row).getByRole('rowheader'), ...within(row).getAllByRole('cell')].map(
        (cell) => cell.textContent,
      ),
    );
const parseAmount = (text: string | null) => Number(text!.replace(/[$,]/g, ''));
const trail = () =>
  textsOf(within(screen.getByRole('navigation', { name: 'Trail' })).getAllByRole('listitem'));
const choose = async (user: User, name: string) =>
  user.click(await within(await figure()).findByRole('button', { name }));
const back = () => act(() => window.history.back());

describe('the Explorer start page', () => {
  it.each([
    ['Budget Function', 'budget_function'],
    ['Agency', 'agency'],
    ['Object Class', 'object_class'],
  ])('links to spending by %s [i2.routes.16-18]', async (name, root) => {
    const user = userEvent.setup();
    renderAt('/explorer');
    await user.click(await screen.findByRole('link', { name: `Start with ${name}` }));
    await waitFor(() => expect(window.location.pathname).toBe(`/explorer/${root}`));
    await screen.findByRole('heading', { name: new RegExp(`spending by ${name}$`) });
    expect(document.title).toMatch(/^Government Spending Explorer \|/);
  });
  it('links each term it explains to the glossary [i2.routes.15]', async () => {
    const user = userEvent.setup();
    renderAt('/explorer');
    await user.click(await screen.findByRole('button', { name: 'Learn More' }));
    expect(
      ['obligation', 'budget function', 'agency', 'object class'].map((name) =>
        screen.getByRole('link', { name }).getAttribute('href'),
      ),
    ).toEqual(
      ['obligation', 'budget-function', 'agency', 'object-class'].map(
        (slug) => `/explorer?glossary=${slug}`,
      ),
    );
  });
  it('opens for an unknown root in the address', async () => {
    renderAt('/explorer/recipient');
    await screen.findByRole('link', { name: 'Start with Agency' });
    expect(window.location.pathname).toBe('/explorer');
  });
});

describe('an Explorer level', () => {
  it('lists the results of the service, largest first, with shares of the total', async () => {
    renderAt(START);
    const tableRows = rows(await table('Agencies'));
    const response = await fetchSpending('agency');
    const first = findLargest(response);
    expect(tableRows[0]![0]).toBe(first.name);
    expect(parseAmount(tableRows[0]![1]!)).toBe(first.amount);
    expect(tableRows[0]![2]).toBe(`${((first.amount / response.total) * 100).toFixed(2)}%`);
  });
  it('announces the treemap cells with name, amount and share, in the order of the table', async () => {
    const user = userEvent.setup();
    renderAt(`/explorer/budget_function?${TIME}`);
    const chart = await within(await figure()).findByRole('img', {
      name: /^Obligations by Budget Function/,
    });
    const response = await fetchSpending('budget_function');
    const first = findLargest(response);
    fireEvent.focus(chart);
    fireEvent.keyDown(chart, { key: 'ArrowRight' });
    expect(
      await within(await figure()).findByText(
        new RegExp(
          `^${first.name}: \\$[\\d.]+ \\w+, ${((first.amount / response.total) * 100).toFixed(1)}%$`,
        ),
      ),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Table' }));
    expect(rows(await table('Budget Functions'))[0]![0]).toBe(first.name);
    expect(query().get('view')).toBe('table');
  });
  it('switches between treemap and table with the T key and keeps the focus in the figure', async () => {
    renderAt(`/explorer/agency?${TIME}`);
    const chart = await within(await figure()).findByRole('img', { name: /^Obligations by/ });
    chart.focus();
    fireEvent.keyDown(chart, { key: 't' });
    const tableElement = await table('Agencies');
    expect(query().get('view')).toBe('table');
    await waitFor(() =>
      expect(tableElement).toContainElement(document.activeElement as HTMLElement),
    );
    fireEvent.keyDown(document.activeElement!, { key: 'T' });
    await waitFor(() => expect(query().get('view')).toBeNull());
  });
  it('opens from the treemap by keyboard and moves the focus to its heading', async () => {
    renderAt(`/explorer/agency?${TIME}`);
    const chart = await within(await figure()).findByRole('img', { name: /^Obligations by/ });
    chart.focus();
    fireEvent.keyDown(chart, { key: 'Home' });
    fireEvent.keyDown(chart, { key: 'Enter' });
    const first = findLargest(await fetchSpending('agency'));
    const heading = await screen.findByRole('heading', { name: first.name });
    expect(query().get('agency')).toBe(first.id);
    await waitFor(() => expect(heading).toHaveFocus());
  });
  it('scrolls its heading into view only when the heading is above the viewport', async () => {
    const scrollMock = jest.fn();
    Element.prototype.scrollIntoView = scrollMock;
    const rectSpy = jest.spyOn(HTMLHeadingElement.prototype, 'getBoundingClientRect');
    for (const [top, times] of [
      [300, 0],
      [-400, 1],
    ] as const) {
      rectSpy.mockReturnValue(new DOMRect(0, top, 300, 40));
      const { user } = renderAt(START);
      await table('Agencies');
      const { name } = findLargest(await fetchSpending('agency'));
      await choose(user, name);
      const heading = await screen.findByRole('heading', { name });
      await waitFor(() => expect(heading).toHaveFocus());
      expect(
        scrollMock.mock.instances.filter((each) => (each as unknown) === heading),
      ).toHaveLength(times);
      cleanup();
    }
    rectSpy.mockRestore();
  });
  it('adds each step to the address and the trail, and Back goes up one level [i1.2]', async () => {
    const user = userEvent.setup();
    renderAt(START);
    await table('Agencies');
    const agency = findLargest(await fetchSpending('agency'));
    await choose(user, agency.name);
    await table('Federal Accounts');
    const account = findLargest(await fetchSpending('federal_account', { agency: agency.id }));
    await choose(user, account.name);
    await table('Program Activities');
    expect(query().get('account')).toBe(account.id);
    await waitFor(() => expect(trail()).toHaveLength(3));
    expect(trail()[0]).toMatch(/^All Agencies\$[\d.]+ trillion$/);
    expect(trail()[1]).toContain(`Agency${agency.name}$`);
    expect(trail()[2]).toContain(`Federal Account${account.name}$`);
    back();
    await table('Federal Accounts');
    expect(query().get('account')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'All Agencies' }));
    await table('Agencies');
    expect(trail()).toHaveLength(1);
  });
  it('can be broken down by any level below it', async () => {
    const user = userEvent.setup();
    const agency = findLargest(await fetchSpending('agency'));
    renderAt(`${START}&agency=${agency.id}`);
    await table('Federal Accounts');
    const breakdown = screen.getByRole('combobox', { name: 'See the breakdown by:' });
    expect(textsOf(within(breakdown).getAllByRole('option'))).toEqual([
      'Federal Account',
      'Object Class',
      'Recipient',
      'Award',
    ]);
    await user.selectOptions(breakdown, 'Object Class');
    const tableRows = rows(await table('Object Classes'));
    const response = await fetchSpending('object_class', { agency: agency.id });
    expect(
      tableRows.map(([, amount]) => parseAmount(amount!)).reduce((a, b) => a + b, 0),
    ).toBeCloseTo(response.total, 2);
    expect(query().get('by')).toBe('object_class');
  });
  it('at the top changes its root when another breakdown is selected, and keeps the period', async () => {
    const user = userEvent.setup();
    renderAt(`/explorer/agency?fy=2023&period=9&view=table`);
    await table('Agencies');
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'See the breakdown by:' }),
      'Object Class',
    );
    await table('Object Classes');
    expect(window.location.pathname).toBe('/explorer/object_class');
    expect([query().get('fy'), query().get('period')]).toEqual(['2023', '9']);
  });
  it('keeps the focus in the period and breakdown selects after a change', async () => {
    const user = userEvent.setup();
    const agency = findLargest(await fetchSpending('agency'));
    renderAt(`${START}&agency=${agency.id}`);
    await table('Federal Accounts');
    const year = screen.getByRole('combobox', { name: 'Fiscal year' });
    year.focus();
    await user.selectOptions(year, 'FY 2023');
    await table('Agencies');
    expect(screen.getByRole('combobox', { name: 'Fiscal year' })).toHaveFocus();
    const breakdown = screen.getByRole('combobox', { name: 'See the breakdown by:' });
    breakdown.focus();
    await user.selectOptions(breakdown, 'Object Class');
    await table('Object Classes');
    expect(screen.getByRole('combobox', { name: 'See the breakdown by:' })).toHaveFocus();
  });
  it('returns to page 1 after a new sort order, and to the default order one level down', async () => {
    const user = userEvent.setup();
    renderAt(`${START}&page=2`);
    const second = await table('Agencies');
    expect(rows(second).length).toBeLessThanOrEqual(20);
    await user.click(within(second).getByRole('button', { name: /^Agency/ }));
    await waitFor(() => expect(query().get('page')).toBeNull());
    expect(query().get('sort')).toBe('name');
    const names = rows(await table('Agencies')).map(([name]) => name!);
    expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'en')));
    await choose(
      user,
      names.find((name) => name !== 'Unreported Data*')!,
    );
    await table('Federal Accounts');
    expect(query().get('sort')).toBeNull();
  });
  it('links an award to its page in a new tab', async () => {
    const agency = findLargest(await fetchSpending('agency'));
    const award = findLargest(await fetchSpending('award', { agency: agency.id }));
    renderAt(`${START}&agency=${agency.id}&by=award`);
    const tableElement = await table('Awards');
    const link = within(tableElement).getByRole('link', { name: new RegExp(`^${award.name}`) });
    expect(link).toHaveAttribute(
      'href',
      `/award/${encodeURIComponent(award.generated_unique_award_id!)}`,
    );
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAccessibleName(/opens in a new tab/);
  });
  it('keeps the hints for pressing cells out of its files', async () => {
    const { user } = renderAt(START);
    const region = within(await figure());
    await user.click(await region.findByRole('button', { name: 'Download CSV' }));
    expect(region.getByText(/Select a name to see its breakdown/)).toBeInTheDocument();
    expect((await readSavedCsv()).about).not.toContainEqual(expect.stringContaining('Select'));
  });
  it('shows the 500 largest awards, the sum of the others and a note about the limit', async () => {
    const agency = findLargest(await fetchSpending('agency'));
    const response = await fetchSpending('award', { agency: agency.id });
    const manyAwards = Array.from({ length: 600 }, (_, at) => ({
      ...response.results[0]!,
      id: String(at),
      amount: 600 - at,
    }));
    const total = manyAwards.reduce((sum, { amount }) => sum + amount, 0);
    api.rewrite(
      /v2\/spending\//,
      (given) => ({ ...(given as Spending), results: manyAwards, total }) as never,
    );
    renderAt(`${START}&agency=${agency.id}&by=award&page=26`);
    const tableRows = rows(await table('Awards'));
    expect(tableRows).toHaveLength(1);
    expect(await screen.findByText('Award Display Limit')).toBeInTheDocument();
    await userEvent.setup().click(screen.getAllByRole('button', { name: 'Page 1' })[0]!);
    await waitFor(() =>
      expect(rows(screen.getByRole('table', { name: 'Awards' }))[0]!.slice(0, 2)).toEqual([
        'Sum of all Awards after Top 500',
        '$5,050.00',
      ]),
    );
    expect(
      screen.queryByRole('button', { name: 'Sum of all Awards after Top 500' }),
    ).not.toBeInTheDocument();
  });
  it('is replaced by an explanation when unreported data is selected', async () => {
    const user = userEvent.setup();
    const { results } = await fetchSpending('agency');
    const before = results.filter(({ amount }) => amount > findUnreported(results).amount).length;
    renderAt(`${START}&page=${Math.floor(before / 20) + 1}`);
    await table('Agencies');
    await choose(user, 'Unreported Data*');
    await screen.findByRole('heading', { name: 'What is Unreported Data?' });
    expect(query().get('unreported')).toBe('1');
    expect(screen.queryByRole('combobox', { name: /breakdown/ })).not.toBeInTheDocument();
    back();
    await table('Agencies');
  });
});

describe('the Explorer period', () => {
  it('defaults to the latest published period', async () => {
    renderAt('/explorer/agency');
    await figure();
    const year = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Fiscal year' });
    const [first] = within(year).getAllByRole<HTMLOptionElement>('option');
    expect(year.value).toBe(first!.value);
    const periods = within(screen.getByRole('group', { name: /^Periods of/ }));
    const pressedButtons = periods.getAllByRole('button', { pressed: true });
    expect(pressedButtons).toHaveLength(1);
    const enabledButtons = periods
      .getAllByRole('button')
      .filter((one) => !(one as HTMLButtonElement).disabled);
    expect(enabledButtons.at(-1)).toBe(pressedButtons[0]);
  });
  it('is a quarter up to FY 2019, and the unreported first quarter of FY 2017 is disabled [i9.1]', async () => {
    const user = userEvent.setup();
    renderAt('/explorer/agency?view=table');
    await table('Agencies');
    const year = screen.getByRole('combobox', { name: 'Fiscal year' });
    expect(within(year).getAllByRole('option').at(-1)).toHaveTextContent('FY 2017');
    await user.selectOptions(year, 'FY 2017');
    await waitFor(() => expect(query().get('fy')).toBe('2017'));
    const periods = within(screen.getByRole('group', { name: 'Periods of FY 2017' }));
    expect(
      periods
        .getAllByRole<HTMLButtonElement>('button')
        .map(({ textContent, disabled }) => [textContent, disabled]),
    ).toEqual([
      ['1 - 3', true],
      ['4 - 6', false],
      ['7 - 9', false],
      ['10 - 12', false],
    ]);
    await waitFor(() => expect(bodies().at(-1)!.filters).toEqual({ fy: '2017', quarter: '4' }));
  });
  it('is a month from FY 2020 on, and a change returns to the top level', async () => {
    const user = userEvent.setup();
    const agency = findLargest(await fetchSpending('agency'));
    renderAt(`${START}&agency=${agency.id}`);
    await table('Federal Accounts');
    await user.click(screen.getByRole('button', { name: 'Quarter 3, period 8, through May' }));
    await table('Agencies');
    expect([query().get('period'), query().get('agency')]).toEqual(['8', null]);
    await waitFor(() => expect(bodies().at(-1)!.filters).toEqual({ fy: '2024', period: '8' }));
  });
  it.each([
    ['fy=2016', /FY 20\d\d through/],
    ['fy=2999', /FY 20\d\d through/],
    ['fy=2025&period=12', /FY 2025 through/],
    ['fy=2017&period=3', /FY 2017 through/],
  ])(
    'falls back to the nearest published period for %s and shows a notice',
    async (addressQuery, notice) => {
      renderAt(`/explorer/agency?${addressQuery}`);
      expect(
        await screen.findByText(/There is no data for the requested period/),
      ).toHaveTextContent(notice);
      await figure();
    },
  );
});

describe('an Explorer address', () => {
  it('ignores and names unusable parameters', async () => {
    renderAt(`${START}&account=1&function=050&by=subaward&page=0`);
    expect(
      await screen.findByText(/ignored: (by|page), (by|page), function, account/),
    ).toBeInTheDocument();
    await table('Agencies');
  });
  it('shows a message and a link one level up when there is no unreported data', async () => {
    const user = userEvent.setup();
    const agency = findLargest(await fetchSpending('agency'));
    renderAt(`${START}&agency=${agency.id}&unreported=1`);
    expect(await screen.findByText('There is no unreported data here.')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Back one level' }));
    await table('Federal Accounts');
  });
  it('shows a message and a link one level up for an unknown agency', async () => {
    const user = userEvent.setup();
    renderAt(`${START}&agency=999999`);
    expect(await screen.findByText(/There is no data for this selection/)).toBeInTheDocument();
    const heading = await screen.findByRole('heading', { name: 'Agency 999999' });
    expect(within(heading).queryByRole('link')).not.toBeInTheDocument();
    // An unknown amount must not be shown as $0.
    expect(screen.getByText(/obligated amount$/).nextSibling).toHaveTextContent(/^--$/);
    expect(screen.queryByRole('link', { name: /^Follow this money/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Back one level' }));
    await table('Agencies');
  });
  it('shows the same rows and trail when opened again at the deepest level', async () => {
    const agency = findLargest(await fetchSpending('agency'));
    const account = findLargest(await fetchSpending('federal_account', { agency: agency.id }));
    const path = { agency: agency.id, federal_account: account.id };
    const recipient = findLargest(await fetchSpending('recipient', path));
    const address = `${START}&agency=${agency.id}&account=${account.id}&recipient=${recipient.id}`;
    renderAt(address);
    const firstRows = rows(await table('Awards'));
    await waitFor(() => expect(trail()).toHaveLength(4));
    await waitFor(() => expect(trail()[3]).toContain(recipient.name));
    const firstTrail = trail();
    cleanup();
    renderAt(address);
    expect(rows(await table('Awards'))).toEqual(firstRows);
    await waitFor(() => expect(trail()).toEqual(firstTrail));
  });
  it('links an agency and an account to their profiles, and an agency to Follow the Dollar [i1.3]', async () => {
    const user = userEvent.setup();
    const agency = findLargest(await fetchSpending('agency'));
    const account = findLargest(await fetchSpending('federal_account', { agency: agency.id }));
    renderAt(`${START}&agency=${agency.id}`);
    expect(
      await screen.findByRole('link', { name: 'Follow this money to awards and places' }),
    ).toHaveAttribute('href', `/follow-the-dollar?${TIME}&agency=${agency.id}`);
    await user.click(
      within(await screen.findByRole('heading', { name: agency.name })).getByRole('link'),
    );
    await screen.findByRole('heading', { level: 1, name: new RegExp(`^${agency.name}`) });
    expect(window.location.pathname).toMatch(/^\/agency\/[a-z-]+$/);
    cleanup();
    renderAt(`${START}&agency=${agency.id}&account=${account.id}`);
    await user.click(
      within(await screen.findByRole('heading', { name: account.name })).getByRole('link'),
    );
    expect(
      await screen.findByRole('heading', {
        level: 1,
        name: `Federal Account Symbol: ${account.account_number}`,
      }),
    ).toBeInTheDocument();
  });
});

describe('an Explorer level with faulty data', () => {
  it('loads after Retry when the spending request failed', async () => {
    const user = userEvent.setup();
    api.fault(/v2\/spending\//, 'status=500');
    renderAt(START);
    const retry = await screen.findByRole('button', { name: 'Retry' }, { timeout: 15_000 });
    api.heal();
    await user.click(retry);
    expect(rows(await table('Agencies')).length).toBeGreaterThan(5);
  });
  it('loads after Retry when the request for periods failed', async () => {
    const user = userEvent.setup();
    api.fault(/submission_periods/, 'status=500');
    renderAt(START);
    const retry = await screen.findByRole('button', { name: 'Retry' }, { timeout: 15_000 });
    api.heal();
    await user.click(retry);
    await table('Agencies');
  });
  it('shows a message when there is no account data for the period', async () => {
    api.rewrite(
      /v2\/spending\//,
      (given) => ({ ...(given as Spending), results: [], total: null }) as never,
    );
    renderAt(START);
    expect(await screen.findByText(/There is no account data for this period/)).toBeInTheDocument();
  });
  it('lists negative and zero amounts in the table but not in the treemap', async () => {
    const oddResults = [
      { id: '1', name: 'Given back', amount: -50 },
      { id: '2', name: 'Nothing', amount: 0 },
      { id: '3', name: 'Nearly all', amount: 99_950 },
      { id: '4', name: 'A little', amount: 100 },
    ];
    api.rewrite(
      /v2\/spending\//,
      (given) => ({ ...(given as Spending), results: oddResults, total: 100_000 }) as never,
    );
    renderAt(START);
    expect(rows(await table('Agencies'))).toEqual([
      ['Nearly all', '$99,950.00', '99.95%'],
      ['A little', '$100.00', '0.10%'],
      ['Nothing', '$0.00', '0.00%'],
      ['Given back', '-$50.00', '-0.05%'],
    ]);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Treemap' }));
    expect(await screen.findByText(/Not drawn:/)).toHaveTextContent(
      /Given back -\$50.*Nothing \$0|Nothing \$0.*Given back -\$50/,
    );
  });
});
