/** @jest-environment <rootDir>/tests/environment.js */
import { serviceEdge, UNREADABLE } from '../../../tests/serviceEdge';
import { spendingBreakdown } from './endpoints';

const edge = serviceEdge();

describe('the breakdown of a fiscal year', () => {
  it.each([
    [2017, { fy: '2017', quarter: '3' }],
    [2019, { fy: '2019', quarter: '3' }],
    [2020, { fy: '2020', period: '8' }],
    [2025, { fy: '2025', period: '8' }],
  ])(
    'asks for a quarter up to fiscal year 2019 and for a period from 2020 on: %i',
    (year, filters) => {
      expect(
        spendingBreakdown.requestOf({ root: 'agency', year, quarter: 3, period: 8 })!.body,
      ).toEqual({ type: 'agency', filters });
    },
  );
  it.each(['budget_function', 'agency', 'object_class'] as const)(
    'is asked for by %s',
    async (root) => {
      edge.answers({
        total: 10.5,
        end_date: '2025-05-31',
        results: [{ id: '1', code: '050', name: 'National Defense', amount: 8 }],
      });
      expect(await spendingBreakdown.call({ root, year: 2025, quarter: 3, period: 8 })).toEqual({
        total: 10.5,
        endDate: '2025-05-31',
        rows: [{ id: '1', name: 'National Defense', amount: 8 }],
      });
      expect(edge.asked).toEqual([
        {
          method: 'POST',
          path: 'v2/spending/',
          query: {},
          body: { type: root, filters: { fy: '2025', period: '8' } },
        },
      ]);
    },
  );
  it('keeps data not reported, which has no id, and a total that is not out yet', async () => {
    edge.answers({
      total: null,
      results: [
        { id: null, code: null, name: 'Unreported Data', amount: -3 },
        { id: '2', code: null, name: null, amount: null },
      ],
    });
    expect(
      await spendingBreakdown.call({ root: 'agency', year: 2025, quarter: 3, period: 8 }),
    ).toEqual({
      total: null,
      endDate: '',
      rows: [
        { id: null, name: 'Unreported Data', amount: -3 },
        { id: '2', name: '', amount: 0 },
      ],
    });
    edge.answers({ total: 0, end_date: null, results: [] });
    expect(
      await spendingBreakdown.call({ root: 'agency', year: 2025, quarter: 3, period: 8 }),
    ).toEqual({ total: 0, endDate: '', rows: [] });
  });
  it('is not told by an answer without results', async () => {
    edge.answers({ total: 5 });
    await expect(
      spendingBreakdown.call({ root: 'agency', year: 2025, quarter: 3, period: 8 }),
    ).rejects.toThrow(UNREADABLE);
  });
});
