import { Type } from '@sinclair/typebox';
import { literals, NullableText, NullableInteger, TextOrInteger } from '../core/shapes';
import { badRequest } from '../core/errors';
import type { Lookups, Toptier } from '../core/lookups';
import type { Call, Route } from '../core/route';
import { validate } from '../core/validate';
import { archiveName, archivePlan, publicationDay } from '../downloads/archive';
import type { FileSet } from '../core/jobs';
import { levelFiles, plan, ROW_LIMIT } from '../downloads/plans';
import type { FileFormat } from '../core/jobs';
import { PLAIN_LIMIT } from '../filters/limits';
import {
  AwardTypeCode,
  Location,
  Scope,
  type AdvancedFilters,
  type LocationFilter,
} from '../filters/schema';
import { Columns, Created, Format, submit } from './downloads';

const dateTypes = ['action_date', 'last_modified_date'] as const;
const list = <T>(item: T) => Type.Optional(Type.Array(item as never, { maxItems: PLAIN_LIMIT }));
const Filters = Type.Object({
  agencies: list(
    Type.Object({
      type: literals(['awarding', 'funding']),
      tier: literals(['toptier', 'subtier']),
      name: Type.String(),
      toptier_name: Type.Optional(Type.String()),
    }),
  ),
  agency: Type.Optional(TextOrInteger),
  sub_agency: Type.Optional(Type.String()),
  prime_award_types: list(AwardTypeCode),
  sub_award_types: list(literals(['grant', 'procurement'])),
  date_range: Type.Object({
    start_date: Type.Optional(Type.String()),
    end_date: Type.Optional(Type.String()),
  }),
  date_type: Type.Optional(literals(dateTypes)),
  place_of_performance_locations: list(Location),
  recipient_locations: list(Location),
  place_of_performance_scope: Type.Optional(Scope),
  recipient_scope: Type.Optional(Scope),
  def_codes: list(Type.String()),
});
const Body = Type.Object({ filters: Filters, columns: Columns, file_format: Format });
interface BulkFilters {
  agencies?: NonNullable<AdvancedFilters['agencies']>;
  agency?: string | number;
  sub_agency?: string;
  prime_award_types?: string[];
  sub_award_types?: ('grant' | 'procurement')[];
  date_range: { start_date?: string; end_date?: string };
  date_type?: (typeof dateTypes)[number];
  place_of_performance_locations?: LocationFilter[];
  recipient_locations?: LocationFilter[];
  place_of_performance_scope?: 'domestic' | 'foreign';
  recipient_scope?: 'domestic' | 'foreign';
  def_codes?: string[];
}
const KeywordBody = Type.Object({
  award_levels: Type.Array(literals(['prime_awards']), { minItems: 1 }),
  filters: Type.Object({ keyword: Type.String({ minLength: 3 }) }, { additionalProperties: false }),
  file_format: Format,
  columns: Columns,
});

const DAY = 24 * 3600 * 1000;
/** First day of the data and, for an end left open, the data's own day. */
const FIRST_DAY = '2000-10-01';
const dayOf = (text: string | undefined, fallback: string, name: string): string => {
  if (!text) return fallback;
  if (
    !/^\d{4}-\d{2}-\d{2}$/.test(text) ||
    Number.isNaN(Date.parse(text)) ||
    new Date(text).toISOString().slice(0, 10) !== text
  )
    throw badRequest(`Field 'filters|date_range|${name}' is not a date`);
  return text;
};
const rangeOf = (
  { start_date: start, end_date: end }: BulkFilters['date_range'],
  lookups: Lookups,
) => {
  const from = dayOf(start, FIRST_DAY, 'start_date');
  const to = dayOf(end, lookups.meta.as_of, 'end_date');
  if (from > to) throw badRequest("'filters|date_range': the start date is after the end date");
  if ((Date.parse(to) - Date.parse(from)) / DAY > 366)
    throw badRequest("Invalid Parameter: 'date_range' total days must be within a year");
  return { start_date: from, end_date: to };
};

/** The agencies of a request: entries named All ask for nothing; the older form names one by its id. */
const agenciesOf = (filters: BulkFilters, lookups: Lookups): AdvancedFilters['agencies'] => {
  const sub =
    filters.sub_agency &&
    filters.sub_agency !== 'Select a Sub-Agency' &&
    filters.sub_agency !== 'All'
      ? filters.sub_agency
      : undefined;
  const named = (filters.agencies ?? [])
    .filter(({ name }) => name !== 'All')
    .map((agency) =>
      sub && agency.tier === 'toptier'
        ? { ...agency, tier: 'subtier' as const, name: sub, toptier_name: agency.name }
        : agency,
    );
  if (
    named.length ||
    filters.agency === undefined ||
    filters.agency === 'all' ||
    filters.agency === ''
  )
    return named.length ? named : undefined;
  const agency = lookups.toptier.get(Number(filters.agency));
  if (!agency) throw badRequest(`Agency '${String(filters.agency).slice(0, 100)}' does not exist`);
  return [
    sub
      ? { type: 'awarding', tier: 'subtier', name: sub, toptier_name: agency.name }
      : { type: 'awarding', tier: 'toptier', name: agency.name },
  ];
};

/** A custom award download: prime transactions and subawards of at most a year. */
const customFiles = (
  filters: BulkFilters,
  lookups: Lookups,
  columns: string[] | undefined,
): FileSet[] => {
  if (!filters.prime_award_types?.length && !filters.sub_award_types?.length)
    throw badRequest(
      "Missing value: one of 'filters|prime_award_types' and 'filters|sub_award_types' is required",
    );
  const present = <T>(items: T[] | undefined) => (items?.length ? items : undefined);
  const shared: AdvancedFilters = {
    time_period: [
      { ...rangeOf(filters.date_range, lookups), date_type: filters.date_type ?? 'action_date' },
    ],
    agencies: agenciesOf(filters, lookups),
    def_codes: present(filters.def_codes),
    place_of_performance_locations: present(filters.place_of_performance_locations),
    recipient_locations: present(filters.recipient_locations),
    place_of_performance_scope: filters.place_of_performance_scope,
    recipient_scope: filters.recipient_scope,
  };
  const only = { columns, limit: null };
  const types = (contract: boolean) =>
    contract
      ? [
          'A',
          'B',
          'C',
          'D',
          'IDV_A',
          'IDV_B',
          'IDV_B_A',
          'IDV_B_B',
          'IDV_B_C',
          'IDV_C',
          'IDV_D',
          'IDV_E',
        ]
      : ['02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '-1'];
  return [
    ...(filters.prime_award_types?.length
      ? levelFiles(
          ['transactions'],
          { ...shared, award_type_codes: filters.prime_award_types },
          lookups,
          only,
        )
      : []),
    ...(['procurement', 'grant'] as const)
      .filter((kind) => filters.sub_award_types?.includes(kind))
      .flatMap((kind) =>
        levelFiles(
          ['subawards'],
          { ...shared, award_type_codes: types(kind === 'procurement') },
          lookups,
          only,
        ),
      ),
  ];
};

const awards = async (call: Call) => {
  const heading = 'Custom award data: prime transactions and subawards';
  if (call.body.award_levels !== undefined) {
    const {
      filters,
      file_format: format,
      columns,
    } = validate(KeywordBody, call.body) as {
      filters: { keyword: string };
      file_format?: FileFormat;
      columns?: string[];
    };
    const files = levelFiles(['transactions'], { keywords: [filters.keyword] }, call.lookups, {
      columns,
      limit: ROW_LIMIT,
    });
    return submit(
      call,
      plan(
        call.lookups,
        'KeywordSearch',
        'Prime transactions found by a keyword',
        { award_levels: ['prime_awards'], filters, file_format: format ?? 'csv' },
        files,
        format,
      ),
    );
  }
  const {
    filters,
    file_format: format,
    columns,
  } = validate(Body, call.body) as unknown as {
    filters: BulkFilters;
    file_format?: FileFormat;
    columns?: string[];
  };
  const request = {
    filters,
    ...(columns?.length ? { columns } : {}),
    file_format: format ?? 'csv',
  };
  return submit(
    call,
    plan(
      call.lookups,
      'All_PrimeTransactionsAndSubawards',
      heading,
      request,
      customFiles(filters, call.lookups, columns),
      format,
    ),
  );
};

const agencyItem = ({ id, name, code }: Toptier) => ({
  toptier_agency_id: id,
  name,
  toptier_code: code,
});
const listAgencies = async (call: Call) => {
  const { type, agency } = call.body as { type: string; agency?: number | null };
  if (agency) {
    if (!call.lookups.toptier.has(agency)) throw badRequest(`Agency ${agency} does not exist`);
    return {
      agencies: [],
      sub_agencies: call.lookups.subtiers
        .filter((row) => row.toptier_id === agency)
        .map(({ name }) => ({ subtier_agency_name: name }))
        .sort((a, b) => a.subtier_agency_name.localeCompare(b.subtier_agency_name)),
    };
  }
  const rows = await call.db.query<{ id: number; cfo: boolean }>(
    `select id, cfo from toptier t where ${type === 'award_agencies' ? 'exists (select 1 from award a where a.top_id = t.id)' : 'exists (select 1 from federal_account f where f.toptier_id = t.id)'} order by name`,
  );
  const of = (cfo: boolean) =>
    rows
      .filter((row) => row.cfo === cfo)
      .map(({ id }) => agencyItem(call.lookups.toptier.get(id)!));
  return { agencies: { cfo_agencies: of(true), other_agencies: of(false) }, sub_agencies: [] };
};
const AgencyList = Type.Array(
  Type.Object({
    toptier_agency_id: Type.Integer(),
    name: Type.String(),
    toptier_code: Type.String(),
  }),
);

const monthlyFiles = async (call: Call) => {
  const {
    agency: asked,
    fiscal_year: fiscalYear,
    type,
  } = call.body as {
    agency: number | string;
    fiscal_year: number;
    type: 'contracts' | 'assistance';
  };
  const agency = asked === 'all' ? undefined : call.lookups.toptier.get(Number(asked));
  if (asked !== 'all' && !agency)
    throw badRequest(`Agency '${String(asked).slice(0, 100)}' does not exist`);
  const updated = publicationDay(call.lookups);
  const last = Number(updated.slice(0, 4)) + (Number(updated.slice(5, 7)) >= 10 ? 1 : 0);
  const isReady = (name: string): boolean => {
    const made = archivePlan(name, call.lookups);
    return made !== undefined && call.downloads.known(made)?.status === 'finished';
  };
  const file = (full: boolean) => {
    const name = archiveName(
      { agency, type, fiscalYear: full ? fiscalYear : undefined },
      call.lookups,
    );
    return {
      agency_name: agency?.name ?? 'All',
      agency_acronym: agency?.abbr ?? null,
      file_name: name,
      fiscal_year: full ? fiscalYear : null,
      type,
      updated_date: updated,
      ready: isReady(name),
      url: `${call.origin}/files/award_data_archive/${encodeURIComponent(name)}`,
    };
  };
  return {
    monthly_files: [...(fiscalYear >= 2008 && fiscalYear <= last ? [file(true)] : []), file(false)],
  };
};

/** Everything below `v2/bulk_download/` but the status, which is that of all downloads. */
export const bulkDownloadRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: 'v2/bulk_download/awards/',
    summary: 'Custom award data of at most a year, or the transactions of a keyword',
    body: Body,
    selfValidating: true,
    answer: Created,
    errors: [400, 422],
    handler: awards,
  },
  {
    method: 'POST',
    path: 'v2/bulk_download/list_agencies/',
    summary: 'Agencies that a custom download can be limited to, or the subagencies of one',
    errors: [400, 422],
    body: Type.Object({
      type: literals(['account_agencies', 'award_agencies']),
      agency: Type.Optional(NullableInteger),
    }),
    answer: Type.Object({
      agencies: Type.Unsafe<unknown>({
        anyOf: [
          Type.Object({ cfo_agencies: AgencyList, other_agencies: AgencyList }),
          { type: 'array', maxItems: 0 },
        ],
      }),
      sub_agencies: Type.Array(Type.Object({ subtier_agency_name: Type.String() })),
    }),
    handler: listAgencies,
  },
  {
    method: 'POST',
    path: 'v2/bulk_download/list_monthly_files/',
    summary:
      'Archive files of an agency: one of a fiscal year, one of what changed since the month before',
    errors: [400, 422],
    body: Type.Object({
      agency: Type.Unsafe<string | number>({
        anyOf: [{ type: 'integer' }, { type: 'string', pattern: '^(all|[0-9]{1,9})$' }],
      }),
      fiscal_year: Type.Integer(),
      type: literals(['contracts', 'assistance']),
    }),
    answer: Type.Object({
      monthly_files: Type.Array(
        Type.Object({
          agency_name: Type.String(),
          agency_acronym: NullableText,
          file_name: Type.String(),
          fiscal_year: NullableInteger,
          type: Type.String(),
          updated_date: Type.String(),
          /** Whether the file has been made already; of another one the address answers with a job. */ ready:
            Type.Boolean(),
          url: Type.String(),
        }),
      ),
    }),
    handler: monthlyFiles,
  },
];
