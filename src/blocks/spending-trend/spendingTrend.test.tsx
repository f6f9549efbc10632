import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { combineReducers, legacy_createStore as createStore } from 'redux';
import { createThunkMiddleware } from '@/lib/redux';
import { requestsReducers } from '@/lib/requests/requestState';
import { serviceEdge } from '../../../tests/serviceEdge';
import { SpendingTrend } from '.';

const edge = serviceEdge();
const criteria = { recipientId: 'abc-R' };
const buildSeries = (group: string) =>
  [2022, 2023, 2024].map((fiscalYear, at) => ({
    time_period: {
      fiscal_year: String(fiscalYear),
      ...(group === 'quarter' ? { quarter: '1' } : {}),
    },
    aggregated_amount: at * 100,
    new_award_count_in_period: at * 2,
  }));
const show = (query = '') => {
  window.history.replaceState(null, '', `/${query}`);
  const store = createStore(combineReducers(requestsReducers), createThunkMiddleware());
  const user = userEvent.setup();
  render(
    <Provider store={store}>
      <BrowserRouter>
        <SpendingTrend
          criteria={criteria}
          note="All of it."
          file="abc"
          newAwardsRecipientId="abc-R"
          link={({ start, end }, label) => `${label}: ${start} to ${end}`}
        />
      </BrowserRouter>
    </Provider>,
  );
  return { user };
};
const answerAll = () =>
  edge.answersBy(({ body }) => {
    const { group } = body as { group: string };
    return { group, results: buildSeries(group) };
  });
const requestedGroups = () => edge.asked.map(({ body }) => (body as { group: string }).group);

describe('transactions over time', () => {
  it('start with fiscal years since FY 2008 and include new awards', async () => {
    answerAll();
    show();
    expect(
      await screen.findByText(
        '$300 obligated over 3 fiscal years. FY 2024 has the most, $200. In FY 2024: $200, up 100% on FY 2023.',
      ),
    ).toBeInTheDocument();
    expect(
      await screen.findByText(
        '6 awards began over 3 fiscal years. The highest number was 4, in FY 2024.',
      ),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Years' })).toHaveAttribute('aria-pressed', 'true');
    expect(requestedGroups()).toEqual(['fiscal_year', 'fiscal_year']);
    const { filters } = edge.asked[0]!.body as {
      filters: { recipient_id: string; time_period: { start_date: string }[] };
    };
    expect(filters.recipient_id).toBe('abc-R');
    expect(filters.time_period[0]!.start_date).toBe('2007-10-01');
  });
  it('show the change from a year earlier in the chart and in the table', async () => {
    answerAll();
    const { user } = show();
    const [chart] = await screen.findAllByRole('img', { name: /^Bar chart/ });
    chart!.focus();
    await user.keyboard('{End}');
    expect(screen.getAllByText(/Obligations \$200, up 100% on FY 2023/)).not.toEqual([]);
    await user.click(screen.getAllByRole('button', { name: 'View as table' })[0]!);
    const rows = within(screen.getByRole('table', { name: /Transactions Over Time/ }))
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(rows[0]).toContain('Change from a year earlier');
    expect(rows.slice(1)).toEqual(['FY 2022$0.00--', 'FY 2023$100.00--', 'FY 2024$200.00+100.0%']);
  });
  it('convert years to constant dollars, which the address keeps', async () => {
    answerAll();
    const { user } = show('?section=top-five');
    await screen.findByText(/^\$300 obligated/);
    expect(screen.getByText(/Amounts are not adjusted for inflation\.$/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Constant FY 2025 dollars' }));
    // The index of FY 2023 is 1.2207, that of FY 2024 1.2533, and that of the base year 1.2808.
    const summary =
      '$309 obligated over 3 fiscal years. FY 2024 has the most, $204. In FY 2024: $204, up 95% on FY 2023. Amounts are in constant FY 2025 dollars.';
    expect(await screen.findByText(summary)).toBeInTheDocument();
    expect(screen.getByText(/All amounts are in FY 2025 dollars, by the GDP/)).toBeInTheDocument();
    expect(screen.getByText('Obligations, constant FY 2025 dollars')).toBeInTheDocument();
    expect(window.location.search).toBe('?section=top-five&dollars=constant');
    await user.click(screen.getByRole('button', { name: 'Not adjusted for inflation' }));
    expect(await screen.findByText(/^\$300 obligated/)).toBeInTheDocument();
    expect(window.location.search).toBe('?section=top-five');
    // Both are computed from one response.
    expect(requestedGroups()).toEqual(['fiscal_year', 'fiscal_year']);
  });
  it('offer constant dollars only by year, with the reason', async () => {
    answerAll();
    show('?by=quarter&dollars=constant');
    await screen.findByText(/^\$300 obligated/);
    const dollars = screen.getByRole('group', { name: 'Dollars' });
    for (const button of within(dollars).getAllByRole('button')) expect(button).toBeDisabled();
    expect(dollars).toHaveTextContent('To adjust, group by year.');
    expect(screen.getByText('Obligations, US dollars')).toBeInTheDocument();
  });
  it('can be grouped by quarter, which changes only `by` in the address and adds no history entry', async () => {
    answerAll();
    const { user } = show('?section=top-five');
    await screen.findByText(/^\$300 obligated/);
    const entries = window.history.length;
    await user.click(screen.getByRole('button', { name: 'Quarter' }));
    expect(
      await screen.findByText(
        /^\$300 obligated over 3 fiscal quarters\. Q1 FY 2024 has the most, /,
      ),
    ).toBeInTheDocument();
    expect(window.location.search).toBe('?section=top-five&by=quarter');
    expect(window.history.length).toBe(entries);
    await user.click(screen.getByRole('button', { name: 'Years' }));
    expect(window.location.search).toBe('?section=top-five');
  });
  it('use the grouping of the address', async () => {
    answerAll();
    show('?by=month');
    await screen.findByText(/^\$300 obligated/);
    expect(requestedGroups()).toEqual(['month', 'month']);
    expect(screen.getByRole('button', { name: 'Month' })).toHaveAttribute('aria-pressed', 'true');
  });
  it('show the exact amount of a selected bar and a link to its dates', async () => {
    answerAll();
    const { user } = show();
    const [chart] = await screen.findAllByRole('img', { name: /^Bar chart/ });
    expect(screen.getByText(/all years: 2007-10-01 to \d{4}-09-30/)).toBeInTheDocument();
    chart!.focus();
    await user.keyboard('{End}{Enter}');
    expect(screen.getByText(/\$200\.00/)).toHaveTextContent(
      'FY 2024: $200.00, up 100% on FY 2023. FY 2024: 2023-10-01 to 2024-09-30',
    );
  });
  it('are shown even if new awards fail to load', async () => {
    edge.answersBy(({ path }) =>
      path.includes('new_awards')
        ? HttpResponse.json({ detail: 'no' }, { status: 400 })
        : { results: buildSeries('fiscal_year') },
    );
    show();
    await screen.findByText(/^\$300 obligated/);
    const awards = screen.getByRole('region', { name: 'New Awards Over Time' });
    expect(await within(awards).findByRole('button', { name: 'Retry' })).toBeInTheDocument();
  });
  it('show a message if there are no results', async () => {
    edge.answers({ results: [] });
    show();
    expect(
      await screen.findByText(
        'This profile has no transactions since FY 2008. Earlier transactions are in the award data download.',
      ),
    ).toBeInTheDocument();
    expect(
      await screen.findByText(
        'This recipient has no new awards since FY 2008. Earlier awards are in the award data download.',
      ),
    ).toBeInTheDocument();
  });
});
