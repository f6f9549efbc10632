import { ApiError, badRequest } from '../../core/errors';
import type { Call } from '../../core/route';
import { validate } from '../../core/validate';
import { Values } from '../../filters/values';
import { kinds, levels, roots } from './levels';
import { SpendingBody } from './shapes';

/** Rows of an award list; the Explorer has no paging. */
const AWARD_LIMIT = 1000;

const tables = `join tas t on t.id = x.tas_id join federal_account a on a.id = t.federal_account_id join toptier o on o.id = a.toptier_id
  join subfunction s on s.id = coalesce(a.subfunction_id, 999) join object_class c on c.id = x.object_class_id join program_activity p on p.id = x.activity_id`;

const whole = (value: string | number, name: string): number => {
  if (!/^\d{1,9}$/.test(String(value)))
    throw badRequest(`Field 'filters|${name}' must be a whole number`);
  return Number(value);
};

/** Obligations of the year to date, grouped by one level below the levels chosen so far (File B; File C where awards are named). */
export const explore = async ({ db, lookups, body: sent }: Call) => {
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
  const filed =
    period &&
    (await db.query('select 1 from file_a where fy = $1 and period = $2 limit 1', [
      fy,
      period.period,
    ]));
  // A period that is not out yet, one before the first, or a data set without account data.
  if (!period || !filed?.length) return { total: null, end_date: period?.end ?? null, results: [] };

  const chosen = kinds.filter((kind) => filters[kind] !== undefined);
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
  const level = levels[type]!;
  const byAward = level.award === true || chosen.some((kind) => levels[kind]!.award);
  const { values, where } = scope(chosen);
  const rows = await db.query(
    `select ${level.id} AS id, any_value(${level.code}) AS code, any_value(${level.name}) AS name, sum(x.obligation)::DOUBLE AS amount
      ${Object.entries(level.more ?? {})
        .map(([name, expression]) => `, any_value(${expression}) AS ${name}`)
        .join('')}
    from ${byAward ? 'file_c x join award w on w.id = x.award_id' : 'file_b x'} ${tables} where ${where} group by 1 order by amount desc, id`,
    values.list,
  );
  const results: Record<string, unknown>[] = rows.map((row) => ({ ...row, type }));
  let total = rows.reduce((sum, row) => sum + Math.round(Number(row.amount) * 100), 0);

  const cents = async (sql: string, bound: Values) =>
    Math.round(Number((await db.query(sql, bound.list))[0]?.amount ?? 0) * 100);
  if (byAward && !chosen.some((kind) => levels[kind]!.award)) {
    const all = scope(chosen);
    const reported = await cents(
      `select sum(x.obligation)::DOUBLE AS amount from file_b x ${tables} where ${all.where}`,
      all.values,
    );
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
  if (!chosen.length && roots.includes(type)) {
    const bound = new Values();
    const known = await cents(
      `select sum(obligated)::DOUBLE AS amount from gtas where fy = ${bound.add(fy)} and period = ${bound.add(period.period)}`,
      bound,
    );
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
    total: total / 100,
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
