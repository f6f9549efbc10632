import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { toConstantDollars } from '@/domain/priceIndex';
import { profileMoney } from '@/domain/format';
import { renderAt } from '../render';
import { get, post } from './apiCalls';
import { journeyApi } from './journeyApi';
import { waitForStablePage } from './kindsOfPages';

const api = journeyApi({ quiet: true });
afterEach(() => window.localStorage.clear());

interface Account {
  id: number;
  account_title: string;
  parent_agency_toptier_code: string;
  fiscal_year: number;
  total_obligated_amount: number;
  total_gross_outlay_amount: number;
  total_budgetary_resources: number;
}
interface Year {
  fiscal_year: number;
  agency_budgetary_resources: number;
  agency_total_obligated: number;
  agency_total_outlayed: number;
}
const fetchAgencyYear = async (code: string, year: number) =>
  (
    await get<{ agency_data_by_year: Year[] }>(`agency/${code}/budgetary_resources/`)
  ).agency_data_by_year.find((row) => row.fiscal_year === year)!;
const region = (name: string) => screen.findByRole('region', { name });
/** Returns the texts beside the bars of a measure, in order. */
const readBars = (section: HTMLElement, measure: string) =>
  within(within(section).getByRole('list', { name: measure }))
    .getAllByRole('listitem')
    .map((row) => row.children[1]!.textContent);
const USDA = 'Department of Agriculture';

describe('agencies and federal accounts compared from a shared link', () => {
  it('match the figures of their profiles, including account snapshots', async () => {
    const agency = await fetchAgencyYear('012', 2024);
    const account = await get<Account>('federal_accounts/097-0100/?fiscal_year=2024');
    const { results: snapshot } = await get<{ results: Record<string, number> }>(
      `federal_accounts/${account.id}/fiscal_year_snapshot/2024/`,
    );
    renderAt('/compare?of=agency:012,account:097-0100&fy=2024');
    const section = await region('Side by side');
    await waitFor(() =>
      expect(readBars(section, 'Budgetary resources')).toEqual(
        [agency.agency_budgetary_resources, account.total_budgetary_resources].map((amount) =>
          profileMoney(amount),
        ),
      ),
    );
    expect(readBars(section, 'Total obligations')).toEqual(
      [agency.agency_total_obligated, account.total_obligated_amount].map((amount) =>
        profileMoney(amount),
      ),
    );
    expect(readBars(section, 'Total outlays')).toEqual(
      [agency.agency_total_outlayed, account.total_gross_outlay_amount].map((amount) =>
        profileMoney(amount),
      ),
    );
    expect(readBars(section, 'Unobligated balance')).toEqual(
      [
        agency.agency_budgetary_resources - agency.agency_total_obligated,
        snapshot.unobligated!,
      ].map((amount) => profileMoney(amount)),
    );
    expect(readBars(section, 'New appropriations')).toEqual([
      profileMoney(snapshot.appropriations!),
    ]);
    expect(readBars(section, 'Balance brought forward')).toEqual([
      profileMoney(snapshot.balance_brought_forward!),
    ]);
    expect(within(section).queryByRole('list', { name: 'Population' })).not.toBeInTheDocument();
    expect(section).toHaveTextContent('Available only for federal accounts.');
    await waitFor(() =>
      expect(document.title).toBe(`${USDA}, ${account.account_title} | Compare | USAspending`),
    );
    expect(screen.queryByRole('button', { name: 'Per resident' })).not.toBeInTheDocument();
  });
  it('match the award transactions over time and by award type', async () => {
    const fetchTotal = async (year: number, more: object) =>
      (
        await post<{ results: { aggregated_amount: number }[] }>('search/spending_over_time/', {
          group: 'fiscal_year',
          filters: {
            ...more,
            time_period: [{ start_date: `${year - 1}-10-01`, end_date: `${year}-09-30` }],
          },
        })
      ).results.reduce((sum, row) => sum + Math.round(row.aggregated_amount * 100), 0);
    const fetchTotals = async (year: number) => [
      await fetchTotal(year, { agencies: [{ type: 'awarding', tier: 'toptier', name: USDA }] }),
      await fetchTotal(year, { treasury_account_components: [{ aid: '097', main: '0100' }] }),
    ];
    // FY 2014 is among the first ten rows of the table.
    const [early, chosen] = [await fetchTotals(2014), await fetchTotals(2024)];
    const { user } = renderAt('/compare?of=agency:012,account:097-0100&fy=2024');
    const openTable = async (name: string) => {
      const section = await region(name);
      await user.click(await within(section).findByRole('button', { name: 'View as table' }));
      return () =>
        within(within(section).getByRole('table'))
          .getAllByRole('row')
          .map((row) => [...row.children].map((cell) => cell.textContent!));
    };
    const cents = (text: string) => Math.round(Number(text.replace(/[$,]/g, '')) * 100);
    const years = await openTable('Over time');
    await waitFor(() =>
      expect(
        years()
          .find(([first]) => first === 'FY 2014')
          ?.filter((cell) => cell.includes('$'))
          .map(cents),
      ).toEqual(early),
    );
    const types = await openTable('By award type');
    await waitFor(() =>
      expect(
        [1, 3].map((column) =>
          types()
            .slice(1)
            .reduce((sum, row) => sum + cents(row[column]!), 0),
        ),
      ).toEqual(chosen),
    );
  });
  it('default to the latest reported year, and show -- for All Fiscal Years', async () => {
    const account = await get<Account>('federal_accounts/097-0100/');
    const agency = await fetchAgencyYear('012', account.fiscal_year);
    renderAt('/compare?of=agency:012,account:097-0100');
    const section = await region('Side by side');
    await waitFor(() =>
      expect(readBars(section, 'Total obligations')).toEqual(
        [agency.agency_total_obligated, account.total_obligated_amount].map((amount) =>
          profileMoney(amount),
        ),
      ),
    );
    await waitFor(() =>
      expect(section).toHaveTextContent(
        'FY 2025 through 08/31/2025. These figures match the profile pages.',
      ),
    );
    cleanup();
    renderAt('/compare?of=agency:012,account:097-0100&dollars=constant');
    const constant = await region('Side by side');
    await waitFor(() =>
      expect(readBars(constant, 'Total obligations')).toEqual(
        [agency.agency_total_obligated, account.total_obligated_amount].map((amount) =>
          profileMoney(toConstantDollars(amount, account.fiscal_year)),
        ),
      ),
    );
    expect(constant).not.toHaveTextContent(/more than one fiscal year/);
    expect(constant).toHaveTextContent('Amounts, constant FY 2025 dollars');
    cleanup();
    renderAt('/compare?of=agency:012,account:097-0100&fy=all');
    const all = await region('Side by side');
    await waitFor(() => expect(document.title).toContain(account.account_title));
    expect(readBars(all, 'Total obligations')).toEqual(['--', '--']);
    expect(all).toHaveTextContent(/Choose a year to see them/);
  });
  it('break down awards of the last 12 months by type and name that period', async () => {
    renderAt('/compare?of=agency:012,account:097-0100');
    const types = await region('By award type');
    await waitFor(() => expect(types).toHaveTextContent('12 months from 11/15/2024 to 11/15/2025'));
    expect(types).not.toHaveTextContent(/fiscal year reported/);
    cleanup();
    renderAt('/compare?of=agency:012,state:06');
    await waitFor(async () =>
      expect(await region('By award type')).toHaveTextContent(
        '12 months from 11/15/2024 to 11/15/2025',
      ),
    );
    const figures = await region('Side by side');
    await waitFor(() =>
      expect(figures).toHaveTextContent(
        '12 months from 11/15/2024 to 11/15/2025 for states, FY 2025 through 08/31/2025 for agencies',
      ),
    );
    await waitFor(() =>
      expect(figures).toHaveTextContent('Paid from 10/01/2024 through 08/31/2025.'),
    );
  });
  it('have no amounts before FY 2017', async () => {
    renderAt('/compare?of=agency:012,account:097-0100&fy=2012');
    const section = await region('Side by side');
    await waitFor(() => expect(document.title).toContain(USDA));
    await waitFor(() => expect(screen.queryByText('Loading the profile')).not.toBeInTheDocument());
    expect(readBars(section, 'Budgetary resources')).toEqual(['--', '--']);
    expect(section).not.toHaveTextContent(/NaN|undefined|null|\$0/);
    expect(section).toHaveTextContent(
      'Agencies and federal accounts have no figures before FY 2017.',
    );
  });
});

describe('the comparison of agencies, accounts and states', () => {
  it('warns that an account is part of its agency and that states report awards only', async () => {
    const { parent_agency_toptier_code: code, account_title: title } = await get<Account>(
      'federal_accounts/097-0100/',
    );
    renderAt(`/compare?of=agency:${code},account:097-0100,state:06&fy=2024`);
    expect(
      await screen.findByText((text) => text.startsWith(`${title} is part of`)),
    ).toHaveTextContent('Its funds are counted in both');
    expect(screen.getByText(/states and recipients include only awards/)).toBeInTheDocument();
    // Total obligations are not compared with obligations of awards.
    expect(
      await screen.findByText((text) =>
        /has the most total obligations, [\d,]+(\.[1-9])? times those of/.test(text),
      ),
    ).not.toHaveTextContent('California');
  });
  it('reports unknown codes and still shows the other members', async () => {
    renderAt('/compare?of=agency:998,account:998-0001,agency:012&fy=2024');
    await waitFor(() => expect(screen.getAllByText(/No profile has this ID/)).toHaveLength(2));
    const section = await region('Side by side');
    await waitFor(() =>
      expect(readBars(section, 'Total outlays')).toEqual([
        '--',
        '--',
        expect.stringMatching(/^\$/),
      ]),
    );
    const time = await region('Over time');
    await waitFor(() => expect(time).toHaveTextContent('FY 2025'));
    expect(time).not.toHaveTextContent(/is loading/);
    await waitFor(() => expect(time).toHaveTextContent(/Agency 998 has no figures/));
    expect(api.requests.map(({ body }) => JSON.stringify(body ?? '')).join()).not.toMatch(
      /Agency 998/,
    );
    cleanup();
    renderAt('/compare?of=agency:998,agency:999');
    await within(await region('Over time')).findByText(
      /None of these profiles has had obligations/,
    );
  });
  it('recovers on Retry after one member fails', async () => {
    api.fault(/budgetary_resources/, 'status=500');
    const { user } = renderAt('/compare?of=agency:012,account:097-0100&fy=2024');
    const findRetry = () => screen.findByRole('button', { name: /^Retry.*Agency/ });
    await findRetry();
    // A panel that loads meanwhile replaces the button.
    await waitForStablePage(api);
    api.heal();
    await user.click(await findRetry());
    await waitFor(async () =>
      expect(readBars(await region('Side by side'), 'Budgetary resources')).not.toContain('--'),
    );
  });
  it('recovers on Retry after all members fail, including the panels that depend on their names', async () => {
    api.fault(/agency\/\d+\//, 'status=500');
    const { user } = renderAt('/compare?of=agency:012,agency:097&fy=2024');
    const panels = ['Over time', 'By award type'];
    await region('Over time');
    await waitForStablePage(api);
    const findRetry = async (name: string) =>
      within(await region(name)).findByRole('button', { name: /^Retry/ });
    for (const name of panels) expect(await findRetry(name)).toBeInTheDocument();
    api.heal();
    await user.click(await findRetry(panels[0]!));
    for (const name of panels)
      await waitFor(async () =>
        expect(
          within(await region(name)).getByRole('button', { name: 'View as table' }),
        ).toBeEnabled(),
      );
  });
});

describe('the profile of a federal account', () => {
  it('links to a comparison that contains the account', async () => {
    const { user } = renderAt('/federal_account/097-0100');
    await user.click(await screen.findByRole('link', { name: 'Compare this account' }));
    await waitFor(() => expect(window.location.search).toBe('?of=account:097-0100&fy=2025'));
    await screen.findByRole('combobox', { name: /^Add a state/ });
  });
});

describe('the input that adds a profile', () => {
  it('finds agencies by abbreviation and accounts by number', async () => {
    const { user } = renderAt('/compare');
    const box = await screen.findByRole('combobox', { name: /Add a state/ });
    await user.type(box, 'USDA');
    await user.click(await screen.findByRole('option', { name: /Agriculture ?Agency · USDA/ }));
    await waitFor(() => expect(window.location.search).toContain('of=agency:012'));
    const again = await screen.findByRole('combobox', { name: /Add a state/ });
    await user.type(again, '097-0100');
    await user.click(await screen.findByRole('option', { name: /097-0100/ }));
    await waitFor(() => expect(window.location.search).toContain('of=agency:012,account:097-0100'));
    expect(await region('Side by side')).toBeInTheDocument();
  });
});
