import fc from 'fast-check';
import {
  outlayDaysPhrase,
  profilePeriod,
  profilePeriodPhrase,
  parseProfileYear,
  findProfileYear,
  profileYears,
  trailingTwelveMonths,
} from './profileYears';

describe('the fiscal year of a profile', () => {
  it('can be the trailing 12 months, all fiscal years or any year from 2008', () => {
    const choices = profileYears('2025-11-15');
    expect(choices.slice(0, 3)).toEqual([
      { id: 'latest', label: 'Trailing 12 Months' },
      { id: 'all', label: 'All Fiscal Years' },
      { id: '2026', label: 'FY 2026' },
    ]);
    expect(choices.at(-1)).toEqual({ id: '2008', label: 'FY 2008' });
  });
  it('covers one year up to the current date for the trailing 12 months', () =>
    expect([trailingTwelveMonths('2024-03-15'), trailingTwelveMonths('2024-02-29')]).toEqual([
      { start: '2023-03-15', end: '2024-03-15' },
      { start: '2023-02-28', end: '2024-02-29' },
    ]));
  it('is accepted from an address only if it is a valid choice', () => {
    const parse = (text: string) => parseProfileYear(text, '2025-11-15');
    expect(['latest', 'all', '2008', '2026'].map(parse)).toEqual(['latest', 'all', '2008', '2026']);
    expect(['2007', '2027', '1999', 'abcd', '', ' 2020', '02020', '2e3'].map(parse)).toEqual(
      Array(8).fill(undefined),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        const ids = profileYears('2025-11-15').map(({ id }) => id);
        return (parse(text) !== undefined) === ids.includes(text);
      }),
    );
  });
  it('is found from search dates that equal its period or, for all fiscal years, end later', () => {
    const day = '2025-11-15';
    for (const { id } of profileYears(day))
      expect(findProfileYear([profilePeriod(id, day)], day)).toBe(id);
    // The default search period ends with the visitor's fiscal year, which may be later than the fiscal year of `day`.
    expect(findProfileYear([{ start: '2007-10-01', end: '2027-09-30' }], day)).toBe('all');
    expect(findProfileYear([{ start: '2024-10-01', end: '2025-06-30' }], day)).toBeUndefined();
    expect(
      findProfileYear([profilePeriod('2023', day), profilePeriod('2021', day)], day),
    ).toBeUndefined();
    expect(findProfileYear([], day)).toBeUndefined();
  });
  it('covers the period that its phrase names', () => {
    const describePeriod = (...args: Parameters<typeof profilePeriod>) => [
      profilePeriod(...args),
      profilePeriodPhrase(...args),
    ];
    const day = '2025-11-15';
    expect(describePeriod('2024', day)).toEqual([
      { start: '2023-10-01', end: '2024-09-30' },
      'in FY 2024',
    ]);
    expect(describePeriod('all', day)).toEqual([
      { start: '2007-10-01', end: '2026-09-30' },
      'in all fiscal years since FY 2008',
    ]);
    expect(describePeriod('latest', day)).toEqual([
      { start: '2024-11-15', end: '2025-11-15' },
      'in the 12 months from 11/15/2024 to 11/15/2025',
    ]);
    expect(describePeriod('2026', day)).toEqual([
      { start: '2025-10-01', end: '2026-09-30' },
      'in FY 2026 through 11/15/2025',
    ]);
  });
});

describe('the outlay dates of a profile', () => {
  const latest = { year: 2025, quarter: 4, period: 11, latestSubmissionDate: '2025-08-31' };
  it.each([
    // October is reported together with November.
    ['latest', '2025-11-15', 'from 10/01/2024 through 08/31/2025'],
    ['latest', '2026-01-10', 'from 01/01/2025 through 08/31/2025'],
    ['2025', '2025-11-15', 'from 10/01/2024 through 08/31/2025'],
    ['all', '2025-11-15', 'from 10/01/2016 through 08/31/2025'],
    ['2024', '2025-11-15', ''],
    ['2026', '2025-11-15', ''],
  ])('for %s on %s are %p', (year, day, expected) =>
    expect(outlayDaysPhrase(year, day, latest)).toBe(expected),
  );
  it('are empty until the latest submission period is loaded', () =>
    expect(outlayDaysPhrase('latest', '2025-11-15', undefined)).toBe(''));
});
