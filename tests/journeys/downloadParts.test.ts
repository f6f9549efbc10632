import { MAX_PARTS, planParts } from '@/blocks/downloads/parts';
import type { SpendingLevel } from '@/domain/codes/resultTabs';
import type { SearchCriteria } from '@/domain/search/criteria';
import { downloadAgencies } from '@/services/downloads/agencyListService';
import { toSearchCountQuery, downloadCount } from '@/services/downloads/downloadService';
import { journeyApi } from './journeyApi';

journeyApi();

const all: SearchCriteria = { periods: [{ start: '2007-10-01', end: '2025-09-30' }] };
const countAt = async (criteria: SearchCriteria, level: SpendingLevel) =>
  (await downloadCount.call(toSearchCountQuery(criteria, level))).rows;
const fetchAgencies = async () => {
  const { cfo, other } = await downloadAgencies.call({ type: 'award_agencies' });
  return [...cfo, ...other].map(({ name }) => name);
};
const planDownload = async (criteria: SearchCriteria, level: SpendingLevel, limit: number) => {
  const rows = await countAt(criteria, level);
  return {
    rows,
    parts: await planParts(criteria, rows, {
      level,
      limit,
      count: (part) => countAt(part, level),
      agencies: fetchAgencies,
    }),
  };
};
const sum = (parts: readonly { rows: number }[]) =>
  parts.reduce((total, { rows }) => total + rows, 0);

describe('a download that exceeds the limit of one file', () => {
  it.each<[string, SearchCriteria, SpendingLevel, number, RegExp?]>([
    ['transactions by fiscal year', all, 'transactions', 1000, /^FY \d{4}( to FY \d{4})?$/],
    [
      'transactions down to months',
      { periods: [{ start: '2023-10-01', end: '2024-09-30' }] },
      'transactions',
      60,
    ],
    [
      'transactions of two periods',
      {
        periods: [
          { start: '2009-10-01', end: '2010-09-30' },
          { start: '2019-10-01', end: '2024-09-30' },
        ],
      },
      'transactions',
      400,
    ],
    [
      'overlapping periods',
      {
        periods: [
          { start: '2015-10-01', end: '2020-03-31' },
          { start: '2018-10-01', end: '2022-09-30' },
        ],
      },
      'transactions',
      500,
    ],
    ['transactions of new awards', { ...all, newAwardsOnly: true }, 'transactions', 1500],
    ['awards by their first action', all, 'awards', 400, /^Awards (under way on|that began in) /],
    [
      'awards of one period',
      { periods: [{ start: '2015-10-01', end: '2024-09-30' }] },
      'awards',
      500,
      /^Awards (under way on|that began in) /,
    ],
    [
      'awards of two periods',
      {
        periods: [
          { start: '2009-10-01', end: '2010-09-30' },
          { start: '2019-10-01', end: '2024-09-30' },
        ],
      },
      'awards',
      400,
    ],
    ['new awards', { ...all, newAwardsOnly: true }, 'awards', 300],
    ['subawards', all, 'subawards', 100],
    [
      'chosen agencies',
      {
        periods: [
          { start: '2012-02-03', end: '2012-02-03' },
          { start: '2019-10-01', end: '2024-09-30' },
        ],
        agencies: [
          { type: 'awarding', tier: 'toptier', name: 'Department of Defense' },
          { type: 'awarding', tier: 'toptier', name: 'Department of Education' },
        ],
      },
      'awards',
      150,
    ],
    [
      'funded awards',
      {
        periods: [
          { start: '2009-10-01', end: '2010-09-30' },
          { start: '2019-10-01', end: '2024-09-30' },
        ],
        agencies: [{ type: 'funding', tier: 'toptier', name: 'Department of Defense' }],
      },
      'awards',
      100,
    ],
  ])(
    'is split into parts that fit the limit and add up to all of its rows: %s',
    async (_name, criteria, level, limit, by = /./) => {
      const { rows, parts } = await planDownload(criteria, level, limit);
      expect(rows).toBeGreaterThan(limit);
      expect(parts.length).toBeGreaterThan(1);
      for (const part of parts) {
        expect(part.label).toMatch(by);
        expect([part.label, part.rows <= limit, part.rows > 0]).toEqual([part.label, true, true]);
        expect([part.label, await countAt(part.criteria, level)]).toEqual([part.label, part.rows]);
      }
      expect(sum(parts)).toBe(rows);
      expect(new Set(parts.map(({ label }) => label)).size).toBe(parts.length);
    },
  );
  it('is split by agency and award type when a single day exceeds the limit', async () => {
    const countedCriteria: SearchCriteria[] = [];
    const day: SearchCriteria = { periods: [{ start: '2024-01-02', end: '2024-01-02' }] };
    const parts = await planParts(day, 10, {
      level: 'transactions',
      limit: 4,
      agencies: () => Promise.resolve(['A', 'B', 'C']),
      count: (criteria) => {
        countedCriteria.push(criteria);
        const [agency] = criteria.agencies!;
        if (criteria.agencies!.length > 1) return Promise.resolve(-1);
        return Promise.resolve(
          agency!.name === 'A'
            ? criteria.awardTypes
              ? ({ A: 3, B: 4 }[criteria.awardTypes[0]!] ?? 0)
              : 7
            : agency!.name === 'B'
              ? 1
              : 2,
        );
      },
    });
    expect(parts.map(({ label, rows }) => [label, rows])).toEqual([
      ['A; BPA Calls', 3],
      ['A; Purchase Orders', 4],
      ['B, C', 3],
    ]);
    expect(countedCriteria.every(({ periods }) => periods!.length === 1)).toBe(true);
  });
  it('is rejected when it cannot be split or needs too many files', async () => {
    const context = { level: 'transactions' as const, agencies: () => Promise.resolve(['A', 'B']) };
    await expect(
      planParts({ periods: [{ start: '2024-01-02', end: '2024-01-02' }] }, 10, {
        ...context,
        limit: 4,
        count: ({ agencies: chosen, awardTypes }) =>
          Promise.resolve(
            chosen?.[0]!.name === 'A' && (!awardTypes || awardTypes[0] === 'A') ? 10 : 0,
          ),
      }),
    ).rejects.toThrow(
      '10 records (A; BPA Calls) cannot be split any further. Add filters to get fewer records.',
    );
    // Parts that do not add up are rejected. Here, the parts by agency and award type omit rows.
    await expect(
      planParts({ periods: [{ start: '2024-01-02', end: '2024-01-02' }] }, 10, {
        ...context,
        limit: 4,
        count: () => Promise.resolve(1),
      }),
    ).rejects.toThrow('10 records cannot be split any further');
    const days = (ranges: SearchCriteria['periods']) =>
      ranges!.reduce(
        (total, { start, end }) => total + (Date.parse(end) - Date.parse(start)) / 86_400_000 + 1,
        0,
      );
    await expect(
      planParts({ periods: [{ start: '2023-10-01', end: '2024-09-30' }] }, 3660, {
        ...context,
        limit: 70,
        count: ({ periods }) => Promise.resolve(days(periods) * 10),
      }),
    ).rejects.toThrow(
      `This download would need 53 files. Add filters so that it needs at most ${MAX_PARTS}.`,
    );
  });
});
