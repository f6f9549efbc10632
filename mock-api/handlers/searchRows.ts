import { Type } from '@sinclair/typebox';
import { literals, Messages, NullableText, NullableInteger, OpenObject } from '../core/shapes';
import { awardTypeGroups, newerAwardTypeCodes } from '../../src/domain/codes/awardTypes';
import { ApiError, badRequest, unprocessable } from '../core/errors';
import { Limit, Order, Page, PageMetadata, orderBy, pageMetadata } from '../core/paging';
import type { Call, Route } from '../core/route';
import { day, number, own } from '../core/values';
import type { Row } from '../db/database';
import { groupIds, groupOfType, typeCodes } from '../db/schema';
import { checkSizes, FIELDS_LIMIT } from '../filters/limits';
import { prepareSearch } from '../filters/prepare';
import { advancedFilters, dateTypes, type AdvancedFilters } from '../filters/schema';
import { Values } from '../filters/values';
import { buildWhere, chosenTypes } from '../filters/where';
import {
  awardFields,
  freeSorts,
  freeSubawardSorts,
  subawardFields,
  transactionFields,
  type Field,
} from './awardFields';

export const spendingLevel = (levels: readonly string[]) =>
  Type.Optional(literals(levels, { default: levels[0] }));
const NO_INTERSECTION = 'no intersection';
const fieldsList = Type.Array(Type.String(), { minItems: 1, maxItems: FIELDS_LIMIT });

const AwardBody = Type.Object({
  filters: advancedFilters({
    dateTypes: dateTypes.prime,
    bothDates: true,
    programActivities: true,
    requireTypes: true,
  }),
  fields: fieldsList,
  page: Page,
  limit: Limit(),
  order: Order,
  sort: Type.Optional(Type.String()),
  subawards: Type.Optional(Type.Boolean()),
  spending_level: spendingLevel(['awards', 'subawards']),
  last_record_unique_id: Type.Optional(NullableInteger),
  last_record_sort_value: Type.Optional(NullableText),
});
interface AwardRequest {
  fields: string[];
  page?: number;
  limit?: number;
  order?: 'asc' | 'desc';
  sort?: string;
  subawards?: boolean;
  spending_level?: string;
}

/** The one group all codes belong to; anything else is the contract's 422 with the groups. */
const oneGroup = (codes: readonly string[]): number => {
  const groups = new Set(codes.map((code) => groupOfType[typeCodes.indexOf(code)]!));
  if (groups.size === 1) return [...groups][0]!;
  throw unprocessable({
    message: "'award_type_codes' must only contain types from one group.",
    award_type_groups: Object.fromEntries(
      awardTypeGroups.map((group) => [
        group.key,
        Object.fromEntries([
          ...group.types.map((type) => [type.code, type.label]),
          ...newerAwardTypeCodes[group.key].map((code) => [code, code]),
        ]),
      ]),
    ),
  });
};

const sortExpression = (
  name: string,
  request: AwardRequest,
  fields: Readonly<Record<string, Field>>,
  free: Readonly<Record<string, string>>,
  groups: readonly number[],
): string => {
  const always = own(free, name);
  if (always) return always;
  const field = own(fields, name);
  if (!field || (field.groups && !groups.some((group) => field.groups!.includes(group))))
    throw badRequest(`Sort value '${name}' is not available for the requested award types`);
  if (!request.fields.includes(name))
    throw badRequest(`Sort value '${name}' is not among the requested fields`);
  return field.sort;
};

/** Adds what Disaster Emergency Fund codes say of the rows of a page: the codes, and the sums of the two tracked disasters. */
const addDefCodes = async (
  { db, lookups }: Call,
  rows: Row[],
  wanted: readonly string[] | undefined,
): Promise<void> => {
  const ids = rows
    .filter((row) => row.defc_mask && BigInt(row.defc_mask as bigint) !== 0n)
    .map((row) => Number(row.award_id ?? row.id));
  if (!ids.length) return;
  const values = new Values();
  const bits = wanted ? wanted.flatMap((code) => lookups.defBit.get(code)?.bit ?? []) : undefined;
  const found = await db.query<{ award_id: number; bit: number; o: number; u: number }>(
    `select award_id, "bit", obligation::DOUBLE o, outlay::DOUBLE u from award_defc where ${values.in('award_id', ids)} ${bits ? `and ${values.in('"bit"', bits)}` : ''} order by award_id, "bit"`,
    values.list,
  );
  for (const row of rows) {
    const own = found.filter((entry) => entry.award_id === Number(row.award_id ?? row.id));
    if (!own.length) {
      // Loaded files name the codes of an award and its disaster sums, but not the sum of each code.
      const mask = BigInt((row.defc_mask ?? 0) as bigint);
      const codes = lookups.defCodes
        .filter((entry) => (mask >> BigInt(entry.bit)) & 1n && (!bits || bits.includes(entry.bit)))
        .map((entry) => entry.code);
      if (codes.length)
        Object.assign(row, {
          def_codes: codes,
          covid_o: row.covid_obligation,
          covid_u: row.covid_outlay,
          infra_o: row.infra_obligation,
          infra_u: row.infra_outlay,
        });
      continue;
    }
    row.def_codes = own.map((entry) => lookups.defCodes[entry.bit]!.code);
    for (const [disaster, prefix] of [
      ['covid_19', 'covid'],
      ['infrastructure', 'infra'],
    ] as const) {
      const part = own.filter((entry) => lookups.defCodes[entry.bit]!.disaster === disaster);
      if (!part.length) continue;
      row[`${prefix}_o`] = Math.round(part.reduce((sum, entry) => sum + entry.o, 0) * 100) / 100;
      row[`${prefix}_u`] = Math.round(part.reduce((sum, entry) => sum + entry.u, 0) * 100) / 100;
    }
  }
};

/**
 * The row ids of one page in order, one row more than asked for: twenty columns need not be carried through the sort.
 * Joining back on the row id took a third of the time of joining on the key.
 */
const ranked = (table: string, where: string, order: string, page: number, limit: number): string =>
  `(select found, row_number() over () row_order from (select rowid found from ${table} where ${where} order by ${order} limit ${limit + 1} offset ${(page - 1) * limit})) k`;

const money = [
  'obligation',
  'outlay',
  'face_value',
  'covid_obligation',
  'covid_outlay',
  'infra_obligation',
  'infra_outlay',
]
  .map((column) => `a.${column}::DOUBLE ${column}`)
  .join(', ');
const awardColumns = `a.id, a.grp, a.type_id, a.top_id, a.sub_id, a.ftop_id, a.fsub_id, a.display_id, a.generated_id, a.recipient_name, a.uei, a.recipient_key, a.rec_country, a.rec_state, a.rec_county, a.rec_cd_cur, a.rec_city, a.rec_zip,
  a.pop_country, a.pop_state, a.pop_county, a.pop_cd_cur, a.pop_city, a.pop_zip, a.description, a.last_modified, a.signed, a.start_date, a.end_date, a.order_end, a.naics, a.psc_id, a.listing_id, a.defc_mask, ${money}`;

const awardRows = async (call: Call, request: AwardRequest & { filters: AdvancedFilters }) => {
  const { db, lookups } = call;
  const { page = 1, limit = 10, order = 'desc' } = request;
  const codes = request.filters.award_type_codes!;
  const group = oneGroup(codes);
  const name = request.sort ?? request.fields[0]!;
  const expression = sortExpression(name, request, awardFields, freeSorts, [group]);
  const values = new Values();
  const where = buildWhere('awards', request.filters, lookups, values);
  const rows = await db.query(
    `select ${awardColumns}, r.address, r.zip4, r.duns from ${ranked('award', where, orderBy(expression, order, 'id'), page, limit)}
    join award a on a.rowid = k.found left join recipient r on r.id = a.recipient_id order by k.row_order`,
    values.list,
  );
  const shown = rows.slice(0, limit);
  if (request.fields.some((field) => field === 'def_codes' || /^(COVID|Infra)/.test(field)))
    await addDefCodes(call, shown, request.filters.def_codes);
  const read = (row: Row, field: string) => {
    const found = own(awardFields, field);
    return !found || (found.groups && !found.groups.includes(Number(row.grp)))
      ? null
      : found.read(row, lookups);
  };
  const results = shown.map((row) => {
    const agency = lookups.toptier.get(Number(row.top_id));
    return {
      internal_id: Number(row.id),
      ...Object.fromEntries(request.fields.map((field) => [field, read(row, field)])),
      generated_internal_id: row.generated_id,
      ...(request.fields.includes('Awarding Agency') && agency
        ? { awarding_agency_id: agency.id, agency_slug: agency.slug }
        : {}),
    };
  });
  const last = shown[shown.length - 1];
  const hasNext = rows.length > limit;
  return {
    results,
    page_metadata: {
      page,
      hasNext,
      last_record_unique_id: hasNext && last ? Number(last.id) : null,
      last_record_sort_value:
        hasNext && last ? String(own(awardFields, name)?.read(last, lookups) ?? '') : 'None',
    },
  };
};

const subawardRows = async (call: Call, request: AwardRequest & { filters: AdvancedFilters }) => {
  const { db, lookups } = call;
  const { page = 1, limit = 10, order = 'desc' } = request;
  const sides = new Set(
    request.filters.award_type_codes!.map((code) => groupOfType[typeCodes.indexOf(code)]! <= 1),
  );
  if (sides.size > 1)
    throw unprocessable({
      message:
        "'award_type_codes' must only contain types from one side: procurement or assistance.",
      award_type_groups: { procurement: groupIds.slice(0, 2), assistance: groupIds.slice(2) },
    });
  const groups = sides.has(true) ? [0, 1] : [2, 3, 4, 5];
  const expression = sortExpression(
    request.sort ?? request.fields[0]!,
    request,
    subawardFields,
    freeSubawardSorts,
    groups,
  );
  const values = new Values();
  const where = buildWhere('subawards', request.filters, lookups, values);
  const rows = await db.query(
    `select s.id, s.number, s.amount::DOUBLE amount, s.sub_date, s.grp, s.naics, s.psc_id, s.listing_id, s.top_id, s.sub_id, t.txt, r.name, r.uei, r.address, r.zip4,
      r.uuid || case when r.is_parent or r.parent_id is not null then '-C' else '-R' end recipient_key, s.rec_country, s.rec_state, s.rec_county, s.rec_cd_cur, rp.city rec_city, rp.zip5 rec_zip,
      s.pop_country, s.pop_state, s.pop_county, s.pop_cd_cur, pp.city pop_city, pp.zip5 pop_zip, a.id p_id, a.generated_id p_generated_id, a.display_id p_display_id, a.recipient_name p_recipient_name, a.uei p_uei, a.recipient_key p_recipient_key
    from ${ranked('subaward s', where, orderBy(expression, order, 's.id'), page, limit)} join subaward s on s.rowid = k.found
    join award a on a.id = s.award_id join recipient r on r.id = s.recipient_id left join place rp on rp.id = s.rec_place left join place pp on pp.id = s.pop_place left join text t on t.id = s.text_id
    order by k.row_order`,
    values.list,
  );
  const shown = rows.slice(0, limit);
  const results = shown.map((row) => {
    const agency = lookups.toptier.get(Number(row.top_id));
    return {
      internal_id: row.number,
      prime_award_internal_id: Number(row.p_id),
      prime_award_generated_internal_id: row.p_generated_id,
      ...Object.fromEntries(
        request.fields.map((field) => {
          const found = own(subawardFields, field);
          return [
            field,
            !found || (found.groups && !found.groups.includes(Number(row.grp)))
              ? null
              : found.read(row, lookups),
          ];
        }),
      ),
      ...(request.fields.includes('Awarding Agency') && agency
        ? { awarding_agency_id: agency.id, agency_slug: agency.slug }
        : {}),
    };
  });
  const hasNext = rows.length > limit;
  const last = shown[shown.length - 1];
  return {
    results,
    page_metadata: {
      page,
      hasNext,
      last_record_unique_id: hasNext && last ? Number(last.id) : null,
      last_record_sort_value:
        hasNext && last ? String(number(last.amount) ?? day(last.sub_date)) : 'None',
    },
  };
};

/** Transactions past this offset are refused. */
const TRANSACTION_WINDOW = 50_000;
const TransactionBody = Type.Object({
  filters: advancedFilters({
    dateTypes: dateTypes.prime,
    recipientId: true,
    programActivities: true,
    requireTypes: true,
  }),
  fields: fieldsList,
  page: Page,
  limit: Limit(),
  order: Order,
  sort: Type.String(),
  spending_level: spendingLevel(['transactions']),
});

const transactionRows = async (
  call: Call,
  request: AwardRequest & { filters: AdvancedFilters },
) => {
  const { db, lookups } = call;
  const { page = 1, limit = 10, order = 'desc', fields } = request;
  const unknown = fields.filter((field) => !own(transactionFields, field));
  if (unknown.length) throw badRequest(`Unknown fields: ${unknown.join(', ')}`);
  if (!fields.includes(request.sort!))
    throw badRequest(`Sort value '${request.sort}' is not among the requested fields`);
  if ((page - 1) * limit >= TRANSACTION_WINDOW)
    throw unprocessable(
      `Page #${page} with limit ${limit} is over the maximum result limit ${TRANSACTION_WINDOW}. Please consider using custom data download`,
    );
  const values = new Values();
  const where = buildWhere('transactions', request.filters, lookups, values, { wide: true });
  const sort = transactionFields[request.sort!]!.sort;
  const rows = await db.query(
    `select x.*, x.amount::DOUBLE amount, x.face_value::DOUBLE face_value, t.txt, a.display_id, a.generated_id, a.order_end, r.name recipient_name, r.uei, r.address, r.zip4,
      case when r.kind = 'normal' then r.uuid || case when r.is_parent or r.parent_id is not null then '-C' else '-R' end end recipient_key, rp.city rec_city, rp.zip5 rec_zip, pp.city pop_city, pp.zip5 pop_zip, k.row_order
    from ${ranked('tx', where, orderBy(sort, order, 'tid'), page, limit)} join tx x on x.rowid = k.found join award a on a.id = x.award_id
    left join recipient r on r.id = x.recipient_id left join place rp on rp.id = x.rec_place left join place pp on pp.id = x.pop_place left join text t on t.id = x.text_id order by k.row_order`,
    values.list,
  );
  const shown = rows.slice(0, limit);
  if (fields.includes('def_codes')) await addDefCodes(call, shown, request.filters.def_codes);
  return {
    results: shown.map((row) => ({
      internal_id: Number(row.award_id),
      ...Object.fromEntries(
        fields.map((field) => [field, transactionFields[field]!.read(row, lookups)]),
      ),
      generated_internal_id: row.generated_id,
    })),
    page_metadata: pageMetadata(page, rows.length > limit),
  };
};

const CursorMetadata = Type.Object({
  page: Type.Integer(),
  hasNext: Type.Boolean(),
  last_record_unique_id: NullableInteger,
  last_record_sort_value: Type.String(),
});

export const searchRowRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: 'v2/search/spending_by_award/',
    summary: 'One page of prime awards or subawards',
    body: AwardBody,
    selfValidating: true,
    errors: [400, 422],
    answer: Type.Object({
      spending_level: Type.String(),
      limit: Type.Integer(),
      results: Type.Array(
        Type.Object(
          { internal_id: Type.Unsafe<unknown>({ type: ['integer', 'string', 'null'] }) },
          { additionalProperties: true },
        ),
      ),
      page_metadata: CursorMetadata,
      messages: Messages,
    }),
    handler: async (call) => {
      // The strict first pass sees shapes only; unknown award types and empty lists get their own statuses below.
      const { request, messages } = prepareSearch<AwardRequest>(AwardBody, relaxed(call.body), {
        strict: true,
      });
      const codes =
        ((call.body.filters ?? {}) as { award_type_codes?: string[] }).award_type_codes ?? [];
      const level = request.subawards
        ? 'subawards'
        : request.subawards === false && !request.spending_level
          ? 'awards'
          : (request.spending_level ?? 'awards');
      const limit = request.limit ?? 10;
      const foreign = codes.filter((code) => code !== NO_INTERSECTION && !typeCodes.includes(code));
      if (foreign.length)
        throw badRequest(
          `Field 'filters|award_type_codes' is outside valid values: ${foreign.join(', ')}`,
        );
      if (codes.includes(NO_INTERSECTION))
        return {
          spending_level: level,
          limit,
          results: [],
          page_metadata: {
            page: request.page ?? 1,
            hasNext: false,
            last_record_unique_id: null,
            last_record_sort_value: 'None',
          },
          messages,
        };
      const full = { ...request, filters: { ...request.filters, award_type_codes: codes } };
      return {
        spending_level: level,
        limit,
        ...(level === 'subawards' ? await subawardRows(call, full) : await awardRows(call, full)),
        messages,
      };
    },
  },
  {
    method: 'POST',
    path: 'v2/search/spending_by_transaction/',
    summary: 'One page of transactions',
    body: TransactionBody,
    selfValidating: true,
    errors: [400, 422],
    answer: Type.Object({
      spending_level: Type.Optional(Type.String()),
      limit: Type.Integer(),
      results: Type.Array(OpenObject),
      page_metadata: PageMetadata,
      messages: Messages,
    }),
    handler: async (call) => {
      const { request, messages } = prepareSearch<AwardRequest>(TransactionBody, call.body);
      const limit = request.limit ?? 10;
      if (chosenTypes(request.filters)?.includes(NO_INTERSECTION))
        return {
          spending_level: 'transactions',
          limit,
          results: [],
          page_metadata: pageMetadata(request.page ?? 1, false),
          messages,
        };
      return {
        spending_level: 'transactions',
        limit,
        ...(await transactionRows(call, request)),
        messages,
      };
    },
  },
];

/** Replaces award types by one valid code for the strict pass, where an unknown type is not yet an error but a wrong shape is. */
const relaxed = (body: Record<string, unknown>): Record<string, unknown> => {
  const filters = body?.filters as Record<string, unknown> | undefined;
  const codes = filters?.award_type_codes;
  checkSizes({ award_type_codes: codes });
  if (Array.isArray(codes) && !codes.length)
    throw new ApiError(422, "Field 'filters|award_type_codes' must have at least 1 item(s)");
  return Array.isArray(codes) && codes.every((code) => typeof code === 'string')
    ? { ...body, filters: { ...filters, award_type_codes: ['A'] } }
    : body;
};
