import { screen, waitFor, within } from '@testing-library/react';
import { describeChange, formatChange, getChange } from '@/domain/change';
import { MISSING, money, profileMoney } from '@/domain/format';
import { toConstantDollars } from '@/domain/priceIndex';
import { readSavedCsv } from '../csvFile';
import { renderAt } from '../render';
import { get } from './apiCalls';
import {
  PAGE,
  fetchAccount,
  fetchBudgetTotals,
  sumCents,
  parseCents,
  findFigure,
  fetchSnapshot,
  readTable,
} from './accountCalls';
import { journeyApi } from './journeyApi';
import { textsOf } from './pageTexts';

const api = journeyApi({ quiet: true });
const getBodies = (path: RegExp) =>
  api.requests.filter((request) => path.test(request.path)).map(({ body }) => body as never);
const query = () => Object.fromEntries(new URLSearchParams(window.location.search));
describe('federal account charts', () => {
  it('show the same obligations as the snapshot over time, by symbol and by category', async () => {
    const one = await fetchAccount();
    const known = await fetchSnapshot(one.id, 2024);
    const { user } = renderAt(`${PAGE}?fy=2024&years=2024&step=years`);
    const [row] = await readTable(user, 'Spending Over Time');
    expect(row).toEqual([
      '2024',
      ...[known.obligated, known.unobligated, known.budget_authority, known.outlay].map((amount) =>
        money(amount, 2),
      ),
      // The year before is not among the filters.
      MISSING,
    ]);
    const symbols = await readTable(user, 'Treasury Account Symbols');
    expect(symbols.reduce((sum, [, , obligated]) => sum + parseCents(obligated!), 0)).toBe(
      sumCents([known.obligated]),
    );
    for (const name of ['Program Activity', 'Object Class', 'Treasury Account Symbol (TAS)']) {
      const box = await findFigure('Spending by Category');
      await user.click(within(box).getByRole('button', { name }));
      const list = await within(box)
        .findByRole('list', { name })
        .catch(() => null);
      if (list === null) await within(box).findByRole('table');
      const { results } = await fetchBudgetTotals('categories', {
        filters: [
          { field: 'treasury_account__federal_account_id', operation: 'equals', value: one.id },
          { field: 'submission__reporting_fiscal_year', operation: 'in', value: [2024] },
        ],
        group: {
          'Program Activity': 'program_activity__program_activity_name',
          'Object Class': 'object_class__object_class_name',
          'Treasury Account Symbol (TAS)': 'treasury_account__tas_rendering_label',
        }[name],
        field: 'obligations_incurred_by_program_object_class_cpe',
      });
      expect(sumCents(results.map(({ aggregate }) => aggregate))).toBe(sumCents([known.obligated]));
    }
  });
  it('show cumulative quarters, the last with the amount of the year', async () => {
    const one = await fetchAccount();
    const known = await fetchSnapshot(one.id, 2023);
    const { user } = renderAt(`${PAGE}?years=2023`);
    const rows = await readTable(user, 'Spending Over Time');
    expect(rows.map(([label]) => label)).toEqual(['2023 Q1', '2023 Q2', '2023 Q3', '2023 Q4']);
    expect(rows[3]![1]).toBe(money(known.obligated, 2));
    const box = await findFigure('Spending Over Time');
    await user.click(within(box).getByRole('button', { name: 'Years' }));
    expect(query()).toEqual({ years: '2023', step: 'years' });
    await waitFor(() => expect(textsOf(within(box).getAllByRole('rowheader'))).toEqual(['2023']));
  });
  it('show the change of each complete year, in dollars of each year or in constant dollars', async () => {
    const one = await fetchAccount();
    const [known, earlier] = await Promise.all(
      [2024, 2023].map((year) => fetchSnapshot(one.id, year)),
    );
    const { user } = renderAt(`${PAGE}?step=years`);
    const box = await findFigure('Spending Over Time');
    const change = describeChange(known!.obligated, earlier!.obligated, 'FY 2023');
    const amountText = profileMoney(known!.obligated);
    // FY 2025 is reported up to 08/31/2025 only, so its change is not stated.
    expect(await within(box).findByText(/^In 2025, up to 08\/31\/2025, /)).toHaveTextContent(
      ` In FY 2024: ${amountText} obligated, ${change}.`,
    );
    await user.click(within(box).getByRole('button', { name: 'Constant FY 2025 dollars' }));
    expect(query()).toEqual({ step: 'years', dollars: 'constant' });
    const amount = toConstantDollars(known!.obligated, 2024);
    const earlierAmount = toConstantDollars(earlier!.obligated, 2023);
    expect(within(box).getByText(/^In 2025, up to /)).toHaveTextContent(
      ` In FY 2024: ${profileMoney(amount)} obligated, ${describeChange(amount, earlierAmount, 'FY 2023')}. Amounts are in constant FY 2025 dollars.`,
    );
    expect(within(box).getByText('Year to date, constant FY 2025 dollars')).toBeInTheDocument();
    const rows = await readTable(user, 'Spending Over Time');
    const row = rows.find(([label]) => label === '2024')!;
    expect([row[1], row.at(-1)]).toEqual([
      money(amount, 2),
      formatChange(getChange(amount, earlierAmount)),
    ]);
    expect(rows.at(-1)).toEqual(expect.arrayContaining([expect.stringContaining('2025'), MISSING]));
    await user.click(within(box).getByRole('button', { name: 'Download CSV' }));
    const file = await readSavedCsv();
    expect(file.header[1]).toBe('obligated_constant_fy_2025_dollars');
    const line = file.rows.find(([label]) => label === '2024')!;
    expect(Number(line[1])).toBeCloseTo(amount!, 2);
    // Quarters are in dollars of each year, because the index is by year.
    await user.click(within(box).getByRole('button', { name: 'Quarters' }));
    await within(box).findByText(/^In 2025 Q4, up to /);
    expect(within(box).getByRole('button', { name: 'Constant FY 2025 dollars' })).toBeDisabled();
    expect(box).not.toHaveTextContent('Amounts are in constant');
  });
  it('separate filtered obligations from other obligations', async () => {
    const one = await fetchAccount();
    const known = await fetchSnapshot(one.id, 2024);
    const classes = await get<{ results: { minor_object_class: { id: string }[] }[] }>(
      `federal_accounts/${one.id}/available_object_classes`,
    );
    const code = classes.results[0]!.minor_object_class[0]!.id;
    const { user } = renderAt(`${PAGE}?years=2024&step=years&class=${code}`);
    const [row] = await readTable(user, 'Spending Over Time');
    const [, filteredAmount, other, unobligated, resources] = row!.map((text) => parseCents(text));
    expect(filteredAmount! + other!).toBe(sumCents([known.obligated]));
    expect(filteredAmount! + other! + unobligated!).toBe(resources);
    expect(
      screen.getByRole('columnheader', { name: /^Obligations Incurred \(Filtered\)/ }),
    ).toBeInTheDocument();
  });
  it('page through the categories five at a time', async () => {
    const { user } = renderAt(`${PAGE}?by=class`);
    const box = await findFigure('Spending by Category');
    const list = await within(box).findByRole('list', { name: 'Object Class' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(5);
    expect(within(box).getByRole('button', { name: 'Show previous five' })).toBeDisabled();
    await user.click(within(box).getByRole('button', { name: 'Show next five' }));
    expect(query()).toEqual({ by: 'class', five: '2' });
    await within(box).findByText(/^From rank 6/);
  });
  it('return to the first five categories when a filter changes', async () => {
    const { user } = renderAt(`${PAGE}?by=class&five=2&contracts_page=3`);
    await within(await findFigure('Spending by Category')).findByText(/^From rank 6/);
    await user.click(await screen.findByRole('button', { name: /^Time Period/ }));
    await user.click(await screen.findByRole('checkbox', { name: 'FY 2024' }));
    expect(query()).toEqual({ by: 'class', years: '2024' });
    await within(await findFigure('Spending by Category')).findByText(
      / has the most obligations: /,
    );
  });
  it('are hidden, with the filter that depends on them, when the API lacks their endpoints', async () => {
    api.fault(/v1\/tas/, 'status=404');
    renderAt(PAGE);
    await screen.findByText(/^In FY 2025 through 08\/31\/2025, /);
    await waitFor(() =>
      expect(
        screen.queryByRole('heading', { name: 'Spending by Category' }),
      ).not.toBeInTheDocument(),
    );
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Spending Over Time' })).not.toBeInTheDocument(),
    );
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /^Program Activity/ })).not.toBeInTheDocument(),
    );
  });
  it('show that the last quarter may change until 45 days after its end [i9.8]', async () => {
    api.rewrite(/balances\/quarters\/total/, (answer) => {
      const { results } = answer as { results: object[] };
      const open = {
        ...results.at(-1),
        submission__reporting_fiscal_year: 2026,
        submission__reporting_fiscal_quarter: 1,
      };
      return { ...(answer as object), results: [...results, open] };
    });
    const { user } = renderAt(`${PAGE}?step=quarters`);
    const box = await findFigure('Spending Over Time');
    await within(box).findByText(/FY 2026 Q1 may change until 02\/14\/2026\./);
    await user.click(within(box).getByRole('button', { name: 'Years' }));
    await waitFor(() => expect(box).not.toHaveTextContent('may change until'));
  });
  it('explain what the last quarter of a year includes only by quarters', async () => {
    const { user } = renderAt(`${PAGE}?step=quarters`);
    const box = await findFigure('Spending Over Time');
    const quarterNote = 'The last quarter of a year includes the whole year.';
    await waitFor(() => expect(box).toHaveTextContent(quarterNote));
    await user.click(within(box).getByRole('button', { name: 'Years' }));
    await waitFor(() => expect(box).not.toHaveTextContent(quarterNote));
  });
  it('report a failed request in the affected chart only and recover on Retry', async () => {
    api.fault(/balances/, 'status=500');
    const { user } = renderAt(PAGE);
    const box = await findFigure('Spending Over Time');
    const retry = await within(box).findByRole('button', { name: 'Retry' });
    expect(
      await within(await findFigure('Spending by Category')).findByRole('list', {
        name: 'Program Activity',
      }),
    ).toBeInTheDocument();
    api.heal();
    await user.click(retry);
    await within(box).findByRole('img', { name: /^Columns over time/ });
  });
});

describe('federal account awards', () => {
  it('appear in tabs, open at the first tab with results, and are requested once', async () => {
    renderAt(PAGE);
    const tabs = await screen.findByRole('tablist', { name: 'Awards of the account' });
    const rows = await screen.findAllByRole('row', {}, { timeout: 5000 });
    expect(rows.length).toBeGreaterThan(1);
    const [count] = getBodies(/spending_by_award_count/);
    expect(count).toEqual(
      expect.objectContaining({
        filters: {
          treasury_account_components: [{ aid: '097', main: '0100' }],
        },
      }),
    );
    const chosen = within(tabs).getByRole('tab', { selected: true });
    expect(chosen).toBeEnabled();
    expect(getBodies(/spending_by_award\/$/)).toHaveLength(1);
    expect(getBodies(/spending_by_award\/$/)[0]).toEqual(
      expect.objectContaining({ limit: 10, page: 1, order: 'desc', sort: 'Award Amount' }),
    );
    expect(screen.getByText(/published after a 90-day delay/)).toBeInTheDocument();
  });
  it('are limited by the filters, which merge consecutive years into one time period', async () => {
    renderAt(`${PAGE}?years=2020,2021,2024`);
    await screen.findByRole('tablist', { name: 'Awards of the account' });
    await waitFor(() => expect(getBodies(/spending_by_award_count/)).toHaveLength(1));
    expect(getBodies(/spending_by_award_count/)[0]).toEqual(
      expect.objectContaining({
        filters: expect.objectContaining({
          time_period: [
            { start_date: '2019-10-01', end_date: '2021-09-30' },
            { start_date: '2023-10-01', end_date: '2024-09-30' },
          ],
        }),
      }),
    );
  });
});
