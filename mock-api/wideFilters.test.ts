import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recipientCategoryCodes } from '../src/domain/codes/recipientTypes';
import { awardTypeGroups, newerAwardTypeCodes } from '../src/domain/codes/awardTypes';
import {
  matchingAwards,
  matchingSubawards,
  matchingTransactions,
  type Filters,
} from '../tests/oracle/oracle';
import { readWorld, type World } from '../tests/oracle/world';
import { sharedServer, smallSet } from '../tests/server';
import { searchKinds, wideFilters, type WideFilters } from '../tests/wideFilters';
import { typeCodes } from './db/schema';
import { LIST_LIMITS, type ListKey } from './filters/limits';
import type { ApiServer } from './server';

jest.setTimeout(300_000);
let server: ApiServer;
let wide: WideFilters;
let world: World;
beforeAll(async () => {
  server = await sharedServer();
  wide = await wideFilters(smallSet);
  world = await readWorld(smallSet, typeCodes, recipientCategoryCodes);
}, 120_000);

const send = (path: string, body: object) =>
  server.app.inject({ method: 'POST', url: `/api/v2/${path}`, payload: body });
const post = async <T>(path: string, body: object): Promise<T> => {
  const answer = await send(path, body);
  if (answer.statusCode !== 200)
    throw new Error(`${path} ${answer.statusCode} ${answer.body.slice(0, 300)}`);
  return answer.json() as T;
};
const keys = Object.keys(LIST_LIMITS) as ListKey[];
type Limits = Record<string, { maxItems?: number; anyOf?: { maxItems?: number }[] }>;
const sum = (results: Record<string, number>) =>
  Object.values(results).reduce((part, value) => part + value, 0);
const countRows = async (level: 'awards' | 'transactions' | 'subawards', filters: object) => {
  const body = { filters, spending_level: level };
  if (level === 'transactions')
    return (await post<{ calculated_count: number }>('download/count/', body)).calculated_count;
  const url = 'search/spending_by_award_count/';
  return sum((await post<{ results: Record<string, number> }>(url, body)).results);
};
/** Returns the first `count` members of a list, or of the required and excluded lists of a tree. */
const takeFirst = (key: ListKey, count: number): unknown => {
  const value = wide[key] as unknown[] | { require: unknown[]; exclude: unknown[] };
  return Array.isArray(value)
    ? value.slice(0, count)
    : { require: value.require.slice(0, count), exclude: value.exclude.slice(0, count) };
};

describe('long lists in requests', () => {
  it.each(keys)(
    'are accepted at their maximum length and rejected with 422 beyond it: %s',
    async (key) => {
      for (const level of ['awards', 'transactions', 'subawards'] as const)
        expect(await countRows(level, { [key]: wide[key] })).toBeGreaterThanOrEqual(0);
      const value = wide[key] as unknown[] | { require: unknown[]; exclude: unknown[] };
      const full = Array.isArray(value) ? value : [...value.require, ...value.exclude];
      expect(full).toHaveLength(LIST_LIMITS[key]);
      const longer = [...full, full[0]];
      for (const body of [
        { [key]: Array.isArray(value) ? longer : { require: longer } },
        ...(Array.isArray(value) ? [] : [{ [key]: { exclude: longer } }]),
      ]) {
        const answer = await send('search/spending_by_award_count/', { filters: body });
        expect([answer.statusCode, (answer.json() as { detail: string }).detail]).toEqual([
          422,
          `Field 'filters|${key}' has ${longer.length.toLocaleString('en-US')} items. The maximum is ${LIST_LIMITS[key].toLocaleString('en-US')}. Use fewer items or several searches.`,
        ]);
      }
    },
  );

  it('have the maximum lengths that docs/filters.md and the OpenAPI document state', async () => {
    const limitsSection = readFileSync(join(__dirname, '../docs/filters.md'), 'utf8').split(
      '## Maximum list lengths',
    )[1]!;
    const stated = new Map(
      [...limitsSection.matchAll(/^\| ([\w ·]+) \| ([\d,]+) \|$/gm)].flatMap(([, names, most]) =>
        names!.split(' · ').map((name) => [name, Number(most!.replace(',', ''))] as const),
      ),
    );
    expect(Object.fromEntries(stated)).toEqual(LIST_LIMITS);
    const { paths } = (await server.app.inject({ url: '/api/openapi.json' })).json<{
      paths: Record<string, { post: { requestBody: { content: unknown } } }>;
    }>();
    const content = paths['/api/v2/search/spending_over_time/']!.post.requestBody.content as {
      'application/json': { schema: { properties: { filters: { properties: Limits } } } };
    };
    const { properties } = content['application/json'].schema.properties.filters;
    for (const key of keys)
      expect([key, properties[key]!.maxItems ?? properties[key]!.anyOf![1]!.maxItems]).toEqual([
        key,
        LIST_LIMITS[key],
      ]);
  });

  it('are accepted by every search, all together at their maximum lengths', async () => {
    for (const kind of searchKinds) {
      const filters = Object.fromEntries(
        keys.filter((key) => !kind.without?.includes(key)).map((key) => [key, wide[key]]),
      );
      expect([kind.path, (await send(kind.path, kind.body(filters))).statusCode]).toEqual([
        kind.path,
        200,
      ]);
    }
  });

  it('are rejected with 422 beyond their maximum length by award search and custom download', async () => {
    const codes = Array.from({ length: LIST_LIMITS.award_type_codes + 1 }, () => 'A');
    const search = await send('search/spending_by_award/', {
      fields: ['Award ID'],
      filters: { award_type_codes: codes },
    });
    const download = await send('bulk_download/awards/', {
      filters: {
        prime_award_types: Array.from({ length: 1001 }, () => 'A'),
        date_range: { start_date: '2024-01-01', end_date: '2024-02-01' },
      },
    });
    expect([search.statusCode, download.statusCode]).toEqual([422, 422]);
  });

  it('are rejected with 422 if one of their texts is longer than 300 characters', async () => {
    for (const key of ['keywords', 'recipient_search_text', 'award_ids'])
      expect([
        key,
        (await send('search/spending_by_award_count/', { filters: { [key]: ['x'.repeat(301)] } }))
          .statusCode,
      ]).toEqual([key, 422]);
  });

  it('of 100,000 columns are rejected with 422 by searches and downloads', async () => {
    const body = {
      fields: Array.from({ length: 100_000 }, () => 'Award ID'),
      filters: { award_type_codes: ['A'] },
    };
    for (const path of ['search/spending_by_award/', 'search/spending_by_transaction/'])
      expect((await send(path, { ...body, sort: 'Award ID' })).statusCode).toBe(422);
    expect(
      (await send('download/awards/', { columns: body.fields, filters: body.filters })).statusCode,
    ).toBe(422);
  });
});

describe('results of long lists', () => {
  // The independent evaluator supports these lists. Several lengths are tested, because the code path depends on the length.
  const supportedKeys = [
    'keywords',
    'time_period',
    'place_of_performance_locations',
    'recipient_locations',
    'agencies',
    'recipient_search_text',
    'recipient_type_names',
    'award_ids',
    'award_amounts',
    'program_numbers',
    'naics_codes',
    'psc_codes',
    'set_aside_type_codes',
    'contract_pricing_type_codes',
    'extent_competed_type_codes',
    'def_codes',
  ] as const;
  it.each(supportedKeys)('match the independent evaluator: %s', async (key) => {
    let matchCount = 0;
    for (const count of [3, 13, 150]) {
      const filters = { [key]: takeFirst(key, count) } as Filters;
      // The evaluator does not support periods that match any transaction of an award.
      if (key === 'time_period')
        filters.time_period = filters.time_period!.filter(
          (period) => period.date_type !== 'action_date',
        );
      const awards = matchingAwards(world, filters).length;
      const subawards = matchingSubawards(world, filters).length;
      const transactions = matchingTransactions(world, filters).length;
      const transactionCount = await countRows('transactions', filters);
      expect([count, await countRows('awards', filters)]).toEqual([count, awards]);
      expect([count, await countRows('subawards', filters)]).toEqual([count, subawards]);
      // Keyword searches of transactions cover more text columns than the evaluator.
      if (key === 'keywords') expect(transactionCount).toBeGreaterThanOrEqual(transactions);
      else expect([count, transactionCount]).toEqual([count, transactions]);
      matchCount += awards;
    }
    expect(matchCount).toBeGreaterThan(0);
  });

  const every = awardTypeGroups.map((group) => [
    ...group.types.map((type) => type.code),
    ...newerAwardTypeCodes[group.key],
  ]);
  const findAwards = async (filters: object): Promise<Set<string>> => {
    const ids = new Set<string>();
    for (const codes of every) {
      for (let page = 1; ; page += 1) {
        const answer = await post<{
          results: { generated_internal_id: string }[];
          page_metadata: { hasNext: boolean };
        }>('search/spending_by_award/', {
          filters: { ...filters, award_type_codes: codes },
          fields: ['Award ID'],
          sort: 'Award ID',
          limit: 100,
          page,
        });
        answer.results.forEach((row) => ids.add(row.generated_internal_id));
        if (!answer.page_metadata.hasNext) break;
      }
    }
    return ids;
  };
  it.each([
    'keywords',
    'recipient_search_text',
    'award_ids',
    'recipient_locations',
    'treasury_account_components',
    'program_activities',
    'tas_codes',
  ] as const)('are the union of the results of each member: %s', async (key) => {
    const value = wide[key] as unknown[] | { require: unknown[] };
    const members = (Array.isArray(value) ? value : value.require).slice(0, 25);
    const list = (items: unknown[]) => ({
      [key]: Array.isArray(value) ? items : { require: items },
    });
    const union = new Set<string>();
    for (const member of members) for (const id of await findAwards(list([member]))) union.add(id);
    expect([...(await findAwards(list(members)))].sort()).toEqual([...union].sort());
    expect(union.size).toBeGreaterThan(0);
  });

  it.each([
    [
      'quoted and unquoted texts in one list',
      { recipient_search_text: (names: string[]) => [`"${names[0]!}"`, ...names.slice(1, 8)] },
    ],
    [
      'quoted and unquoted identifiers',
      {
        award_ids: (names: string[]) => [
          `"${names[0]!}"`,
          ...names.slice(1, 8).map((name) => name.slice(2)),
        ],
      },
    ],
  ] as const)('are the union of the results of each member for %s', async (_name, made) => {
    const [key, make] = Object.entries(made)[0]! as unknown as [
      'recipient_search_text' | 'award_ids',
      (names: string[]) => string[],
    ];
    const members = make(wide[key] as string[]);
    const union = new Set<string>();
    for (const member of members)
      for (const id of await findAwards({ [key]: [member] })) union.add(id);
    expect([...(await findAwards({ [key]: members }))].sort()).toEqual([...union].sort());
    expect(union.size).toBeGreaterThan(0);
  });

  it('contain only literal matches of pattern characters', async () => {
    const oddTexts = '( .* [A-Z] \\d $ ^ a|b % _% \' " {1} é 😀 \u0001'.split(' ');
    expect(
      await countRows('awards', { award_ids: oddTexts.map((text) => `${text}${text}#`) }),
    ).toBe(0);
    expect(
      await countRows('awards', { keywords: oddTexts.map((text) => `${text} ${text} qqzz`) }),
    ).toBe(0);
    const awardId = (wide.award_ids as string[])[0]!;
    expect(
      await countRows('awards', {
        award_ids: [...oddTexts.map((text) => `${text}${text}#`), `"${awardId}"`],
      }),
    ).toBe(await countRows('awards', { award_ids: [`"${awardId}"`] }));
  });
});
