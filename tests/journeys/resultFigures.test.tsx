import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describeChange, formatChange, getChange } from '@/domain/change';
import { money, profileMoney } from '@/domain/format';
import { toConstantDollars } from '@/domain/priceIndex';
import { chooseFromMenu } from '../figureMenu';
import { readSavedCsv, savedFiles } from '../csvFile';
import { renderAt } from '../render';
import { journeyApi } from './journeyApi';

const api = journeyApi({ quiet: true });
const table = (name: RegExp) => screen.findByRole('table', { name });

describe('the charts of a search', () => {
  it.each([
    ['/search?fy=2026', 'FY 2026 through 11/15/2025'],
    ['/search?keyword=bridge', 'FY 2008 through 11/15/2025'],
  ])('state the period of the search in files and citations: %s', async (address, period) => {
    const { user } = renderAt(address);
    for (const name of ['Results by Category', 'Results Over Time', 'Results by Geography']) {
      const region = within(await screen.findByRole('region', { name }));
      savedFiles().mockClear();
      await user.click(await region.findByRole('button', { name: /^Download (CSV|data by)/ }));
      expect((await readSavedCsv()).about).toContain(`Period: ${period}`);
      await chooseFromMenu(user, region, 'Cite');
      expect(await region.findByLabelText('Citation')).toHaveTextContent(` Period: ${period}. `);
    }
    savedFiles().mockClear();
    await user.click(await screen.findByRole('button', { name: 'Download these rows (CSV)' }));
    expect((await readSavedCsv()).about).toContain(`Period: ${period}`);
  });
  it.each([
    ['Results by Category', 'obligations', 'Obligations'],
    ['Results by Geography', 'obligations', 'Obligations'],
    ['Results Over Time', 'total_obligations', 'Obligations'],
  ])('have the same amounts in table and file: %s', async (name, field, heading) => {
    const { user } = renderAt('/search?fy=2024');
    const region = await screen.findByRole('region', { name });
    await user.click(
      await within(region).findByRole('button', { name: /^Download (CSV|data by)/ }),
    );
    const { about, header, rows } = await readSavedCsv();
    expect(about).toContain('Filters: Prime awards; Time Period: FY 2024');
    expect(about).toContain('Unit: Obligations, US dollars');
    const at = header.indexOf(field);
    const amounts = rows
      .map((cells) => cells[at]!)
      .filter((cell) => /^-?\d/.test(cell))
      .map((cell) => money(Number(cell), name === 'Results by Geography' ? 0 : 2));
    expect(amounts.length).toBeGreaterThan(8);
    await user.click(within(region).getByRole('button', { name: 'View as table' }));
    const tableAmounts: string[] = [];
    for (;;) {
      const [head, ...body] = within(region).getAllByRole('row');
      const column = within(head!)
        .getAllByRole('columnheader')
        .findIndex((cell) => cell.textContent!.startsWith(heading));
      tableAmounts.push(...body.map((row) => row.children[column]!.textContent!));
      const next = within(region).queryByRole('button', { name: 'Next page' });
      if (!next || (next as HTMLButtonElement).disabled) break;
      await user.click(next);
    }
    expect(tableAmounts).toEqual(amounts);
  });
  it('list all twelve months of a year on one page of the table', async () => {
    const { user } = renderAt('/search?fy=2024');
    const region = await screen.findByRole('region', { name: 'Results Over Time' });
    await user.click(await within(region).findByRole('button', { name: 'View as table' }));
    expect(within(region).getAllByRole('row').slice(1)).toHaveLength(12);
    expect(within(region).getByText('1-12 of 12 results')).toBeInTheDocument();
  });
  it('do not rerender when a filter is edited', async () => {
    const { user } = renderAt('/search?fy=2024');
    const tableElement = await table(/^Prime Award Results/);
    await within(tableElement).findByRole('rowheader', { name: /^Total of all/ });
    await screen.findByRole('region', { name: 'Results Over Time' });
    const before = api.requests.length;
    const results = screen.getByRole('region', { name: 'Search results' });
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((list) => changes.push(...list));
    observer.observe(tableElement, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    observer.observe(within(results).getByRole('region', { name: 'Results Over Time' }), {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    await user.click(screen.getByRole('button', { name: 'FY 2023' }));
    await screen.findByText('Select Submit to search.', { exact: false });
    expect(changes).toEqual([]);
    expect(api.requests.slice(before).filter(({ path }) => !path.endsWith('_count/'))).toEqual([]);
    observer.disconnect();
  });
});

describe('the changes of the results over time', () => {
  const showByYear = async (path: string) => {
    const { user } = renderAt(path);
    const region = await screen.findByRole('region', { name: 'Results Over Time' });
    await user.click(await within(region).findByRole('button', { name: 'View as table' }));
    const getChanges = () =>
      within(region)
        .getAllByRole('row')
        .map(({ lastElementChild }) => lastElementChild!.textContent);
    return { user, region, getChanges };
  };
  it('compare each year with the one before, in dollars of each year or in constant dollars', async () => {
    const { user, region } = await showByYear('/search?fy=2022,2023,2024&by=fiscal_year');
    const { results } = api.requests.find(
      ({ path, body }) =>
        path.endsWith('/spending_over_time/') &&
        (body as { group: string; spending_level: string }).group === 'fiscal_year' &&
        (body as { spending_level: string }).spending_level === 'transactions',
    )!.response as { results: { aggregated_amount: number }[] };
    const [, earlier, last] = results.map(({ aggregated_amount: amount }) => amount);
    expect(within(region).getByRole('row', { name: /^2024/ })).toHaveTextContent(
      `${money(last, 2)}${formatChange(getChange(last!, earlier!))}`,
    );
    expect(region).toHaveTextContent(
      ` In FY 2024: ${profileMoney(last)}, ${describeChange(last!, earlier!, 'FY 2023')}.`,
    );
    expect(region).toHaveTextContent('Amounts are not adjusted for inflation.');
    await user.click(within(region).getByRole('button', { name: 'Constant FY 2025 dollars' }));
    expect(window.location.search).toContain('dollars=constant');
    const [constantEarlier, constantLast] = [
      toConstantDollars(earlier!, 2023)!,
      toConstantDollars(last!, 2024)!,
    ];
    expect(within(region).getByRole('row', { name: /^2024/ })).toHaveTextContent(
      `${money(constantLast, 2)}${formatChange(getChange(constantLast, constantEarlier))}`,
    );
    expect(region).toHaveTextContent(
      ` In FY 2024: ${profileMoney(constantLast)}, ${describeChange(constantLast, constantEarlier, 'FY 2023')}. Amounts are in constant FY 2025 dollars.`,
    );
    expect(within(region).getByText('Obligations, constant FY 2025 dollars')).toBeInTheDocument();
    savedFiles().mockClear();
    await user.click(within(region).getByRole('button', { name: /^Download data by/ }));
    const { header } = await readSavedCsv();
    expect(header).toEqual([
      'fiscal_year',
      'total_obligations_constant_fy_2025_dollars',
      'change_from_a_year_earlier',
      'period_complete',
    ]);
    // Quarters are in dollars of each year, because the index is by year.
    await user.selectOptions(
      within(region).getByRole('combobox', { name: 'Group' }),
      'By Fiscal Quarter',
    );
    await within(region).findByText('Obligations, US dollars');
    expect(within(region).getByRole('button', { name: 'Constant FY 2025 dollars' })).toBeDisabled();
  });
  it('are left out for years that the search covers only in part', async () => {
    const { getChanges } = await showByYear('/search?dates=2022-12-01..2025-06-30&by=fiscal_year');
    expect(getChanges()).toEqual(['Change from a year earlier', '--', '--', '--']);
  });
});

describe('the group of the results over time', () => {
  const getGroups = async () => {
    const region = await screen.findByRole('region', { name: 'Results Over Time' });
    const select = await within(region).findByRole('combobox', { name: 'Group' });
    return {
      chosen: within(select).getByRole('option', { selected: true }).textContent,
      options: within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    };
  };
  it.each([
    ['/search?fy=2022,2023,2024', 'By Month'],
    ['/search?fy=2022,2024&by=quarter', 'By Fiscal Quarter'],
    ['/search?dates=2023-10-01..2024-03-31', 'By Month'],
  ])('offers months for up to 36 months: %s', async (path, chosen) => {
    renderAt(path);
    expect(await getGroups()).toEqual({
      chosen,
      options: ['By Month', 'By Fiscal Quarter', 'By Year'],
    });
  });
  it.each([
    ['/search?keyword=road', 'By Year'],
    ['/search?fy=2021,2024', 'By Year'],
    ['/search?keyword=road&by=month', 'By Year'],
    ['/search?keyword=road&by=quarter', 'By Fiscal Quarter'],
  ])('starts with years for more than 36 months: %s', async (path, chosen) => {
    renderAt(path);
    const groups = await getGroups();
    expect(groups.chosen).toBe(chosen);
    expect(groups.options).toEqual(['By Fiscal Quarter', 'By Year']);
    const getGroup = () =>
      api.requests
        .filter(({ path: call }) => call.endsWith('/spending_over_time/'))
        .map(({ body }) => (body as { group: string }).group)
        .at(-1);
    await waitFor(() => expect(getGroup()).toBe(chosen === 'By Year' ? 'fiscal_year' : 'quarter'));
  });
});

describe('a time bar as a filter', () => {
  it('limits the search to its period and keeps its amount', async () => {
    const { user } = renderAt('/search?dates=2024-01-10..2024-06-30&by=quarter');
    const region = await screen.findByRole('region', { name: 'Results Over Time' });
    const chart = await within(region).findByRole('img', { name: /Enter to select one/ });
    chart.focus();
    await user.keyboard('{ArrowRight}{Enter}');
    const line = await within(region)
      .findByText('Q2 2024', { selector: '.time-pick strong' })
      .then((strong) => strong.parentElement!);
    const amount = /\$[\d,.]+/.exec(line.textContent!)![0];
    await user.click(within(line).getByRole('button', { name: 'Add as filter' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByText('01/10/2024 to 03/31/2024', { selector: '.active-filters *' });
    await waitFor(() => {
      const last = api.requests
        .filter(
          ({ path, body }) =>
            path.endsWith('/spending_over_time/') &&
            (body as { spending_level: string }).spending_level === 'transactions',
        )
        .pop()!;
      expect((last.body as { filters: object }).filters).toEqual({
        time_period: [{ start_date: '2024-01-10', end_date: '2024-03-31' }],
      });
      expect(
        money(
          (last.response as { results: { aggregated_amount: number }[] }).results.reduce(
            (sum, row) => sum + row.aggregated_amount,
            0,
          ),
          2,
        ),
      ).toBe(amount);
    });
  });
  it('can be selected by pointer', async () => {
    renderAt('/search?fy=2024&by=fiscal_year');
    const region = await screen.findByRole('region', { name: 'Results Over Time' });
    const chart = await within(region).findByRole('img', { name: /Enter to select one/ });
    fireEvent.click(chart.querySelector('.time-bars__target')!);
    expect(
      await within(region).findByText('2024', { selector: '.time-pick strong' }),
    ).toBeInTheDocument();
  });
});
