import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { selectAward, type AwardPageState } from '@/features/award/state/awardState';
import { awardPages } from './awardPages';
import { termTexts } from './pageTexts';

const { api, open, figure, requestsTo } = awardPages();
const TITLE = 'Federal Accounts';
const readCells = (of: HTMLElement, column: number) =>
  within(of)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.children[column]!.textContent!);
const parseDollars = (text: string) => Number(text.replaceAll(/[$,]/g, ''));
const mockAccounts = (count: number) => {
  const rows = Array.from({ length: count }, (_, at) => ({
    federal_account: `999-${String(at).padStart(4, '0')}`,
    account_title: `Account ${at + 1}`,
    total_transaction_obligated_amount: at === count - 1 ? -50 : (count - at) * 100,
    funding_agency_name: at ? 'Department of Samples' : null,
    funding_agency_abbreviation: null,
    funding_agency_slug: null,
  }));
  api.override(
    http.post('*/api/v2/awards/accounts/', async ({ request }) => {
      const { page, limit } = (await request.json()) as { page: number; limit: number };
      const end = page * limit;
      return HttpResponse.json({
        results: rows.slice(end - limit, end),
        page_metadata: { page, count, hasNext: end < count },
      });
    }),
  );
};

describe('federal accounts of an award', () => {
  it('link to Follow the Dollar with the internal ID of the award', async () => {
    const { store } = open('contractComplete');
    const link = await within(await figure(TITLE)).findByRole('link', {
      name: 'Follow this award’s dollars from the budget to the place of performance',
    });
    const { id } = selectAward(store.getState() as AwardPageState);
    expect(link).toHaveAttribute('href', `/follow-the-dollar?award=${id}`);
  });
  it('add up to the obligated amount of the award', async () => {
    const { store } = open('contractComplete');
    const panel = await figure(TITLE);
    await within(panel).findByRole('table');
    expect(termTexts(panel)).toMatchObject({
      'Total Funding Obligated': '$870,000.00',
      'Total Count of Federal Accounts': '3',
    });
    expect(
      readCells(panel, 1)
        .map(parseDollars)
        .reduce((sum, amount) => sum + amount, 0),
    ).toBeCloseTo(870_000, -1);
    expect(
      readCells(panel, 2)
        .map((text) => parseFloat(text))
        .reduce((sum, share) => sum + share, 0),
    ).toBeCloseTo(100, 1);
    expect(panel).toHaveTextContent(
      'Federal accounts report all of the obligated amount of the award, $870,000.00.',
    );
    const { totalTransactionObligatedAmount: reported } = selectAward(
      store.getState() as AwardPageState,
    );
    expect(reported).toBe(870_000);
    expect(requestsTo('funding_rollup')).toHaveLength(1);
    expect(requestsTo('v2/awards/accounts/').map(({ body }) => body)).toEqual([
      expect.objectContaining({
        page: 1,
        limit: 10,
        sort: 'total_transaction_obligated_amount',
        order: 'desc',
      }),
    ]);
  });
  it('state the amount that is not linked to any account', async () => {
    open('contractPartlyLinked');
    const panel = await figure(TITLE);
    await within(panel).findByRole('table');
    expect(panel).toHaveTextContent(
      'Federal accounts report $250,000.00 of the obligated amount of the award, $400,000.00. The other $150,000.00 is not linked to any account.',
    );
  });
  it('are not requested for an unlinked award, which shows a notice instead', async () => {
    open('contractUnlinked');
    await screen.findByText(/^No federal account is linked to this award, so its outlays/);
    expect(await figure(TITLE)).toBeInTheDocument();
    expect(requestsTo('v2/awards/accounts/')).toHaveLength(0);
  });
  it('are paged by the API and keep page and order in the URL', async () => {
    mockAccounts(25);
    const { user } = open(
      'contractComplete',
      '?accountsPage=2&accountsSort=account&accountsOrder=asc',
    );
    const panel = await figure(TITLE);
    await within(panel).findByText('Account 11');
    await user.click(within(panel).getByRole('button', { name: 'Page 3' }));
    await within(panel).findByText('Account 25');
    expect(window.location.search).toContain('accountsPage=3');
    await user.click(within(panel).getByRole('button', { name: /^Combined Obligated Amount/ }));
    await within(panel).findByText('Account 1');
    expect(window.location.search).not.toMatch(/accountsPage|accountsSort|accountsOrder/);
  });
  it('show at most 100 accounts in the treemap and state how many more are in the table', async () => {
    mockAccounts(102);
    const { user } = open('contractComplete');
    const panel = await figure(TITLE);
    await within(panel).findByRole('table');
    await user.click(within(panel).getByRole('button', { name: 'Treemap' }));
    await within(await figure(TITLE)).findByRole('img', { name: /^100 federal accounts/ });
    expect(window.location.search).toContain('accounts=tree');
    expect(await figure(TITLE)).toHaveTextContent('2 more are in the table');
  });
  it('remain visible when the totals fail, and load the totals on Retry', async () => {
    api.fault(/funding_rollup/, 'status=500');
    const { user } = open('contractComplete');
    const panel = await figure(TITLE);
    await within(panel).findByRole('table');
    expect(readCells(panel, 2)).toEqual(['--', '--', '--']);
    await api.retry(user);
    await waitFor(() =>
      expect(termTexts(panel)).toMatchObject({ 'Total Count of Federal Accounts': '3' }),
    );
  });
  it('offer Retry when they fail to load', async () => {
    api.fault(/v2\/awards\/accounts/, 'status=500');
    const { user } = open('contractComplete');
    const panel = await figure(TITLE);
    await api.retry(user, within(panel));
    expect(await within(panel).findByRole('table')).toBeInTheDocument();
  });
  it('link to the federal funding submissions', async () => {
    const { user } = open('contractComplete');
    await user.click(await screen.findByRole('link', { name: 'View federal funding submissions' }));
    expect(
      await screen.findByRole('tab', { name: /^Federal Account Funding/, selected: true }),
    ).toBeInTheDocument();
  });
  it('include the orders of an IDV', async () => {
    open('vehicleLarge');
    const panel = await figure(TITLE);
    await within(panel).findByRole('table');
    expect(requestsTo('v2/idvs/funding_rollup/')).toHaveLength(1);
    expect(requestsTo('v2/idvs/accounts/')).toHaveLength(1);
    await waitFor(() =>
      expect(panel).toHaveTextContent(/obligated amount of the IDV and the orders under it/),
    );
  });
});
