import { Type } from '@sinclair/typebox';
import {
  literals,
  Messages,
  NullableText,
  NullableNumber,
  NullableInteger,
  TextOrInteger,
  OpenObject,
} from '../core/shapes';
import { covidDefCodes } from '../../src/domain/codes/defCodes';
import { badRequest, notFound } from '../core/errors';
import type { Call, Route } from '../core/route';
import { number } from '../core/values';
import { typeCodes } from '../db/schema';
import type { FileSet } from '../core/jobs';
import { fileSet, inline } from '../downloads/fileSets';
import {
  accountFiles,
  fundingFile,
  levelFiles,
  levelRows,
  plan,
  publishedPeriod,
  ROW_LIMIT,
  type SubmissionType,
} from '../downloads/plans';
import { createdOf, fileUrlOf } from '../downloads/answers';
import type { FileFormat, Plan } from '../core/jobs';
import { FIELDS_LIMIT, PLAIN_LIMIT } from '../filters/limits';
import { prepareSearch } from '../filters/prepare';
import { advancedFilters, type AdvancedFilters } from '../filters/schema';
import type { Level } from '../filters/context';
import { Values } from '../filters/values';

export const Format = Type.Optional(literals(['csv', 'tsv', 'pstxt']));
export const Columns = Type.Optional(Type.Array(Type.String(), { maxItems: FIELDS_LIMIT }));
/** The answer of every call that starts a download. */
export const Created = Type.Object({
  status_url: Type.String(),
  file_name: Type.String(),
  file_url: Type.String(),
  download_request: OpenObject,
});

/** Puts a plan into the queue; the answer says where to ask for its state. `x-fault: write` makes it fail, `hold=…` (milliseconds) makes it wait. */
export const submit = (call: Call, made: Plan) => {
  const job = call.downloads.submit(made, {
    fault: call.fault?.write ? 'write' : undefined,
    hold: Number(call.fault?.hold) || undefined,
  });
  return createdOf(call.origin, job);
};

/** The state of a job. `rows_written` and `bytes_written` grow while it runs; the totals are null until it is finished. */
export const status = (call: Call) => {
  const name = call.query.file_name;
  if (typeof name !== 'string' || !name)
    throw badRequest("Missing value: 'file_name' is a required field");
  const job = call.downloads.find(name);
  if (!job)
    throw notFound(
      `Download job with filename '${name.replaceAll('\0', '').slice(0, 200)}' does not exist`,
    );
  const done = job.status === 'finished';
  const written = call.downloads.progressOf(name);
  return {
    file_name: job.fileName,
    file_url: fileUrlOf(call.origin, job),
    status: job.status,
    message: job.message,
    seconds_elapsed: (((job.ended ?? Date.now()) - job.created) / 1000).toFixed(3),
    total_columns: done ? job.columns : null,
    total_rows: done ? job.rows : null,
    total_size: done ? job.bytes! / 1000 : null,
    ...(written ? { rows_written: written.rows, bytes_written: written.bytes } : {}),
    ...(done ? { sha256: job.sha256 } : {}),
  };
};
export const Status = Type.Object({
  file_name: Type.String(),
  file_url: Type.String(),
  status: literals(['ready', 'running', 'finished', 'failed']),
  message: NullableText,
  seconds_elapsed: NullableText,
  total_columns: NullableInteger,
  total_rows: NullableInteger,
  total_size: NullableNumber,
  rows_written: Type.Optional(Type.Integer()),
  bytes_written: Type.Optional(Type.Integer()),
  sha256: Type.Optional(NullableText),
});

interface SearchRequest {
  filters: AdvancedFilters;
  columns?: string[];
  file_format?: FileFormat;
  limit?: number;
  spending_level?: Level[];
}
const allLevels: readonly Level[] = ['awards', 'transactions', 'subawards'];
const searchBody = (levels: boolean) =>
  Type.Object({
    filters: advancedFilters({ recipientId: true, programActivities: true }),
    columns: Columns,
    file_format: Format,
    limit: Type.Optional(Type.Integer({ minimum: 0, maximum: ROW_LIMIT, default: ROW_LIMIT })),
    ...(levels ? { spending_level: Type.Optional(Type.Array(literals(allLevels))) } : {}),
  });
/** What each level is asked with: a new award is not a thing of subawards, so their dates are plain dates. */
const filtersAt = (level: Level, filters: AdvancedFilters): AdvancedFilters =>
  level !== 'subawards'
    ? filters
    : {
        ...filters,
        ...(filters.time_period
          ? {
              time_period: filters.time_period.map(({ date_type: kind, ...period }) =>
                kind === 'new_awards_only'
                  ? period
                  : { ...period, ...(kind ? { date_type: kind } : {}) },
              ),
            }
          : {}),
      };

const searchRoute = (
  path: string,
  title: string,
  summary: string,
  fixed?: readonly Level[],
): Route => {
  const body = searchBody(!fixed);
  return {
    method: 'POST',
    path: `v2/download/${path}/`,
    summary,
    body,
    selfValidating: true,
    answer: Created,
    errors: [400, 422],
    handler: async (call) => {
      const { request } = prepareSearch<SearchRequest>(body, call.body);
      const levels =
        fixed ??
        (request.spending_level?.length
          ? allLevels.filter((level) => request.spending_level!.includes(level))
          : allLevels);
      const files = levels.flatMap((level) =>
        levelFiles([level], filtersAt(level, request.filters), call.lookups, {
          columns: request.columns,
          limit: request.limit,
        }),
      );
      const asked = {
        filters: request.filters,
        spending_level: levels,
        ...(request.columns?.length ? { columns: request.columns } : {}),
        file_format: request.file_format ?? 'csv',
        limit: request.limit ?? ROW_LIMIT,
      };
      return submit(
        call,
        plan(
          call.lookups,
          title,
          'Awards, transactions and subawards found by a search',
          asked,
          files,
          request.file_format,
        ),
      );
    },
  };
};

const countBody = Type.Object({
  filters: advancedFilters({ recipientId: true, programActivities: true }),
  spending_level: Type.Optional(literals(allLevels)),
});
const countRoute: Route = {
  method: 'POST',
  path: 'v2/download/count/',
  summary: 'How many rows a download of one level would have',
  body: countBody,
  selfValidating: true,
  errors: [400, 422],
  answer: Type.Object({
    calculated_transaction_count: Type.Integer(),
    maximum_transaction_limit: Type.Integer(),
    transaction_rows_gt_limit: Type.Boolean(),
    calculated_count: Type.Integer(),
    spending_level: Type.String(),
    maximum_limit: Type.Integer(),
    rows_gt_limit: Type.Boolean(),
    messages: Messages,
  }),
  handler: async (call) => {
    const { request, messages } = prepareSearch<{
      filters: AdvancedFilters;
      spending_level?: Level;
    }>(countBody, call.body);
    const level = request.spending_level ?? 'transactions';
    const [row] = await call.db.query(
      `select count(*) AS n from (${levelRows(level, filtersAt(level, request.filters), call.lookups)}) AS found`,
    );
    const n = number(row!.n)!;
    return {
      calculated_transaction_count: n,
      maximum_transaction_limit: ROW_LIMIT,
      transaction_rows_gt_limit: n > ROW_LIMIT,
      calculated_count: n,
      spending_level: level,
      maximum_limit: ROW_LIMIT,
      rows_gt_limit: n > ROW_LIMIT,
      messages,
    };
  },
};

const awardBody = Type.Object({
  award_id: TextOrInteger,
  file_format: Format,
});
/** Everything about one award: its actions, its subawards or orders, and the accounts that pay for it. */
const awardRoute = (kind: 'contract' | 'idv' | 'assistance', summary: string): Route => ({
  method: 'POST',
  path: `v2/download/${kind}/`,
  summary,
  body: awardBody,
  answer: Created,
  errors: [400, 422],
  handler: async (call) => {
    const { award_id: id, file_format: format } = call.body as {
      award_id: string | number;
      file_format?: FileFormat;
    };
    const values = new Values();
    const [award] = await call.db.query(
      `select id, grp, display_id from award where ${typeof id === 'number' || /^\d{1,9}$/.test(id) ? `id = ${values.add(Number(id))}` : `generated_id = ${values.add(id)}`}`,
      values.list,
    );
    if (!award)
      throw badRequest(
        `Unable to find award matching the provided award id: ${String(id).slice(0, 200)}`,
      );
    const own = Number(award.id);
    const contract = Number(award.grp) <= 1;
    const side = contract ? 'contract' : 'assistance';
    const stem = `${{ contract: 'Contract', idv: 'IDV', assistance: 'Assistance' }[kind]}_${String(award.display_id).replace(/[^A-Za-z0-9_-]+/g, '_')}`;
    const files: FileSet[] = [
      fileSet(
        `${stem}_TransactionHistory`,
        `${side}_transactions`,
        `select * from tx where award_id = ${own}`,
      ),
      kind === 'idv'
        ? fileSet(
            `${stem}_Orders`,
            'contract_awards',
            `select * from award where parent_id = ${own}`,
          )
        : fileSet(
            `${stem}_Sub-Awards`,
            `${side}_subawards`,
            `select * from subaward where award_id = ${own}`,
          ),
      fundingFile(
        `${stem}_FederalAccountFunding`,
        kind === 'idv'
          ? `x.award_id in (select id from award where id = ${own} or parent_id = ${own})`
          : `x.award_id = ${own}`,
      ),
    ];
    return submit(
      call,
      plan(
        call.lookups,
        stem,
        `One award: ${String(award.display_id)}`,
        { award_id: id, file_format: format ?? 'csv' },
        files,
        format,
      ),
    );
  },
});

const submissionTypes = [
  'account_balances',
  'object_class_program_activity',
  'award_financial',
] as const;
const text = Type.Optional(Type.String());
const numeric = Type.Optional(TextOrInteger);
const accountBody = Type.Object({
  account_level: literals(['federal_account', 'treasury_account']),
  file_format: Format,
  columns: Columns,
  filters: Type.Object({
    agency: text,
    budget_function: text,
    budget_subfunction: text,
    federal_account: text,
    submission_type: Type.Optional(literals(submissionTypes)),
    submission_types: Type.Optional(Type.Array(literals(submissionTypes), { minItems: 1 })),
    fy: TextOrInteger,
    quarter: numeric,
    period: numeric,
    def_codes: Type.Optional(Type.Array(Type.String(), { maxItems: PLAIN_LIMIT })),
  }),
});
interface AccountRequest {
  account_level: string;
  file_format?: FileFormat;
  columns?: string[];
  filters: {
    agency?: string;
    budget_function?: string;
    budget_subfunction?: string;
    federal_account?: string;
    submission_type?: SubmissionType;
    submission_types?: SubmissionType[];
    fy: string | number;
    quarter?: string | number;
    period?: string | number;
    def_codes?: string[];
  };
}
const whole = (value: string | number, name: string, from: number, to: number): number => {
  const found = /^\d{1,4}$/.test(String(value)) ? Number(value) : NaN;
  if (!(found >= from && found <= to))
    throw badRequest(`Field 'filters|${name}' must be a whole number from ${from} to ${to}`);
  return found;
};
const chosen = (value: string | undefined) =>
  value === undefined || value === '' || value === 'all' ? undefined : value;

const accountRoute: Route = {
  method: 'POST',
  path: 'v2/download/accounts/',
  summary: 'Balances, breakdowns and award funding of accounts in a year to date',
  body: accountBody,
  answer: Created,
  errors: [400, 404, 422],
  handler: async (call) => {
    const { lookups } = call;
    const {
      account_level: level,
      file_format: format,
      columns,
      filters,
    } = call.body as unknown as AccountRequest;
    const kinds =
      filters.submission_types ?? (filters.submission_type ? [filters.submission_type] : undefined);
    if (!kinds)
      throw badRequest(
        "Missing value: one of 'filters|submission_type' and 'filters|submission_types' is required",
      );
    if ((filters.quarter === undefined) === (filters.period === undefined))
      throw badRequest("Exactly one of 'filters|quarter' and 'filters|period' must be given");
    const fiscalYear = whole(filters.fy, 'fy', 2017, 9999);
    const period =
      filters.period === undefined
        ? whole(filters.quarter!, 'quarter', 1, 4) * 3
        : whole(filters.period, 'period', 2, 12);
    const agencyText = chosen(filters.agency);
    const agency =
      agencyText === undefined
        ? undefined
        : lookups.toptiers.find(
            ({ id, abbr }) =>
              String(id) === agencyText || abbr?.toLowerCase() === agencyText.toLowerCase(),
          );
    if (agencyText !== undefined && !agency)
      throw notFound(`Agency '${agencyText.slice(0, 100)}' does not exist`);
    const accountText = chosen(filters.federal_account);
    const accountId =
      accountText === undefined
        ? undefined
        : /^\d{1,9}$/.test(accountText)
          ? Number(accountText)
          : -1;
    if (
      accountId !== undefined &&
      !(await call.db.query('select 1 from federal_account where id = $1', [accountId])).length
    )
      throw notFound(`Federal account '${accountText!.slice(0, 100)}' does not exist`);
    const until = publishedPeriod(lookups, fiscalYear, period)?.period ?? period;
    const prefix = `FY${fiscalYear}P01-P${String(until).padStart(2, '0')}_${agency?.abbr?.replace(/[^A-Za-z0-9]/g, '') ?? (agency ? agency.code : 'All')}`;
    const treasury = level === 'treasury_account';
    const files = accountFiles(
      lookups,
      submissionTypes.filter((kind) => kinds.includes(kind)),
      treasury,
      {
        fiscalYear,
        period,
        agencyId: agency?.id,
        accountId,
        functionCode: chosen(filters.budget_function),
        subfunctionCode: chosen(filters.budget_subfunction),
        defCodes: filters.def_codes,
      },
      prefix,
      columns,
    );
    return submit(
      call,
      plan(
        lookups,
        `${prefix}_${treasury ? 'TAS' : 'FA'}_AccountData`,
        'Account data as agencies reported them',
        {
          account_level: level,
          filters,
          ...(columns?.length ? { columns } : {}),
          file_format: format ?? 'csv',
        },
        files,
        format,
      ),
    );
  },
};

const covidOnly = (codes: readonly string[] | undefined): readonly string[] => {
  const wanted = codes?.length ? [...new Set(codes)] : covidDefCodes;
  const all =
    covidDefCodes.every((code) => wanted.includes(code)) && wanted.length === covidDefCodes.length;
  if (!all && !(wanted.length === 1 && covidDefCodes.includes(wanted[0]!)))
    throw badRequest('def_codes: either all COVID-19 codes or exactly one of them');
  return wanted;
};
const disasterRoute: Route = {
  method: 'POST',
  path: 'v2/download/disaster/',
  summary: 'Awards and accounts funded by COVID-19 money',
  answer: Created,
  errors: [400],
  body: Type.Object({
    filters: Type.Optional(
      Type.Object({
        def_codes: Type.Optional(Type.Array(Type.String(), { maxItems: PLAIN_LIMIT })),
      }),
    ),
    file_format: Format,
  }),
  handler: async (call) => {
    const { filters, file_format: format } = call.body as {
      filters?: { def_codes?: string[] };
      file_format?: FileFormat;
    };
    const codes = covidOnly(filters?.def_codes);
    const values = new Values();
    const bits = values.in(
      'x.defc_bit',
      codes.map((code) => call.lookups.defBit.get(code)?.bit ?? -1),
    );
    const part = (test: string) => inline(`${bits} and ${test}`, values.list);
    const files = [
      fundingFile(
        'COVID-19_Contracts_AccountBreakdownByAward',
        part('x.award_id in (select id from award where grp <= 1)'),
      ),
      fundingFile(
        'COVID-19_Assistance_AccountBreakdownByAward',
        part('x.award_id in (select id from award where grp >= 2)'),
      ),
      fundingFile('COVID-19_Unlinked_AccountBreakdownByAward', part('x.award_id is null')),
    ];
    return submit(
      call,
      plan(
        call.lookups,
        'COVID-19_Profile',
        'Awards funded by COVID-19 money, by the accounts that pay',
        { filters: { def_codes: codes }, file_format: format ?? 'csv' },
        files,
        format,
      ),
    );
  },
};

const recipientsBody = Type.Object({
  filters: Type.Object({
    def_codes: Type.Array(Type.String(), { minItems: 1, maxItems: PLAIN_LIMIT }),
    award_type_codes: Type.Optional(
      Type.Array(literals(typeCodes), { minItems: 1, maxItems: PLAIN_LIMIT }),
    ),
    query: Type.Optional(Type.String()),
  }),
  file_format: Format,
});
const recipientsRoute: Route = {
  method: 'POST',
  path: 'v2/download/disaster/recipients/',
  summary: 'Recipients of COVID-19 money with what they got',
  body: recipientsBody,
  answer: Created,
  errors: [400, 422],
  handler: async (call) => {
    const { filters, file_format: format } = call.body as {
      filters: { def_codes: string[]; award_type_codes?: string[]; query?: string };
      file_format?: FileFormat;
    };
    const values = new Values();
    const bits = values.in(
      'd.bit',
      filters.def_codes.map((code) => call.lookups.defBit.get(code)?.bit ?? -1),
    );
    const types = filters.award_type_codes
      ? ` and ${values.in(
          'a.type_id',
          filters.award_type_codes.map((code) => typeCodes.indexOf(code)),
        )}`
      : '';
    const named = filters.query?.trim()
      ? ` and contains(upper(a.recipient_name), ${values.add(filters.query.trim().toUpperCase())})`
      : '';
    const rows = inline(
      `select a.recipient_name, sum(d.obligation)::DECIMAL(18,2) AS obligation, sum(d.outlay)::DECIMAL(18,2) AS outlay, sum(case when a.grp = 4 and d.first then a.face_value end)::DECIMAL(18,2) AS face_value, count(distinct a.id) AS awards
      from (select d.*, row_number() over (partition by award_id order by bit) = 1 AS first from award_defc AS d where ${bits}) AS d join award AS a on a.id = d.award_id where true${types}${named} group by a.recipient_name order by obligation desc, recipient_name`,
      values.list,
    );
    return submit(
      call,
      plan(
        call.lookups,
        'COVID-19_Recipients',
        'Recipients of awards funded by COVID-19 money',
        { filters, file_format: format ?? 'csv' },
        [fileSet('COVID-19_Recipients', 'disaster_recipients', rows)],
        format,
      ),
    );
  },
};

const statusRoute = (path: string): Route => ({
  method: 'GET',
  path: `v2/${path}/status/`,
  summary: 'State of a download',
  answer: Status,
  errors: [400, 404],
  handler: async (call) => status(call),
});

/** Everything below `v2/download/`. */
export const downloadRoutes: readonly Route[] = [
  searchRoute(
    'awards',
    'PrimeAwardSummariesAndSubawards',
    'Prime award summaries and subawards of a search',
    ['awards', 'subawards'],
  ),
  searchRoute(
    'transactions',
    'PrimeTransactionsAndSubawards',
    'Prime transactions and subawards of a search',
    ['transactions', 'subawards'],
  ),
  searchRoute('search', 'SearchResults', 'Any levels of a search'),
  countRoute,
  accountRoute,
  awardRoute('contract', 'Everything about one contract'),
  awardRoute('idv', 'Everything about one indefinite delivery vehicle'),
  awardRoute('assistance', 'Everything about one assistance award'),
  disasterRoute,
  recipientsRoute,
  statusRoute('download'),
  statusRoute('bulk_download'),
];
