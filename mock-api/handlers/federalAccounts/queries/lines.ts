import { pageMetadata } from '../../../core/paging';
import type { Call } from '../../../core/route';
import { toNumber } from '../../../core/values';
import { Values } from '../../../filters/values';
import { activitySortColumns, type ActivitiesQuery, type TotalsRequest } from '../shapes';
import { getAccountId, findAccount } from './profile';

/** The lines (`x`) of File B, or of File C if the dataset has no File B, and their Treasury Account Symbols (`t`). */
const reportedSql = `(
    select fy, period, tas_id, activity_id, object_class_id
    from file_b
    union all
    select fy, period, tas_id, activity_id, object_class_id
    from file_c
    where not exists (select 1 from file_b)) x
  join tas t on t.id = x.tas_id`;
interface DayRange {
  start_date: string;
  end_date: string;
}
/** Returns a SQL condition that limits `x` to published periods and, if `ranges` has date ranges, to periods that end in one of them. */
const periodCondition = ({ lookups }: Call, values: Values, ranges?: readonly DayRange[]): string =>
  values.in(
    'x.fy * 100 + x.period',
    lookups.revealedPeriods
      .filter(
        ({ end }) =>
          !ranges?.length ||
          ranges.some((range) => range.start_date <= end && end <= range.end_date),
      )
      .map(({ fy, period }) => fy * 100 + period),
  );
/** Returns the type of a program activity. A code (PAC) has four characters. The newer reporting keys (PARK) are longer. */
const getActivityType = (code: unknown) => (String(code).length > 4 ? 'PARK' : 'PAC/PAN');

const toPage = <T>(rows: readonly T[], total: number, page: number, limit: number) => ({
  results: rows,
  page_metadata: { limit, total, ...pageMetadata(page, page * limit < total) },
});

/** Returns the major object classes that an account reported, each with its minor classes. The result is {} if there are none. */
export const availableObjectClasses = async (call: Call) => {
  const values = new Values();
  const rows = await call.db.query(
    `select distinct c.major, c.major_name, c.code, c.name
    from ${reportedSql}
    join object_class c on c.id = x.object_class_id
    where t.federal_account_id = ${values.add(getAccountId(call))} and ${periodCondition(call, values)}
    order by c.major, c.code`,
    values.list,
  );
  const majors = new Map<string, { id: string; name: string; minor_object_class: object[] }>();
  for (const row of rows) {
    const id = String(row.major);
    const major = majors.get(id) ?? { id, name: String(row.major_name), minor_object_class: [] };
    major.minor_object_class.push({ id: row.code, name: row.name });
    majors.set(id, major);
  }
  return { results: majors.size ? [...majors.values()] : {} };
};

/** Returns the program activities that an account reported, by code. */
export const availableProgramActivities = async (call: Call) => {
  const values = new Values();
  const results = await call.db.query(
    `select distinct p.name, p.code
    from ${reportedSql}
    join program_activity p on p.id = x.activity_id
    where t.federal_account_id = ${values.add(getAccountId(call))} and ${periodCondition(call, values)}
    order by p.code, p.name`,
    values.list,
  );
  return { count: results.length, results };
};

/** Returns one page of the program activities that an account reported. */
export const programActivities = async (call: Call) => {
  const { id } = await findAccount(call, 'federal_account_code');
  const { limit = 10, page = 1, sort = 'code', order = 'desc' } = call.query as ActivitiesQuery;
  const values = new Values();
  const rows = await call.db.query(
    `select p.code, p.name, count(*) over () AS total
    from ${reportedSql}
    join program_activity p on p.id = x.activity_id
    where t.federal_account_id = ${values.add(id)} and ${periodCondition(call, values)}
    group by p.code, p.name
    order by ${activitySortColumns[sort]} ${order}, p.code, p.name
    limit ${limit} offset ${(page - 1) * limit}`,
    values.list,
  );
  const results = rows.map(({ code, name }) => ({ code, name, type: getActivityType(code) }));
  return toPage(results, Number(rows[0]?.total ?? 0), page, limit);
};

const groupColumns = {
  object_class: ['c.code', 'c.name'],
  program_activity: ['p.code', 'p.name'],
} as const;
/** Returns one page of an account's obligations by object class or program activity, largest first. */
const loadTotals = async (call: Call, by: keyof typeof groupColumns) => {
  const { id } = await findAccount(call, 'federal_account_code');
  const { filters = {}, limit = 10, page = 1 } = call.body as TotalsRequest;
  const values = new Values();
  const [code, name] = groupColumns[by];
  const conditions = [
    `t.federal_account_id = ${values.add(id)}`,
    periodCondition(call, values, filters.time_period),
    // A major class matches all of its minor classes.
    ...(filters.object_class?.length
      ? [
          `(${values.in('c.code', filters.object_class)} or ${values.in('c.major', filters.object_class)})`,
        ]
      : []),
    ...(filters.program_activity?.length ? [values.in('p.code', filters.program_activity)] : []),
  ];
  const rows = await call.db.query(
    `select ${code} AS code, ${name} AS name, sum(x.obligation)::DOUBLE AS obligations, count(*) over () AS total
      from file_b x
      join tas t on t.id = x.tas_id
      join object_class c on c.id = x.object_class_id
      join program_activity p on p.id = x.activity_id
      where ${conditions.join(' and ')}
      group by ${code}, ${name}
      order by obligations desc, ${code}, ${name}
      limit ${limit} offset ${(page - 1) * limit}`,
    values.list,
  );
  const results = rows.map((row) => ({
    obligations: toNumber(row.obligations),
    code: row.code,
    name: row.name,
    ...(by === 'program_activity' ? { type: getActivityType(row.code) } : {}),
  }));
  return toPage(results, Number(rows[0]?.total ?? 0), page, limit);
};
export const objectClassTotals = (call: Call) => loadTotals(call, 'object_class');
export const programActivityTotals = (call: Call) => loadTotals(call, 'program_activity');
