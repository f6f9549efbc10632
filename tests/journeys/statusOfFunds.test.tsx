import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { money, moneyShort, profileMoney } from '@/domain/format';
import { selectAgency } from '@/features/agency/state/agencyState';
import { renderAt } from '../render';
import { get } from './apiCalls';
import {
  CODE,
  ENERGY,
  fetchLatestYear,
  findLevel,
  findTitle,
  type Funds,
  type Rows,
} from './agencyCalls';
import { readSavedCsv } from '../csvFile';
import { journeyApi } from './journeyApi';
import { address, textsOf } from './pageTexts';

const api = journeyApi({ quiet: true });
const trail = () =>
  within(screen.getByRole('navigation', { name: 'Status of funds: where you are' }));

describe('the status of funds', () => {
  /** Returns one row of each level. Each row is a child of the row before it. */
  const fetchRowPerLevel = async (fy: number) => {
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

  it('drills down five levels and back up, and restores the level from the address', async () => {
    const { component, account, tas, line } = await fetchRowPerLevel(2024);
    const { user, store } = renderAt(`${ENERGY}?fy=2024`);
    const first = within(await findLevel('Sub-Component', 2024));
    expect(
      await first.findByText(
        `${moneyShort(component.total_obligations, 2)} of ${moneyShort(component.total_budgetary_resources, 2)}`,
      ),
    ).toBeInTheDocument();
    await user.click(first.getByRole('link', { name: component.name }));
    const second = within(await findLevel('Federal Account', 2024));
    expect(address()).toBe(`${ENERGY}?fy=2024&component=${component.id}`);
    await user.click(await second.findByRole('link', { name: `${account.id}: ${account.name}` }));
    const third = within(await findLevel('Treasury Account Symbol', 2024));
    await user.click(await third.findByRole('link', { name: tas.code }));
    const fourth = within(await findLevel('Program Activity', 2024));
    expect(await fourth.findByText(moneyShort(line.obligated_amount, 2))).toBeInTheDocument();
    await user.click(fourth.getByRole('link', { name: line.name }));
    const fifth = within(await findLevel('Object Class', 2024));
    expect(await fifth.findByText(line.children[0]!.name)).toBeInTheDocument();
    expect(fifth.queryByRole('link', { name: line.children[0]!.name })).not.toBeInTheDocument();
    const deepest = address();
    expect(textsOf(trail().getAllByRole('listitem'))).toEqual([
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
    await findLevel('Program Activity', 2024);
    await user.click(trail().getByRole('link', { name: 'Back' }));
    await findLevel('Treasury Account Symbol', 2024);
    await user.click(trail().getByRole('link', { name: component.name }));
    await findLevel('Federal Account', 2024);
    expect(address()).toBe(`${ENERGY}?fy=2024&component=${component.id}`);
    cleanup();
    renderAt(deepest);
    await findLevel('Object Class', 2024);
    expect(await screen.findByText(line.children[0]!.name)).toBeInTheDocument();
  });
  it('shows object classes and outlays when selected, and saves the rows shown', async () => {
    const { component, account, tas } = await fetchRowPerLevel(2024);
    const { user } = renderAt(
      `${ENERGY}?fy=2024&component=${component.id}&account=${account.id}&tas=${encodeURIComponent(tas.code)}`,
    );
    await findLevel('Program Activity', 2024);
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Show by' }),
      'Object Class',
    );
    const region = within(await findLevel('Object Class', 2024));
    await user.click(region.getByRole('switch', { name: 'View Outlays' }));
    expect(window.location.search).toMatch(/lines=object_class&amounts=outlays$/);
    await user.click(await region.findByRole('button', { name: 'View as table' }));
    expect(region.getByRole('columnheader', { name: 'FY24 Outlays' })).toBeInTheDocument();
    const tableRows = region
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map((cell) => cell.textContent));
    await user.click(region.getByRole('button', { name: 'Download CSV' }));
    const { header, rows } = await readSavedCsv();
    expect(header).toEqual(['object_class', 'outlays']);
    expect(rows.map(([name, outlays]) => [name, money(Number(outlays), 2)])).toEqual(tableRows);
    expect(trail().getAllByText(/ has been paid out$/)).toHaveLength(4);
  });
  it.each([['sub_components/$'], ['federal_accounts/']])(
    'shows codes while the names of upper levels fail to load, and names after Retry: %s',
    async (faultyPath) => {
      const { component, account, tas } = await fetchRowPerLevel(2024);
      api.fault(new RegExp(faultyPath), 'status=500');
      const { user } = renderAt(
        `${ENERGY}?fy=2024&component=${component.id}&account=${account.id}&tas=${encodeURIComponent(tas.code)}`,
      );
      const title = 'We couldn’t load all levels above these funds.';
      const alert = (await screen.findByText(title)).closest<HTMLElement>('[role=alert]')!;
      const region = await findLevel('Program Activity', 2024);
      expect(region).toHaveAccessibleName(`${tas.code} by Program Activity for FY 2024`);
      expect(textsOf(trail().getAllByRole('link'))).toContain(
        faultyPath.startsWith('sub') ? component.id : account.id,
      );
      await api.retry(user, within(alert));
      expect(await trail().findByRole('link', { name: component.name })).toBeInTheDocument();
      await trail().findByRole('link', { name: `${account.id}: ${account.name}` });
      expect(screen.queryByText(title)).not.toBeInTheDocument();
    },
  );
  it('sorts by outlays when outlays are shown, and by budgetary resources otherwise', async () => {
    api.rewrite(/sub_components\/$/, (answer) => {
      const results = Array.from({ length: 12 }, (_, at) => ({
        id: `part-${at + 1}`,
        name: `Part ${at + 1}`,
        total_budgetary_resources: 100 - at,
        total_obligations: 5 + at,
        total_outlays: at === 3 ? null : at,
      }));
      return { ...(answer as object), results, page_metadata: { total: 12, hasNext: false } };
    });
    const { user } = renderAt(`${ENERGY}?fy=2024`);
    const region = within(await findLevel('Sub-Component', 2024));
    const names = () =>
      region
        .getAllByRole('link', { name: /^Part/ })
        .map((link) => Number(link.textContent.slice(5)));
    await region.findByRole('link', { name: 'Part 1' });
    expect(names()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    await user.click(region.getByRole('switch', { name: 'View Outlays' }));
    expect(names()).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 3, 2]);
    await user.click(region.getByRole('button', { name: 'Page 2' }));
    expect(names()).toEqual([1, 4]);
  });
  it('shows ten rows per page, stores the page in the address and leads back from an unknown page', async () => {
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
    const region = within(await findLevel('Sub-Component', 2024));
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
    await goToFirstPage();
    expect(address()).toBe(`${ENERGY}?fy=2024`);
  });
  const goToFirstPage = async () => {
    const button = await screen.findByRole('button', { name: 'Go to the first page' });
    button.click();
    await screen.findByRole('link', { name: 'Part 1' });
  };
  it('keeps its level in another year, or explains that the level has no funds in that year', async () => {
    const last = await fetchLatestYear();
    const { component, account } = await fetchRowPerLevel(last);
    const { user } = renderAt(`${ENERGY}?component=${component.id}&account=${account.id}`);
    await findLevel('Treasury Account Symbol', last);
    const picker = screen.getByRole('combobox', { name: 'Fiscal year' });
    await user.selectOptions(picker, `FY ${last - 1}`);
    await findLevel('Treasury Account Symbol', last - 1);
    expect(address()).toBe(
      `${ENERGY}?component=${component.id}&account=${account.id}&fy=${last - 1}`,
    );
    api.rewrite(/federal_accounts\//, (answer) => ({ ...(answer as object), children: [] }));
    await user.selectOptions(picker, `FY ${last - 2}`);
    await screen.findByText(new RegExp(`^“${account.id}” has no funds in FY ${last - 2}`));
    await findLevel('Federal Account', last - 2);
  });
  it.each([
    ['component=no-such-part', /“no-such-part” has no funds/, 'Sub-Component'],
    ['account=089-0001', /level that does not exist/, 'Sub-Component'],
    ['component=%3Cscript%3E', /invalid and were ignored: component/, 'Sub-Component'],
  ])(
    'shows the top level and an explanation for an invalid level in the address: %s',
    async (query, message, name) => {
      renderAt(`${ENERGY}?fy=2024&${query}`);
      await findLevel(name, 2024);
      expect(await screen.findByText(message)).toBeInTheDocument();
    },
  );
  it('links to the dollar trail of the agency for the period shown', async () => {
    const { results } = await get<Rows<{ agency_id: number; toptier_code: string }>>(
      'references/toptier_agencies/',
    );
    const { agency_id: id } = results.find(({ toptier_code: code }) => code === CODE)!;
    const { user } = renderAt(`${ENERGY}?fy=2024`);
    await screen.findAllByText('Data through 9/30/2024');
    await user.click(
      await screen.findByRole('link', {
        name: 'Follow this agency’s dollars from the budget to the place of performance',
      }),
    );
    expect(await findTitle('Follow the Dollar')).toBeInTheDocument();
    expect(address()).toBe(`/follow-the-dollar?fy=2024&period=12&agency=${id}`);
    expect((await screen.findAllByText(/Department of Energy/)).length).toBeGreaterThan(0);
  });
  it('shows the level above and an explanation for an account of another agency', async () => {
    const { component } = await fetchRowPerLevel(2024);
    const { results } = await get<Rows<Funds>>(`agency/097/sub_components/?fiscal_year=2024`);
    const otherAccount = (
      await get<Rows<Funds>>(`agency/097/sub_components/${results[0]!.id}/?fiscal_year=2024`)
    ).results[0]!;
    renderAt(`${ENERGY}?fy=2024&component=${component.id}&account=${otherAccount.id}`);
    expect(
      await screen.findByText(new RegExp(`^“${otherAccount.id}” has no funds in FY`)),
    ).toBeInTheDocument();
    await findLevel('Federal Account', 2024);
  });
});
