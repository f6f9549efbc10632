import { categories } from '../../mock-api/handlers/search/queries/categories';
import { awardFields, extraSorts } from '../../mock-api/handlers/search/fields/awards';
import {
  extraSubawardSorts,
  subawardFields,
} from '../../mock-api/handlers/search/fields/subawards';
import { transactionFields } from '../../mock-api/handlers/search/fields/transactions';
import { groupOfType, typeCodes } from '../../mock-api/db/schema';
import { makeGenerator } from '../oracle/randomFilters';
import { type Chance, createChance, filterMakers } from './filters';
import { samples } from './records';

/** One request of a search: its kind, its URL below `/api/v2/search/` and its body. */
export interface SearchCall {
  kind: string;
  url: string;
  body: object;
}

const families = [
  ['A', 'B', 'C', 'D'],
  ['IDV_A', 'IDV_B', 'IDV_B_A', 'IDV_B_B', 'IDV_B_C', 'IDV_C', 'IDV_D', 'IDV_E'],
  ['02', '03', '04', '05'],
  ['06', '10'],
  ['07', '08'],
  ['09', '11', '-1'],
];

/** Returns random paging fields: a page far from the start if `deep`, otherwise usually page 1 and at most page 10. */
const randomPage = (deep: boolean, { pick, some, below }: Chance) => ({
  limit: pick(deep ? [50, 100] : [5, 10, 50, 100]),
  page: deep ? 11 + below(440) : some(0.8) ? 1 : 1 + below(10),
  order: pick(['asc', 'desc']),
});
/** Returns some fields in random order, including the sort field. */
const randomFields = (all: readonly string[], sort: string, { random, below, some }: Chance) => {
  const shuffled = all
    .map((name) => [random(), name] as const)
    .sort(([a], [b]) => a - b)
    .map(([, name]) => name);
  const fields = some(0.2) ? shuffled : shuffled.slice(0, 1 + below(12));
  return fields.includes(sort) ? fields : [...fields, sort];
};

/**
 * Returns random requests of every kind of search, based on records of a dataset. The same seed and dataset give the same list,
 * regardless of the server's version.
 */
export const searchCalls = async (
  path: string,
  count: number,
  seed: number,
): Promise<SearchCall[]> => {
  const chance = createChance(makeGenerator(seed));
  const { pick, some, below } = chance;
  const sampleAwards = await samples(path, typeCodes, 400, seed);
  let subject = sampleAwards[0]!;
  let isDeep = false;
  const makers = filterMakers(sampleAwards, () => subject, chance);
  /** Returns up to four filters. Pages far from the start get at most one filter, which matches many records. */
  const makeFilters = (without: readonly (keyof typeof makers)[] = []): Record<string, unknown> => {
    if (isDeep) return some(0.5) ? {} : (pick([makers.time, makers.scope, makers.agency])() ?? {});
    const names = (Object.keys(makers) as (keyof typeof makers)[]).filter(
      (name) => !without.includes(name),
    );
    const combined = {};
    for (let left = pick([0, 1, 1, 1, 2, 2, 3, 4]); left > 0; left -= 1)
      Object.assign(combined, makers[pick(names)]() ?? {});
    return JSON.parse(JSON.stringify(combined)) as Record<string, unknown>;
  };
  const getTypeFamily = () =>
    families[groupOfType[typeCodes.indexOf(subject.type)]!] ?? families[0]!;
  const pickLevel = () => pick(['transactions', 'awards', 'subawards']);
  const withoutSubawards = (chosen: string, rest: Record<string, unknown>) => {
    if (chosen === 'subawards') delete rest.recipient_id;
    return rest;
  };
  let nth = 0;
  /** Returns the next name in turn, so that each one occurs. */
  const takeNext = (names: readonly string[]) => names[(nth += 1) % names.length]!;

  const kinds: Record<string, () => Omit<SearchCall, 'kind'>> = {
    awards: () => {
      const types = getTypeFamily();
      const group = groupOfType[typeCodes.indexOf(types[0]!)]!;
      const sorts = Object.keys(awardFields).filter(
        (name) => awardFields[name]!.groups?.includes(group) ?? true,
      );
      const sort = some(0.9) ? takeNext(sorts) : pick(Object.keys(extraSorts));
      return {
        url: 'spending_by_award/',
        body: {
          filters: { ...makeFilters(['recipientId']), award_type_codes: types },
          fields: randomFields(Object.keys(awardFields), sort, chance),
          sort,
          ...randomPage(isDeep, chance),
        },
      };
    },
    subawards: () => {
      const isProcurement = groupOfType[typeCodes.indexOf(subject.type)]! <= 1;
      const types = isProcurement ? families.slice(0, 2).flat() : families.slice(2).flat();
      const sorts = Object.keys(subawardFields).filter(
        (name) => subawardFields[name]!.groups?.includes(isProcurement ? 0 : 2) ?? true,
      );
      const sort = some(0.9) ? takeNext(sorts) : pick(Object.keys(extraSubawardSorts));
      return {
        url: 'spending_by_award/',
        body: {
          filters: { ...makeFilters(['recipientId']), award_type_codes: types },
          fields: randomFields(Object.keys(subawardFields), sort, chance),
          sort,
          spending_level: 'subawards',
          ...randomPage(isDeep, chance),
        },
      };
    },
    transactions: () => {
      const sort = takeNext(Object.keys(transactionFields));
      return {
        url: 'spending_by_transaction/',
        body: {
          filters: {
            ...makeFilters(),
            award_type_codes: some(0.7) ? getTypeFamily() : families.flat(),
          },
          fields: randomFields(Object.keys(transactionFields), sort, chance),
          sort,
          ...randomPage(isDeep, chance),
        },
      };
    },
    'grouped transactions': () => ({
      url: 'spending_by_transaction_grouped/',
      body: {
        filters: { ...makeFilters(), award_type_codes: getTypeFamily() },
        sort: pick([
          'award_id',
          'award_generated_internal_id',
          'transaction_count',
          'transaction_obligation',
        ]),
        ...randomPage(isDeep, chance),
      },
    }),
    'grouped subawards': () => ({
      url: 'spending_by_subaward_grouped/',
      body: {
        filters: { ...makeFilters(['recipientId']), award_type_codes: getTypeFamily() },
        sort: pick([
          'award_id',
          'award_generated_internal_id',
          'subaward_count',
          'subaward_obligation',
        ]),
        ...randomPage(isDeep, chance),
      },
    }),
    counts: () => ({
      url: 'spending_by_award_count/',
      body: {
        filters: makeFilters(['recipientId']),
        spending_level: pick(['awards', 'subawards']),
      },
    }),
    'transaction counts': () => ({
      url: 'spending_by_transaction_count/',
      body: { filters: makeFilters(['activity']) },
    }),
    summary: () => ({
      url: 'transaction_spending_summary/',
      body: { filters: makers.keyword() ?? { keywords: ['services'] } },
    }),
    'over time': () => {
      const chosen = pickLevel();
      return {
        url: 'spending_over_time/',
        body: {
          filters: withoutSubawards(chosen, makeFilters()),
          group: pick(['fiscal_year', 'quarter', 'month', 'calendar_year']),
          spending_level: chosen,
        },
      };
    },
    category: () => {
      const name = takeNext(Object.keys(categories));
      const chosen = categories[name]!.unsupportedLevels?.includes('subawards')
        ? pick(['transactions', 'awards'])
        : pickLevel();
      return {
        url: `spending_by_category/${name}/`,
        body: {
          filters: withoutSubawards(chosen, makeFilters(['activity'])),
          spending_level: chosen,
          limit: pick([5, 10, 100]),
          page: some(0.7) ? 1 : 1 + below(20),
        },
      };
    },
    geography: () => {
      const chosen = pickLevel();
      return {
        url: 'spending_by_geography/',
        body: {
          filters: withoutSubawards(chosen, makeFilters()),
          scope: pick(['place_of_performance', 'recipient_location']),
          geo_layer: pick(['state', 'county', 'district', 'country']),
          spending_level: chosen,
        },
      };
    },
    'new awards': () => ({
      url: 'new_awards_over_time/',
      body: {
        group: pick(['fiscal_year', 'quarter', 'month']),
        filters: {
          time_period: [{ start_date: '2008-10-01', end_date: '2025-09-30' }],
          recipient_id: `${subject.uuid}-${pick(['C', 'P', 'R'])}`,
        },
      },
    }),
  };
  /** The kinds of searches. Kinds that visitors use more often are repeated. */
  const weightedKinds = [
    ...['awards', 'subawards', 'transactions', 'category'].flatMap((kind) => Array(4).fill(kind)),
    ...['grouped transactions', 'grouped subawards', 'geography'].flatMap((kind) => [kind, kind]),
    ...Object.keys(kinds),
  ] as string[];
  return Array.from({ length: count }, (_, at) => {
    const kind = weightedKinds[at % weightedKinds.length]!;
    subject = pick(sampleAwards);
    isDeep = some(0.08);
    return { kind, ...kinds[kind]!() };
  });
};
