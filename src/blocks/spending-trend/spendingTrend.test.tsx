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
      await screen.findByText('$300 obligated over 3 fiscal years. FY 2024 has the most, $200.'),
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
      'FY 2024: $200.00. FY 2024: 2023-10-01 to 2024-09-30',
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
