import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { isFullRun } from '../tests/sampled';
import { sharedServer, smallSet } from '../tests/server';
import { wideFilters, type WideFilters } from '../tests/wideFilters';
import { LIST_LIMITS, type ListKey } from './filters/limits';
import type { ApiServer } from './server';

jest.setTimeout(300_000);
let server: ApiServer;
let wide: WideFilters;
beforeAll(async () => {
  server = await sharedServer();
  wide = await wideFilters(smallSet);
}, 120_000);

const levels = ['awards', 'transactions', 'subawards'] as const;
type Level = (typeof levels)[number];
/** Returns the number of matching records of a level, or a text with the error status. */
const countRows = async (level: Level, filters: object): Promise<number | string> => {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/v2/download/count/',
    payload: JSON.stringify({ filters, spending_level: level }),
  });
  return response.statusCode === 200
    ? response.json<{ calculated_count: number }>().calculated_count
    : `refused with ${response.statusCode}`;
};
/** Filters that are lists of strings. The tests add blank members to these lists. */
const textFilters = [
  'award_ids',
  'recipient_search_text',
  'program_numbers',
  'recipient_type_names',
  'contract_pricing_type_codes',
  'set_aside_type_codes',
  'extent_competed_type_codes',
  'def_codes',
] as const satisfies readonly ListKey[];
const blanks = ['', ' ', '\t', '""', '" "'];

type Filters = (members: readonly unknown[]) => object;
const toList =
  (key: string): Filters =>
  (members) => ({ [key]: members });
const toRequired =
  (key: string): Filters =>
  (members) => ({ [key]: { require: members } });
const toExcluded =
  (key: string): Filters =>
  (members) => ({ [key]: { exclude: members } });
const agency = { type: 'awarding', tier: 'toptier', name: 'Department of Defense' };
const component = { aid: '097', main: '0100' };
/** Filters that are lists of codes, paths or objects, each with a valid and a blank member. */
const structuredFilters: readonly (readonly [string, Filters, unknown, unknown])[] = [
  ['naics_codes', toList('naics_codes'), '54', ' '],
  ['naics_codes.require', toRequired('naics_codes'), '54', ''],
  ['naics_codes.exclude', toExcluded('naics_codes'), '54', ''],
  ['psc_codes', toList('psc_codes'), 'R4', ''],
  ['psc_codes.require', toRequired('psc_codes'), ['Service', 'R4'], ['']],
  ['psc_codes.exclude', toExcluded('psc_codes'), ['Service', 'R4'], [' ', '']],
  ['tas_codes', toList('tas_codes'), component, { aid: '' }],
  ['tas_codes by agency', toList('tas_codes'), { agency: '097' }, { agency: ' ' }],
  ['tas_codes.require', toRequired('tas_codes'), ['097'], ['']],
  ['tas_codes.exclude', toExcluded('tas_codes'), ['097'], ['', '', '']],
  [
    'treasury_account_components',
    toList('treasury_account_components'),
    component,
    { aid: '', main: ' ', sub: null },
  ],
  ['agencies', toList('agencies'), agency, { ...agency, name: '' }],
  [
    'agencies of a subtier',
    toList('agencies'),
    { ...agency, tier: 'subtier', name: 'Department of the Navy' },
    { ...agency, tier: 'subtier', name: ' ', toptier_name: '""' },
  ],
  ['recipient_locations', toList('recipient_locations'), { country: 'USA' }, { country: '' }],
  ['program_activities', toList('program_activities'), { code: '0001' }, { name: '', code: ' ' }],
  ['award_type_codes', toList('award_type_codes'), 'A', ''],
  ['keywords', toList('keywords'), 'services', ''],
];
/** Filters with a member that has both a blank and a non-blank part. */
const partlyBlank = [
  toRequired('tas_codes')([['097', '']]),
  toExcluded('tas_codes')([['097', '097-0100', ' ']]),
  toRequired('psc_codes')([['Service', '']]),
  toList('tas_codes')([{ aid: '097', main: '' }]),
  toList('treasury_account_components')([{ ...component, sub: '' }]),
  toList('agencies')([{ ...agency, toptier_name: '' }]),
  toList('program_activities')([{ name: '', code: '0001' }]),
];

const sendCase = (name: string) => {
  const { method, path, body } = JSON.parse(
    readFileSync(join(__dirname, 'load/fixtures/cases', name), 'utf8'),
  ) as { method: 'POST'; path: string; body: object };
  return server.app.inject({ method, url: path, payload: JSON.stringify(body) });
};

it('the award count rejects blank award IDs', async () => {
  const response = await sendCase('13_award_ids_blank.json');
  expect(response.statusCode).toBe(422);
  expect(response.json<{ detail: string }>().detail).toContain('award_ids');
});
it('the award count is 0 for a period that ends before it starts', async () => {
  const response = await sendCase('14_inverted_period.json');
  expect(response.statusCode).toBe(200);
  const { results } = response.json<{ results: Record<string, number> }>();
  expect(Object.keys(results)).toContain('contracts');
  expect(new Set(Object.values(results))).toEqual(new Set([0]));
});

describe('a filter list', () => {
  it.each(textFilters.flatMap((key) => levels.map((level) => [key, level] as const)))(
    'is rejected when all members are blank: %s of %s',
    async (key, level) => {
      for (const members of [['  '], ['', ' ']])
        expect(await countRows(level, { [key]: members })).toBe('refused with 422');
    },
  );
  it.each(textFilters.flatMap((key) => levels.map((level) => [key, level] as const)))(
    'ignores blank members beside others: %s of %s',
    async (key, level) => {
      const [member] = wide[key] as string[];
      const memberCount = await countRows(level, { [key]: [member] });
      expect(typeof memberCount).toBe('number');
      expect(await countRows(level, { [key]: ['', member, '  ', '""'] })).toBe(memberCount);
    },
  );
  it('matches at least as many records with one more member, and the same number with one more blank member', async () => {
    const lists = (Object.keys(LIST_LIMITS) as ListKey[]).filter((key) => Array.isArray(wide[key]));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...lists),
        fc.constantFrom(...levels),
        fc.nat(),
        fc.nat(),
        fc.constantFrom(...blanks),
        async (key, level, first, second, blank) => {
          const members = wide[key] as unknown[];
          const one = members[first % members.length];
          const other = members[second % members.length];
          const before = await countRows(level, { [key]: [one] });
          if (typeof before === 'string') return;
          const both = await countRows(level, { [key]: [one, other] });
          expect([key, level, one, other, Number(both) >= before]).toEqual([
            key,
            level,
            one,
            other,
            true,
          ]);
          if (typeof one === 'string')
            expect([key, level, one, await countRows(level, { [key]: [one, blank] })]).toEqual([
              key,
              level,
              one,
              before,
            ]);
        },
      ),
      { numRuns: isFullRun ? 600 : 120, seed: 20261127 },
    );
  });
  describe.each(structuredFilters)(
    'of structured members (%s)',
    (_name, filters, member, blank) => {
      it.each(levels)('is rejected when all members are blank: %s', async (level) => {
        expect(await countRows(level, filters([blank]))).toBe('refused with 422');
        expect(await countRows(level, filters([blank, blank]))).toBe('refused with 422');
      });
      it.each(levels)('ignores blank members beside others: %s', async (level) => {
        const singleCount = await countRows(level, filters([member]));
        expect(typeof singleCount).toBe('number');
        expect(await countRows(level, filters([blank, member, blank]))).toBe(singleCount);
      });
    },
  );
  it.each(partlyBlank)(
    'rejects a member with a blank part, which would match too many records: %j',
    async (filters) => {
      for (const level of levels) expect(await countRows(level, filters)).toBe('refused with 422');
    },
  );
  it.each(levels)(
    'of Treasury accounts matches nothing for a component without values: %s',
    async (level) => {
      for (const component of [{}, { anything: 1 }, { agency: null }])
        expect(await countRows(level, { tas_codes: [component] })).toBe(0);
    },
  );
  it.each([{ state: '' }, { state: 'CA', county: ' ' }, { city: '' }, { zip: ' ' }])(
    'of locations rejects a blank field, which would match the whole country: %j',
    async (part) =>
      expect(
        await countRows('awards', {
          place_of_performance_locations: [{ country: 'USA', ...part }],
        }),
      ).toBe('refused with 422'),
  );
  it.each(levels)(
    'of program activities matches nothing for a member without name and code: %s',
    async (level) =>
      expect(await countRows(level, { program_activities: [{ type: 'PAC/PAN' }] })).toBe(0),
  );
});

describe('a period whose start is after its end', () => {
  const reversed = { start_date: '2024-06-30', end_date: '2023-10-01' };
  it.each(
    levels.flatMap((level) =>
      [undefined, 'action_date', 'date_signed', 'last_modified_date', 'new_awards_only'].map(
        (kind) => [level, kind] as const,
      ),
    ),
  )('matches no %s (date type: %s)', async (level, kind) => {
    const period = { ...reversed, ...(kind ? { date_type: kind } : {}) };
    expect(await countRows(level, { time_period: [period] })).toBe(0);
  });
  it('does not change the matches of another period in the list', async () => {
    const fullPeriod = { start_date: '2023-10-01', end_date: '2024-09-30' };
    for (const level of levels)
      expect(await countRows(level, { time_period: [fullPeriod, reversed] })).toBe(
        await countRows(level, { time_period: [fullPeriod] }),
      );
  });
});
