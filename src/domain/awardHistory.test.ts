import {
  sortTransactions,
  getSteps,
  submissionPeriodLabel,
  sumTransactions,
  type Transaction,
} from './awardHistory';

const action = (id: string, rest: Partial<Transaction> = {}): Transaction => ({
  id,
  modification: '',
  date: '2024-01-01',
  actionType: '',
  actionText: '',
  description: '',
  amount: null,
  faceValue: null,
  subsidyCost: null,
  listing: '',
  ...rest,
});

describe('actions of an award', () => {
  it('are sorted by date, then modification, then ID, with undated actions last', () => {
    const actions = [
      action('no day', { date: null }),
      action('later', { date: '2024-02-01', modification: '0' }),
      action('P10', { modification: 'P00010' }),
      action('P2', { modification: 'P00002' }),
      action('base 12', { modification: '0' }),
      action('base 9', { modification: '0' }),
      action('first', { date: '2023-12-31', modification: 'P00099' }),
    ];
    expect(sortTransactions(actions).map(({ id }) => id)).toEqual([
      'first',
      'base 9',
      'base 12',
      'P2',
      'P10',
      'later',
      'no day',
    ]);
    expect(actions[0]!.id).toBe('no day');
  });
  it('have exact running totals, without rounding errors in any row', () => {
    const amounts = [0.1, 0.2, -0.3, 1e12 + 0.01, -5_000_000.55, 0];
    const actions = amounts.map((amount, at) =>
      action(`${at}`, { amount, date: `2024-01-${String(at + 1).padStart(2, '0')}` }),
    );
    const steps = getSteps([...actions].reverse(), 'amount');
    const rows = actions.map(({ id }) => steps.get(id)!);
    expect(rows.map(({ after }) => after)).toEqual([
      0.1, 0.3, 0, 1_000_000_000_000.01, 999_994_999_999.46, 999_994_999_999.46,
    ]);
    rows.forEach(({ before, change, after }, at) => {
      expect(before).toBe(at ? rows[at - 1]!.after : 0);
      expect(Math.round(before * 100) + Math.round(change * 100)).toBe(Math.round(after * 100));
    });
    expect(sumTransactions(actions, 'amount')).toBe(rows.at(-1)!.after);
  });
  it('leave the total unchanged if the amount is missing, and sum face values separately', () => {
    const actions = [
      action('1', { amount: 5, faceValue: 100, date: '2024-01-01' }),
      action('2', { date: '2024-01-02' }),
      action('3', { amount: 1, faceValue: -40, date: '2024-01-03' }),
    ];
    expect(getSteps(actions, 'amount').get('2')).toEqual({ before: 5, change: 0, after: 5 });
    expect(getSteps(actions, 'faceValue').get('3')).toEqual({
      before: 100,
      change: -40,
      after: 60,
    });
    expect([sumTransactions(actions, 'amount'), sumTransactions([], 'amount')]).toEqual([6, 0]);
  });
});

describe('submissionPeriod', () => {
  it.each([
    [2021, 3, 7, false, 'FY 2021 P07/Q3'],
    [2021, 1, 1, false, 'FY 2021 P01/P02/Q1'],
    [2021, 1, 2, false, 'FY 2021 P01/P02/Q1'],
    [2024, 4, 12, false, 'FY 2024 P12/Q4'],
    [2020, 3, 9, true, 'FY 2020 Q3'],
    [2020, null, 9, true, 'FY 2020'],
    [2021, null, 7, false, 'FY 2021 P07'],
    [2021, 3, null, false, 'FY 2021 Q3'],
    [null, 3, 9, true, ''],
  ])(
    'for FY %s, quarter %s, month %s, quarterly %s is “%s”',
    (fiscalYear, quarter, period, quarterly, expected) =>
      expect(submissionPeriodLabel({ fiscalYear, quarter, period, quarterly })).toBe(expected),
  );
});
