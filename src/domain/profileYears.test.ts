import fc from 'fast-check';
import {
  outlayDaysWords,
  profilePeriod,
  profilePeriodWords,
  profileYearOf,
  profileYearOfDays,
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
  it('covers one year back for the trailing 12 months', () =>
    expect([trailingTwelveMonths('2024-03-15'), trailingTwelveMonths('2024-02-29')]).toEqual([
      { start: '2023-03-15', end: '2024-03-15' },
      { start: '2023-02-28', end: '2024-02-29' },
    ]));
  it('is accepted from an address only if it is a valid choice', () => {
    const read = (text: string) => profileYearOf(text, '2025-11-15');
    expect(['latest', 'all', '2008', '2026'].map(read)).toEqual(['latest', 'all', '2008', '2026']);
    expect(['2007', '2027', '1999', 'abcd', '', ' 2020', '02020', '2e3'].map(read)).toEqual(
      Array(8).fill(undefined),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        const ids = profileYears('2025-11-15').map(({ id }) => id);
        return (read(text) !== undefined) === ids.includes(text);
      }),
    );
  });
  it('is found from search dates that match a profile period exactly', () => {
    const day = '2025-11-15';
    for (const { id } of profileYears(day))
      expect(profileYearOfDays([profilePeriod(id, day)], day)).toBe(id);
    // A visitor in a later fiscal year searches all years up to the end of that year.
    expect(profileYearOfDays([{ start: '2007-10-01', end: '2027-09-30' }], day)).toBe('all');
    expect(profileYearOfDays([{ start: '2024-10-01', end: '2025-06-30' }], day)).toBeUndefined();
    expect(
      profileYearOfDays([profilePeriod('2023', day), profilePeriod('2021', day)], day),
    ).toBeUndefined();
    expect(profileYearOfDays([], day)).toBeUndefined();
  });
  it('covers the dates that its label gives', () => {
    const said = (...question: Parameters<typeof profilePeriod>) => [
      profilePeriod(...question),
      profilePeriodWords(...question),
    ];
    const day = '2025-11-15';
    expect(said('2024', day)).toEqual([{ start: '2023-10-01', end: '2024-09-30' }, 'in FY 2024']);
    expect(said('all', day)).toEqual([
      { start: '2007-10-01', end: '2026-09-30' },
      'in all fiscal years since FY 2008',
    ]);
    expect(said('latest', day)).toEqual([
      { start: '2024-11-15', end: '2025-11-15' },
      'in the 12 months from 11/15/2024 to 11/15/2025',
    ]);
    expect(said('2026', day)).toEqual([
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
  ])('for %s on %s are %p', (year, day, words) =>
    expect(outlayDaysWords(year, day, latest)).toBe(words),
  );
  it('are empty until the latest submission period is loaded', () =>
    expect(outlayDaysWords('latest', '2025-11-15', undefined)).toBe(''));
});
