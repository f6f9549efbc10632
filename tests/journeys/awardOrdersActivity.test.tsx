import { waitFor, within } from '@testing-library/react';
import { awardPages } from './awardPages';
import { hrefOf, termTexts } from './pageTexts';

const { api, open, figure, requestsTo } = awardPages();
const TITLE = 'IDV Activity';
interface Answer {
  results: Record<string, unknown>[];
  page_metadata: Record<string, unknown>;
}
const bodies = () => requestsTo('v2/idvs/activity/').map(({ body }) => body);

describe('the IDV activity chart', () => {
  it('requests fifty orders once and shows them with a legend', async () => {
    open('vehicleLarge');
    const panel = await figure(TITLE);
    const chart = await within(panel).findByRole('img', { name: /^50 orders as bars/ });
    expect(chart.querySelectorAll('[data-stop]')).toHaveLength(50);
    expect(panel).toHaveTextContent(/Displaying award orders 1-50 of \d+/);
    for (const label of [
      '% Obligated of Potential Award Amount',
      '% of Potential Funding Remaining',
      'Over Obligated',
    ])
      expect(within(panel).getByText(label)).toBeInTheDocument();
    expect(bodies()).toEqual([
      expect.objectContaining({ page: 1, limit: 50, hide_edge_cases: true }),
    ]);
  });
  it('shows details of the first order, then of the order selected by keyboard', async () => {
    const { user } = open('vehicleLarge');
    const panel = await figure(TITLE);
    const chart = await within(panel).findByRole('img');
    const response = requestsTo('v2/idvs/activity/')[0]!.response as Answer;
    const [first, second] = response.results as Record<string, string>[];
    const getDetails = () => within(panel).getByRole('region', { name: /^Order / });
    expect(hrefOf(first!.piid!, within(getDetails()))).toBe(
      `/award/${encodeURIComponent(first!.generated_unique_award_id!)}`,
    );
    chart.focus();
    await user.keyboard('{Home}{ArrowDown}{Enter}');
    expect(getDetails()).toHaveAccessibleName(`Order ${second!.piid}`);
    expect(termTexts(getDetails())).toMatchObject({ 'Awarding Agency': second!.awarding_agency });
  });
  it('keeps page and rows per page in the URL and restores them', async () => {
    const { user } = open('vehicleLarge', '?activityRows=10&activityPage=2');
    const panel = await figure(TITLE);
    await within(panel).findByRole('img', { name: /^10 orders/ });
    expect(panel).toHaveTextContent('Displaying award orders 11-20 of');
    await user.click(within(panel).getByRole('button', { name: 'Page 3' }));
    await waitFor(() => expect(window.location.search).toContain('activityPage=3'));
    await waitFor(() => expect(panel).toHaveTextContent('Displaying award orders 21-30 of'));
    await user.selectOptions(within(panel).getByLabelText('Rows per page:'), '100');
    await waitFor(() => expect(window.location.search).toContain('activityRows=100'));
    expect(window.location.search).not.toContain('activityPage');
    await waitFor(() => expect(bodies()).toHaveLength(3));
  });
  it('ignores an invalid row count with a notice, and links from a nonexistent page to the first page', async () => {
    const { user } = open('vehicleLarge', '?activityRows=7&activityPage=999');
    const panel = await figure(TITLE);
    expect(await within(panel).findByText('This page does not exist.')).toBeInTheDocument();
    expect(document.body).toHaveTextContent(
      'Some values in the address are invalid and were ignored: activityRows.',
    );
    await user.click(within(panel).getByRole('button', { name: 'Go to the first page' }));
    expect(await within(panel).findByRole('img', { name: /^50 orders/ })).toBeInTheDocument();
  });
  it('reports overobligated orders in text and tolerates orders without values', async () => {
    api.rewrite(/idvs\/activity/, (answer) => {
      const { results, page_metadata: metadata } = answer as Answer;
      const [one] = results;
      return {
        results: [
          { ...one, piid: 'OVER', obligated_amount: 300, awarded_amount: 200 },
          {
            ...one,
            piid: 'DEEP',
            grandchild: true,
            parent_award_piid: 'BELOW',
            obligated_amount: 100,
            awarded_amount: 200,
          },
          Object.fromEntries(Object.keys(one!).map((key) => [key, null])),
        ],
        page_metadata: { ...metadata, total: 3, hasNext: false },
      };
    });
    const { user } = open('vehicleLarge');
    const panel = await figure(TITLE);
    const chart = await within(panel).findByRole('img');
    expect(panel).toHaveTextContent('1 order shown here is over obligated.');
    expect(panel).toHaveTextContent('Not drawn: --');
    const getDetails = () => within(panel).getByRole('region', { name: /^Order / });
    expect(termTexts(getDetails())).toMatchObject({
      'Obligated Amount': '$300.00 of $200.00 (150.00%, over obligated)',
    });
    chart.focus();
    await user.keyboard('{End}{Enter}');
    expect(termTexts(getDetails())).toMatchObject({
      'Parent IDV': 'BELOW',
      'Grandparent IDV': 'SAMPLE-LARGE-VEHICLE',
      'Obligated Amount': '$100.00 of $200.00 (50.00%)',
    });
    await user.click(within(panel).getByRole('button', { name: 'View as table' }));
    const rows = within(panel).getAllByRole('row');
    expect(rows[3]).toHaveTextContent('Name not provided');
    expect(panel.textContent).not.toMatch(/NaN|undefined|null/);
  });
  it('shows a message for an IDV without orders', async () => {
    open('vehicleWithoutOrders');
    const panel = await figure(TITLE);
    expect(await within(panel).findByText(/^No orders with dates and amounts/)).toBeInTheDocument();
  });
  it('offers Retry when it fails to load', async () => {
    api.fault(/idvs\/activity/, 'status=500');
    const { user } = open('vehicleLarge');
    const panel = await figure(TITLE);
    await api.retry(user, within(panel));
    expect(await within(panel).findByRole('img')).toBeInTheDocument();
  });
});
