import type { MemberKind } from '@/domain/compare/members';
import { getShare } from './awardKinds';
import { changeSentence } from './series';
import { buildNotices, formatPeriod, formatTitle } from './texts';

const toKindSet = (...kinds: MemberKind[]) => new Set(kinds);

describe('the period of a comparison', () => {
  it.each([
    ['latest', toKindSet('state', 'recipient'), '12 months from 11/15/2024 to 11/15/2025'],
    ['latest', toKindSet('agency'), 'Latest fiscal year reported'],
    [
      'latest',
      toKindSet('state', 'account'),
      '12 months from 11/15/2024 to 11/15/2025 for states, latest fiscal year reported for federal accounts',
    ],
    ['all', toKindSet('state'), 'All fiscal years since FY 2008'],
    ['2026', toKindSet('state'), 'FY 2026 through 11/15/2025'],
    ['2024', toKindSet('state'), 'FY 2024'],
  ])('for %s and %p is %s', (fy, memberKinds, expected) =>
    expect(formatPeriod(fy, memberKinds, '2025-11-15')).toBe(expected),
  );
  it('ends with the latest submission period if agencies or accounts are compared', () => {
    const latest = { year: 2025, quarter: 4, period: 11, latestSubmissionDate: '2025-08-31' };
    const getPeriod = (fy: string, ...kinds: MemberKind[]) =>
      formatPeriod(fy, toKindSet(...kinds), '2025-11-15', 'profiles', latest);
    expect(getPeriod('latest', 'agency')).toBe('FY 2025 through 08/31/2025');
    expect(getPeriod('2025', 'account', 'agency')).toBe('FY 2025 through 08/31/2025');
    expect(getPeriod('2025', 'state', 'account')).toBe(
      'FY 2025 for states, FY 2025 through 08/31/2025 for federal accounts',
    );
    expect(getPeriod('2024', 'state', 'account')).toBe('FY 2024');
  });
  it('covers the last 12 months if only awards are compared', () =>
    expect(formatPeriod('latest', toKindSet('agency'), '2025-11-15', 'awards')).toBe(
      '12 months from 11/15/2024 to 11/15/2025',
    ));
});

describe('changeSentence', () => {
  const all = [{ label: 'California' }, { label: 'Texas' }];
  const createYear = (number: number, amounts: readonly (number | null)[], incomplete = false) => ({
    year: number,
    amounts,
    incomplete,
  });
  it('compares the last complete year with the first common year, and uses factors for large changes', () =>
    expect(
      changeSentence(
        [
          createYear(2010, [0, 1]),
          createYear(2012, [100, 2]),
          createYear(2025, [150, 5919]),
          createYear(2026, [1, 1], true),
        ],
        all,
      ),
    ).toBe('FY 2025 compared with FY 2012: California 50% more, Texas 2,960 times as much.'));
  it('omits members without amounts and describes decreases', () =>
    expect(changeSentence([createYear(2012, [100, null]), createYear(2025, [25, null])], all)).toBe(
      'FY 2025 compared with FY 2012: California 75% less.',
    ));
  it('is empty for a single complete year', () =>
    expect(changeSentence([createYear(2025, [1, 2]), createYear(2026, [3, 4], true)], all)).toBe(
      '',
    ));
});

describe('shareOf', () => {
  const totals = { contracts: 300, grants: 100, payments: null, loans: -50, other: 0 };
  it('returns the share of the positive total, or null for a negative or missing amount', () => {
    expect(getShare('contracts', totals)).toBe(0.75);
    expect(getShare('other', totals)).toBe(0);
    expect(getShare('loans', totals)).toBeNull();
    expect(getShare('payments', totals)).toBeNull();
  });
  it('returns null without positive amounts', () =>
    expect(
      getShare('grants', { contracts: null, grants: 0, payments: null, loans: -1, other: null }),
    ).toBeNull());
});

describe('buildNotices', () => {
  const noProblems = { members: [], unknown: [], repeated: 0, over: 0 };
  const getTexts = (changes: Partial<Parameters<typeof buildNotices>[0]>) =>
    buildNotices({ ...noProblems, ...changes }).map(({ text }) => text);
  it('names at most three unknown members, and counts repeated and excess ones', () => {
    expect(getTexts({})).toEqual([]);
    expect(getTexts({ unknown: ['planet:3'] })).toEqual([
      'We left out “planet:3” because it is not a profile that this page can compare.',
    ]);
    expect(getTexts({ unknown: ['a', 'b', 'c', 'd'], repeated: 2, over: 3 })).toEqual([
      'We left out “a”, “b”, “c” and 1 more because they are not profiles that this page can compare.',
      'The link names 2 profiles twice. This page shows each only once.',
      'You can compare at most 6 profiles. We left out the last 3 profiles of the link.',
    ]);
  });
});

it('the title of a comparison names at most three profiles', () => {
  expect(formatTitle(['California', 'Texas'])).toBe('California, Texas | Compare');
  expect(formatTitle(['a', 'b', 'c', 'd', 'e'])).toBe('a, b, c and 2 more | Compare');
});
