import { postCall, serviceEdge, UNREADABLE } from '../../../tests/serviceEdge';
import { spendingBreakdown } from './endpoints';

const edge = serviceEdge();
const query = { level: 'agency', year: 2025, quarter: 3, period: 8 } as const;

describe('spendingBreakdown', () => {
  it.each([
    [2017, { fy: '2017', quarter: '3' }],
    [2019, { fy: '2019', quarter: '3' }],
    [2020, { fy: '2020', period: '8' }],
    [2025, { fy: '2025', period: '8' }],
  ])('sends a quarter through FY 2019 and a period from FY 2020: %i', (year, filters) => {
    expect(spendingBreakdown.requestOf({ ...query, year })!.body).toEqual({
      type: 'agency',
      filters,
    });
  });
  it.each(['budget_function', 'agency', 'object_class'] as const)(
    'is requested by %s',
    async (level) => {
      edge.answers({
        total: 10.5,
        end_date: '2025-05-31',
        results: [{ id: '1', code: '050', name: 'National Defense', amount: 8 }],
      });
      expect(await spendingBreakdown.call({ ...query, level })).toEqual({
        total: 10.5,
        endDate: '2025-05-31',
        rows: [{ id: '1', code: '050', name: 'National Defense', amount: 8 }],
      });
      expect(edge.asked).toEqual([
        postCall('v2/spending/', { type: level, filters: { fy: '2025', period: '8' } }),
      ]);
    },
  );
  it('keeps unreported data without an ID, and null for a missing total', async () => {
    edge.answers({
      total: null,
      results: [
        { id: null, code: null, name: 'Unreported Data', amount: -3 },
        { id: '2', code: null, name: null, amount: null },
      ],
    });
    expect(await spendingBreakdown.call(query)).toEqual({
      total: null,
      endDate: '',
      rows: [
        { id: null, name: 'Unreported Data', amount: -3 },
        { id: '2', name: '', amount: null },
      ],
    });
    edge.answers({ total: 0, end_date: null, results: [] });
    expect(await spendingBreakdown.call(query)).toEqual({ total: 0, endDate: '', rows: [] });
  });
  it('sends the selected levels and reads the links of rows', async () => {
    edge.answers({
      total: 3,
      end_date: '2025-05-31',
      results: [
        { id: '7', code: '097-0100', name: 'Operation', amount: 1, account_number: '097-0100' },
        {
          id: '8',
          code: 'X1',
          name: 'X1',
          amount: 2,
          generated_unique_award_id: 'CONT_AWD_X1',
          total: 9,
        },
        { id: '9', code: 1, name: 'Elsewhere', amount: 0, link: false, account_number: null },
      ],
    });
    const within = { budget_function: '050', agency: '12' } as const;
    const call = spendingBreakdown.call({ ...query, level: 'federal_account', within });
    expect((await call).rows).toEqual([
      { id: '7', code: '097-0100', name: 'Operation', amount: 1, accountNumber: '097-0100' },
      { id: '8', code: 'X1', name: 'X1', amount: 2, awardId: 'CONT_AWD_X1', awardTotal: 9 },
      { id: '9', code: '1', name: 'Elsewhere', amount: 0, hasPage: false },
    ]);
    expect(edge.asked[0]!.body).toEqual({
      type: 'federal_account',
      filters: { fy: '2025', period: '8', budget_function: '050', agency: '12' },
    });
  });
  it('rejects a response without results', async () => {
    edge.answers({ total: 5 });
    await expect(spendingBreakdown.call(query)).rejects.toThrow(UNREADABLE);
  });
});
