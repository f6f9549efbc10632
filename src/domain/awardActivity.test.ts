import fc from 'fast-check';
import { buildActivity, largestDay } from './awardActivity';
import type { Transaction } from './awardHistory';

const action = (more: Partial<Transaction>): Transaction => ({
  id: '1',
  date: '2024-01-01',
  modification: '0',
  actionType: '',
  actionText: '',
  description: '',
  amount: 0,
  faceValue: null,
  subsidyCost: null,
  listing: '',
  ...more,
});

describe('award activity', () => {
  it('groups actions by day and sorts them by modification number within a day', () => {
    const { days, sum } = buildActivity([
      action({ id: 'c', date: '2024-03-01', modification: 'P10', amount: -30 }),
      action({ id: 'b', date: '2024-03-01', modification: 'P9', amount: 50.5 }),
      action({ id: 'a', date: '2024-01-01', amount: 100 }),
    ]);
    expect(days.map(({ day, change, total }) => [day, change, total])).toEqual([
      ['2024-01-01', 100, 100],
      ['2024-03-01', 20.5, 120.5],
    ]);
    expect(days[1]!.modifications.map(({ id, before, after }) => [id, before, after])).toEqual([
      ['b', 100, 150.5],
      ['c', 150.5, 120.5],
    ]);
    expect(sum).toBe(120.5);
  });
  it('lists undated actions separately and counts actions without an amount', () => {
    const {
      days,
      undated,
      sum,
      missingAmountCount: withoutAmount,
    } = buildActivity([
      action({ amount: 10 }),
      action({ id: '2', date: null, amount: 5 }),
      action({ id: '3', date: '2024-02-01', amount: null }),
    ]);
    expect(days.map(({ total }) => total)).toEqual([10, 10]);
    expect([undated.map(({ id }) => id), sum, withoutAmount]).toEqual([['2'], 15, 1]);
  });
  it('is empty without actions', () => {
    expect(buildActivity([])).toEqual({ days: [], undated: [], sum: 0, missingAmountCount: 0 });
    expect(largestDay([])).toBeUndefined();
  });
  it('finds the day with the largest change, positive or negative', () => {
    const { days } = buildActivity([
      action({ amount: 50 }),
      action({ id: '2', date: '2024-02-01', amount: -60 }),
      action({ id: '3', date: '2024-03-01', amount: 60 }),
    ]);
    expect(largestDay(days)!.day).toBe('2024-02-01');
  });
  it('has daily changes that add up exactly to the last running total and to the sum', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            day: fc.constantFrom('2024-01-01', '2024-01-02', '2025-06-30'),
            cents: fc.integer({ min: -1e12, max: 1e12 }),
          }),
          { minLength: 1, maxLength: 200 },
        ),
        (changes) => {
          const { days, sum } = buildActivity(
            changes.map(({ day, cents }, at) =>
              action({ id: String(at), date: day, amount: cents / 100 }),
            ),
          );
          const expectedSum = changes.reduce((total, { cents }) => total + cents, 0);
          expect(Math.round(sum * 100)).toBe(expectedSum);
          expect(days.at(-1)!.total).toBe(sum);
          expect(days.reduce((total, { change }) => total + Math.round(change * 100), 0)).toBe(
            expectedSum,
          );
        },
      ),
    ));
});
