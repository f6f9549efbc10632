import type { SubmissionPeriod } from '../fiscal';
import { findPeriod, revealedPeriods } from './trailPeriods';

const period = (fiscalYear: number, month: number, reveal: string, isQuarter = false) =>
  ({
    fiscalYear,
    month,
    quarter: Math.ceil(month / 3),
    reveal,
    periodEnd: '2025-01-31T00:00:00Z',
    isQuarter,
  }) as SubmissionPeriod;
const allPeriods = [
  period(2017, 3, '2017-02-15', true),
  period(2017, 6, '2017-05-15', true),
  period(2021, 3, '2021-02-15', true),
  period(2021, 3, '2021-02-15'),
  period(2025, 2, '2025-01-10'),
  period(2025, 4, '2025-03-01'),
  period(2025, 5, '2025-04-01'),
];
const revealed = revealedPeriods(allPeriods, '2025-03-01');
const periodFor = (fy: string, requestedPeriod: string) => {
  const { chosen, exact } = findPeriod(revealed, fy, requestedPeriod);
  return [chosen?.year, chosen?.period, exact];
};

describe('the periods of a trail', () => {
  it('are unique and published, newest first, back to the first report', () =>
    expect(revealed.map(({ year, period: month }) => [year, month])).toEqual([
      [2025, 4],
      [2025, 2],
      [2021, 3],
      [2017, 6],
    ]));
  it.each([
    ['nothing', '', '', [2025, 4, true]],
    ['a year', '2021', '', [2021, 3, true]],
    ['a period', '2025', '2', [2025, 2, true]],
    ['a period that is not published', '2025', '9', [2025, 4, false]],
    ['a period between two published ones', '2025', '3', [2025, 2, false]],
    ['a period before the first', '2017', '3', [2017, 6, false]],
    ['a year before the first', '2016', '', [2025, 4, false]],
    ['a future year', '2999', '4', [2025, 4, false]],
    ['a period without its year', '', '4', [2025, 4, false]],
  ])('resolve a request for %s', (_, fy, requestedPeriod, expected) =>
    expect(periodFor(fy, requestedPeriod)).toEqual(expected),
  );
  it('have no match before anything is published', () =>
    expect(findPeriod([], '2025', '4')).toEqual({ chosen: undefined, exact: false }));
});
