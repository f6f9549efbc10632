import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describeChange, formatChange, getChange } from '@/domain/change';
import { count, money, moneyWithUnits, percent, profileMoney } from '@/domain/format';
import { toConstantDollars } from '@/domain/priceIndex';
import { formatOrdinal } from '@/domain/rank';
import { selectAgency } from '@/features/agency/state/agencyState';
import { renderAt } from '../render';
import { get } from './apiCalls';
import {
  CODE,
  ENERGY,
  fetchLatestYear,
  findLevel,
  findPanel,
  findTitle,
  fetchYear,
  type Rows,
} from './agencyCalls';
import { journeyApi } from './journeyApi';
import { readSavedCsv } from '../csvFile';
import { address, hrefOf, textsOf } from './pageTexts';

const api = journeyApi({ quiet: true });

const countRequests = (part: RegExp) => api.requests.filter(({ path }) => part.test(path)).length;

describe('the URL of an agency', () => {
  it.each([
    ['/agency/089?fy=2024&section=award-spending', `${ENERGY}?fy=2024&section=award-spending`],
    ['/agency/Department%20of%20Energy', ENERGY],
    ['/agency/doe', ENERGY],
  ])('redirects to the slug and keeps the query: %s', async (path, proper) => {
    renderAt(path);
    await findTitle();
    expect(address()).toBe(proper);
  });
  it('redirects from an agency ID to the slug', async () => {
    const { results } = await get<Rows<{ agency_id: number; agency_slug: string }>>(
      'references/toptier_agencies/',
    );
    const { agency_id: id, agency_slug: slug } = results[3]!;
    renderAt(`/agency/${id}`);
    await waitFor(() => expect(address()).toBe(`/agency/${slug}`));
  });
  it.each(['department-of-magic', '99999', '%3Cscript%3E'])(
    'stays unchanged and shows Page Not Found for an unknown agency: %s',
    async (part) => {
      renderAt(`/agency/${part}`);
      expect(await findTitle('Page Not Found')).toBeInTheDocument();
      expect(address()).toBe(`/agency/${part}`);
      expect(countRequests(/v2\/agency\//)).toBe(0);
    },
  );
  it('offers Retry when the agency lookup fails', async () => {
    api.fault(/toptier_agencies/, 'status=503');
    const { user } = renderAt(ENERGY);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.queryByText('Page Not Found')).not.toBeInTheDocument();
    api.heal();
    await user.click(retry);
    expect(await findTitle()).toBeInTheDocument();
  });
  it.each([
    ['2016', /FY 2016 is not available/],
    ['2999', /FY 2999 is not available/],
    ['abc', /invalid and were ignored: fy/],
  ])('falls back to the latest year with a notice when its year is %s', async (fy, notice) => {
    const last = await fetchLatestYear();
    renderAt(`${ENERGY}?fy=${fy}`);
    await findTitle();
    expect(screen.getByText(notice)).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Fiscal year' })).toHaveDisplayValue(`FY ${last}`);
  });
});

describe('the agency profile', () => {
  it('summarizes the budgetary resources and award spending of the year [i2.routes.23]', async () => {
    const year = await fetchYear(2024);
    const earlier = await fetchYear(2023);
    const budgets = await get<{
      results: { toptier_code: string; current_total_budget_authority_amount: number }[];
      page_metadata: { total: number };
    }>(
      'reporting/agencies/overview/?fiscal_year=2024&fiscal_period=12&sort=current_total_budget_authority_amount&order=desc&limit=100',
    );
    const rank = 1 + budgets.results.findIndex(({ toptier_code: code }) => code === CODE);
    const awards = await get<{ total_aggregated_amount: number }>(
      `agency/${CODE}/obligations_by_award_category/?fiscal_year=2024`,
    );
    renderAt(`${ENERGY}?fy=2024`);
    await findTitle();
    expect(
      await screen.findByText(
        `Department of Energy (DOE): ${profileMoney(year.agency_budgetary_resources)} in budgetary resources in FY 2024 (${percent(year.agency_budgetary_resources, year.total_budgetary_resources, 2)} of the federal total), ${describeChange(year.agency_budgetary_resources, earlier.agency_budgetary_resources, 'FY 2023')}, ${formatOrdinal(rank)} of ${count(budgets.page_metadata.total)} agencies. It obligated ${profileMoney(year.agency_total_obligated)} of its resources (${percent(year.agency_total_obligated, year.agency_budgetary_resources)}) and paid out ${profileMoney(year.agency_total_outlayed)}.`,
      ),
    ).toBeInTheDocument();
    expect(
      await screen.findByText(
        new RegExp(`^\\${money(awards.total_aggregated_amount, 2)} in FY 2024, `),
      ),
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
  it('fills its store state while it is open', async () => {
    const { store } = renderAt(`${ENERGY}?fy=2024`);
    await findLevel('Sub-Component', 2024);
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
  it('lists fiscal years since 2017, stores the year in the URL, and does not reload data that covers all years', async () => {
    const last = await fetchLatestYear();
    const { user } = renderAt(`${ENERGY}?section=status-of-funds`);
    await findTitle();
    await findLevel('Sub-Component', last);
    const picker = screen.getByRole('combobox', { name: 'Fiscal year' });
    expect(textsOf(within(picker).getAllByRole('option'))).toEqual(
      Array.from({ length: last - 2016 }, (_, at) => `FY ${last - at}`),
    );
    // Waits for the figures of the page.
    await screen.findByText(/in budgetary resources in [^,]+ \([\d.]+% of the federal total\)/);
    const countsBefore = [countRequests(/budgetary_resources/), countRequests(/toptier_agencies/)];
    const nav = screen.getByRole('navigation', { name: 'On this page' });
    await user.selectOptions(picker, `FY ${last - 1}`);
    await findLevel('Sub-Component', last - 1);
    expect(address()).toBe(`${ENERGY}?section=status-of-funds&fy=${last - 1}`);
    expect([countRequests(/budgetary_resources/), countRequests(/toptier_agencies/)]).toEqual(
      countsBefore,
    );
    // The page is not remounted.
    expect(nav).toBeInTheDocument();
    await user.selectOptions(picker, `FY ${last}`);
    expect(address()).toBe(`${ENERGY}?section=status-of-funds`);
  });
  it('shows mission, website, data dates, COVID-19 codes and a late-data notice', async () => {
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
    const about = within(await findPanel('About Department of Energy'));
    expect(await about.findByText('To power the nation.')).toBeInTheDocument();
    expect(hrefOf(/^www\.energy\.gov/, about)).toBe('https://www.energy.gov/');
    expect(about.getByText(/^COVID-19 Spending/)).toHaveTextContent(
      'COVID-19 Spending 1 emergency code: N',
    );
    expect(about.getByText(/These data come late/)).toBeInTheDocument();
    expect((await screen.findAllByText('Data through 9/30/2021')).length).toBeGreaterThan(1);
    expect(hrefOf('Compare this agency with others', about)).toBe(
      `/compare?of=agency:${CODE}&fy=2021`,
    );
  });
  it.each([
    ['', 0],
    ['&awards=grants', 4],
  ])('opens a search of its awards in the year of the profile, with %j', async (tab, types) => {
    const { user } = renderAt(`${ENERGY}?fy=2024&section=award-spending${tab}`);
    const name = 'View these awards in Advanced Search';
    await user.click(await screen.findByRole('button', { name }));
    await screen.findByRole('heading', { level: 1, name: 'Advanced Search' });
    const { filters } = api
      .bodies<{ filters: Record<string, object | string> }>('references/filter')
      .at(-1)!;
    expect(filters).toMatchObject({ timePeriodType: 'fy', timePeriodFY: ['2024'] });
    expect(Object.values(filters.selectedAwardingAgencies!)).toEqual([
      expect.objectContaining({ name: 'Department of Energy', agencyType: 'toptier' }),
    ]);
    expect(filters.awardType).toHaveLength(types);
  });
  it('shows budget and obligations over time and awards by type as charts and tables', async () => {
    const year = await fetchYear(2024);
    const awards = await get<{
      total_aggregated_amount: number;
      results: { category: string; aggregated_amount: number }[];
    }>(`agency/${CODE}/obligations_by_award_category/?fiscal_year=2024`);
    const { user } = renderAt(`${ENERGY}?fy=2024`);
    const budget = within(await findPanel('Total Budgetary Resources Over Time'));
    await user.click(await budget.findByRole('button', { name: 'View as table' }));
    expect(budget.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
      '2020',
      '2021',
      '2022',
      '2023',
      '2024',
    ]);
    await user.click(budget.getByRole('button', { name: 'Download CSV' }));
    // The period is that of all rows, not only the selected year.
    expect((await readSavedCsv()).about).toContain('Period: FY 2020 to FY 2024');
    const obligations = within(await findPanel('Total Obligations Over Time'));
    await user.click(await obligations.findByRole('button', { name: 'View as table' }));
    expect(obligations.getByRole('row', { name: /^09\/30\/2024/ })).toHaveTextContent(
      money(year.agency_total_obligated, 2),
    );
    const types = within(await findPanel('Award Obligations by Type'));
    const sum = (...categories: string[]) =>
      awards.results
        .filter(({ category }) => categories.includes(category))
        .reduce((all, { aggregated_amount: amount }) => all + amount, 0);
    // The total of a category is not shown as a bar beside its components.
    const bars = within(await types.findByRole('list', { name: 'All Contracts by type' }));
    expect(
      bars.getAllByRole('listitem').map(({ textContent }) => /^[A-Za-z ]+/.exec(textContent)![0]),
    ).toEqual(['Contracts', 'Contract IDVs']);
    await user.click(await types.findByRole('button', { name: 'View as table' }));
    expect(types.getByRole('row', { name: /^All Contracts/ })).toHaveTextContent(
      money(sum('contracts', 'idvs'), 2),
    );
    expect(types.getByRole('row', { name: /^Grants/ })).toHaveTextContent(
      percent(sum('grants'), awards.total_aggregated_amount),
    );
  });
  it('converts the budgetary resources over time and their changes to constant dollars', async () => {
    const [year, earlier] = [await fetchYear(2024), await fetchYear(2023)];
    const [amount, earlierAmount] = [
      toConstantDollars(year.agency_budgetary_resources, 2024),
      toConstantDollars(earlier.agency_budgetary_resources, 2023),
    ];
    const change = describeChange(amount, earlierAmount, 'FY 2023');
    expect(change).not.toBe(
      describeChange(
        year.agency_budgetary_resources,
        earlier.agency_budgetary_resources,
        'FY 2023',
      ),
    );
    const { user } = renderAt(`${ENERGY}?fy=2024`);
    const budget = within(await findPanel('Total Budgetary Resources Over Time'));
    await user.click(await budget.findByRole('button', { name: 'Constant FY 2025 dollars' }));
    expect(address()).toBe(`${ENERGY}?fy=2024&dollars=constant`);
    expect(
      await budget.findByText(
        `Budgetary resources are ${moneyWithUnits(amount)}, ${percent(year.agency_budgetary_resources, year.total_budgetary_resources, 2)} of the U.S. federal budget of FY 2024, ${change}. Amounts are in constant FY 2025 dollars.`,
      ),
    ).toBeInTheDocument();
    expect(
      budget.getByText('Budgetary resources by fiscal year, constant FY 2025 dollars'),
    ).toBeInTheDocument();
    await user.click(budget.getByRole('button', { name: 'View as table' }));
    expect(budget.getByRole('row', { name: /^2024/ })).toHaveTextContent(
      `${money(amount, 2)}${percent(year.agency_budgetary_resources, year.total_budgetary_resources, 2)}${formatChange(getChange(amount, earlierAmount))}`,
    );
    await user.click(budget.getByRole('button', { name: 'Download CSV' }));
    const file = await readSavedCsv();
    expect(file.header[1]).toBe('total_budgetary_resources_constant_fy_2025_dollars');
    expect(Number(file.rows.at(-1)![1])).toBeCloseTo(amount!, 2);
    await user.click(budget.getByRole('button', { name: 'Not adjusted for inflation' }));
    expect(budget.getByRole('row', { name: /^2024/ })).toHaveTextContent(
      money(year.agency_budgetary_resources, 2),
    );
    expect(address()).toBe(`${ENERGY}?fy=2024`);
  });
  it('reports a failed request in its section and keeps the other sections', async () => {
    api.fault(/budgetary_resources|v2\/agency\/089\/awards/, 'status=500');
    const { user } = renderAt(`${ENERGY}?fy=2024`);
    const budget = within(await findPanel('Total Budgetary Resources Over Time'));
    const retry = await budget.findByRole('button', { name: 'Retry' });
    await findLevel('Sub-Component', 2024);
    expect(
      screen.getByText('We couldn’t load the budget of this agency. Try again later.'),
    ).toBeInTheDocument();
    api.heal();
    await user.click(retry);
    expect(await budget.findByRole('button', { name: 'View as table' })).toBeInTheDocument();
  });
  it('reports a year without data', async () => {
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
        'There is no account data for the Department of Energy (DOE) in FY 2024.',
      ),
    ).toBeInTheDocument();
    expect(
      await screen.findByText('No amounts were reported for FY 2024. Try another fiscal year.'),
    ).toBeInTheDocument();
    expect((await screen.findAllByText('No data for FY 2024')).length).toBeGreaterThan(1);
  });
});

describe('the award spending section of an agency', () => {
  it('shows totals and subagencies with offices by award type, and stores tab and order in the URL', async () => {
    const query = 'fiscal_year=2024&award_type_codes=[02,03,04,05]';
    const awards = await get<{ obligations: number; transaction_count: number }>(
      `agency/${CODE}/awards/?${query}`,
    );
    const { results } = await get<
      Rows<{ name: string; total_obligations: number; children: { name: string; code: string }[] }>
    >(`agency/${CODE}/sub_agency/?${query}&limit=10`);
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
    expect(
      await spending.findByText(`${money(awards.obligations, 2)} in FY 2024`),
    ).toBeInTheDocument();
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
  it('shows the recipient distribution, and omits it when the API has none', async () => {
    const all = await get<{ count: number }>(`agency/${CODE}/recipients/?fiscal_year=2024`);
    renderAt(`${ENERGY}?fy=2024`);
    const distribution = within(await findPanel('Recipient Distribution'));
    expect(await distribution.findByText(/^Top 25%/)).toBeInTheDocument();
    expect(
      distribution.getByText(
        new RegExp(`^The agency had ${all.count.toLocaleString('en-US')} recipients in FY 2024, `),
      ),
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
  it('warns about unpublished Department of Defense contracts in the affected years only', async () => {
    renderAt('/agency/department-of-defense?fy=2025');
    await screen.findByText(/publishes its contracts 90 days late\. Its contracts after/);
    cleanup();
    renderAt('/agency/department-of-defense?fy=2024');
    await screen.findByRole('tab', { name: 'Grants' });
    expect(screen.queryByText(/90 days late/)).not.toBeInTheDocument();
  });
  it('offers Retry when it fails to load', async () => {
    api.fault(/v2\/agency\/089\/awards/, 'status=500');
    const { user } = renderAt(`${ENERGY}?fy=2024`);
    const spending = within(await screen.findByRole('tabpanel'));
    await api.retry(user, spending);
    expect(await spending.findByText('Number of New Awards')).toBeInTheDocument();
  });
});
