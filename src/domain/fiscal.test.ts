import fc from 'fast-check';
import {
  addDays,
  addMonths,
  calendarMonth,
  daysLabel,
  defaultPeriod,
  fiscalMonthOf,
  fiscalQuarterOf,
  fiscalQuarterRange,
  fiscalYearOf,
  fiscalYearRange,
  fiscalYearLabel,
  throughText,
  fiscalYears,
  isIsoDay,
  toIsoDate,
  isValidFiscalYear,
  quarterCloseDay,
  latestPeriod,
  latestPeriodOfYear,
  type SubmissionPeriod,
} from './fiscal';

const day = fc.integer({ min: 0, max: 12000 }).map((days) => addDays('2000-01-01', days));
describe('fiscal time', () => {
  it('starts the fiscal year on October 1 [i9.3]', () =>
    expect([
      fiscalYearOf('2023-09-30'),
      fiscalYearOf('2023-10-01'),
      fiscalYearOf('2023-12-31'),
      fiscalYearOf('2024-01-01'),
    ]).toEqual([2023, 2024, 2024, 2024]));
  it('maps a fiscal year to October 1 of the year before through September 30 [i9.4]', () =>
    expect(fiscalYearRange(2024)).toEqual({ start: '2023-10-01', end: '2024-09-30' }));
  it('labels a fiscal year with the last day of data if the year is incomplete', () =>
    expect(
      ['2025-09-29', '2025-09-30', '2025-09-30T12:00:00', '2024-12-31'].map((through) =>
        fiscalYearLabel(2025, through),
      ),
    ).toEqual(['FY 2025 through 09/29/2025', 'FY 2025', 'FY 2025', 'FY 2025 through 12/31/2024']));
  it('labels date ranges as fiscal years or dates, and adds the last day of data if they are incomplete', () =>
    expect(
      [
        fiscalYearRange(2025),
        { start: '2023-10-01', end: '2025-09-30' },
        defaultPeriod('2025-11-15'),
        { start: '2024-01-01', end: '2024-06-30' },
        { start: '2023-10-01', end: '2024-06-30' },
        { start: '2025-01-01', end: '2025-12-31' },
      ].map((days) => daysLabel(days, '2025-11-15')),
    ).toEqual([
      'FY 2025',
      'FY 2024 to FY 2025',
      'FY 2008 through 11/15/2025',
      '01/01/2024 to 06/30/2024',
      '10/01/2023 to 06/30/2024',
      '01/01/2025 through 11/15/2025',
    ]));
  it('names the last day of data for searched periods that are not over', () => {
    const through = '2025-11-15';
    const openYear = fiscalYearRange(2026);
    expect(
      [
        [openYear],
        [fiscalYearRange(2025), openYear],
        [{ start: '2025-01-01', end: '2025-12-31' }],
        [{ start: '2024-11-15', end: through }],
        [fiscalYearRange(2025)],
      ].map((periods) => throughText(periods, through)),
    ).toEqual([
      ' in FY 2026 through 11/15/2025',
      ' through 11/15/2025',
      ' through 11/15/2025',
      '',
      '',
    ]);
  });
  it('counts quarters from October [i9.5, r9.2]', () =>
    expect(['2023-10-01', '2024-01-31', '2024-04-01', '2024-09-30'].map(fiscalQuarterOf)).toEqual([
      1, 2, 3, 4,
    ]));
  it('ends quarters on 12-31, 03-31, 06-30 and 09-30 [i9.6]', () =>
    expect([1, 2, 3, 4].map((quarter) => fiscalQuarterRange(2024, quarter).end)).toEqual([
      '2023-12-31',
      '2024-03-31',
      '2024-06-30',
      '2024-09-30',
    ]));
  it('counts fiscal months from October', () =>
    expect([
      fiscalMonthOf('2023-10-15'),
      fiscalMonthOf('2024-09-15'),
      calendarMonth(2024, 1),
      calendarMonth(2024, 4),
    ]).toEqual([1, 12, { year: 2023, month: 10 }, { year: 2024, month: 1 }]));
  it('starts quarters on 10-01 of the year before, then 01-01, 04-01 and 07-01', () =>
    expect([1, 2, 3, 4].map((quarter) => fiscalQuarterRange(2024, quarter).start)).toEqual([
      '2023-10-01',
      '2024-01-01',
      '2024-04-01',
      '2024-07-01',
    ]));
  it('accepts only digits as a fiscal year, ignoring outer spaces', () => {
    expect([' 2024', '2024 ', ' 2024 '].map(isValidFiscalYear)).toEqual([true, true, true]);
    expect(['0x7e8', '2024e0', '20 24', '-2024', 'FY 2024', ' '].map(isValidFiscalYear)).toEqual(
      Array(6).fill(false),
    );
  });
  it('formats a date in local time', () =>
    expect([toIsoDate(new Date(2025, 0, 5, 23, 59)), toIsoDate(new Date(2024, 11, 31))]).toEqual([
      '2025-01-05',
      '2024-12-31',
    ]));
  it('adds and subtracts days across month and year boundaries', () =>
    expect([
      addDays('2024-02-28', 1),
      addDays('2023-12-31', 1),
      addDays('2024-03-01', -1),
      addDays('2024-01-01', 0),
    ]).toEqual(['2024-02-29', '2024-01-01', '2024-02-29', '2024-01-01']));
  it('rejects a day with text around it, and impossible days', () =>
    expect(
      ['x2024-01-01', '2024-01-01T00:00:00Z', ' 2024-01-01', '2024-04-31', '2024-01-00'].map(
        isIsoDay,
      ),
    ).toEqual(Array(5).fill(false)));
  it('accepts a fiscal year only if numeric and at least 2008 [i5.1, r5.3]', () =>
    expect(
      [2008, '2024', 2007, '2007', 'abc', '', null, undefined, NaN, 2020.5, '20x4', [2024]].filter(
        isValidFiscalYear,
      ),
    ).toEqual([2008, '2024']));
  it('closes a quarter 45 days after its end', () =>
    expect([1, 2, 3, 4].map((quarter) => quarterCloseDay(2024, quarter))).toEqual([
      '2024-02-14',
      '2024-05-15',
      '2024-08-14',
      '2024-11-14',
    ]));
  it('has a default search period from the earliest year to the end of the current year', () =>
    expect(defaultPeriod('2025-11-15')).toEqual({ start: '2007-10-01', end: '2026-09-30' }));
  it('lists years newest first', () =>
    expect(fiscalYears('2010-10-01')).toEqual([2011, 2010, 2009, 2008]));
  it('puts every day inside its fiscal year and quarter', () =>
    fc.assert(
      fc.property(day, (value) => {
        const { start, end } = fiscalYearRange(fiscalYearOf(value));
        const quarter = fiscalQuarterRange(fiscalYearOf(value), fiscalQuarterOf(value));
        expect(
          value >= start && value <= end && value >= quarter.start && value <= quarter.end,
        ).toBe(true);
        const { year, month } = calendarMonth(fiscalYearOf(value), fiscalMonthOf(value));
        expect(value.slice(0, 7)).toBe(`${year}-${String(month).padStart(2, '0')}`);
      }),
    ));
  it('distinguishes real days from impossible ones', () => {
    fc.assert(fc.property(day, (value) => isIsoDay(value)));
    expect(
      ['2023-02-29', '2023-13-01', '2023-00-10', '23-01-01', '2023-1-1', ''].map(isIsoDay),
    ).toEqual(Array(6).fill(false));
  });
  it('returns to the same day after moving months forward and back, for days up to the 28th', () =>
    fc.assert(
      fc.property(day, fc.integer({ min: -40, max: 40 }), (value, months) => {
        fc.pre(Number(value.slice(8)) <= 28);
        expect(addMonths(addMonths(value, months), -months)).toBe(value);
      }),
    ));
});
describe('latest submission period', () => {
  const period = (fiscalYear: number, month: number, reveal: string): SubmissionPeriod => ({
    periodStart: '',
    periodEnd: `${fiscalYear}-${month}-end`,
    submissionStart: '',
    submissionDue: '',
    certificationDue: '',
    reveal,
    fiscalYear,
    quarter: Math.ceil(month / 3),
    month,
    isQuarter: false,
  });
  const periods = [
    period(2025, 9, '2025-08-20'),
    period(2025, 10, '2025-09-20'),
    period(2025, 12, '2025-11-18'),
    period(2026, 2, '2026-01-20'),
  ];
  it('is the highest month of the year whose reveal date is not in the future [i7.28]', () => {
    expect(latestPeriodOfYear(periods, 2025, '2025-11-15')).toMatchObject({
      year: 2025,
      quarter: 4,
      period: 10,
    });
    expect(latestPeriodOfYear(periods, 2025, '2025-11-18')).toMatchObject({ period: 12 });
  });
  it('is undefined for a year without a revealed period', () =>
    expect(latestPeriodOfYear(periods, 2026, '2025-11-15')).toBeUndefined());
  it('has the year, the quarter, the period and the day of its latest submission [i3.profiles.25, r3.31]', () => {
    const submissionPeriod = {
      ...period(2025, 9, '2025-08-20T00:00:00Z'),
      quarter: 3,
      periodEnd: '2025-06-30T00:00:00Z',
    };
    const expected = { year: 2025, quarter: 3, period: 9, latestSubmissionDate: '2025-06-30' };
    expect(
      latestPeriodOfYear([submissionPeriod, period(2025, 8, '2025-07-20')], 2025, '2025-11-15'),
    ).toEqual(expected);
    expect(latestPeriod([submissionPeriod], '2025-11-15')).toEqual(expected);
    expect(latestPeriod([], '2025-11-15')).toBeUndefined();
  });
  it('is revealed on its reveal date, at any hour', () => {
    const timed = [period(2025, 12, '2025-11-18T23:00:00Z')];
    expect([
      latestPeriodOfYear(timed, 2025, '2025-11-17'),
      latestPeriodOfYear(timed, 2025, '2025-11-18')?.period,
    ]).toEqual([undefined, 12]);
  });
  it('is the highest month in any input order', () => {
    const shuffled = [
      period(2025, 10, '2025-09-20'),
      period(2025, 12, '2025-11-18'),
      period(2025, 11, '2025-10-20'),
    ];
    expect(latestPeriodOfYear(shuffled, 2025, '2026-01-01')?.period).toBe(12);
  });
  it('moves to the new fiscal year once the year has a revealed period', () => {
    expect([
      latestPeriod(periods, '2026-01-19')?.year,
      latestPeriod(periods, '2026-01-20')?.year,
      latestPeriod([...periods].reverse(), '2026-01-20')?.year,
    ]).toEqual([2025, 2026, 2026]);
  });
  it('of all years is in the latest year with a revealed period', () =>
    expect(latestPeriod(periods, '2025-11-15')).toMatchObject({ year: 2025, period: 10 }));
});
