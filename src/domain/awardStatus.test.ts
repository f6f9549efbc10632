import { awardStatusLabel, hasValidDates, formatTimeLeft } from './awardStatus';

const labels = { before: 'Not Started', during: 'In Progress', after: 'Completed' };
const days = (startDate: string | null, endDate: string | null) => ({ startDate, endDate });

describe('awardStatus', () => {
  it.each([
    ['2025-09-30', 'Not Started'],
    ['2025-10-01', 'In Progress'],
    ['2026-09-30', 'In Progress'],
    ['2026-10-01', 'Completed'],
  ])('on %s is %s', (today, expected) =>
    expect(awardStatusLabel(days('2025-10-01', '2026-09-30'), today, labels)).toBe(expected),
  );
  it.each([
    [days(null, '2026-09-30')],
    [days('2025-10-01', null)],
    [days('2027-01-01', '2026-09-30')],
  ])('is empty for %j', (invalidDays) => {
    expect(hasValidDates(invalidDays)).toBe(false);
    expect([
      awardStatusLabel(invalidDays, '2026-01-01', labels),
      formatTimeLeft(invalidDays, '2026-01-01'),
    ]).toEqual(['', '']);
  });
});

describe('an award without an end date', () => {
  it.each(['9999-12-31', '2999-12-31'])(
    'is in progress, with “no end date” as the time left: %s',
    (end) => {
      const run = days('2020-01-01', end);
      expect([
        awardStatusLabel(run, '2026-01-01', labels),
        formatTimeLeft(run, '2026-01-01'),
      ]).toEqual(['In Progress', 'no end date']);
    },
  );
});

describe('timeLeft', () => {
  it.each([
    ['2026-01-01', '2028-03-31', '2 years, 3 months remain'],
    ['2026-01-01', '2026-12-31', '1 year remains'],
    ['2026-01-01', '2027-12-31', '2 years remain'],
    ['2026-01-01', '2026-01-31', '1 month remains'],
    ['2026-01-01', '2027-01-31', '1 year, 1 month remain'],
    ['2026-01-15', '2026-01-15', '1 day remains'],
    ['2026-01-15', '2026-02-10', '27 days remain'],
    ['2026-01-31', '2026-02-28', '1 month remains'],
  ])('on %s until %s is %s', (today, end, expected) =>
    expect(formatTimeLeft(days('2020-01-01', end), today)).toBe(expected),
  );
  it('is empty before the start and after the end', () => {
    expect(formatTimeLeft(days('2026-01-02', '2027-01-01'), '2026-01-01')).toBe('');
    expect(formatTimeLeft(days('2026-01-02', '2027-01-01'), '2027-01-02')).toBe('');
  });
});
