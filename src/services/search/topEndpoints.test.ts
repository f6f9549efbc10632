import { serviceEdge, UNREADABLE } from '../../../tests/serviceEdge';
import { topOfCategory } from './topEndpoints';

const edge = serviceEdge();
const criteria = {
  periods: [{ start: '2024-10-01', end: '2025-09-30' }],
  placesOfPerformance: [{ country: 'USA', state: 'CA' }],
  awardTypes: ['02'],
};
const filters = {
  time_period: [{ start_date: '2024-10-01', end_date: '2025-09-30' }],
  place_of_performance_locations: [{ country: 'USA', state: 'CA' }],
  award_type_codes: ['02'],
};

describe('topOfCategory', () => {
  it('requests sums of transactions and keeps rows without an amount', async () => {
    edge.answers({
      results: [
        { id: null, code: '037', name: 'LOS ANGELES', amount: null },
        { id: null, code: '073', name: 'SAN DIEGO', amount: 5 },
      ],
    });
    const rows = await topOfCategory.call({ criteria, category: 'county', limit: 5 });
    expect(edge.asked).toMatchObject([
      {
        method: 'POST',
        path: 'v2/search/spending_by_category/county/',
        body: { category: 'county', spending_level: 'transactions', limit: 5, page: 1, filters },
      },
    ]);
    expect(rows).toMatchObject([
      { id: '', code: '037', name: 'LOS ANGELES', obligations: null },
      { obligations: 5 },
    ]);
  });
  it('rejects a response if no row has an amount', async () => {
    edge.answers({ results: [{ id: null, code: '037', name: 'LOS ANGELES', amount: null }] });
    await expect(topOfCategory.call({ criteria, category: 'county', limit: 5 })).rejects.toThrow(
      UNREADABLE,
    );
  });
  it('requests DEFCs from account data, limited to the site’s codes', async () => {
    edge.answers({ results: [] });
    await topOfCategory.call({ criteria, category: 'defc', limit: 5 });
    expect(edge.asked[0]!.body).toMatchObject({
      spending_level: 'award_financial',
      filters: { ...filters, def_codes: ['L', 'M', 'N', 'O', 'P', 'U', 'V', 'Z', '1'] },
    });
  });
  it('sends the ID of a single recipient', async () => {
    edge.answers({ results: [] });
    await topOfCategory.call({
      criteria: { recipientId: 'x-R' },
      category: 'federal_account',
      limit: 5,
    });
    expect(edge.asked[0]!.body).toMatchObject({ filters: { recipient_id: 'x-R' } });
  });
});
