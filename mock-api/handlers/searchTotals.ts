import { Type } from '@sinclair/typebox';
import { literals, Messages, NullableText, NullableNumber, NullableInteger } from '../core/shapes';
import { awardGroupKeys } from '../../src/domain/codes/awardTypes';
import { badRequest, notImplemented } from '../core/errors';
import { Limit, Page, PageMetadata, pageMetadata } from '../core/paging';
import type { Call, Route } from '../core/route';
import { number, own } from '../core/values';
import type { Row } from '../db/database';
import { groupIds } from '../db/schema';
import { prepareSearch } from '../filters/prepare';
import {
  advancedFilters,
  dateTypes,
  EARLIEST_SEARCH_DATE,
  Keywords,
  type AdvancedFilters,
} from '../filters/schema';
import { type Level, levels } from '../filters/context';
import { Values } from '../filters/values';
import { buildWhere } from '../filters/where';
import { spendingLevel } from './searchRows';

interface LevelRequest {
  spending_level?: string;
  subawards?: boolean;
  filters: AdvancedFilters;
}
const levelOf = (request: LevelRequest, fallback: string): string =>
  request.subawards ? 'subawards' : (request.spending_level ?? fallback);
const subawardsFlag = Type.Optional(Type.Boolean());
const recipientIdAtSubawards = (level: string, filters: AdvancedFilters) => {
  if (level === 'subawards' && filters.recipient_id) throw badRecipient;
};
const badRecipient = badRequest("'recipient_id' cannot be combined with the subawards level");
const cents = (value: unknown): number => Math.round(Number(value ?? 0) * 100) / 100;

/** Rows per award group under a filter. */
const groupCounts = async (
  call: Call,
  level: Level,
  filters: AdvancedFilters,
  wide = false,
): Promise<Map<number, number>> => {
  const values = new Values();
  const where = buildWhere(level, filters, call.lookups, values, { wide });
  const rows = await call.db.query<{ grp: number; n: bigint }>(
    `select grp, count(*) n from ${levels[level].table} where ${where} group by grp`,
    values.list,
  );
  return new Map(rows.map((row) => [row.grp, Number(row.n)]));
};
const sixCounts = (counts: Map<number, number>) =>
  Object.fromEntries(awardGroupKeys.map((key) => [key, counts.get(groupIds.indexOf(key)) ?? 0]));

const CountBody = Type.Object({
  filters: advancedFilters({ programActivities: true }),
  spending_level: spendingLevel(['awards', 'subawards']),
  subawards: subawardsFlag,
});
const TransactionCountBody = Type.Object({
  filters: advancedFilters({ dateTypes: dateTypes.prime, recipientId: true }),
});
const count = Type.Integer({ minimum: 0 });
const SixCounts = Type.Object({
  contracts: count,
  idvs: count,
  grants: count,
  direct_payments: count,
  loans: count,
  other: count,
});
const SummaryBody = Type.Object({ filters: Type.Object({ keywords: Keywords }) });

const amount = Type.Number();

export const groupNames: Readonly<Record<string, string>> = {
  fiscal_year: 'fiscal_year',
  fy: 'fiscal_year',
  quarter: 'quarter',
  q: 'quarter',
  month: 'month',
  m: 'month',
  calendar_year: 'calendar_year',
  cy: 'calendar_year',
};
const TimeBody = Type.Object({
  group: literals(Object.keys(groupNames)),
  filters: advancedFilters({ recipientId: true, programActivities: true }),
  spending_level: spendingLevel(['transactions', 'awards', 'subawards']),
  subawards: subawardsFlag,
});
const seriesKeys = ['Contract', 'Idv', 'Grant', 'Direct', 'Loan', 'Other'] as const;

/** The bucket a fiscal month (fy × 12 + month) falls into, as a sortable number and as the answer's `time_period`. */
export const bucketOf = (group: string, key: number): number => {
  const fy = Math.floor((key - 1) / 12);
  const month = ((key - 1) % 12) + 1;
  if (group === 'fiscal_year') return fy;
  if (group === 'calendar_year') return month <= 3 ? fy - 1 : fy;
  return group === 'quarter' ? fy * 4 + Math.floor((month - 1) / 3) : key;
};
export const timePeriod = (group: string, bucket: number): Record<string, string> => {
  if (group === 'fiscal_year') return { fiscal_year: String(bucket) };
  if (group === 'calendar_year') return { calendar_year: String(bucket) };
  if (group === 'quarter')
    return { fiscal_year: String(Math.floor(bucket / 4)), quarter: String((bucket % 4) + 1) };
  return {
    fiscal_year: String(Math.floor((bucket - 1) / 12)),
    month: String(((bucket - 1) % 12) + 1),
  };
};
/** Fiscal month number of an ISO date. */
export const periodKey = (iso: string): number => {
  const month = Number(iso.slice(5, 7));
  return (Number(iso.slice(0, 4)) + (month >= 10 ? 1 : 0)) * 12 + ((month + 2) % 12) + 1;
};

const overTime = async (call: Call, request: LevelRequest & { group: string }) => {
  const level = levelOf(request, 'transactions') as Level;
  recipientIdAtSubawards(level, request.filters);
  const group = groupNames[request.group]!;
  const values = new Values();
  // Without a period the whole searchable range is asked for.
  const filters: AdvancedFilters = {
    ...request.filters,
    time_period: request.filters.time_period ?? [{ start_date: EARLIEST_SEARCH_DATE }],
  };
  const where = buildWhere(level, filters, call.lookups, values);
  const outlay = level === 'awards' ? 'sum(outlay)::DOUBLE' : 'null';
  const rows = await call.db.query<{
    period_key: number;
    grp: number;
    a: number;
    o: number | null;
  }>(
    `select period_key, grp, sum(${levels[level].amount})::DOUBLE a, ${outlay} o from ${levels[level].table} where ${where} group by all`,
    values.list,
  );
  const today = periodKey(call.lookups.meta.as_of);
  const periods = filters.time_period!;
  const first = Math.min(
    ...periods.map((period) => periodKey(period.start_date ?? EARLIEST_SEARCH_DATE)),
  );
  // A period that reaches far into the future gets empty buckets for ten years, not for a century.
  const last = Math.max(
    ...periods.map((period) =>
      period.end_date ? Math.min(periodKey(period.end_date), today + 120) : today,
    ),
  );
  const buckets = new Map<number, { total: number; amounts: number[]; outlays: number[] }>();
  const bucket = (key: number) => {
    const id = bucketOf(group, key);
    if (!buckets.has(id))
      buckets.set(id, { total: 0, amounts: [0, 0, 0, 0, 0, 0], outlays: [0, 0, 0, 0, 0, 0] });
    return buckets.get(id)!;
  };
  for (let key = first; key <= last; key += 1) bucket(key);
  for (const row of rows) {
    const entry = bucket(row.period_key);
    entry.total += row.a;
    entry.amounts[row.grp]! += row.a;
    entry.outlays[row.grp]! += row.o ?? 0;
  }
  const group6 = { Contract: 0, Idv: 1, Grant: 2, Direct: 3, Loan: 4, Other: 5 };
  const results = [...buckets]
    .sort(([a], [b]) => a - b)
    .map(([id, entry]) => {
      const named =
        level === 'subawards'
          ? {
              Contract_Obligations: cents(entry.amounts[0]! + entry.amounts[1]!),
              Grant_Obligations: cents(entry.amounts.slice(2).reduce((sum, part) => sum + part, 0)),
              Contract_Outlays: null,
              Grant_Outlays: null,
            }
          : Object.fromEntries(
              seriesKeys.flatMap((key) => [
                [`${key}_Obligations`, cents(entry.amounts[group6[key]])],
                [`${key}_Outlays`, level === 'awards' ? cents(entry.outlays[group6[key]]) : null],
              ]),
            );
      return {
        time_period: timePeriod(group, id),
        aggregated_amount: cents(entry.total),
        ...named,
        total_outlays:
          level === 'awards' ? cents(entry.outlays.reduce((sum, part) => sum + part, 0)) : null,
      };
    });
  return { group, spending_level: level, results };
};

/** How a category groups: the column, a condition, how a group reads, and the levels it cannot do. */
interface Category {
  column: string;
  describe: (key: unknown, call: Call, extra?: Row) => Record<string, unknown>;
  also?: string;
  notAt?: readonly string[];
  join?: string;
  name?: string;
}
const agencyCategory = (column: string): Category => ({
  column,
  describe: (key, { lookups }) => {
    const row = lookups.toptier.get(Number(key));
    return {
      id: row?.id ?? null,
      code: row?.abbr ?? null,
      name: row?.name ?? null,
      agency_slug: row?.slug ?? null,
    };
  },
});
const subagencyCategory = (column: string): Category => ({
  column,
  describe: (key, { lookups }) => {
    const row = lookups.subtier.get(Number(key));
    const top = row && lookups.toptier.get(row.toptier_id);
    return {
      id: row?.id ?? null,
      code: row?.abbr ?? null,
      name: row?.name ?? null,
      subagency_slug: row?.slug ?? null,
      agency_id: top?.id ?? null,
      agency_abbreviation: top?.abbr ?? null,
      agency_name: top?.name ?? null,
      agency_slug: top?.slug ?? null,
    };
  },
});
const titleCase = (name: string) =>
  name
    .toLowerCase()
    .replace(
      /(^|[\s(/-])(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    );
const recipientCategory: Category = {
  column: 'recipient_id',
  join: 'left join recipient r on r.id = k.key',
  also: `, r.name, r.uei, r.duns, r.kind, r.uuid || case when r.is_parent or r.parent_id is not null then '-C' else '-R' end recipient_key`,
  describe: (_key, _call, row) => ({
    code: row?.duns ?? null,
    name: row?.name ?? null,
    uei: row?.uei ?? null,
    recipient_id: row?.kind === 'normal' ? row.recipient_key : null,
  }),
};
export const categories: Readonly<Record<string, Category>> = {
  awarding_agency: agencyCategory('top_id'),
  funding_agency: agencyCategory('ftop_id'),
  awarding_subagency: subagencyCategory('sub_id'),
  funding_subagency: subagencyCategory('fsub_id'),
  recipient: recipientCategory,
  recipient_duns: recipientCategory,
  cfda: {
    column: 'listing_id',
    describe: (key, { lookups }) => {
      const row = lookups.listing.get(Number(key));
      return { id: row?.id ?? null, code: row?.number ?? null, name: row?.title ?? null };
    },
  },
  naics: {
    column: 'naics',
    describe: (key, { lookups }) => {
      const row = lookups.naicsText.get(Number(key));
      return {
        id: null,
        code: String(key),
        name: row?.text?.toUpperCase() ?? null,
        year_retired: row?.year_retired ?? null,
      };
    },
  },
  psc: {
    column: 'psc_id',
    describe: (key, { lookups }) => {
      const row = lookups.pscById.get(Number(key));
      return { id: null, code: row?.code ?? null, name: row?.text ?? null };
    },
  },
  country: {
    column: 'pop_country',
    describe: (key, { lookups }) => {
      const row = lookups.country.get(Number(key));
      return {
        id: null,
        code: row?.alpha3 ?? null,
        name: row?.alpha3 === 'USA' ? 'UNITED STATES' : (row?.name ?? null),
      };
    },
  },
  state_territory: {
    column: 'pop_state',
    describe: (key, { lookups }) => {
      const row = lookups.state.get(Number(key));
      return { id: null, code: row?.code ?? null, name: row?.name ?? null };
    },
  },
  county: {
    column: 'pop_county',
    describe: (key, { lookups }) => {
      const row = lookups.county.get(Number(key));
      return { id: null, code: row?.fips3 ?? null, name: row?.name?.toUpperCase() ?? null };
    },
  },
  district: {
    column: 'pop_cd_cur',
    describe: (key, { lookups }) => {
      const code = String(Number(key) % 100).padStart(2, '0');
      return {
        id: null,
        code,
        name: `${lookups.state.get(Math.floor(Number(key) / 100))?.code ?? '--'}-${code === '90' ? 'MULTIPLE DISTRICTS' : code}`,
      };
    },
  },
  federal_account: {
    column: 'account',
    notAt: ['subawards'],
    describe: (key, _call, row) => ({
      id: Number(key),
      code: row?.code ?? null,
      name: row?.title ?? null,
    }),
  },
  defc: {
    column: 'defc',
    describe: (key, { lookups }) => {
      const row = lookups.defCodes[Number(key)];
      return { id: null, code: row?.code ?? null, name: row?.title ?? null };
    },
  },
};

/** One schema for every category: made per call it would be compiled anew each time, and kept. */
const CategoryBody = Type.Object({
  filters: advancedFilters({ recipientId: true }),
  category: Type.Optional(Type.String()),
  page: Page,
  limit: Limit(),
  spending_level: spendingLevel(['transactions', 'awards', 'subawards', 'award_financial']),
  subawards: subawardsFlag,
});

/** The grouped sums of a category, as a subquery with `key`, `amount` and `outlays`. */
const grouped = (
  name: string,
  category: Category,
  level: Level | 'award_financial',
  where: string,
  filters: AdvancedFilters,
  values: Values,
  call: Call,
): string => {
  const source = level === 'award_financial' ? 'awards' : level;
  const { table, amount: column, award } = levels[source];
  if (name === 'federal_account') {
    // An award paid from several accounts counts with each account by what that account reported.
    return `select t.federal_account_id AS key, sum(f.obligation)::DOUBLE amount, sum(f.outlay)::DOUBLE outlays from file_c f join tas t on t.id = f.tas_id where f.award_id in (select ${award} from ${table} where ${where}) group by 1`;
  }
  if (name === 'defc') {
    const bits = call.lookups.defCodes
      .filter((row) => !filters.def_codes || filters.def_codes.includes(row.code))
      .map((row) => row.bit);
    if (level === 'awards' || level === 'award_financial') {
      return `select "bit" AS key, sum(obligation)::DOUBLE amount, sum(outlay)::DOUBLE outlays from award_defc where award_id in (select id from award where ${where}) and ${values.in('"bit"', bits)} group by 1`;
    }
    return `select c."bit" AS key, sum(x.${column})::DOUBLE amount, null outlays from (select defc_mask, ${column} from ${table} where ${where}) x join def_code c on (x.defc_mask & (1::BIGINT << c."bit")) <> 0 where ${values.in('c."bit"', bits)} group by 1`;
  }
  return `select ${category.column} AS key, sum(${column})::DOUBLE amount, ${source === 'awards' ? 'sum(outlay)::DOUBLE' : 'null'} outlays from ${table} where ${where} and ${category.column} is not null group by 1`;
};

const byCategory = async (call: Call, name: string) => {
  if (name === 'recipient_parent_duns')
    throw notImplemented('recipient_parent_duns is not supported');
  const category = own(categories, name);
  if (!category)
    throw badRequest(`'${name}' is not a category. Known: ${Object.keys(categories).join(', ')}`);
  const { request, messages } = prepareSearch<LevelRequest & { page?: number; limit?: number }>(
    CategoryBody,
    call.body,
  );
  const level = levelOf(request, 'transactions') as Level | 'award_financial';
  if (level === 'award_financial' && name !== 'defc')
    throw notImplemented('award_financial is supported by the defc category only');
  if (category.notAt?.includes(level))
    throw notImplemented(`${name} is not supported at level ${level}`);
  recipientIdAtSubawards(level, request.filters);
  const { page = 1, limit = 10 } = request;
  const values = new Values();
  const where = buildWhere(
    level === 'award_financial' ? 'awards' : level,
    request.filters,
    call.lookups,
    values,
  );
  const join =
    name === 'federal_account' ? 'join federal_account r on r.id = k.key' : (category.join ?? '');
  const also = name === 'federal_account' ? ', r.code, r.title' : (category.also ?? '');
  const rows = await call.db.query(
    `select k.*${also} from (select * from (${grouped(name, category, level, where, request.filters, values, call)}) order by amount desc, key limit ${limit + 1} offset ${(page - 1) * limit}) k ${join} order by k.amount desc, k.key`,
    values.list,
  );
  const results = rows.slice(0, limit).map((row) => ({
    amount: cents(row.amount),
    total_outlays: row.outlays === null ? null : cents(row.outlays),
    ...category.describe(row.key, call, row),
  }));
  return {
    category: name,
    spending_level: level,
    limit,
    results,
    page_metadata: pageMetadata(page, rows.length > limit),
    messages,
  };
};

const layers: Readonly<
  Record<
    string,
    {
      column: string;
      code: (key: number, call: Call) => string;
      name: (key: number, call: Call) => string | null;
      population: (key: number, call: Call) => number | null;
    }
  >
> = {
  state: {
    column: 'state',
    code: (key, { lookups }) => lookups.state.get(key)?.code ?? '',
    name: (key, { lookups }) => lookups.state.get(key)?.name ?? null,
    population: (key, { lookups }) => number(lookups.state.get(key)?.population),
  },
  county: {
    column: 'county',
    code: (key) => String(key).padStart(5, '0'),
    name: (key, { lookups }) => {
      const row = lookups.county.get(key);
      return row?.name ? titleCase(row.name) : null;
    },
    population: (key, { lookups }) => number(lookups.county.get(key)?.population),
  },
  district: {
    column: 'cd_cur',
    code: (key) => String(key).padStart(4, '0'),
    name: (key, { lookups }) => {
      const state = lookups.state.get(Math.floor(key / 100));
      return state ? `${state.code}-${String(key % 100).padStart(2, '0')}` : null;
    },
    population: (key, { lookups }) => number(lookups.district.get(key)?.population),
  },
  country: {
    column: 'country',
    code: (key, { lookups }) => lookups.country.get(key)?.alpha3 ?? '',
    name: (key, { lookups }) =>
      key === 0 ? 'United States' : titleCase(lookups.country.get(key)?.name ?? '') || null,
    population: () => null,
  },
};
const GeographyBody = Type.Object({
  filters: advancedFilters({ recipientId: true, programActivities: true }),
  scope: literals(['place_of_performance', 'recipient_location']),
  geo_layer: literals(Object.keys(layers)),
  geo_layer_filters: Type.Optional(Type.Array(Type.String(), { maxItems: 5000 })),
  spending_level: spendingLevel(['transactions', 'awards', 'subawards']),
  subawards: subawardsFlag,
});

const byGeography = async (call: Call) => {
  const { request, messages } = prepareSearch<
    LevelRequest & { scope: string; geo_layer: string; geo_layer_filters?: string[] }
  >(GeographyBody, call.body);
  const level = levelOf(request, 'transactions') as Level;
  recipientIdAtSubawards(level, request.filters);
  const layer = layers[request.geo_layer]!;
  const side = request.scope === 'place_of_performance' ? 'pop' : 'rec';
  const scopeKey = side === 'pop' ? 'place_of_performance_scope' : 'recipient_scope';
  const filters =
    request.geo_layer === 'country'
      ? request.filters
      : { ...request.filters, [scopeKey]: request.filters[scopeKey] ?? 'domestic' };
  const values = new Values();
  const where = buildWhere(level, filters, call.lookups, values);
  const outlay = level === 'awards' ? 'sum(outlay)::DOUBLE' : 'null';
  const rows = await call.db.query<{ key: number | null; amount: number; outlays: number | null }>(
    `select ${side}_${layer.column} AS key, sum(${levels[level].amount})::DOUBLE amount, ${outlay} outlays from ${levels[level].table} where ${where} group by 1 order by 1`,
    values.list,
  );
  const wanted = request.geo_layer_filters && new Set(request.geo_layer_filters);
  const results = rows.flatMap(({ key, amount: sum, outlays }) => {
    const code = key === null ? '' : layer.code(key, call);
    if (wanted && !wanted.has(code)) return [];
    const population = key === null ? null : layer.population(key, call);
    return [
      {
        shape_code: code,
        display_name: key === null ? null : layer.name(key, call),
        aggregated_amount: cents(sum),
        population,
        per_capita: population ? cents(sum / population) : null,
        ...(level === 'awards' ? { total_outlays: cents(outlays) } : {}),
      },
    ];
  });
  return {
    scope: request.scope,
    geo_layer: request.geo_layer,
    spending_level: level,
    results,
    messages,
  };
};

const CategoryRow = Type.Object(
  {
    amount,
    total_outlays: NullableNumber,
    code: NullableText,
    name: NullableText,
    id: Type.Optional(NullableInteger),
  },
  { additionalProperties: true },
);
const CategoryAnswer = Type.Object({
  category: Type.String(),
  spending_level: Type.String(),
  limit: Type.Integer(),
  results: Type.Array(CategoryRow),
  page_metadata: PageMetadata,
  messages: Messages,
});

export const searchTotalRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: 'v2/search/spending_by_award_count/',
    summary: 'How many awards or subawards match, by group',
    body: CountBody,
    selfValidating: true,
    errors: [400, 422],
    answer: Type.Object({
      results: Type.Union([SixCounts, Type.Object({ subcontracts: count, subgrants: count })]),
      spending_level: Type.String(),
      messages: Messages,
    }),
    handler: async (call) => {
      const { request, messages } = prepareSearch<LevelRequest>(CountBody, call.body);
      const level = levelOf(request, 'awards') as Level;
      const counts = await groupCounts(call, level, request.filters);
      const six = sixCounts(counts) as Record<string, number>;
      const results =
        level === 'subawards'
          ? {
              subcontracts: six.contracts! + six.idvs!,
              subgrants: six.grants! + six.direct_payments! + six.loans! + six.other!,
            }
          : six;
      return { results, spending_level: level, messages };
    },
  },
  {
    method: 'POST',
    path: 'v2/search/spending_by_transaction_count/',
    summary: 'How many transactions match, by group',
    body: TransactionCountBody,
    selfValidating: true,
    errors: [400, 422],
    answer: Type.Object({ results: SixCounts, messages: Messages }),
    handler: async (call) => {
      const { request, messages } = prepareSearch<LevelRequest>(TransactionCountBody, call.body);
      return {
        results: sixCounts(await groupCounts(call, 'transactions', request.filters, true)),
        messages,
      };
    },
  },
  {
    method: 'POST',
    path: 'v2/search/transaction_spending_summary/',
    summary: 'Count and sum of the transactions that a keyword finds',
    body: SummaryBody,
    selfValidating: true,
    errors: [400, 422],
    answer: Type.Object({
      results: Type.Object({ prime_awards_count: count, prime_awards_obligation_amount: amount }),
      messages: Messages,
    }),
    handler: async (call) => {
      const { request, messages } = prepareSearch<LevelRequest>(SummaryBody, call.body);
      const values = new Values();
      const where = buildWhere(
        'transactions',
        { keywords: request.filters.keywords },
        call.lookups,
        values,
        { wide: true },
      );
      const [row] = await call.db.query(
        `select count(*) n, coalesce(sum(amount), 0)::DOUBLE a from tx where ${where}`,
        values.list,
      );
      return {
        results: {
          prime_awards_count: Number(row!.n),
          prime_awards_obligation_amount: cents(row!.a),
        },
        messages,
      };
    },
  },
  {
    method: 'POST',
    path: 'v2/search/spending_over_time/',
    summary: 'Sums by period',
    body: TimeBody,
    selfValidating: true,
    errors: [400, 422],
    answer: Type.Object({
      group: Type.String(),
      spending_level: Type.String(),
      results: Type.Array(
        Type.Object(
          {
            time_period: Type.Record(Type.String(), Type.String()),
            aggregated_amount: amount,
            total_outlays: NullableNumber,
          },
          { additionalProperties: true },
        ),
      ),
      messages: Messages,
    }),
    handler: async (call) => {
      const { request, messages } = prepareSearch<LevelRequest & { group: string }>(
        TimeBody,
        call.body,
      );
      return { ...(await overTime(call, request)), messages };
    },
  },
  {
    method: 'POST',
    path: 'v2/search/spending_by_geography/',
    summary: 'Sums by state, county, district or country',
    body: GeographyBody,
    selfValidating: true,
    errors: [400, 422],
    answer: Type.Object({
      scope: Type.String(),
      geo_layer: Type.String(),
      spending_level: Type.String(),
      results: Type.Array(
        Type.Object({
          shape_code: Type.String(),
          display_name: NullableText,
          aggregated_amount: amount,
          population: NullableInteger,
          per_capita: NullableNumber,
          total_outlays: Type.Optional(amount),
        }),
      ),
      messages: Messages,
    }),
    handler: byGeography,
  },
  {
    method: 'POST',
    path: 'v2/search/spending_by_category/',
    summary: 'Sums by a category named in the body',
    body: CategoryBody,
    selfValidating: true,
    errors: [400, 422, 501],
    answer: CategoryAnswer,
    handler: (call) =>
      byCategory(call, typeof call.body?.category === 'string' ? call.body.category : ''),
  },
  ...Object.keys(categories).map((name): Route => ({
    method: 'POST',
    path: `v2/search/spending_by_category/${name}/`,
    summary: `Sums by ${name.replaceAll('_', ' ')}`,
    body: CategoryBody,
    selfValidating: true,
    errors: [400, 422, 501],
    answer: CategoryAnswer,
    handler: (call) => byCategory(call, name),
  })),
  ...['recipient_parent_duns', 'object_class', 'program_activity', 'tas'].map((name): Route => ({
    method: 'POST',
    path: `v2/search/spending_by_category/${name}/`,
    summary: 'Named by the contract, not answered by the live service',
    selfValidating: true,
    errors: [400, 501],
    answer: CategoryAnswer,
    handler: (call) => byCategory(call, name),
  })),
];
