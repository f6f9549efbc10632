import { ApiError, badRequest } from '../../core/errors';
import type { Call } from '../../core/route';
import { validate } from '../../core/validate';
import { Values } from '../../filters/values';
import { kinds, levels, roots } from './levels';
import { SpendingBody } from './shapes';

/** The maximum number of rows of an award list. The Spending Explorer has no paging. */
const AWARD_LIMIT = 1000;

/** The levels for which balances (File A) are enough. */
const ofAccounts: ReadonlySet<string> = new Set([
  'budget_function',
  'budget_subfunction',
  'agency',
  'federal_account',
]);
const tables = `join tas t on t.id = x.tas_id join federal_account a on a.id = t.federal_account_id join toptier o on o.id = a.toptier_id
  join subfunction s on s.id = coalesce(a.subfunction_id, 999)`;
const lines = `${tables} join object_class c on c.id = x.object_class_id join program_activity p on p.id = x.activity_id`;

const whole = (value: string | number, name: string): number => {
  if (!/^\d{1,9}$/.test(String(value)))
    throw badRequest(`Field 'filters|${name}' must be a whole number`);
  return Number(value);
};

/** Returns which account files a year has up to a period. The sample dataset has all of them. */
const filesOf = async ({ db }: Call, fy: number, period: number) => {
  const has = async (sql: string) =>
    (await db.query(`select 1 from ${sql} limit 1`, [fy, period])).length > 0;
  return {
    balances: await has('file_a where fy = $1 and period = $2'),
    lines: await has('file_b where fy = $1 and period <= $2'),
    awards: await has('file_c where fy = $1 and period <= $2'),
    treasury: await has('gtas where fy = $1 and period = $2'),
  };
};

/**
 * Returns the obligations of a fiscal year to date, grouped by one level below the selected ones. They come from File B,
 * from File C if awards are involved, or from File A if the loaded files have nothing else.
 */
export const explore = async (call: Call) => {
  const { db, lookups, body: sent } = call;
  let body: Record<string, unknown>;
  try {
    body = validate(SpendingBody, sent);
  } catch (error) {
    // This endpoint returns 400 for every kind of invalid request.
    throw error instanceof ApiError ? badRequest(String(error.detail)) : error;
  }
  const { type, filters } = body as {
    type: string;
    filters: Record<string, string | number | undefined>;
  };
  if (filters.quarter === undefined && filters.period === undefined)
    throw badRequest("Missing value: one of 'filters|quarter' and 'filters|period' is required");
  const fy = whole(filters.fy!, 'fy');
  const asked =
    filters.period === undefined
      ? whole(filters.quarter!, 'quarter') * 3
      : whole(filters.period, 'period');
  const period = lookups.revealed.filter((row) => row.fy === fy && row.period <= asked).pop();
  const nothing = { total: null, end_date: period?.end ?? null, results: [] };
  if (!period) return nothing;
  const files = await filesOf(call, fy, period.period);
  const chosen = kinds.filter((kind) => filters[kind] !== undefined);
  const level = levels[type]!;
  const withAward = chosen.some((kind) => levels[kind]!.award);
  const byAward = level.award === true || withAward;
  /** The source of all spending at the selected levels; undefined if no file has it. */
  const reportedFrom = files.lines
    ? `file_b x ${lines}`
    : files.balances &&
        chosen.every((kind) => ofAccounts.has(kind)) &&
        (byAward || ofAccounts.has(type))
      ? `(select tas_id, fy, period, obligated AS obligation from file_a where fy = ${fy} and period = ${period.period}) x ${tables}`
      : undefined;
  // An unpublished period, or a dataset whose files do not have this spending.
  if (byAward ? !files.awards : !reportedFrom) return nothing;
  const scope = (names: readonly string[]) => {
    const values = new Values();
    const during = `x.fy = ${values.add(fy)} and x.period <= ${values.add(period.period)}`;
    return {
      values,
      where: [
        during,
        ...names.map((kind) => `${levels[kind]!.id} = ${values.add(String(filters[kind]))}`),
      ].join(' and '),
    };
  };
  const { values, where } = scope(chosen);
  const rows = await db.query(
    `select ${level.id} AS id, any_value(${level.code}) AS code, any_value(${level.name}) AS name, sum(x.obligation)::DOUBLE AS amount
      ${Object.entries(level.more ?? {})
        .map(([name, expression]) => `, any_value(${expression}) AS ${name}`)
        .join('')}
    from ${byAward ? `file_c x join award w on w.id = x.award_id ${lines}` : reportedFrom} where ${where} group by 1 order by amount desc, id`,
    values.list,
  );
  const results: Record<string, unknown>[] = rows.map((row) => ({ ...row, type }));
  let total = rows.reduce((sum, row) => sum + Math.round(Number(row.amount) * 100), 0);

  const cents = async (sql: string, bound: Values) =>
    Math.round(Number((await db.query(sql, bound.list))[0]?.amount ?? 0) * 100);
  let complete = true;
  if (byAward && !withAward) {
    const all = scope(chosen);
    const unnamed = await cents(
      `select sum(x.obligation)::DOUBLE AS amount from file_c x ${lines} where x.award_id < 0 and ${all.where}`,
      all.values,
    );
    if (unnamed)
      results.push({
        id: null,
        code: null,
        type,
        name: 'Awards outside the loaded files',
        amount: unnamed / 100,
      });
    total += unnamed;
    // Without File A or B, the total that includes non-award spending is unknown.
    complete = reportedFrom !== undefined;
    const reported = complete
      ? await cents(
          `select sum(x.obligation)::DOUBLE AS amount from ${reportedFrom} where ${all.where}`,
          all.values,
        )
      : total;
    if (reported !== total)
      results.push({
        id: null,
        code: null,
        type,
        name: 'Non-Award Spending',
        amount: (reported - total) / 100,
      });
    total = reported;
  }
  // For loaded files the balances are the most complete figures; no file has the Treasury's own total.
  if (!chosen.length && roots.includes(type) && (files.treasury || files.balances)) {
    const bound = new Values();
    const known = await cents(
      `select sum(obligated)::DOUBLE AS amount from ${files.treasury ? 'gtas' : 'file_a'} where fy = ${bound.add(fy)} and period = ${bound.add(period.period)}`,
      bound,
    );
    if (files.treasury || known !== total)
      results.push({
        id: null,
        code: null,
        type,
        name: 'Unreported Data',
        amount: (known - total) / 100,
      });
    total = known;
  }
  return {
    total: complete ? total / 100 : null,
    end_date: period.end,
    results:
      type === 'award'
        ? [
            ...results.slice(0, AWARD_LIMIT),
            ...results.slice(AWARD_LIMIT).filter(({ id }) => id === null),
          ]
        : results,
  };
};
