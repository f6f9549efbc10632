import { ApiError, badRequest } from '../../core/errors';
import type { Call } from '../../core/route';
import { validate } from '../../core/validate';
import { Values } from '../../filters/values';
import { kinds, levels, roots } from './levels';
import { SpendingBody } from './shapes';

/** Rows of an award list; the Explorer has no paging. */
const AWARD_LIMIT = 1000;

/** Levels that balances (File A) are enough for. */
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

/** Which account files a year has until a period; the sample has all of them. */
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
 * Obligations of the year to date, grouped by one level below the levels chosen so far (File B; File C where awards are named;
 * File A where a set of loaded files has no more).
 */
export const explore = async (call: Call) => {
  const { db, lookups, body: sent } = call;
  let body: Record<string, unknown>;
  try {
    body = validate(SpendingBody, sent);
  } catch (error) {
    // This endpoint answers 400 to whatever is wrong with the request.
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
  /** What all money of the levels chosen is known from, awards or not; undefined where no file has it. */
  const reportedFrom = files.lines
    ? `file_b x ${lines}`
    : files.balances &&
        chosen.every((kind) => ofAccounts.has(kind)) &&
        (byAward || ofAccounts.has(type))
      ? `(select tas_id, fy, period, obligated AS obligation from file_a where fy = ${fy} and period = ${period.period}) x ${tables}`
      : undefined;
  // A period that is not out yet, one before the first, or a data set whose files do not have this.
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
    // Awards alone are not the whole: without the other files it is not known.
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
  // Of loaded files the balances are what is known best; the Treasury's own figure is in none of them.
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
