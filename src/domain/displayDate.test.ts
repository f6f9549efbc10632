import { date, isNoEnd, MISSING, monthName } from './displayDate';

describe('date', () => {
  it('has the format MM/DD/YYYY', () =>
    expect([date('2024-02-09'), date('2024-12-31T23:59:59Z')]).toEqual([
      '02/09/2024',
      '12/31/2024',
    ]));
  it.each([
    [null],
    [undefined],
    [''],
    ['soon'],
    ['2024'],
    ['2024-2-9'],
    ['24-02-09'],
    ['x2024-02-09'],
    [' 2024-02-09'],
    ['2024/02/09'],
    ['202a-02-09'],
  ])('is -- for %j', (iso) => {
    expect(date(iso)).toBe('--');
  });
  it('is “no end date” from the year 2200', () => {
    expect(['2199-12-31', '2200-01-01', '9999-12-31', '2999-12-31T00:00:00'].map(date)).toEqual([
      '12/31/2199',
      'no end date',
      'no end date',
      'no end date',
    ]);
    expect(['2199-12-31', '9999-12-31', null].map(isNoEnd)).toEqual([false, true, false]);
  });
  it('uses -- for a missing value', () => expect(MISSING).toBe('--'));
});

describe('monthName', () => {
  it('returns the short name of each month', () => {
    expect(Array.from({ length: 12 }, (_, at) => monthName(at + 1)).join(' ')).toBe(
      'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
    );
  });
  it('returns -- for an invalid month', () =>
    expect([monthName(0), monthName(13), monthName(NaN)]).toEqual(['--', '--', '--']));
});
