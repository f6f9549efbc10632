import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { covidDefCodes } from '@/domain/codes/defCodes';
import { otherResources } from '@/domain/disaster/otherResources';
import { money, percent, profileMoney } from '@/domain/format';
import { renderAt } from '../render';
import { readSavedCsv } from '../csvFile';
import { COVID, fetchOverview, panel, type Overview } from './covidCalls';
import { journeyApi } from './journeyApi';
import { address, hrefOf, rowTexts } from './pageTexts';

const api = journeyApi({ quiet: true });
/** The period of the page, which ends with the last reported period. */
const PERIOD = 'from FY 2020 through 08/31/2025';

/** Opens the table of a panel and returns the texts of its rows, from at most two pages. */
const readTable = async (user: UserEvent, region: HTMLElement) => {
  await user.click(within(region).getByRole('button', { name: 'View as table' }));
  const table = await within(region).findByRole('table');
  const first = rowTexts(table);
  const next = within(region).queryByRole('button', { name: 'Next page' });
  if (!next) return first;
  await user.click(next);
  return [...first, ...rowTexts(within(region).getByRole('table'))];
};
const findChart = async (name: string) => {
  const region = await panel(name);
  await within(region).findByRole('img');
  return region;
};

describe('the COVID-19 overview', () => {
  it('shows all three amounts together or one at a time, and stores the view in the URL', async () => {
    const { total_budget_authority: resources, spending } = await fetchOverview();
    const { user } = renderAt(COVID);
    const region = await findChart('Spending to Date');
    expect(
      within(region).getByText(
        `Of ${profileMoney(resources)} available to spend ${PERIOD}, agencies committed ${profileMoney(spending.total_obligations)} and paid out ${profileMoney(spending.total_outlays)}.`,
      ),
    ).toBeInTheDocument();
    const tab = (name: string) => screen.getByRole('tab', { name });
    await user.click(tab('Total Obligations'));
    expect(address()).toBe(`${COVID}?amounts=obligations`);
    const sentence = `Agencies committed ${profileMoney(spending.total_obligations)} (${percent(spending.total_obligations, resources, 2)} of Total Budgetary Resources) ${PERIOD}.`;
    expect(within(region).getByText(sentence)).toBeInTheDocument();
    expect(within(region).getByRole('img')).toHaveAccessibleName(expect.stringContaining(sentence));
    await user.keyboard('{ArrowRight}');
    expect(tab('Total Outlays')).toHaveFocus();
    expect(address()).toBe(`${COVID}?amounts=outlays`);
    await user.keyboard('{Home}');
    expect(address()).toBe(COVID);
  });
  it('reports an unknown view in the URL', async () => {
    renderAt(`${COVID}?amounts=everything`);
    await findChart('Spending to Date');
    expect(screen.getByText(/invalid and were ignored: amounts/)).toBeInTheDocument();
  });
  it('can be explored by keyboard and shows the share of an amount', async () => {
    const { total_budget_authority: resources, spending } = await fetchOverview();
    const { user } = renderAt(COVID);
    const region = await findChart('Spending to Date');
    within(region).getByRole('img').focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(
      within(region).getAllByText(
        new RegExp(`${percent(spending.total_obligations, resources, 2)}\\)`),
      ).length,
    ).toBeGreaterThan(0);
  });
  it.each(['Spending to Date', 'From Laws to Payments'])(
    'shows the same numbers in the table and the CSV file: %s',
    async (name) => {
      const { user } = renderAt(COVID);
      const region = await findChart(name);
      await user.click(within(region).getByRole('button', { name: 'Download CSV' }));
      const { rows } = await readSavedCsv();
      const amount = name === 'Spending to Date' ? 1 : 2;
      expect((await readTable(user, region)).map((row) => row[amount])).toEqual(
        rows.map((row) => money(Number(row[amount]), 2)),
      );
      expect(rows.length).toBeGreaterThan(9);
    },
  );
  it('shows budgetary resources by code and the remaining balance', async () => {
    const overview = await fetchOverview();
    const { user } = renderAt(COVID);
    const region = await findChart('From Laws to Payments');
    const rows = new Map(
      (await readTable(user, region)).map(([, part, amount]) => [part!, amount!]),
    );
    overview.funding.forEach(({ def_code: code, amount }) =>
      expect(rows.get(`DEFC ${code}`)).toBe(money(amount, 2)),
    );
    expect(rows.get('Remaining Balance')).toBe(
      money(overview.total_budget_authority - overview.spending.total_obligations, 2),
    );
    expect(hrefOf('outlays', within(region))).toEqual(expect.stringContaining('glossary=outlay'));
  });
  it('shows a message when all amounts are zero', async () => {
    const zeroAmounts = {
      award_obligations: 0,
      award_outlays: 0,
      total_obligations: 0,
      total_outlays: 0,
    };
    api.rewrite(/disaster\/overview/, (answer) => ({
      ...(answer as Overview),
      funding: [],
      total_budget_authority: 0,
      spending: zeroAmounts,
      additional: null,
    }));
    renderAt(COVID);
    const region = await panel('Spending to Date');
    await within(region).findByText(
      'No account reports spending under these codes. Select other codes.',
    );
    expect(document.body).not.toHaveTextContent(/NaN|Infinity/);
  });
  it('adds the additional amounts of the API to every total', async () => {
    const { total_budget_authority: resources, spending } = await fetchOverview();
    const extraAmounts = {
      total_budget_authority: 5e9,
      spending: { total_obligations: 4e9, total_outlays: 3e9 },
    };
    api.rewrite(/disaster\/overview/, (answer) => ({
      ...(answer as Overview),
      additional: extraAmounts,
    }));
    const { user } = renderAt(COVID);
    const region = await findChart('From Laws to Payments');
    const rows = new Map(
      (await readTable(user, region)).map(([, part, amount]) => [part!, amount!]),
    );
    expect(rows.get('Without a Code')).toBe(money(5e9, 2));
    expect(rows.get('Total Budgetary Resources')).toBe(money(resources + 5e9, 2));
    expect(rows.get('Total Outlays')).toBe(money(spending.total_outlays + 3e9, 2));
  });
});

describe('the last sections of the COVID-19 profile', () => {
  it('link to other resources in a new tab', async () => {
    renderAt(COVID);
    for (const { name, url } of otherResources) {
      const link = await screen.findByRole('link', { name: `${name} (opens in a new tab)` });
      expect(link).toHaveAttribute('href', url);
    }
  });
  it('open a search for awards of all COVID-19 codes and link to custom account data', async () => {
    const { user } = renderAt(COVID);
    expect(await screen.findByRole('link', { name: 'Choose account data' })).toHaveAttribute(
      'href',
      '/download_center/custom_account_data',
    );
    await user.click(
      screen.getByRole('button', { name: 'Search awards of the COVID-19 Response' }),
    );
    await waitFor(() => expect(address()).toMatch(/^\/search\?hash=/), { timeout: 10_000 });
    const saved = api.requests.find(({ path }) => path.includes('references/filter'))!.body as {
      filters: { defCodes: { require: string[] } };
    };
    expect([...saved.filters.defCodes.require].sort()).toEqual([...covidDefCodes].sort());
  });
  it('receive focus from the link at the top, which stores the section in the URL', async () => {
    const { user } = renderAt(`${COVID}?defc=N`);
    await user.click(await screen.findByRole('link', { name: 'Where the data is from' }));
    expect(address()).toBe(`${COVID}?defc=N&section=data_sources_and_methodology`);
    expect(document.getElementById('covid19-data_sources_and_methodology')).toHaveFocus();
  });
});
