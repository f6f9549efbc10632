import { badRequest } from '../core/errors';
import type { Lookups } from '../core/lookups';
import type { AdvancedFilters } from '../filters/schema';
import { type Level, levels } from '../filters/context';
import { Values } from '../filters/values';
import { buildWhere } from '../filters/where';
import { chosenTypes } from '../filters/where';
import { groupOfType, typeCodes } from '../db/schema';
import type { FileSet } from '../core/jobs';
import { fileSet, inline } from './fileSets';
import { hasColumns, type Layout } from './layouts';
import type { FileFormat, Plan } from '../core/jobs';
import { readmeText } from './readme';

/** The maximum number of rows of one level in one download. */
export const ROW_LIMIT = 500_000;

const fileNames = {
  awards: 'PrimeAwardSummaries',
  transactions: 'PrimeTransactions',
  subawards: 'Subawards',
} as const;
const layoutOf = (level: Level, contract: boolean): Layout =>
  `${contract ? 'contract' : 'assistance'}_${level}` as Layout;
/** Returns the rows of one level that match a filter, as a statement without bound values. */
export const levelRows = (
  level: Level,
  filters: AdvancedFilters,
  lookups: Lookups,
  limit?: number,
): string => {
  const values = new Values();
  // Searches the same text columns as the search results do (`filters.md` §2.6).
  const where = buildWhere(level, filters, lookups, values, { wide: level === 'transactions' });
  const { table } = levels[level];
  if (limit === undefined) return inline(`select * from ${table} where ${where}`, values.list);
  // A limit over whole rows would load them all into memory first; over keys it is cheap.
  const key = level === 'transactions' ? 'tid' : 'id';
  return inline(
    `select * from ${table} where ${key} in (select ${key} from ${table} where ${where} limit ${limit})`,
    values.list,
  );
};

/**
 * Returns the files of some levels. Contracts and assistance have separate files, because their columns differ.
 * There is no file for a side that the award types exclude, or without any of the requested columns.
 */
export const levelFiles = (
  wanted: readonly Level[],
  filters: AdvancedFilters,
  lookups: Lookups,
  options: { columns?: readonly string[]; /** Null for no limit. */ limit?: number | null } = {},
): FileSet[] => {
  const types = chosenTypes(filters)
    ?.map((code) => groupOfType[typeCodes.indexOf(code)])
    .filter((group) => group !== undefined);
  const sides = ([true, false] as const).filter(
    (contract) => !types?.length || types.some((group) => group <= 1 === contract),
  );
  return wanted.flatMap((level) => {
    const all = levelRows(
      level,
      filters,
      lookups,
      options.limit === null ? undefined : (options.limit ?? ROW_LIMIT),
    );
    return sides
      .filter((contract) => hasColumns(layoutOf(level, contract), options.columns))
      .map((contract) =>
        fileSet(
          `${contract ? 'Contracts' : 'Assistance'}_${fileNames[level]}`,
          layoutOf(level, contract),
          `select * from (${all}) AS found where grp ${contract ? '<= 1' : '>= 2'}`,
          options.columns,
        ),
      );
  });
};

/** Returns a plan with some files; `heading` is the first line of its README. Throws 400 if no file has any of the requested columns. */
export const plan = (
  lookups: Lookups,
  title: string,
  heading: string,
  request: Record<string, unknown>,
  files: FileSet[],
  format: FileFormat = 'csv',
  publicName?: string,
): Plan => {
  if (!files.length)
    throw badRequest(
      `Field 'columns' must name at least one column of these files. Unknown: ${((request.columns ?? []) as string[]).slice(0, 20).join(', ')}`,
    );
  return {
    title,
    format,
    files,
    request,
    publicName,
    contentHash: lookups.meta.content_hash,
    readme: readmeText(lookups, heading, request, files),
  };
};

export type SubmissionType =
  'account_balances' | 'object_class_program_activity' | 'award_financial';
export interface AccountScope {
  fiscalYear: number;
  /** The last requested period. */ period: number;
  agencyId?: number;
  accountId?: number;
  functionCode?: string;
  subfunctionCode?: string;
  defCodes?: readonly string[];
}
export const accountFileNames: Readonly<Record<SubmissionType, string>> = {
  account_balances: 'AccountBalances',
  object_class_program_activity: 'AccountBreakdownByPA-OC',
  award_financial: 'AccountBreakdownByAward',
};

/** Returns the latest published period of a year up to the requested one; undefined if there is none. */
export const publishedPeriod = (lookups: Lookups, fiscalYear: number, asked: number) =>
  lookups.revealed.filter((row) => row.fy === fiscalYear && row.period <= asked).pop();

const accountWhere = (scope: AccountScope, values: Values): string =>
  [
    ...(scope.agencyId === undefined ? [] : [`account.toptier_id = ${values.add(scope.agencyId)}`]),
    ...(scope.accountId === undefined ? [] : [`account.id = ${values.add(scope.accountId)}`]),
    ...(scope.functionCode === undefined
      ? []
      : [`function.function_code = ${values.add(scope.functionCode)}`]),
    ...(scope.subfunctionCode === undefined
      ? []
      : [`function.code = ${values.add(scope.subfunctionCode)}`]),
  ]
    .map((part) => ` and ${part}`)
    .join('');
const accountJoin =
  'join tas AS symbol on symbol.id = x.tas_id join federal_account AS account on account.id = symbol.federal_account_id left join subfunction AS function on function.id = coalesce(account.subfunction_id, 999)';

/** Returns files A, B and C of a fiscal year to date: balances at the end of the latest period, other amounts of all periods up to it. */
export const accountFiles = (
  lookups: Lookups,
  kinds: readonly SubmissionType[],
  treasury: boolean,
  scope: AccountScope,
  prefix: string,
  columns?: readonly string[],
): FileSet[] => {
  const period = publishedPeriod(lookups, scope.fiscalYear, scope.period)?.period ?? 0;
  const level = treasury ? 'treasury' : 'federal';
  const short = treasury ? 'TAS' : 'FA';
  const stamp = `'FY${scope.fiscalYear}P${String(period).padStart(2, '0')}' AS submission_period`;
  const key = treasury
    ? 'x.tas_id AS tas_id, symbol.federal_account_id AS account_id'
    : 'symbol.federal_account_id AS account_id';
  const during = (values: Values, compare: string) =>
    `x.fy = ${values.add(scope.fiscalYear)} and x.period ${compare} ${values.add(period)}${accountWhere(scope, values)}`;
  const emergency = (values: Values) =>
    scope.defCodes?.length
      ? ` and ${values.in(
          'x.defc_bit',
          scope.defCodes.map((code) => lookups.defBit.get(code)?.bit ?? -1),
        )}`
      : '';
  const name = (kind: SubmissionType, part = '') =>
    `${prefix}_${short}_${part}${accountFileNames[kind]}`;
  const layoutName = {
    account_balances: 'balances',
    object_class_program_activity: 'breakdown',
    award_financial: 'awards',
  } as const;
  return kinds
    .filter((kind) => hasColumns(`${layoutName[kind]}_${level}`, columns))
    .flatMap((kind) => {
      const values = new Values();
      if (kind === 'account_balances') {
        const sums = [
          'resources',
          'appropriation',
          'brought_forward',
          'adjustments',
          'borrowing',
          'contract_authority',
          'offsetting',
          'other_resources',
          'recoveries',
          'status_total',
          'obligated',
          'unobligated',
          'outlay',
        ]
          .map((column) => `sum(x.${column})::DECIMAL(18,2) AS ${column}`)
          .join(', ');
        return [
          fileSet(
            name(kind),
            `${layoutName[kind]}_${level}`,
            inline(
              `select ${key}, ${stamp}, ${sums} from file_a AS x ${accountJoin} where ${during(values, '=')} group by all`,
              values.list,
            ),
            columns,
          ),
        ];
      }
      const money =
        'sum(x.obligation)::DECIMAL(18,2) AS obligation, sum(x.outlay)::DECIMAL(18,2) AS outlay';
      if (kind === 'object_class_program_activity') {
        return [
          fileSet(
            name(kind),
            `${layoutName[kind]}_${level}`,
            inline(
              `select ${key}, ${stamp}, x.activity_id, x.object_class_id, x.defc_bit, x.direct, ${money} from file_b AS x ${accountJoin} where ${during(values, '<=')}${emergency(values)} group by all`,
              values.list,
            ),
            columns,
          ),
        ];
      }
      const rows = inline(
        `select ${key}, ${stamp}, x.award_id, x.activity_id, x.object_class_id, x.defc_bit, x.direct, ${money} from file_c AS x ${accountJoin} where ${during(values, '<=')}${emergency(values)} group by all`,
        values.list,
      );
      const linked = (test: string) =>
        `select * from (${rows}) AS found where award_id in (select id from award where ${test})`;
      return [
        fileSet(name(kind, 'Contracts_'), `awards_${level}`, linked('grp <= 1'), columns),
        fileSet(name(kind, 'Assistance_'), `awards_${level}`, linked('grp >= 2'), columns),
        fileSet(
          name(kind, 'Unlinked_'),
          `awards_${level}`,
          `select * from (${rows}) AS found where award_id is null or award_id < 0`,
          columns,
        ),
      ];
    });
};

/** Returns a file with the account funding of one award, or of all awards under some DEFCs, by period and account. */
export const fundingFile = (name: string, where: string): FileSet =>
  fileSet(
    name,
    'awards_treasury',
    `select x.tas_id, symbol.federal_account_id AS account_id, 'FY' || x.fy || 'P' || lpad(x.period::VARCHAR, 2, '0') AS submission_period, x.award_id, x.activity_id, x.object_class_id, x.defc_bit, x.direct, x.obligation, x.outlay
    from file_c AS x join tas AS symbol on symbol.id = x.tas_id where ${where}`,
  );
