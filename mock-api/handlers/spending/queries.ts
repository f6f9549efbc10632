import { ApiError, badRequest } from '../../core/errors';
import type { RevealedPeriod } from '../../core/lookups';
import type { Call } from '../../core/route';
import { validate } from '../../core/validate';
import { Values } from '../../filters/values';
import { levelNames, levels, rootLevels } from './levels';
import { SpendingBody } from './shapes';

/** The maximum number of rows of an award list. The Spending Explorer has no paging. */
const AWARD_LIMIT = 1000;

/** The levels by which balances (File A) can be grouped. */
const accountLevels: ReadonlySet<string> = new Set([
  'budget_function',
  'budget_subfunction',
  'agency',
  'federal_account',
]);
const joinsSql = `join tas t on t.id = x.tas_id
  join federal_account a on a.id = t.federal_account_id
  join toptier o on o.id = a.toptier_id
  join subfunction s on s.id = coalesce(a.subfunction_id, 999)`;
const lineJoins = `${joinsSql}
  join object_class c on c.id = x.object_class_id
  join program_activity p on p.id = x.activity_id`;

const parseWholeNumber = (value: string | number, name: string): number => {
  if (!/^\d{1,9}$/.test(String(value)))
    throw badRequest(
      `'filters|${name}' must be a whole number, such as ${name === 'fy' ? 2024 : 3}`,
    );
  return Number(value);
};

/** Returns which account files a year has up to a period. The sample dataset has all of them. */
const findFiles = async ({ db }: Call, fy: number, period: number) => {
  const hasRows = async (sql: string) =>
    (await db.query(`select 1 from ${sql} limit 1`, [fy, period])).length > 0;
  return {
    balances: await hasRows('file_a where fy = $1 and period = $2'),
    lines: await hasRows('file_b where fy = $1 and period <= $2'),
    awards: await hasRows('file_c where fy = $1 and period <= $2'),
    treasury: await hasRows('gtas where fy = $1 and period = $2'),
  };
};

type Filters = Record<string, string | number | undefined>;
const readBody = (requestBody: unknown): { type: string; filters: Filters } => {
  try {
    return validate(SpendingBody, requestBody) as { type: string; filters: Filters };
  } catch (error) {
    // This endpoint returns 400 for every kind of invalid request.
    throw error instanceof ApiError ? badRequest(String(error.detail)) : error;
  }
};

/** Returns the last published period of a fiscal year up to the selected quarter or period. */
const findPeriod = ({ lookups }: Call, filters: Filters): RevealedPeriod | undefined => {
  if (filters.quarter === undefined && filters.period === undefined)
    throw badRequest("Missing value: use 'filters|quarter', for example 4, or 'filters|period'");
  const fy = parseWholeNumber(filters.fy!, 'fy');
  const requestedPeriod =
    filters.period === undefined
      ? parseWholeNumber(filters.quarter!, 'quarter') * 3
      : parseWholeNumber(filters.period, 'period');
  return lookups.revealedPeriods
    .filter((row) => row.fy === fy && row.period <= requestedPeriod)
    .pop();
};

/** Returns SQL for the source of all spending at the given levels, or undefined if no file contains it. */
const getReportedSource = (
  files: Awaited<ReturnType<typeof findFiles>>,
  names: readonly string[],
  { fy, period }: RevealedPeriod,
): string | undefined => {
  if (files.lines) return `file_b x ${lineJoins}`;
  if (!files.balances || !names.every((kind) => accountLevels.has(kind))) return undefined;
  return `(
      select tas_id, fy, period, obligated AS obligation
      from file_a
      where fy = ${fy} and period = ${period}) x
    ${joinsSql}`;
};

const groupedSql = (level: (typeof levels)[string], source: string, where: string): string => {
  const otherColumns = Object.entries(level.otherColumns ?? {}).map(
    ([name, expression]) => `, any_value(${expression}) AS ${name}`,
  );
  return `select ${level.id} AS id, any_value(${level.code}) AS code, any_value(${level.name}) AS name,
      sum(x.obligation)::DOUBLE AS amount${otherColumns.join('')}
    from ${source}
    where ${where}
    group by 1
    order by amount desc, id`;
};

/** Adds a row for spending that belongs to no group. The amount is in cents. */
type AddRow = (name: string, cents: number) => void;
const sumCents = async ({ db }: Call, sql: string, { list }: Values): Promise<number> =>
  Math.round(Number((await db.query(sql, list))[0]?.amount ?? 0) * 100);

/** Adds rows for spending outside the loaded awards. Returns the total of these rows and `loadedTotal`, in cents. */
const addSpendingOutsideAwards = async (
  call: Call,
  where: string,
  values: Values,
  reportedSource: string | undefined,
  loadedTotal: number,
  addRow: AddRow,
): Promise<number> => {
  const sumObligations = (source: string) =>
    sumCents(call, `select sum(x.obligation)::DOUBLE AS amount from ${source}`, values);
  const unloadedTotal = await sumObligations(
    `file_c x ${lineJoins} where x.award_id < 0 and ${where}`,
  );
  if (unloadedTotal) addRow('Awards outside the loaded files', unloadedTotal);
  const awardTotal = loadedTotal + unloadedTotal;
  if (reportedSource === undefined) return awardTotal;
  const reportedTotal = await sumObligations(`${reportedSource} where ${where}`);
  if (reportedTotal !== awardTotal) addRow('Non-Award Spending', reportedTotal - awardTotal);
  return reportedTotal;
};

/** Adds a row for the part of the balances that agencies did not report in detail. Returns the total of the balances, in cents. */
const addUnreported = async (
  call: Call,
  isTreasuryTotal: boolean,
  { fy, period }: RevealedPeriod,
  reportedTotal: number,
  addRow: AddRow,
): Promise<number> => {
  const values = new Values();
  const total = await sumCents(
    call,
    `select sum(obligated)::DOUBLE AS amount
        from ${isTreasuryTotal ? 'gtas' : 'file_a'}
        where fy = ${values.add(fy)} and period = ${values.add(period)}`,
    values,
  );
  if (isTreasuryTotal || total !== reportedTotal) addRow('Unreported Data', total - reportedTotal);
  return total;
};

/**
 * Returns the obligations of a fiscal year to date within the selected levels, grouped by the level `type`. The source is File B, File
 * C if a level is an award level, or File A if the dataset has no File B.
 */
export const explore = async (call: Call) => {
  const { type, filters } = readBody(call.body);
  const period = findPeriod(call, filters);
  if (!period) return { total: null, end_date: null, results: [] };
  const files = await findFiles(call, period.fy, period.period);
  const selectedKinds = levelNames.filter((kind) => filters[kind] !== undefined);
  const level = levels[type]!;
  const hasAward = selectedKinds.some((kind) => levels[kind]!.isAwardLevel);
  const isByAward = level.isAwardLevel === true || hasAward;
  const reportedSource = getReportedSource(
    files,
    isByAward ? selectedKinds : [...selectedKinds, type],
    period,
  );
  const source = isByAward
    ? files.awards && `file_c x join award w on w.id = x.award_id ${lineJoins}`
    : reportedSource;
  // The dataset has no file with this spending.
  if (!source) return { total: null, end_date: period.end, results: [] };
  const values = new Values();
  const where = [
    `x.fy = ${values.add(period.fy)} and x.period <= ${values.add(period.period)}`,
    ...selectedKinds.map((kind) => `${levels[kind]!.id} = ${values.add(String(filters[kind]))}`),
  ].join(' and ');
  const rows = await call.db.query(groupedSql(level, source, where), values.list);
  const results: Record<string, unknown>[] = rows.map((row) => ({ ...row, type }));
  const addRow: AddRow = (name, cents) =>
    results.push({ id: null, code: null, type, name, amount: cents / 100 });
  let total = rows.reduce((sum, row) => sum + Math.round(Number(row.amount) * 100), 0);
  const isAwardBreakdown = isByAward && !hasAward;
  if (isAwardBreakdown)
    total = await addSpendingOutsideAwards(call, where, values, reportedSource, total, addRow);
  // In loaded files, the balances are the most complete figures. No file has the Treasury's own total.
  if (!selectedKinds.length && rootLevels.includes(type) && (files.treasury || files.balances))
    total = await addUnreported(call, files.treasury, period, total, addRow);
  // Without File A or B, non-award spending is unknown, so the total is too.
  const isComplete = !isAwardBreakdown || reportedSource !== undefined;
  const isListed = ({ id }: Record<string, unknown>, at: number) =>
    type !== 'award' || at < AWARD_LIMIT || id === null;
  return {
    total: isComplete ? total / 100 : null,
    end_date: period.end,
    results: results.filter(isListed),
  };
};
