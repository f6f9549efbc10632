import { HttpResponse } from 'msw';
import { getFailure, serviceEdge, UNREADABLE } from '../../../tests/serviceEdge';
import {
  fundingAccounts,
  fundingRollup,
  listingOpportunities,
  vehicleOrders,
} from './flowEndpoints';

const edge = serviceEdge();
const id = 'CONT_AWD_X/1_9700';
const pageQuery = { page: 2, limit: 10 };
const byTitle = { sort: 'account_title', order: 'asc' } as const;

describe('vehicleOrders', () => {
  it('requests orders without edge cases and reads missing values', async () => {
    edge.answers({
      results: [
        {
          generated_unique_award_id: 'CONT_AWD_1',
          piid: 'ORDER-1',
          awarding_agency: 'Department of Samples',
          awarding_agency_slug: null,
          parent_generated_unique_award_id: 'CONT_IDV_1',
          parent_award_piid: 'VEHICLE-1',
          grandchild: true,
          recipient_name: null,
          recipient_id: null,
          period_of_performance_start_date: '2024-01-02',
          period_of_performance_potential_end_date: '2024-02-31',
          obligated_amount: -0.5,
          awarded_amount: null,
        },
      ],
      page_metadata: { total: 41, hasNext: true },
    });
    expect(await vehicleOrders.call({ id, ...pageQuery })).toEqual({
      total: 41,
      hasNext: true,
      orders: [
        {
          id: 'CONT_AWD_1',
          piid: 'ORDER-1',
          agency: 'Department of Samples',
          agencySlug: '',
          parentId: 'CONT_IDV_1',
          parentPiid: 'VEHICLE-1',
          grandchild: true,
          recipient: '',
          recipientId: '',
          start: '2024-01-02',
          end: null,
          obligated: -0.5,
          potential: null,
        },
      ],
    });
    expect(edge.asked).toMatchObject([
      {
        method: 'POST',
        path: 'v2/idvs/activity/',
        body: { award_id: id, page: 2, limit: 10, hide_edge_cases: true },
      },
    ]);
  });
  it.each([
    [{}],
    [{ results: null }],
    [{ results: [null] }],
    [{ results: [{ piid: {} }] }],
    [{ results: [{ obligated_amount: 'much' }] }],
    [{ results: [{ period_of_performance_start_date: [] }] }],
    [{ results: [], page_metadata: { total: 'many' } }],
  ])('rejects %j', async (response) => {
    edge.answers(response);
    expect((await getFailure(vehicleOrders.call({ id, ...pageQuery }))).message).toBe(UNREADABLE);
  });
});

describe('the accounts that fund an award', () => {
  it.each([
    [false, 'v2/awards/'],
    [true, 'v2/idvs/'],
  ])('are requested from the endpoint of the award type (IDV: %p)', async (vehicle, basePath) => {
    edge.answersBy(({ path }) =>
      path.includes('rollup')
        ? {
            total_transaction_obligated_amount: '12.5',
            awarding_agency_count: null,
            funding_agency_count: 2,
            federal_account_count: 3,
          }
        : { results: [], page_metadata: null },
    );
    expect(await fundingRollup.call({ id, vehicle })).toEqual({
      obligated: 12.5,
      awardingAgencies: null,
      fundingAgencies: 2,
      accounts: 3,
    });
    expect(await fundingAccounts.call({ id, vehicle, ...pageQuery, ...byTitle })).toEqual({
      accounts: [],
      total: 0,
      hasNext: false,
    });
    expect(edge.asked).toMatchObject([
      { path: `${basePath}funding_rollup/`, body: { award_id: id } },
      { path: `${basePath}accounts/`, body: { award_id: id, ...pageQuery, ...byTitle } },
    ]);
  });
  it('have a total of at least the number of rows on the page', async () => {
    edge.answers({
      results: [{ federal_account: '099-0001', total_transaction_obligated_amount: null }],
      page_metadata: { count: 0 },
    });
    expect(
      await fundingAccounts.call({ id, vehicle: false, ...pageQuery, ...byTitle }),
    ).toMatchObject({
      total: 1,
      accounts: [{ code: '099-0001', obligated: null }],
    });
  });
  it('fail to load if the response has no count', async () => {
    edge.answers({ total_transaction_obligated_amount: 5 });
    expect((await getFailure(fundingRollup.call({ id, vehicle: false }))).message).toBe(UNREADABLE);
  });
});

describe('listingOpportunities', () => {
  it('counts opportunities by status', async () => {
    edge.answers({ cfda: '93.778', posted: 1, closed: 2, archived: 3, forecasted: null });
    expect(await listingOpportunities.call({ number: '93.778' })).toEqual({
      open: 1,
      closed: 2,
      archived: 3,
      forecasted: null,
    });
    expect(edge.asked).toMatchObject([{ path: 'v2/references/cfda/totals/93.778/' }]);
  });
  it('returns null for a response without a body', async () => {
    edge.answersBy(() => new HttpResponse(null, { status: 204 }));
    expect(await listingOpportunities.call({ number: '00.000' })).toBeNull();
  });
  it('fails with the status if the service is unavailable', async () => {
    edge.answersBy(() => HttpResponse.json({}, { status: 503, headers: { 'Retry-After': '60' } }));
    expect((await getFailure(listingOpportunities.call({ number: '93.778' }))).status).toBe(503);
  });
});
