import { badRequest } from '../core/errors';
import type { Lookups } from '../core/lookups';
import type { AdvancedFilters } from '../filters/schema';
import { type Level, levels } from '../filters/context';
import { Values } from '../filters/values';
import { buildWhere, getAwardTypes } from '../filters/where';
import { groupOfType, typeCodes } from '../db/schema';
import { createFileSet, inlineValues } from './fileSets';
import { hasColumns, type Layout } from './layouts';
import type { FileFormat, FileSet, Plan } from '../core/jobs';
import { formatReadme } from './readme';

/** The maximum number of rows of one level in one download. */
export const ROW_LIMIT = 500_000;

const fileNames = {
  awards: 'PrimeAwardSummaries',
  transactions: 'PrimeTransactions',
  subawards: 'Subawards',
} as const;
const getLayout = (level: Level, isContract: boolean): Layout =>
  `${isContract ? 'contract' : 'assistance'}_${level}` as Layout;
/** Returns SQL without bound values that selects the rows of one level that match a filter. */
export const buildRowsSql = (
  level: Level,
  filters: AdvancedFilters,
  lookups: Lookups,
  limit?: number,
): string => {
  const values = new Values();
  // Searches the same text columns as the search results do (`filters.md` §2.6).
  const where = buildWhere(level, filters, lookups, values, { wide: level === 'transactions' });
  const { table } = levels[level];
  const key = level === 'transactions' ? 'tid' : 'id';
  // A limit over whole rows would load all of them into memory first. A limit over keys is cheap.
  const limitSql = `${key} in (select ${key} from ${table} where ${where} limit ${limit})`;
  return inlineValues(
    `select * from ${table} where ${limit === undefined ? where : limitSql}`,
    values.list,
  );
};

/** Returns the files of each level, one for contracts and one for assistance. Skips files that the award types or the columns exclude. */
export const levelFiles = (
  requestedLevels: readonly Level[],
  filters: AdvancedFilters,
  lookups: Lookups,
  options: { columns?: readonly string[]; /** Null for no limit. */ limit?: number | null } = {},
): FileSet[] => {
  const groups = getAwardTypes(filters)
    ?.map((code) => groupOfType[typeCodes.indexOf(code)])
    .filter((group) => group !== undefined);
  const sides = ([true, false] as const).filter(
    (isContract) => !groups?.length || groups.some((group) => group <= 1 === isContract),
  );
  return requestedLevels.flatMap((level) => {
    const rowsSql = buildRowsSql(
      level,
      filters,
      lookups,
      options.limit === null ? undefined : (options.limit ?? ROW_LIMIT),
    );
    return sides
      .filter((isContract) => hasColumns(getLayout(level, isContract), options.columns))
      .map((isContract) =>
        createFileSet(
          `${isContract ? 'Contracts' : 'Assistance'}_${fileNames[level]}`,
          getLayout(level, isContract),
          `select * from (${rowsSql}) AS found where grp ${isContract ? '<= 1' : '>= 2'}`,
          options.columns,
        ),
      );
  });
};

/**
 * Returns the plan of a download with `files`. `heading` is the first line of its README. Throws 400 if `files` is empty, because no
 * file has any of the requested columns.
 */
export const createPlan = (
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
    readme: formatReadme(lookups, heading, request, files),
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

/** Returns the latest published period of a fiscal year up to `maxPeriod`, or undefined if there is none. */
export const findPublishedPeriod = (lookups: Lookups, fiscalYear: number, maxPeriod: number) =>
  lookups.revealedPeriods.filter((row) => row.fy === fiscalYear && row.period <= maxPeriod).pop();

const accountJoin = `join tas AS symbol on symbol.id = x.tas_id
  join federal_account AS account on account.id = symbol.federal_account_id
  left join subfunction AS function on function.id = coalesce(account.subfunction_id, 999)`;

const sumColumns = (columns: readonly string[]): string =>
  columns.map((column) => `sum(x.${column})::DECIMAL(18,2) AS ${column}`).join(', ');
const balanceColumns = [
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
];
const breakdownColumns = `x.activity_id, x.object_class_id, x.defc_bit, x.direct, ${sumColumns(['obligation', 'outlay'])}`;
/** Layout, table and columns of each account file, and its period operator: `=` for year-to-date amounts, else `<=`. */
const accountKinds = {
  account_balances: {
    layout: 'balances',
    table: 'file_a',
    periods: '=',
    columns: sumColumns(balanceColumns),
  },
  object_class_program_activity: {
    layout: 'breakdown',
    table: 'file_b',
    periods: '<=',
    columns: breakdownColumns,
  },
  award_financial: {
    layout: 'awards',
    table: 'file_c',
    periods: '<=',
    columns: `x.award_id, ${breakdownColumns}`,
  },
} as const;

const buildAccountRows = (
  lookups: Lookups,
  kind: SubmissionType,
  isTreasury: boolean,
  scope: AccountScope,
): string => {
  const { table, periods, columns } = accountKinds[kind];
  const period = findPublishedPeriod(lookups, scope.fiscalYear, scope.period)?.period ?? 0;
  const values = new Values();
  const where = [
    `x.fy = ${values.add(scope.fiscalYear)}`,
    `x.period ${periods} ${values.add(period)}`,
    ...(
      [
        ['account.toptier_id', scope.agencyId],
        ['account.id', scope.accountId],
        ['function.function_code', scope.functionCode],
        ['function.code', scope.subfunctionCode],
      ] as const
    ).flatMap(([column, value]) =>
      value === undefined ? [] : [`${column} = ${values.add(value)}`],
    ),
  ];
  if (kind !== 'account_balances' && scope.defCodes?.length) {
    const bits = scope.defCodes.map((code) => lookups.defByCode.get(code)?.bit ?? -1);
    where.push(values.in('x.defc_bit', bits));
  }
  return inlineValues(
    `select ${isTreasury ? 'x.tas_id AS tas_id, ' : ''}symbol.federal_account_id AS account_id,
        'FY${scope.fiscalYear}P${String(period).padStart(2, '0')}' AS submission_period, ${columns}
      from ${table} AS x
      ${accountJoin}
      where ${where.join(' and ')}
      group by all`,
    values.list,
  );
};

/**
 * Returns the account files of the requested kinds for a fiscal year to date. Balances are those at the end of the latest published
 * period. Other amounts cover all periods up to that period.
 */
export const accountFiles = (
  lookups: Lookups,
  kinds: readonly SubmissionType[],
  isTreasury: boolean,
  scope: AccountScope,
  prefix: string,
  columns?: readonly string[],
): FileSet[] =>
  kinds.flatMap((kind) => {
    const layout = `${accountKinds[kind].layout}_${isTreasury ? 'treasury' : 'federal'}` as const;
    if (!hasColumns(layout, columns)) return [];
    const createFile = (part: string, source: string) =>
      createFileSet(
        `${prefix}_${isTreasury ? 'TAS' : 'FA'}_${part}${accountFileNames[kind]}`,
        layout,
        source,
        columns,
      );
    const rowsSql = buildAccountRows(lookups, kind, isTreasury, scope);
    if (kind !== 'award_financial') return [createFile('', rowsSql)];
    const filterRows = (where: string) => `select * from (${rowsSql}) AS found where ${where}`;
    return [
      createFile('Contracts_', filterRows('award_id in (select id from award where grp <= 1)')),
      createFile('Assistance_', filterRows('award_id in (select id from award where grp >= 2)')),
      createFile('Unlinked_', filterRows('award_id is null or award_id < 0')),
    ];
  });

/** Returns a file with the account funding of awards by period and account, from the rows of File C that match `where`. */
export const createFundingFile = (name: string, where: string): FileSet =>
  createFileSet(
    name,
    'awards_treasury',
    `select x.tas_id, symbol.federal_account_id AS account_id,
        'FY' || x.fy || 'P' || lpad(x.period::VARCHAR, 2, '0') AS submission_period, x.award_id, x.activity_id,
        x.object_class_id, x.defc_bit, x.direct, x.obligation, x.outlay
      from file_c AS x
      join tas AS symbol on symbol.id = x.tas_id
      where ${where}`,
  );
