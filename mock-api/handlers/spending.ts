import { Type } from '@sinclair/typebox';
import {
  literals,
  NullableText,
  NullableNumber,
  NullableBoolean,
  TextOrInteger,
} from '../core/shapes';
import { ApiError, badRequest } from '../core/errors';
import type { Call, Route } from '../core/route';
import { validate } from '../core/validate';
import { groupIds } from '../db/schema';
import { Values } from '../filters/values';

const Id = TextOrInteger;
const among = (last: number) =>
  Type.Unsafe<string | number>({
    enum: Array.from({ length: last }, (_, at) => at + 1).flatMap((value) => [
      value,
      String(value),
    ]),
  });

/** How award groups are called in the Explorer, in the order of their ids. */
const categoryNames: Readonly<Record<(typeof groupIds)[number], string>> = {
  contracts: 'contract',
  idvs: 'idv',
  grants: 'grant',
  direct_payments: 'direct payment',
  loans: 'loans',
  other: 'other',
};
const categorySql = (column: string) =>
  `case ${column} ${groupIds.map((name, id) => `when ${id} then '${categoryNames[name]}'`).join(' ')} end`;

/**
 * What a level groups by. `x` is the financial row, `t` its symbol, `a` the federal account, `s` the subfunction, `w` the award.
 * Levels with `award` are only known from award-level rows; the rest of the money stands in one row "Non-Award Spending".
 */
const levels: Readonly<
  Record<
    string,
    {
      id: string;
      code: string;
      name: string;
      award?: true;
      more?: Readonly<Record<string, string>>;
    }
  >
> = {
  budget_function: { id: 's.function_code', code: 's.function_code', name: 's.function_title' },
  budget_subfunction: { id: 's.code', code: 's.code', name: 's.title' },
  agency: { id: 'o.id::VARCHAR', code: 'o.code', name: 'o.name', more: { link: 'true' } },
  federal_account: {
    id: 'a.id::VARCHAR',
    code: 'a.code',
    name: 'a.title',
    more: { account_number: 'a.code' },
  },
  program_activity: { id: 'p.id::VARCHAR', code: 'p.code', name: 'p.name' },
  object_class: { id: 'c.major', code: 'c.major', name: 'c.major_name' },
  award_category: {
    id: categorySql('w.grp'),
    code: categorySql('w.grp'),
    name: categorySql('w.grp'),
    award: true,
  },
  recipient: {
    id: 'w.recipient_id::VARCHAR',
    code: 'w.uei',
    name: "coalesce(w.recipient_name, 'Name not provided')",
    award: true,
  },
  award: {
    id: 'w.id::VARCHAR',
    code: 'w.display_id',
    name: 'w.display_id',
    award: true,
    more: { generated_unique_award_id: 'w.generated_id', total: 'w.obligation::DOUBLE' },
  },
};
const kinds = Object.keys(levels);
const roots = ['budget_function', 'agency', 'object_class'];
/** Rows of an award list; the Explorer has no paging. */
const AWARD_LIMIT = 1000;

const Filters = Type.Object(
  {
    fy: Id,
    quarter: Type.Optional(among(4)),
    period: Type.Optional(among(12)),
    ...Object.fromEntries(kinds.map((kind) => [kind, Type.Optional(Id)])),
  },
  { additionalProperties: false },
);
const Body = Type.Object({
  type: literals([...kinds].sort()),
  filters: Filters,
});
const Result = Type.Object({
  id: NullableText,
  code: NullableText,
  type: Type.String(),
  name: Type.String(),
  amount: NullableNumber,
  account_number: Type.Optional(NullableText),
  link: Type.Optional(NullableBoolean),
  total: Type.Optional(NullableNumber),
  generated_unique_award_id: Type.Optional(NullableText),
});

const tables = `join tas t on t.id = x.tas_id join federal_account a on a.id = t.federal_account_id join toptier o on o.id = a.toptier_id
  join subfunction s on s.id = coalesce(a.subfunction_id, 999) join object_class c on c.id = x.object_class_id join program_activity p on p.id = x.activity_id`;

const whole = (value: string | number, name: string): number => {
  if (!/^\d{1,9}$/.test(String(value)))
    throw badRequest(`Field 'filters|${name}' must be a whole number`);
  return Number(value);
};

/** Obligations of the year to date, grouped by one level below the levels chosen so far (File B; File C where awards are named). */
const explore = async ({ db, lookups, body: sent }: Call) => {
  let body: Record<string, unknown>;
  try {
    body = validate(Body, sent);
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

export const spendingRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: 'v2/spending/',
    summary: 'Obligations of a fiscal year to date, by one level of the Spending Explorer',
    errors: [400],
    selfValidating: true,
    body: Body,
    answer: Type.Object({
      total: NullableNumber,
      end_date: NullableText,
      results: Type.Array(Result),
    }),
    handler: explore,
  },
];
