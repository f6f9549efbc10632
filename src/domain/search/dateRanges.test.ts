import { fiscalYearRange, type DayRange } from '../fiscal';
import {
  dateProblem,
  dateRangeLabel,
  namedRanges,
  parseTypedDate,
  periodsLabel,
  rangeBarLabel,
  rangeLabel,
} from './dateRanges';

const today = '2025-11-15';
const rangesOn = (day: string) =>
  Object.fromEntries(
    namedRanges.map(({ key, getRange: range }) => [key, Object.values(range(day)).join(' ')]),
  );

describe('named date ranges', () => {
  it('are listed in a fixed order, from Yesterday to Year-to-date', () =>
    expect(namedRanges.map(({ label }) => label)).toEqual([
      'Yesterday',
      'Last 7 days',
      'Last 15 days',
      'Last 30 days',
      'Last 60 days',
      'This month',
      'Last 3 months',
      'Last 6 months',
      'Last 12 months',
      'Last year (Jan - Dec)',
      'Year-to-date (Jan - today)',
    ]));
  it('end on the current day, or with the last complete period', () =>
    expect(rangesOn(today)).toEqual({
      yesterday: '2025-11-14 2025-11-14',
      last7: '2025-11-08 2025-11-15',
      last15: '2025-10-31 2025-11-15',
      last30: '2025-10-16 2025-11-15',
      last60: '2025-09-16 2025-11-15',
      thisMonth: '2025-11-01 2025-11-15',
      last3months: '2025-08-15 2025-11-15',
      last6months: '2025-05-15 2025-11-15',
      last12months: '2024-11-15 2025-11-15',
      lastYear: '2024-01-01 2024-12-31',
      yearToDate: '2025-01-01 2025-11-15',
    }));
  it('cross month and year boundaries', () => {
    expect(rangesOn('2024-01-01')).toMatchObject({
      yesterday: '2023-12-31 2023-12-31',
      last7: '2023-12-25 2024-01-01',
      thisMonth: '2024-01-01 2024-01-01',
      last3months: '2023-10-01 2024-01-01',
      lastYear: '2023-01-01 2023-12-31',
      yearToDate: '2024-01-01 2024-01-01',
    });
    expect(rangesOn('2024-05-31')).toMatchObject({
      last3months: '2024-02-29 2024-05-31',
      last6months: '2023-11-30 2024-05-31',
      last12months: '2023-05-31 2024-05-31',
    });
  });
});

describe('the chip of a date range', () => {
  it.each([
    ['2025-11-14', '2025-11-14', 'Yesterday'],
    ['2025-11-08', '2025-11-15', 'Last 7 days'],
    ['2024-01-01', '2024-12-31', 'Last year (Jan - Dec)'],
    ['2025-11-08', '2025-11-14', '11/08/2025 - 11/14/2025'],
    ['2025-11-07', '2025-11-15', '11/07/2025 - 11/15/2025'],
    ['2024-01-01', '', '01/01/2024 - present'],
    ['', '2024-12-31', 'Start of data - 12/31/2024'],
  ])('from "%s" to "%s" is %s', (start, end, label) =>
    expect(rangeLabel(start, end, today)).toBe(label),
  );
  it('keeps a range name only while it still matches the dates', () =>
    expect([
      rangeLabel('2025-11-14', '2025-11-14', '2025-11-15'),
      rangeLabel('2025-11-14', '2025-11-14', '2025-11-16'),
    ]).toEqual(['Yesterday', '11/14/2025 - 11/14/2025']));
  it.each([
    ['2025-11-14', '2025-11-14', '11/14/2025 to 11/14/2025'],
    ['2024-01-01', '', '01/01/2024 to present'],
    ['', '2024-12-31', '... to 12/31/2024'],
  ])('above the results, from "%s" to "%s", is %s', (start, end, label) => {
    expect(rangeBarLabel(start, end)).toBe(label);
  });
});

describe('a typed date', () => {
  it.each([
    ['01/02/2024', '2024-01-02'],
    ['1/2/2024', '2024-01-02'],
    ['12/31/2024', '2024-12-31'],
    ['  02/29/2024 ', '2024-02-29'],
    ['2024-01-02', '2024-01-02'],
    ['', ''],
    ['   ', ''],
    ['02/30/2024', undefined],
    ['13/01/2024', undefined],
    ['1/2/24', undefined],
    ['001/02/2024', undefined],
    ['01/002/2024', undefined],
    ['01/02/20245', undefined],
    ['x01/02/2024', undefined],
    ['01/02/2024x', undefined],
    ['soon', undefined],
    ['2024-1-2', undefined],
    ['/02/2024', undefined],
  ])('"%s" is parsed as %s', (text, day) => expect(parseTypedDate(text)).toBe(day));
});

describe('the problem of a typed date range', () => {
  it.each([
    ['both sides', '01/01/2024', '02/01/2024'],
    ['only a start', '01/01/2024', ''],
    ['only an end', '', '02/01/2024'],
    ['one day', '01/01/2024', '01/01/2024'],
    ['the earliest day', '10/01/2007', '10/01/2007'],
    ['nothing', '', ''],
  ])('is undefined for %s', (_what, start, end) => expect(dateProblem(start, end)).toBeUndefined());
  it('is a text that is not a date', () => {
    expect(dateProblem(' 02/30/2024 ', 'x')).toEqual({
      field: 'start',
      title: 'Invalid Start Date',
      text: '"02/30/2024" is not a date. Use MM/DD/YYYY.',
    });
    expect(dateProblem('01/01/2024', ' soon ')).toEqual({
      field: 'end',
      title: 'Invalid End Date',
      text: '"soon" is not a date. Use MM/DD/YYYY.',
    });
  });
  it('shows the first 40 characters of a long text', () => {
    const longText = 'x'.repeat(41);
    expect([dateProblem(longText, '')!.text, dateProblem('', longText)!.text]).toEqual(
      [0, 1].map(() => `"${'x'.repeat(40)}" is not a date. Use MM/DD/YYYY.`),
    );
  });
  it('is a date before the earliest search date', () => {
    expect(dateProblem('09/30/2007', '')).toEqual({
      field: 'start',
      title: 'Invalid Start Date',
      text: 'Choose a date on or after 10/01/2007, when search data begins.',
    });
    expect(dateProblem('', '09/30/2007')).toEqual({
      field: 'end',
      title: 'Invalid End Date',
      text: 'Choose a date on or after 10/01/2007, when search data begins.',
    });
  });
  it('is an end before the start', () =>
    expect(dateProblem('01/02/2024', '01/01/2024')).toEqual({
      field: 'both',
      title: 'Invalid Dates',
      text: 'The end date is earlier than the start date. Choose a later end date.',
    }));
});

describe('dateRangeLabel', () => {
  it.each<[(string | null | undefined)[], string | undefined]>([
    [['2024-01-01', '2024-12-31'], '2024-01-01 to 2024-12-31'],
    [['', '2024-12-31'], 'open-ended to 2024-12-31'],
    [[null, '2024-12-31'], 'open-ended to 2024-12-31'],
    [['2024-01-01', ''], '2024-01-01 to present'],
    [['2024-01-01', undefined], '2024-01-01 to present'],
    [['', ''], undefined],
    [[null, undefined], undefined],
    [['2024-01-01'], undefined],
    [[], undefined],
    [['2024-01-01', '2024-06-30', '2024-12-31'], undefined],
  ])('for %j is %j', (range, label) => expect(dateRangeLabel(range)).toBe(label));
});

it('periodsLabel names periods in order, merges overlapping ones and omits future ones', () => {
  const label = (...periods: DayRange[]) => periodsLabel(periods, today);
  expect(label(fiscalYearRange(2024), fiscalYearRange(2020))).toBe('FY 2020, FY 2024');
  expect(label(...[2026, 2024, 2025].map(fiscalYearRange))).toBe('FY 2024 through 11/15/2025');
  expect(
    label(
      { start: '2024-01-01', end: '2024-12-31' },
      { start: '2024-06-01', end: '2024-06-30' },
      fiscalYearRange(2027),
    ),
  ).toBe('01/01/2024 to 12/31/2024');
  expect(label(fiscalYearRange(2027))).toBe('');
});
