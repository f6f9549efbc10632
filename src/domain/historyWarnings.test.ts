import type { Subaward } from './awardHistory';
import {
  MIN_TENFOLD_AMOUNT,
  isTenfoldChange,
  countRepeatedSubawards,
  repeatedWarning,
  subawardShare,
  exceedsPrime,
  subawardSumWarning,
  tenfoldWarning,
  TENFOLD_FACTOR,
} from './historyWarnings';

const step = (before: number, after: number) => ({ before, change: after - before, after });

describe('a modification of an award total', () => {
  it.each([
    ['up to ten times', 50_000, 50_000 * TENFOLD_FACTOR],
    ['up to a hundred times', 1_000_000, 100_000_000],
    ['down to a tenth', 5_000_000, 500_000],
    ['from $1 to the minimum amount', 1, MIN_TENFOLD_AMOUNT],
  ])('is flagged: %s', (_, before, after) =>
    expect(isTenfoldChange(step(before, after))).toBe(true),
  );
  it.each([
    ['nearly ten times', 50_000, 499_999.99],
    ['down to a little more than a tenth', 5_000_000, 500_000.01],
    ['a hundredfold increase to less than the minimum amount', 999, 99_999],
    ['the base action', 0, 5_000_000],
    ['the cancellation of an award', 5_000_000, 0],
    ['from a positive to a negative total', 5_000_000, -500_000],
    ['from a negative to a positive total', -500_000, 5_000_000],
    ['no change', 5_000_000, 5_000_000],
  ])('is not flagged: %s', (_, before, after) =>
    expect(isTenfoldChange(step(before, after))).toBe(false),
  );
});

describe('the text of a warning', () => {
  const row = (modification: string, before: number, after: number) => ({
    modification,
    step: step(before, after),
  });
  it('names the first modification that changes the total tenfold and counts the others', () => {
    const rows = [row('P1', 1, 2), row('', 10_000, 250_000), row('P3', 250_000, 25_000)];
    expect(tenfoldWarning(rows)).toMatchObject({
      id: 'tenfold',
      text: 'Modification -- changes the total from $10,000.00 to $250,000.00. This may be a large change in the work, or a misplaced decimal point that a later action corrects. 1 other action below does the same.',
      rule: expect.stringContaining('at least $100,000') as string,
    });
    expect(tenfoldWarning(rows.slice(0, 2))!.text).not.toContain('other');
    expect(tenfoldWarning([rows[0]!, { modification: 'P2', step: undefined }])).toBeNull();
  });
  it('shows the subaward total, and its share of the obligation if there is one', () => {
    expect(subawardSumWarning(300, 200)!.text).toMatch(
      /^The subawards total \$300\.00, 150\.0% of the \$200\.00 obligated/,
    );
    expect(subawardSumWarning(300, 0)!.text).toMatch(
      /^The subawards total \$300\.00, more than the \$0\.00 obligated/,
    );
    expect(subawardSumWarning(200, 200)).toBeNull();
  });
  it('counts repeated rows', () => {
    const sub = { id: 1, number: 'S', recipientName: '', date: null, amount: 5, description: '' };
    expect(repeatedWarning([sub, { ...sub, id: 2 }])!.text).toMatch(/^2 rows below appear more/);
    expect(repeatedWarning([sub])).toBeNull();
  });
});

describe('subawardsOverPrime', () => {
  it.each<[number | null, number | null, boolean]>([
    [100.01, 100, true],
    [5, 0, true],
    [5, -20, true],
    [100, 100, false],
    [99, 100, false],
    [0, -20, false],
    [-5, -20, false],
    [null, 100, false],
    [100, null, false],
  ])('for a subaward total of %s and a prime award of %s is %s', (subawards, prime, expected) =>
    expect(exceedsPrime(subawards, prime)).toBe(expected),
  );
});

describe('subawardShare', () => {
  it.each([
    [29.3, 100, '29.3%'],
    [100, 100, '100.0%'],
    [100.01, 100, 'Over 100%'],
    [5, 0, '--'],
    [5, -20, '--'],
    [5, null, '--'],
    [null, 100, '--'],
  ])('for a subaward total of %s and a prime award of %s is %s', (subawards, prime, share) =>
    expect(subawardShare(subawards, prime)).toBe(share),
  );
});

describe('repeatedSubawards', () => {
  const row = (id: number, rest: Partial<Subaward> = {}): Subaward => ({
    id,
    number: 'S-1',
    recipientName: 'ACME',
    date: '2024-01-01',
    amount: 5,
    description: 'as it was',
    ...rest,
  });
  it('finds rows with the same number, recipient, date and amount', () =>
    expect(
      countRepeatedSubawards([
        row(1),
        row(2, { description: 'other words' }),
        row(3, { number: 'S-2' }),
        row(4),
      ]),
    ).toEqual(
      new Map([
        [1, 3],
        [2, 3],
        [4, 3],
      ]),
    ));
  it.each<[string, Partial<Subaward>]>([
    ['number', { number: 'S-2' }],
    ['recipient', { recipientName: 'OTHER' }],
    ['day', { date: '2024-01-02' }],
    ['amount', { amount: -5 }],
  ])('does not match rows with a different %s', (_, other) =>
    expect(countRepeatedSubawards([row(1), row(2, other)]).size).toBe(0),
  );
  it('ignores rows without a number or amount', () => {
    expect(countRepeatedSubawards([row(1, { number: '' }), row(2, { number: '' })]).size).toBe(0);
    expect(countRepeatedSubawards([row(1, { amount: null }), row(2, { amount: null })]).size).toBe(
      0,
    );
  });
});
