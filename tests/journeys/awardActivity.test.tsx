import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { readSavedCsv } from '../csvFile';
import { awardPages } from './awardPages';
import { termTexts } from './pageTexts';

const { api, open, figure, requestsTo } = awardPages();
const TITLE = 'Contract Activity';
/** Makes the API return the given actions of the award. */
const mockActions = (...rows: object[]) =>
  api.override(
    http.post('*/api/v2/transactions/', () =>
      HttpResponse.json({ results: rows, page_metadata: { hasNext: false } }),
    ),
  );
const createAction = (id: string, more: object) => ({
  id,
  action_date: '2024-01-01',
  modification_number: id,
  action_type: 'C',
  action_type_description: 'FUNDING ONLY ACTION',
  description: null,
  federal_action_obligation: 0,
  face_value_loan_guarantee: null,
  original_loan_subsidy_cost: null,
  cfda_number: null,
  ...more,
});
const findChart = (within_: HTMLElement) => within(within_).findByRole('img');

describe('the contract activity chart', () => {
  it('shows a running total that matches the award, with its dates and ceiling', async () => {
    open('contractComplete');
    const panel = await figure(TITLE);
    const chart = await findChart(panel);
    expect(chart).toHaveAccessibleName(
      /^Running total of obligations on 6 days\. Start 02\/15\/2021, Current End 02\/28\/2026, Potential End 02\/28\/2027, Potential Award Amount \$1\.5M\./,
    );
    for (const name of ['Start', 'Current End', 'Potential End', 'Potential Award Amount $1.5M'])
      expect(within(chart).getByText(name)).toBeInTheDocument();
    expect(panel).toHaveTextContent(
      '6 transactions from 02/15/2021 to 09/15/2025 add up to $870,000. The largest change, on 02/15/2021, was +$400,000.',
    );
    expect(panel).toHaveTextContent(
      'The transactions add up to the obligated amount of the award, $870,000.00.',
    );
  });
  it('requests the transactions once for all sections', async () => {
    open('contractLongHistory');
    await findChart(await figure(TITLE));
    expect(
      requestsTo('v2/transactions/').filter(
        ({ body }) => (body as { limit: number }).limit === 5000,
      ),
    ).toHaveLength(1);
  });
  it('moves between days by keyboard and shows each modification of the selected day', async () => {
    mockActions(
      createAction('P1', { federal_action_obligation: 100, description: 'Begins' }),
      createAction('P10', { action_date: '2024-06-01', federal_action_obligation: -30.5 }),
      createAction('P9', {
        action_date: '2024-06-01',
        federal_action_obligation: 50,
        action_type: null,
        action_type_description: null,
      }),
      createAction('P11', { action_date: '2025-01-01', federal_action_obligation: 1 }),
    );
    const { user } = open('contractComplete');
    const panel = await figure(TITLE);
    const chart = await findChart(panel);
    // The last day is selected initially.
    const getDayDetails = (day: string) =>
      within(panel).getByRole('region', { name: `Modifications of ${day}` });
    expect(termTexts(getDayDetails('01/01/2025'))).toMatchObject({
      'Modification Number': 'P11',
      'Running Total': '$120.50',
    });
    chart.focus();
    await user.keyboard('{Home}{ArrowRight}');
    expect(
      within(panel).getByText('06/01/2024: +$19.50, running total $119.50, 2 modifications'),
    ).toBeInTheDocument();
    await user.keyboard('{Enter}');
    const day = getDayDetails('06/01/2024');
    expect(day).toHaveTextContent(
      '1 of 2 modifications on this day. Together they changed the obligations by +$19.50. The running total is $119.50.',
    );
    expect(termTexts(day)).toEqual({
      'Modification Number': 'P9',
      Amount: '+$50.00',
      'Running Total': '$150.00',
      'Action Type': '--',
      'Transaction Description': '--',
    });
    await user.click(within(day).getByRole('button', { name: /^Next/ }));
    expect(day).toHaveTextContent('2 of 2 modifications on this day');
    expect(termTexts(day)).toMatchObject({
      'Modification Number': 'P10',
      Amount: '-$30.50',
      'Running Total': '$119.50',
      'Action Type': 'C: FUNDING ONLY ACTION',
    });
    expect(within(day).getByRole('button', { name: /^Next/ })).toBeDisabled();
  });
  it('shows the same numbers in the table and the CSV file', async () => {
    const { user } = open('contractComplete');
    const panel = await figure(TITLE);
    await findChart(panel);
    await user.click(within(panel).getByRole('button', { name: 'Download CSV' }));
    const { header, rows } = await readSavedCsv();
    expect(header.slice(0, 4)).toEqual([
      'action_date',
      'modification_number',
      'amount',
      'running_total',
    ]);
    expect(rows.map((row) => row[3])).toEqual([
      '400000',
      '550000.25',
      '550000.25',
      '499999.5',
      '750000',
      '870000',
    ]);
    await user.click(within(panel).getByRole('button', { name: 'View as table' }));
    const [, first] = within(panel).getAllByRole('row');
    expect(first).toHaveTextContent('02/15/2021');
    expect(first).toHaveTextContent('$400,000.00');
  });
  it('links to the transactions table', async () => {
    const { user } = open('contractComplete', '?history=funding');
    const panel = await figure(TITLE);
    await findChart(panel);
    await user.click(within(panel).getByRole('link', { name: 'View transactions table' }));
    await screen.findByRole('tab', { name: /^Transaction History/, selected: true });
    expect(window.location.search).toContain('section=history');
  });
  it('states how the sum differs from the award and which transactions are not in the chart', async () => {
    mockActions(
      createAction('1', { federal_action_obligation: 870_001 }),
      createAction('2', { action_date: null, federal_action_obligation: 9 }),
      createAction('3', { federal_action_obligation: null }),
    );
    open('contractComplete');
    const panel = await figure(TITLE);
    await findChart(panel);
    expect(panel).toHaveTextContent(
      'The transactions add up to $870,010.00, $10.00 more than the obligated amount of the award, $870,000.00. 1 transaction has no amount. 1 transaction without a date is only in the table.',
    );
  });
  it('shows a message when no transaction has a date', async () => {
    mockActions(createAction('1', { action_date: null, federal_action_obligation: 5 }));
    open('contractComplete');
    expect(
      await screen.findByText('No transaction of this award has a date, so there is no chart.'),
    ).toBeInTheDocument();
  });
  it('reports that there are no transactions', async () => {
    mockActions();
    open('contractComplete');
    expect(
      await within(await figure(TITLE)).findByText('No transactions are recorded for this award.'),
    ).toBeInTheDocument();
  });
  it('offers Retry when it fails, while other sections remain visible', async () => {
    api.fault(/v2\/transactions/, 'status=500');
    const { user } = open('contractComplete');
    const panel = await figure(TITLE);
    const alert = await within(panel).findByRole('alert');
    expect(await figure('Federal Accounts')).toBeInTheDocument();
    await api.retry(user, within(alert));
    expect(await findChart(panel)).toBeInTheDocument();
  });
});

describe('the grant activity chart', () => {
  it('shows the end date and no ceiling', async () => {
    open('grantComplete');
    const chart = await findChart(await figure('Grant Activity'));
    expect(within(chart).getByText('End')).toBeInTheDocument();
    expect(within(chart).queryByText(/Potential/)).not.toBeInTheDocument();
  });
});

describe('the activity chart with missing or invalid award data', () => {
  it.each([
    'contractNoDates',
    'contractEndBeforeStart',
    'contractNegative',
    'contractNoAmounts',
  ] as const)('renders without raw values: %s', async (name) => {
    open(name);
    const chart = await findChart(await figure(TITLE));
    expect(chart.outerHTML).not.toMatch(/NaN|undefined|Infinity/);
  });
});
