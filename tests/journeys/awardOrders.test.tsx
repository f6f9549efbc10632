import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { money } from '@/domain/format';
import ids from '../../mock-api/generate/crafted/ids.json';
import { renderAt } from '../render';
import { journeyApi } from './journeyApi';
import { rowTexts, textsOf } from './pageTexts';

const api = journeyApi({ quiet: true });

type Name = keyof typeof ids.awards;
const awardPath = (name: Name, query = '') =>
  `/award/${encodeURIComponent(ids.awards[name])}${query && `?${query}`}`;
const section = () => screen.findByRole('region', { name: 'Orders Made Under this IDV' });
const findTable = async (name: string) =>
  within(await within(await section()).findByRole('region', { name })).findByRole('table');
const headings = async (name: string) =>
  textsOf(within(await findTable(name)).getAllByRole('columnheader'));
const readRows = async (name: string) => rowTexts(await findTable(name));
const tabs = async () => textsOf(within(await section()).getAllByRole('tab'));
const getOrderRequests = () => api.requests.filter(({ path }) => /v2\/idvs\/awards\/$/.test(path));

describe('orders under an IDV', () => {
  it('appear in three tabs with counts, latest first, and link to their pages', async () => {
    renderAt(awardPath('vehicleLarge'));
    expect(await headings('Child Award Orders')).toEqual([
      'Award ID',
      'Awarding Agency',
      'Award Type',
      'Obligated Amount',
      'Start Date',
      'End Date',
      'Base Transaction Description',
    ]);
    const { child_award_count: orders } = api.requests.find(({ path }) =>
      path.includes('idvs/amounts/'),
    )!.response as { child_award_count: number };
    await waitFor(async () =>
      expect(await tabs()).toEqual([
        `Child Award Orders${orders.toLocaleString('en-US')}`,
        'Child IDV Orders3',
        'Grandchild Award Orders15',
      ]),
    );
    expect(getOrderRequests().map(({ body }) => body)).toEqual([
      {
        award_id: ids.awards.vehicleLarge,
        type: 'child_awards',
        page: 1,
        limit: 10,
        sort: 'period_of_performance_start_date',
        order: 'desc',
      },
    ]);
    const rows = await readRows('Child Award Orders');
    const { results } = getOrderRequests()[0]!.response as {
      results: { piid: string; obligated_amount: number; generated_unique_award_id: string }[];
    };
    expect(rows.map((cells) => [cells[0], cells[3]])).toEqual(
      results.map((row) => [row.piid, money(row.obligated_amount, 2)]),
    );
    const first = results[0]!;
    expect(
      within(await findTable('Child Award Orders')).getByRole('link', { name: first.piid }),
    ).toHaveAttribute('href', `/award/${encodeURIComponent(first.generated_unique_award_id)}`);
  });
  it('open at the tab in the URL, which has its own columns', async () => {
    const { user } = renderAt(awardPath('vehicleLarge', 'orders=child_idvs&section=orders'));
    expect((await headings('Child IDV Orders')).slice(3)).toEqual([
      'Combined Obligated Amount',
      'Start Date',
      'Ordering Period End Date',
      'Description',
    ]);
    expect(await readRows('Child IDV Orders')).toHaveLength(3);
    await user.click(screen.getByRole('tab', { name: /^Grandchild Award Orders/ }));
    expect((await headings('Grandchild Award Orders')).slice(3)).toEqual([
      'Obligated Amount',
      'Start Date',
      'End Date',
      'Description',
    ]);
    expect(screen.getByText('1-10 of 15 results')).toBeInTheDocument();
    expect(window.location.search).toBe('?orders=grandchild_awards&section=orders');
  });
  it('are sorted and paged by the API and keep their state in the URL', async () => {
    const { user } = renderAt(awardPath('vehicleLarge'));
    const table = within(await findTable('Child Award Orders'));
    await user.click(table.getByRole('button', { name: 'Obligated Amount' }));
    await waitFor(() => expect(getOrderRequests()).toHaveLength(2));
    await user.click(within(await section()).getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(getOrderRequests()).toHaveLength(3));
    expect(getOrderRequests().at(-1)!.body).toMatchObject({
      sort: 'obligated_amount',
      order: 'desc',
      page: 2,
    });
    expect(window.location.search).toBe('?child_awards_sort=obligated&child_awards_page=2');
  });
  it('are replaced by a message in a tab without orders', async () => {
    const { user } = renderAt(awardPath('vehicleWithoutOrders'));
    await screen.findByText('No contracts were ordered directly under this vehicle.');
    await user.click(screen.getByRole('tab', { name: /^Child IDV Orders/ }));
    expect(await screen.findByText('This vehicle has no child vehicles.')).toBeInTheDocument();
    await waitFor(async () =>
      expect(await tabs()).toEqual([
        'Child Award Orders0',
        'Child IDV Orders0',
        'Grandchild Award Orders0',
      ]),
    );
  });
  it('show -- for failed counts, and report a failed list', async () => {
    api.fault(/idvs\/amounts\//, 'status=500');
    renderAt(awardPath('vehicleLarge'));
    expect(await readRows('Child Award Orders')).toHaveLength(10);
    await waitFor(async () =>
      expect(await tabs()).toEqual([
        'Child Award Orders--',
        'Child IDV Orders--',
        'Grandchild Award Orders--',
      ]),
    );
    expect(screen.getByText('1-10 of more than 10 results')).toBeInTheDocument();
    cleanup();
    api.heal();
    api.fault(/idvs\/awards\/$/, 'status=503');
    renderAt(awardPath('vehicleBelow'));
    expect(await within(await section()).findByRole('alert')).toHaveTextContent(
      'We couldn’t load the data.',
    );
  });
  it('show -- for missing values', async () => {
    api.rewrite(/idvs\/awards\/$/, (answer) => {
      const { results } = answer as { results: { generated_unique_award_id: string }[] };
      return {
        results: results.map(({ generated_unique_award_id: id }) => ({
          generated_unique_award_id: id,
        })),
      };
    });
    renderAt(awardPath('vehicleBelow'));
    expect((await readRows('Child Award Orders'))[0]).toEqual(Array(7).fill('--'));
  });
});
