/** @jest-environment <rootDir>/tests/environment.js */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { money, moneyShort, percent, profileMoney } from '@/domain/format';
import { selectAgency } from '@/features/agency/state/agencyState';
import * as csv from '@/lib/csv';
import { savedCsv } from '../csvFile';
import { renderAt } from '../render';
import { journeyApi } from './journeyApi';

const api = journeyApi({ quiet: true });

const get = async <T,>(path: string) =>
  (await fetch(`http://localhost/api/v2/${path}`)).json() as Promise<T>;
interface Rows<R> {
  results: R[];
}
interface Funds {
  id: string;
  name: string;
  total_budgetary_resources: number;
  total_obligations: number;
  total_outlays: number;
}
interface Year {
  fiscal_year: number;
  agency_budgetary_resources: number;
  total_budgetary_resources: number;
  agency_total_obligated: number;
  agency_total_outlayed: number;
}
const ENERGY = '/agency/department-of-energy';
const CODE = '089';
const NAME = 'Department of Energy (DOE)';
const title = (name = NAME) => screen.findByRole('heading', { level: 1, name });
const address = () => `${window.location.pathname}${window.location.search}`;
const years = async () =>
  (await get<{ agency_data_by_year: Year[] }>(`agency/${CODE}/budgetary_resources/`))
    .agency_data_by_year;
const yearOf = async (fy: number) => (await years()).find((year) => year.fiscal_year === fy)!;
const latest = async () => Math.max(...(await years()).map((year) => year.fiscal_year));
const asked = (part: RegExp) => api.requests.filter(({ path }) => part.test(path)).length;
const panel = (name: RegExp | string) => screen.findByRole('region', { name });
const level = (name: string, fy: number | string) => panel(new RegExp(` by ${name} for FY ${fy}$`));
const trail = () =>
  within(screen.getByRole('navigation', { name: 'Status of funds: where you are' }));

describe('the address of an agency', () => {
  it.each([
    ['/agency/089?fy=2024&section=award-spending', `${ENERGY}?fy=2024&section=award-spending`],
    ['/agency/Department%20of%20Energy', ENERGY],
    ['/agency/doe', ENERGY],
  ])('gives way to its slug, and the rest of it stays: %s', async (path, proper) => {
    renderAt(path);
    await title();
    expect(address()).toBe(proper);
  });
  it('of a number of the service gives way to its slug', async () => {
    const { results } = await get<Rows<{ agency_id: number; agency_slug: string }>>(
      'references/toptier_agencies/',
    );
    const { agency_id: id, agency_slug: slug } = results[3]!;
    renderAt(`/agency/${id}`);
    await waitFor(() => expect(address()).toBe(`/agency/${slug}`));
  });
  it.each(['department-of-magic', '99999', '%3Cscript%3E'])(
    'that names no agency is not found, and stays: %s',
    async (part) => {
      renderAt(`/agency/${part}`);
      expect(await title('Page Not Found')).toBeInTheDocument();
      expect(address()).toBe(`/agency/${part}`);
      expect(asked(/v2\/agency\//)).toBe(0);
    },
  );
  it('that cannot be looked up says so, and comes on Retry', async () => {
    api.fault(/toptier_agencies/, 'status=503');
    const { user } = renderAt(ENERGY);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.queryByText('Page Not Found')).not.toBeInTheDocument();
    api.heal();
    await user.click(retry);
    expect(await title()).toBeInTheDocument();
  });
  it.each([
    ['2016', /There is no FY 2016 to show/],
    ['2999', /There is no FY 2999 to show/],
    ['abc', /values this page does not know \(fy\)/],
  ])('with a year that no profile has, %s, shows the latest and says so', async (fy, words) => {
    const last = await latest();
    renderAt(`${ENERGY}?fy=${fy}`);
    await title();
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Fiscal year' })).toHaveDisplayValue(`FY ${last}`);
  });
});

describe('the profile of an agency', () => {
  it('says in words and figures what the agency had and did in the year', async () => {
    const year = await yearOf(2024);
    const awards = await get<{ total_aggregated_amount: number }>(
      `agency/${CODE}/obligations_by_award_category/?fiscal_year=2024`,
    );
    renderAt(`${ENERGY}?fy=2024`);
    await title();
    expect(
      await screen.findByText(
        `In FY 2024, the Department of Energy (DOE) had ${profileMoney(year.agency_budgetary_resources)} in budgetary resources, ${percent(year.agency_budgetary_resources, year.total_budgetary_resources, 2)} of those of the federal government. It committed ${profileMoney(year.agency_total_obligated)} of them (${percent(year.agency_total_obligated, year.agency_budgetary_resources)}) and paid out ${profileMoney(year.agency_total_outlayed)}.`,
      ),
    ).toBeInTheDocument();
    expect(
      await screen.findByText(new RegExp(`^\\${money(awards.total_aggregated_amount, 2)}, `)),
    ).toBeInTheDocument();
    await waitFor(() =>
      expect(document.title).toMatch(/^Department of Energy \| Spending Profile/),
    );
    expect(
      within(screen.getByRole('navigation', { name: 'On this page' }))
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Overview', 'Status of Funds', 'Award Spending']);
  });
  it('keeps what the specification names of an agency while it is in view', async () => {
    const { store } = renderAt(`${ENERGY}?fy=2024`);
    await level('Sub-Component', 2024);
    const state = () => selectAgency(store.getState() as never);
    await waitFor(() => {
      expect(state().isStatusOfFundsChartLoaded).toBe(true);
      expect(state().overview.name).toBe('Department of Energy');
      expect(state().budgetaryResources.length).toBeGreaterThan(0);
      expect(state().awardObligations.categories.length).toBeGreaterThan(0);
      expect(state().recipientDistribution.count).toBeGreaterThan(0);
      expect(state().subagencyCount.obligations).not.toBeNull();
    });
    expect(state().toptierCodes.get('department-of-energy')).toBe(CODE);
  });
  it('offers the years from 2017 on; another one asks for what it changes alone, and stands in the address', async () => {
    const last = await latest();
    const { user } = renderAt(`${ENERGY}?section=status-of-funds`);
    await title();
    await level('Sub-Component', last);
    const picker = screen.getByRole('combobox', { name: 'Fiscal year' });
    expect(
      within(picker)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(Array.from({ length: last - 2016 }, (_, at) => `FY ${last - at}`));
    const before = [asked(/budgetary_resources/), asked(/toptier_agencies/)];
    const nav = screen.getByRole('navigation', { name: 'On this page' });
    await user.selectOptions(picker, `FY ${last - 1}`);
    await level('Sub-Component', last - 1);
    expect(address()).toBe(`${ENERGY}?section=status-of-funds&fy=${last - 1}`);
    expect([asked(/budgetary_resources/), asked(/toptier_agencies/)]).toEqual(before);
    // Nothing is torn down: the page is the same one.
    expect(nav).toBeInTheDocument();
    await user.selectOptions(picker, `FY ${last}`);
    expect(address()).toBe(`${ENERGY}?section=status-of-funds`);
  });
  it('says what the agency is and of which day its data are, marks COVID-19 spending, and warns of late data', async () => {
    api.rewrite(/v2\/agency\/089\/(\?|$)/, (answer) => ({
      ...(answer as object),
      mission: 'To power the nation.',
      website: 'https://www.energy.gov/',
      about_agency_data: 'These data come late.',
      def_codes: [
        { code: 'N', public_law: '', title: '', urls: null, disaster: 'covid_19' },
        { code: 'Z', public_law: '', title: '', urls: null, disaster: 'infrastructure' },
      ],
    }));
    renderAt(`${ENERGY}?fy=2021`);
    const about = within(await panel('About Department of Energy'));
    expect(await about.findByText('To power the nation.')).toBeInTheDocument();
    expect(about.getByRole('link', { name: /^www\.energy\.gov/ })).toHaveAttribute(
      'href',
      'https://www.energy.gov/',
    );
    expect(about.getByText(/^COVID-19 Spending/)).toHaveTextContent(
      'COVID-19 Spending 1 emergency code: N',
    );
    expect(about.getByText(/These data come late/)).toBeInTheDocument();
    expect((await screen.findAllByText('Data through 9/30/2021')).length).toBeGreaterThan(1);
  });
  it('has its budget over the years, its obligations against it and its awards by type, each with table and file', async () => {
    const year = await yearOf(2024);
    const awards = await get<{
      total_aggregated_amount: number;
      results: { category: string; aggregated_amount: number }[];
    }>(`agency/${CODE}/obligations_by_award_category/?fiscal_year=2024`);
    const { user } = renderAt(`${ENERGY}?fy=2024`);
    const budget = within(await panel('Total Budgetary Resources Over Time'));
    await user.click(await budget.findByRole('button', { name: 'View as table' }));
    expect(budget.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
      '2020',
      '2021',
      '2022',
      '2023',
      '2024',
    ]);
    const obligations = within(await panel('Total Obligations Over Time'));
    await user.click(await obligations.findByRole('button', { name: 'View as table' }));
    expect(obligations.getByRole('row', { name: /^09\/30\/2024/ })).toHaveTextContent(
      money(year.agency_total_obligated, 2),
    );
    const types = within(await panel('Award Obligations by Type'));
    const sum = (...categories: string[]) =>
      awards.results
        .filter(({ category }) => categories.includes(category))
        .reduce((all, { aggregated_amount: amount }) => all + amount, 0);
    await user.click(await types.findByRole('button', { name: 'View as table' }));
    expect(types.getByRole('row', { name: /^All Contracts/ })).toHaveTextContent(
      money(sum('contracts', 'idvs'), 2),
    );
    expect(types.getByRole('row', { name: /^Grants/ })).toHaveTextContent(
      percent(sum('grants'), awards.total_aggregated_amount),
    );
  });
  it('whose parts fail says so in each, and the others stay', async () => {
    api.fault(/budgetary_resources|v2\/agency\/089\/awards/, 'status=500');
    const { user } = renderAt(`${ENERGY}?fy=2024`);
    const budget = within(await panel('Total Budgetary Resources Over Time'));
    const retry = await budget.findByRole('button', { name: 'Retry' });
    await level('Sub-Component', 2024);
    expect(
      screen.getByText('What this agency had and spent could not be fetched.'),
    ).toBeInTheDocument();
    api.heal();
    await user.click(retry);
    expect(await budget.findByRole('button', { name: 'View as table' })).toBeInTheDocument();
  });
  it('of a year in which nothing was reported says so', async () => {
    api.rewrite(/budgetary_resources/, (answer) => ({
      ...(answer as object),
      agency_data_by_year: [],
    }));
    api.rewrite(/sub_components/, (answer) => ({
      ...(answer as object),
      results: [],
      page_metadata: { total: 0, hasNext: false },
    }));
    renderAt(`${ENERGY}?fy=2024`);
    expect(
      await screen.findByText(
        'No account data of the Department of Energy (DOE) have been reported for FY 2024.',
      ),
    ).toBeInTheDocument();
    expect(await screen.findByText('Nothing was reported here for FY 2024.')).toBeInTheDocument();
    expect((await screen.findAllByText('No data for FY 2024')).length).toBeGreaterThan(1);
  });
});

describe('the status of funds', () => {
  /** The first row of each level on the way down the largest. */
  const wayDown = async (fy: number) => {
    const at = `?fiscal_year=${fy}&limit=100`;
    const component = (await get<Rows<Funds>>(`agency/${CODE}/sub_components/${at}`)).results[0]!;
    const account = (await get<Rows<Funds>>(`agency/${CODE}/sub_components/${component.id}/${at}`))
      .results[0]!;
    const { children } = await get<{
      children: { code: string; obligated_amount: number; budgetary_resources_amount: number }[];
    }>(`federal_accounts/${account.id}/?fiscal_year=${fy}`);
    const tas = [...children].sort(
      (a, b) => b.budgetary_resources_amount - a.budgetary_resources_amount,
    )[0]!;
    const line = (
      await get<
        Rows<{
          name: string;
          obligated_amount: number;
          children: { name: string; obligated_amount: number }[];
        }>
      >(`agency/treasury_account/${encodeURIComponent(tas.code)}/program_activity/${at}`)
    ).results[0]!;
    return { component, account, tas, line };
  };

  it('leads down five levels and up again; the place stands in the address, Back climbs, and a reload keeps it', async () => {
    const { component, account, tas, line } = await wayDown(2024);
    const { user, store } = renderAt(`${ENERGY}?fy=2024`);
    const first = within(await level('Sub-Component', 2024));
    expect(
      await first.findByText(
        `${moneyShort(component.total_obligations, 2)} of ${moneyShort(component.total_budgetary_resources, 2)}`,
      ),
    ).toBeInTheDocument();
    await user.click(first.getByRole('link', { name: component.name }));
    const second = within(await level('Federal Account', 2024));
    expect(address()).toBe(`${ENERGY}?fy=2024&component=${component.id}`);
    await user.click(await second.findByRole('link', { name: `${account.id}: ${account.name}` }));
    const third = within(await level('Treasury Account Symbol', 2024));
    await user.click(await third.findByRole('link', { name: tas.code }));
    const fourth = within(await level('Program Activity', 2024));
    expect(await fourth.findByText(moneyShort(line.obligated_amount, 2))).toBeInTheDocument();
    await user.click(fourth.getByRole('link', { name: line.name }));
    const fifth = within(await level('Object Class', 2024));
    expect(await fifth.findByText(line.children[0]!.name)).toBeInTheDocument();
    expect(fifth.queryByRole('link', { name: line.children[0]!.name })).not.toBeInTheDocument();
    const deepest = address();
    expect(
      trail()
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      expect.stringMatching(
        /^Parent AgencyDepartment of Energy \(DOE\)\$.* committed of \$.* Total Budgetary Resources$/,
      ),
      expect.stringContaining(`Sub-Component${component.name}`),
      expect.stringContaining(`Federal Account${account.id}: ${account.name}`),
      expect.stringContaining(`Treasury Account Symbol${tas.code}`),
      `Program Activity${line.name}${profileMoney(line.obligated_amount)} committed`,
    ]);
    await waitFor(() =>
      expect(selectAgency(store.getState() as never).selectedProgramActivityOrObjectClass.id).toBe(
        line.name,
      ),
    );
    window.history.back();
    await level('Program Activity', 2024);
    await user.click(trail().getByRole('link', { name: 'Back' }));
    await level('Treasury Account Symbol', 2024);
    await user.click(trail().getByRole('link', { name: component.name }));
    await level('Federal Account', 2024);
    expect(address()).toBe(`${ENERGY}?fy=2024&component=${component.id}`);
    cleanup();
    renderAt(deepest);
    await level('Object Class', 2024);
    expect(await screen.findByText(line.children[0]!.name)).toBeInTheDocument();
  });
  it('may be told by object class, shows outlays on demand, and its file says what is on the screen', async () => {
    const { component, account, tas } = await wayDown(2024);
    const saved = jest.spyOn(csv, 'saveFile').mockImplementation(() => {});
    const { user } = renderAt(
      `${ENERGY}?fy=2024&component=${component.id}&account=${account.id}&tas=${encodeURIComponent(tas.code)}`,
    );
    await level('Program Activity', 2024);
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Show by' }),
      'Object Class',
    );
    const region = within(await level('Object Class', 2024));
    await user.click(region.getByRole('switch', { name: 'View Outlays' }));
    expect(window.location.search).toMatch(/lines=object_class&amounts=outlays$/);
    await user.click(await region.findByRole('button', { name: 'View as table' }));
    expect(region.getByRole('columnheader', { name: 'FY24 Outlays' })).toBeInTheDocument();
    const shown = region
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map((cell) => cell.textContent));
    await user.click(region.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    const { header, rows } = await savedCsv(saved);
    expect(header).toEqual(['object_class', 'outlays']);
    expect(rows.map(([name, outlays]) => [name, money(Number(outlays), 2)])).toEqual(shown);
    expect(trail().getAllByText(/ has been paid out$/)).toHaveLength(4);
  });
  it('shows ten rows of a page, which stands in the address, and leads back from one that there is not', async () => {
    api.rewrite(/sub_components\/$/, (answer) => {
      const results = Array.from({ length: 23 }, (_, at) => ({
        id: `part-${at + 1}`,
        name: `Part ${at + 1}`,
        total_budgetary_resources: 100 - at,
        total_obligations: at === 4 ? -5 : 50 - at,
        total_outlays: 1,
      }));
      return { ...(answer as object), results, page_metadata: { total: 23, hasNext: false } };
    });
    const { user } = renderAt(`${ENERGY}?fy=2024`);
    const region = within(await level('Sub-Component', 2024));
    const names = () =>
      region.getAllByRole('link', { name: /^Part/ }).map((link) => link.textContent);
    await region.findByRole('link', { name: 'Part 1' });
    expect(names()).toHaveLength(10);
    expect(region.getByText('-$5 of $96')).toBeInTheDocument();
    await user.click(region.getByRole('button', { name: 'Page 3' }));
    expect(names()).toEqual(['Part 21', 'Part 22', 'Part 23']);
    expect(address()).toBe(`${ENERGY}?fy=2024&page=3`);
    cleanup();
    renderAt(`${ENERGY}?fy=2024&page=9`);
    await userGoesToFirst();
    expect(address()).toBe(`${ENERGY}?fy=2024`);
  });
  const userGoesToFirst = async () => {
    const button = await screen.findByRole('button', { name: 'Go to the first page' });
    button.click();
    await screen.findByRole('link', { name: 'Part 1' });
  };
  it('keeps its level with another year where that has it, and says where it does not', async () => {
    const last = await latest();
    const { component, account } = await wayDown(last);
    const { user } = renderAt(`${ENERGY}?component=${component.id}&account=${account.id}`);
    await level('Treasury Account Symbol', last);
    const picker = screen.getByRole('combobox', { name: 'Fiscal year' });
    await user.selectOptions(picker, `FY ${last - 1}`);
    await level('Treasury Account Symbol', last - 1);
    expect(address()).toBe(
      `${ENERGY}?component=${component.id}&account=${account.id}&fy=${last - 1}`,
    );
    api.rewrite(/federal_accounts\//, (answer) => ({ ...(answer as object), children: [] }));
    await user.selectOptions(picker, `FY ${last - 2}`);
    expect(
      await screen.findByText(
        new RegExp(`^“${account.id}” has no funds of this agency in FY ${last - 2}`),
      ),
    ).toBeInTheDocument();
    await level('Federal Account', last - 2);
  });
  it.each([
    ['component=no-such-part', /“no-such-part” has no funds/, 'Sub-Component'],
    ['account=089-0001', /leaves out a level/, 'Sub-Component'],
    ['component=%3Cscript%3E', /does not know \(component\)/, 'Sub-Component'],
  ])('whose address leads nowhere ends above it and says so: %s', async (query, words, name) => {
    renderAt(`${ENERGY}?fy=2024&${query}`);
    await level(name, 2024);
    expect(await screen.findByText(words)).toBeInTheDocument();
  });
  it('of an account of another agency ends above it', async () => {
    const { component } = await wayDown(2024);
    const { results } = await get<Rows<Funds>>(`agency/097/sub_components/?fiscal_year=2024`);
    const foreign = (
      await get<Rows<Funds>>(`agency/097/sub_components/${results[0]!.id}/?fiscal_year=2024`)
    ).results[0]!;
    renderAt(`${ENERGY}?fy=2024&component=${component.id}&account=${foreign.id}`);
    expect(
      await screen.findByText(new RegExp(`^“${foreign.id}” has no funds of this agency`)),
    ).toBeInTheDocument();
    await level('Federal Account', 2024);
  });
});

describe('the award spending', () => {
  it('has three figures and its sub-agencies with their offices, by type of award; tab, order and page stand in the address', async () => {
    const of = 'fiscal_year=2024&award_type_codes=[02,03,04,05]';
    const awards = await get<{ obligations: number; transaction_count: number }>(
      `agency/${CODE}/awards/?${of}`,
    );
    const { results } = await get<
      Rows<{ name: string; total_obligations: number; children: { name: string; code: string }[] }>
    >(`agency/${CODE}/sub_agency/?${of}&limit=10`);
    const { user } = renderAt(`${ENERGY}?fy=2024&section=award-spending`);
    await user.click(await screen.findByRole('tab', { name: 'Grants' }));
    expect(screen.getAllByRole('tab', { name: /./ }).map((tab) => tab.textContent)).toEqual([
      'All Awards',
      'Contracts',
      'Contract IDVs',
      'Grants',
      'Loans',
      'Direct Payments',
      'Other Financial Assistance',
    ]);
    const spending = within(screen.getByRole('tabpanel'));
    expect((await spending.findAllByText(money(awards.obligations, 2))).length).toBeGreaterThan(0);
    const table = within(
      await spending.findByRole('table', { name: 'Award Spending by Sub-Agency' }),
    );
    const first = results[0]!;
    const row = () => table.getByRole('row', { name: new RegExp(`^${first.name}`) });
    await waitFor(() => expect(row()).toHaveTextContent(money(first.total_obligations, 2)));
    const office = first.children[0]!;
    await user.click(within(row()).getByText(/^\d+ Offices?/));
    expect(within(row()).getByText(`${office.name} (${office.code})`)).toBeVisible();
    await user.click(spending.getByRole('button', { name: /^Sub-Agency Name/ }));
    expect(address()).toBe(
      `${ENERGY}?fy=2024&section=award-spending&awards=grants&grants_sort=name&grants_order=asc`,
    );
  });
  it('says how the money is spread over recipients, and nothing of it where the service does not know', async () => {
    const all = await get<{ count: number }>(`agency/${CODE}/recipients/?fiscal_year=2024`);
    renderAt(`${ENERGY}?fy=2024`);
    const spread = within(await panel('Recipient Distribution'));
    expect(await spread.findByText(/^Top 25 %/)).toBeInTheDocument();
    expect(
      spread.getByText(new RegExp(`^${all.count.toLocaleString('en-US')} recipients, `)),
    ).toBeInTheDocument();
    cleanup();
    api.override(
      http.get('*/api/v2/agency/089/recipients/', () =>
        HttpResponse.json({ detail: 'Not found' }, { status: 404 }),
      ),
    );
    renderAt(`${ENERGY}?fy=2024`);
    await screen.findByRole('table', { name: 'Award Spending by Sub-Agency' });
    await waitFor(() =>
      expect(
        screen.queryByRole('region', { name: 'Recipient Distribution' }),
      ).not.toBeInTheDocument(),
    );
  });
  it('that fails says so and comes on Retry', async () => {
    api.fault(/v2\/agency\/089\/awards/, 'status=500');
    const { user } = renderAt(`${ENERGY}?fy=2024`);
    const spending = within(await screen.findByRole('tabpanel'));
    const retry = await spending.findByRole('button', { name: 'Retry' });
    api.heal();
    await user.click(retry);
    expect(await spending.findByText('Number of New Awards')).toBeInTheDocument();
  });
});
