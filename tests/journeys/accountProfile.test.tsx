import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { List, Set as ImmutableSet } from 'immutable';
import { describeChange } from '@/domain/change';
import { money, percent, plural, profileMoney } from '@/domain/format';
import { formatOrdinal } from '@/domain/rank';
import {
  selectFederalAccount,
  type AccountPageState,
} from '@/features/account/state/federalAccountState';
import { renderAt } from '../render';
import { get, post } from './apiCalls';
import {
  NUMBER,
  PAGE,
  fetchAccount,
  sumCents,
  parseCents,
  findFigure,
  fetchSnapshot,
  readTable,
  fetchBudgetTotals,
} from './accountCalls';
import { readSavedCsv } from '../csvFile';
import { journeyApi } from './journeyApi';
import { hrefOf, textsOf } from './pageTexts';

const api = journeyApi({ quiet: true });
const getBodies = (path: RegExp) =>
  api.requests.filter((request) => path.test(request.path)).map(({ body }) => body as never);
const query = () => Object.fromEntries(new URLSearchParams(window.location.search));
const selectAccount = (store: ReturnType<typeof renderAt>['store']) =>
  selectFederalAccount(store.getState() as AccountPageState);

const formatAmounts = (known: Awaited<ReturnType<typeof fetchSnapshot>>) =>
  [
    known.balance_brought_forward,
    known.other_budgetary_resources,
    known.appropriations,
    known.budget_authority,
    known.obligated,
    known.unobligated,
    known.outlay,
  ].map((amount) => money(amount, 2));

describe('the federal account profile', () => {
  it('shows the account and its Sankey chart at /federal_account/{AID-MAIN}, and fills the store [i2.routes.21, i3.profiles.18-20, i9.21, r9.25]', async () => {
    const one = await fetchAccount();
    const known = await fetchSnapshot(one.id, 2025);
    const { store, user } = renderAt(PAGE);
    await screen.findByRole('heading', { level: 1, name: `Federal Account Symbol: ${NUMBER}` });
    await screen.findByRole('heading', { level: 2, name: one.account_title });
    expect(screen.getByText(/^An account of the/)).toHaveTextContent(one.parent_agency_name);
    expect(await screen.findByText('Data through 08/31/2025')).toBeInTheDocument();
    expect(await screen.findByText(/^In FY 2025 through 08\/31\/2025, /)).toHaveTextContent(
      percent(known.obligated, known.budget_authority),
    );
    await waitFor(() =>
      expect(document.title).toBe(`${one.account_title} | Spending Profile | USAspending`),
    );
    expect(hrefOf('Follow the money of this account')).toBe(`/follow-the-dollar?account=${one.id}`);
    const drawing = await screen.findByRole('img', { name: /^Money in and money out/ });
    expect(drawing).toHaveAttribute('height', '400');
    drawing.focus();
    const shownTexts: string[] = [];
    for (let at = 0; at < 12; at += 1) {
      fireEvent.keyDown(drawing, { key: 'ArrowRight' });
      shownTexts.push(
        within(await findFigure('FY 2025 Snapshot'))
          .getAllByText(/: -?\$.*\(.*\)$/)
          .map(({ textContent }) => textContent)
          .join('|'),
      );
    }
    const total = known.budget_authority;
    for (const [label, amount] of [
      ['Total Budgetary Resources', total],
      ['Obligations Incurred', known.obligated],
      ['Unobligated Balance', known.unobligated],
      ['New Appropriations', known.appropriations],
    ] as const)
      expect(shownTexts.join('|')).toContain(
        `${label}: ${money(amount)} (${percent(amount, total)})`,
      );
    await waitFor(() => expect(selectAccount(store).totalSpending).toBeGreaterThan(0));
    await waitFor(() =>
      expect(selectAccount(store).filterOptions.programActivity.size).toBeGreaterThan(0),
    );
    const state = selectAccount(store);
    expect(state.filters.toObject()).toEqual({
      dateType: 'fy',
      fy: ImmutableSet(),
      startDate: '',
      endDate: '',
      objectClass: ImmutableSet(),
      programActivity: ImmutableSet(),
      tas: List(),
    });
    const { totals, ...identity } = state.account.toObject();
    expect(identity).toEqual({
      id: String(one.id),
      agency_identifier: one.agency_identifier,
      main_account_code: one.main_account_code,
      title: one.account_title,
    });
    expect(totals.toObject()).toEqual({
      available: known.budget_authority,
      obligated: known.obligated,
      unobligated: known.unobligated,
      budgetAuthority: known.budget_authority,
      outlay: known.outlay,
      balanceBroughtForward: known.balance_brought_forward,
      otherBudgetaryResources: known.other_budgetary_resources,
      appropriations: known.appropriations,
    });
    const { filterOptions: options, submissionPeriods: periods } = state;
    expect(options.tas.toArray()).toEqual(one.children.map(({ code }) => code));
    expect(options.objectClass.isEmpty()).toBe(false);
    for (const code of options.objectClass)
      expect(options.objectClassDefinitions.has(code)).toBe(true);
    expect(new Set(options.objectClassChildren.valueSeq().toArray().flat())).toEqual(
      new Set(options.objectClass),
    );
    expect(periods.size).toBeGreaterThan(10);
    const years = await fetchBudgetTotals('balances', {
      filters: [
        {
          field: 'treasury_account_identifier__federal_account_id',
          operation: 'equals',
          value: one.id,
        },
      ],
      group: 'submission__reporting_fiscal_year',
      field: 'obligations_incurred_total_by_tas_cpe',
    });
    expect(sumCents([state.totalSpending])).toBe(
      sumCents(years.results.map((row) => row.aggregate)),
    );
    await user.click(screen.getAllByRole('link', { name: 'USAspending Home' })[0]!);
    await waitFor(() => expect(selectAccount(store).account.id).toBe(''));
  });
  it('opens with the budgetary resources, their rank, and the change of the last complete year', async () => {
    const one = await fetchAccount();
    const [shown, complete, earlier] = await Promise.all(
      [2025, 2024, 2023].map((year) => fetchSnapshot(one.id, year)),
    );
    const { results, count } = await post<{
      results: { account_number: string }[];
      count: number;
    }>('federal_accounts', { limit: 100, filters: { fy: '2025' } });
    const at = results.findIndex(({ account_number: number }) => number === NUMBER);
    expect(at).toBeGreaterThanOrEqual(0);
    const rank = `${formatOrdinal(at + 1)} of ${plural(count, 'federal account')}`;
    const resources = shown!.budget_authority;
    const use = `It obligated ${profileMoney(shown!.obligated)} of its resources (${percent(shown!.obligated, resources)}) and paid out ${profileMoney(shown!.outlay)}.`;
    const change = describeChange(complete!.budget_authority, earlier!.budget_authority, 'FY 2023');
    const { user } = renderAt(PAGE);
    expect(
      await screen.findByText(
        `${one.account_title}: ${profileMoney(resources)} in budgetary resources in FY 2025 through 08/31/2025, ${rank}. ${use} In FY 2024: ${profileMoney(complete!.budget_authority)} in budgetary resources, ${change}.`,
      ),
    ).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Fiscal year' }), '2024');
    const start = `${one.account_title}: ${profileMoney(complete!.budget_authority)} in budgetary resources in FY 2024, ${change}`;
    expect(
      await screen.findByText((text) => text.startsWith(start) && text.includes('It obligated')),
    ).toBeInTheDocument();
  });
  it('names the amounts that fail to load, and keeps the others', async () => {
    api.fault(/fiscal_year_snapshot\/2024/, 'status=503');
    renderAt(PAGE);
    const opening = await screen.findByText(/ in budgetary resources in FY 2025 through /);
    await waitFor(() => expect(opening).toHaveTextContent('It obligated'));
    expect(opening).not.toHaveTextContent('FY 2024');
  });
  it('offers fiscal years from 2017 on, stores the choice in the URL, and shows the same amounts in the table, the file and the Explorer [i9.1]', async () => {
    const one = await fetchAccount();
    const { user } = renderAt(PAGE);
    await screen.findByText(/^In FY 2025 through 08\/31\/2025, /);
    await screen.findByRole('heading', { name: 'Spending Over Time' });
    // Waits for all initial requests of the page.
    await waitFor(() => expect(getBodies(/balances\/quarters/)).toHaveLength(4));
    await waitFor(() => expect(getBodies(/categories\/total/)).toHaveLength(2));
    await waitFor(() => expect(getBodies(/spending_by_award\/$/)).toHaveLength(1));
    api.requests.length = 0;
    const choices = screen.getByRole('combobox', { name: 'Fiscal year' });
    expect(within(choices).getAllByRole('option').at(-1)).toHaveTextContent('FY 2017');
    await user.selectOptions(choices, '2020');
    await screen.findByText(/^In FY 2020, this account/);
    expect(query()).toEqual({ fy: '2020' });
    await waitFor(() => expect(api.requests.length).toBeGreaterThan(1));
    expect(api.requests.filter(({ path }) => /v1|search/.test(path))).toEqual([]);
    window.history.back();
    await screen.findByText(/^In FY 2025 through 08\/31\/2025, /);
    for (const year of [2025, 2021, 2017]) {
      const known = await fetchSnapshot(one.id, year);
      if (year !== 2025) await user.selectOptions(choices, String(year));
      await screen.findByText(new RegExp(`^In FY ${year}`));
      const rows = await readTable(user, `FY ${year} Snapshot`);
      expect(rows.map(([, , amount]) => amount)).toEqual(formatAmounts(known));
      const explorer = await post<{ results: { id: string; amount: number }[] }>('spending/', {
        type: 'federal_account',
        filters: { fy: String(year), quarter: '4' },
      });
      const cell = explorer.results.find(({ id }) => id === String(one.id))!;
      expect(parseCents(rows[4]![2]!)).toBe(sumCents([cell.amount]));
      const box = within(await findFigure(`FY ${year} Snapshot`));
      // A second press within half a second does not save a second file.
      if (year === 2017) {
        await user.click(box.getByRole('button', { name: 'Download CSV' }));
        const file = await readSavedCsv();
        expect(file.rows.map(([, , amount]) => Math.round(Number(amount) * 100))).toEqual(
          rows.map(([, , amount]) => parseCents(amount!)),
        );
      }
      await user.click(box.getByRole('button', { name: 'View as chart' }));
    }
  });
  it('lists negative amounts under “Not Shown:” and reports a year without data or without chartable amounts', async () => {
    const emptySnapshot = {
      name: 'X',
      outlay: 0,
      budget_authority: 0,
      obligated: 0,
      unobligated: 0,
      balance_brought_forward: 0,
      other_budgetary_resources: 0,
      appropriations: null,
    };
    api.rewrite(/fiscal_year_snapshot\/2025/, () => ({
      results: {
        ...emptySnapshot,
        outlay: -5,
        budget_authority: 80,
        obligated: 60,
        unobligated: 20,
        balance_brought_forward: 100,
        other_budgetary_resources: -20,
      },
    }));
    api.rewrite(/fiscal_year_snapshot\/2024/, () => ({ results: {} }));
    api.rewrite(/fiscal_year_snapshot\/2023/, () => ({ results: emptySnapshot }));
    const { user } = renderAt(PAGE);
    const list = await screen.findByRole('list', { name: 'Not Shown:' });
    expect(textsOf(within(list).getAllByRole('listitem'))).toEqual([
      'Other Budgetary Resources: -$20 (-25.0%)',
      'Outlays: -$5 (-6.3%)',
    ]);
    const choices = screen.getByRole('combobox', { name: 'Fiscal year' });
    await user.selectOptions(choices, '2024');
    await screen.findByText('This account has no data for FY 2024. Choose another fiscal year.');
    await user.selectOptions(choices, '2023');
    await screen.findByText('There is no chart for this year. See the table.');
    expect(screen.getByText(/^In FY 2023, this account/)).toHaveTextContent('--');
    expect(screen.getByRole('main')).not.toHaveTextContent(/NaN|undefined|Infinity/);
  });
});

describe('federal account filters', () => {
  it('are stored in the URL, appear as chips, and reset one by one or all together [i4.downloads.16]', async () => {
    const one = await fetchAccount();
    const symbol = one.children[0]!.code;
    const classes = await get<{ results: { id: string; minor_object_class: { id: string }[] }[] }>(
      `federal_accounts/${one.id}/available_object_classes`,
    );
    const minor = classes.results[0]!.minor_object_class[0]!.id;
    const { user, store } = renderAt(PAGE);
    const open = async (name: RegExp) =>
      user.click(await screen.findByRole('button', { name, expanded: false }));
    await open(/^Time Period/);
    await user.click(await screen.findByRole('checkbox', { name: 'FY 2023' }));
    await user.click(screen.getByRole('checkbox', { name: 'FY 2024' }));
    await open(/^Object Class/);
    await user.click((await screen.findAllByRole('button', { name: /^Show .* types$/ }))[0]!);
    await user.click(await screen.findByRole('checkbox', { name: new RegExp(`^${minor} - `) }));
    await open(/^Program Activity/);
    const activity = within(
      screen
        .getByRole('button', { name: /^Program Activity/, expanded: true })
        .closest<HTMLElement>('.disclosure')!,
    ).findAllByRole('checkbox');
    await user.click((await activity)[0]!);
    await open(/^Treasury Account Symbol/);
    await user.click(await screen.findByRole('checkbox', { name: symbol }));
    const code = query().activity!;
    expect(query()).toEqual({
      years: '2023,2024',
      class: minor,
      activity: code,
      tas: symbol,
    });
    const bar = screen.getByRole('group', { name: 'Current filters' });
    expect(within(bar).getByText('5 Current Filters:')).toBeInTheDocument();
    await waitFor(() =>
      expect(selectAccount(store).filters.fy.toArray().sort()).toEqual(['2023', '2024']),
    );
    await user.click(within(bar).getByRole('button', { name: 'Remove FY 2023' }));
    expect(query().years).toBe('2024');
    for (const [label, gone] of [
      ['Object Class', 'class'],
      ['Time Period', 'years'],
      ['Treasury Account Symbol', 'tas'],
      ['Program Activity', 'activity'],
    ] as const) {
      const before = query();
      await user.click(within(bar).getByRole('button', { name: `Reset ${label}` }));
      const { [gone]: left, ...others } = before;
      expect(left).toBeTruthy();
      expect(query()).toEqual(others);
    }
    await user.click(screen.getByRole('checkbox', { name: 'FY 2022' }));
    await user.click(screen.getByRole('checkbox', { name: symbol }));
    await user.click(within(bar).getByRole('button', { name: 'Clear all filters' }));
    expect(query()).toEqual({});
    await waitFor(() => expect(selectAccount(store).filters.fy.isEmpty()).toBe(true));
    expect(selectAccount(store).filters.tas.isEmpty()).toBe(true);
  });
  it('accept dates, but not an end date before the start date', async () => {
    const { user } = renderAt(PAGE);
    await user.click(await screen.findByRole('button', { name: /^Time Period/ }));
    await user.click(screen.getByRole('radio', { name: 'Dates' }));
    fireEvent.change(screen.getByLabelText('Start Date'), { target: { value: '2024-01-01' } });
    fireEvent.change(screen.getByLabelText('End Date'), { target: { value: '2023-01-01' } });
    expect(screen.getByRole('alert')).toHaveTextContent('The start date is after the end date.');
    expect(screen.getByRole('button', { name: 'Set dates' })).toBeDisabled();
    fireEvent.change(screen.getByLabelText('End Date'), { target: { value: '2024-06-30' } });
    await user.click(screen.getByRole('button', { name: 'Set dates' }));
    expect(query()).toEqual({ dates: 'dr', from: '2024-01-01', to: '2024-06-30' });
    expect(screen.getByText('01/01/2024 to 06/30/2024')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Time Period/ })).toHaveTextContent(/1/);
    const rows = await readTable(user, 'Spending Over Time');
    await waitFor(async () =>
      expect(
        textsOf(within(await findFigure('Spending Over Time')).getAllByRole('rowheader')),
      ).toEqual(['2024 Q2', '2024 Q3']),
    );
    expect(rows.length).toBeGreaterThan(0);
  });
  it('return no results, with a notice, when the start date is after the end date', async () => {
    renderAt(`${PAGE}?dates=dr&from=2024-05-01&to=2020-01-01`);
    await screen.findByText(/start date, 05\/01\/2024, is after the end/);
    for (const name of ['Spending by Category', 'Spending Over Time'])
      expect(
        await within(await findFigure(name)).findByText('No data to display'),
      ).toBeInTheDocument();
    await screen.findByText(
      'No awards of this account match the filters. Remove a filter to see more.',
    );
  });
  it('ignore invalid values and list them in a notice', async () => {
    renderAt(`${PAGE}?fy=2016&years=2015,2024&class=<b>&from=2024-02-31&five=0`);
    expect(await screen.findByText(/no account data for FY 2016/)).toBeInTheDocument();
    expect(screen.getByText(/no account data for FY 2015/)).toBeInTheDocument();
    expect(screen.getByText(/invalid and were ignored: from, class, five/)).toBeInTheDocument();
    expect(await screen.findByText('1 Current Filter:')).toBeInTheDocument();
  });
});

describe('a federal account whose latest year fails to load', () => {
  const titles = ['Treasury Account Symbols', 'Spending Over Time', 'Spending by Category'];
  it('shows Retry in each panel, omits the year, and loads everything on Retry', async () => {
    api.fault(/submission_periods/, 'status=500');
    const { user } = renderAt(PAGE);
    for (const name of ['Snapshot', ...titles])
      await within(await findFigure(name)).findByRole('button', { name: 'Retry' });
    const awards = await findFigure('Spending by Prime Award');
    expect(await within(awards).findByRole('button', { name: 'Retry' })).toBeInTheDocument();
    expect(screen.getByRole('main')).not.toHaveTextContent(/undefined|FY \.|FY Snapshot/);
    await api.retry(user, within(await findFigure('Snapshot')));
    expect(await screen.findByText(/^In FY 2025 through 08\/31\/2025, /)).toBeInTheDocument();
    await screen.findByRole('img', { name: /^Columns over time/ });
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });
  it('still shows the year in the URL', async () => {
    api.fault(/submission_periods/, 'status=500');
    renderAt(`${PAGE}?fy=2020`);
    expect(await screen.findByText(/^In FY 2020, this account/)).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Fiscal year' })).toHaveValue('2020');
    expect(screen.getByText(/find the latest fiscal year/)).toBeInTheDocument();
  });
});

describe('awards of a federal account', () => {
  it('show an empty state and a link to all awards of the account if the symbol filter is outside the account', async () => {
    renderAt(`${PAGE}?tas=010-X-1036-000`);
    await screen.findByText(
      'No awards of this account match the filters. Remove a filter to see more.',
    );
    expect(
      screen.getByRole('button', { name: 'View all awards of this account in Advanced Search' }),
    ).toBeInTheDocument();
    expect(
      screen.queryByRole('button', { name: 'View these awards in Advanced Search' }),
    ).not.toBeInTheDocument();
  });
  it('open in Advanced Search with their symbols, time period and award types', async () => {
    const one = await fetchAccount();
    const symbols = one.children.map(({ code }) => code).slice(0, 2);
    const { user, unmount } = renderAt(
      `${PAGE}?years=2021,2022,2023,2024&tas=${symbols.join(',')}`,
    );
    await waitFor(() => expect(getBodies(/spending_by_award\/$/)).toHaveLength(1), {
      timeout: 5000,
    });
    const [shownRequest] = getBodies(/spending_by_award\/$/) as {
      filters: Record<string, unknown>;
    }[];
    await user.click(screen.getByRole('button', { name: 'View these awards in Advanced Search' }));
    await waitFor(() => expect(window.location.pathname).toBe('/search'));
    const [savedRequest] = getBodies(/references\/filter\/$/) as {
      filters: { treasuryAccounts: Record<string, object> };
    }[];
    const { award_type_codes: awardType, time_period: time } = shownRequest!.filters;
    expect(savedRequest!.filters).toEqual(
      expect.objectContaining({ awardType, time_period: time }),
    );
    expect(
      Object.values(savedRequest!.filters.treasuryAccounts).map((parts) =>
        Object.fromEntries(Object.entries(parts).filter(([, part]) => part)),
      ),
    ).toEqual(shownRequest!.filters.treasury_account_components);
    expect(symbols).toHaveLength(2);
    unmount();
  });
});

describe('an unavailable federal account', () => {
  it.each(['999-9999', '97-100', 'defense', '097-0100-000', '%3Cb%3E'])(
    'shows Invalid Federal Account for %s',
    async (number) => {
      renderAt(`/federal_account/${number}`);
      expect(await screen.findByText('Invalid Federal Account')).toBeInTheDocument();
      expect(hrefOf('Find a federal account')).toBe('/federal_account');
    },
  );
  it('offers Retry after a failed request instead of reporting an invalid account', async () => {
    api.fault(/federal_accounts\/097-0100/, 'status=500');
    const { user } = renderAt(PAGE);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.queryByText('Invalid Federal Account')).not.toBeInTheDocument();
    api.heal();
    await user.click(retry);
    expect(await screen.findByText(/^In FY 2025 through 08\/31\/2025, /)).toBeInTheDocument();
  });
});
