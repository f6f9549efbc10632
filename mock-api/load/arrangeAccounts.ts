import type { Database } from '../db/database';
import { accountMoney } from './accountParts';
import { addDefCodes } from './arrange';
import { type AccountKind, isAccounts } from './layouts';
import { type RawFile, rawTable } from './rawFile';
import type { FileSummary } from './readRows';

const letters: Readonly<Record<AccountKind, string>> = {
  'account balances': 'A',
  'account breakdown by program activity and object class': 'B',
  'account breakdown by award': 'C',
};
/** Returns SQL for the latest value, by period and then by position in the files. */
const last = (value: string, which = `${value} is not null`): string =>
  `arg_max(${value}, (fy * 100 + period)::HUGEINT * 1152921504606846976 + raw_id) filter (${which})`;

/**
 * Creates `raw_account` with all account rows and IDs in file order. The money of an account in a period counts once, from the most
 * detailed file: TAS before federal account, and the current layout before older ones.
 */
const join = async (db: Database, raws: readonly RawFile[]): Promise<void> => {
  const parts = raws.map(
    ({ index, kind }) =>
      `select (file_no::BIGINT << 40) + rowid AS raw_id, '${letters[kind as AccountKind]}' AS kind, * from ${rawTable(index)}`,
  );
  await db.run(`create temp table raw_account as
    select *, max(grade) over (partition by kind, account, fy, period, coalesce(award_key, piid, fain, uri)) AS finest from (${parts.join(' union all by name ')})`);
  await db.run(
    'create temp table raw_coarse as select file_no, count(*) AS n from raw_account where grade < finest group by 1; delete from raw_account where grade < finest',
  );
};

/**
 * Adds the agencies, accounts, TAS, program activities, object classes and DEFCs of the files. Their facts about an account replace those
 * of the reference tables.
 */
const extendReferences = async (db: Database): Promise<void> => {
  await db.run(`create temp table raw_owned as
    select account, ${last('account_title')} AS title, ${last('owner')} AS owner,
      -- Some accounts have two budget functions, but the tables store one: the one with the largest amounts.
      arg_max(budget_function, weight) AS budget_function, arg_max(budget_subfunction, weight) AS budget_subfunction
    from (select *, sum(coalesce(abs(resources), abs(obligated), abs(obligation), abs(outlay), 0)) over (partition by account, budget_function, budget_subfunction) + case when budget_subfunction is null then -1 else 0 end AS weight from raw_account)
    group by account`);
  await db.run(`create temp table raw_agency_of as
    select o.account, coalesce((select min(t.id) from toptier t where upper(t.name) = upper(o.owner)), (select f.toptier_id from federal_account f where f.code = o.account), (select min(t.id) from toptier t where t.code = left(o.account, 3)), (select mode(f.toptier_id) from federal_account f where f.aid = left(o.account, 3)), (select min(t.id) from toptier t where t.cgac = left(o.account, 3))) AS top_id from raw_owned o`);
  await db.run(`insert into toptier select (select max(id) from toptier) + row_number() over (order by code)::INTEGER, code, code, coalesce(name, 'Agency ' || code), null, trim(regexp_replace(lower(coalesce(name, 'agency ' || code)), '[^a-z0-9]+', '-', 'g'), '-'), 0, false, null
    from (select left(o.account, 3) AS code, min(o.owner) AS name from raw_owned o join raw_agency_of a using (account) where a.top_id is null group by 1)`);
  await db.run(
    'update raw_agency_of set top_id = t.id from toptier t where raw_agency_of.top_id is null and t.code = left(raw_agency_of.account, 3)',
  );
  await db.run(`create temp table raw_facts as
    select o.account, a.top_id, coalesce(o.title, f.title, 'Account ' || o.account) AS title, f.id,
      coalesce((select min(s.id) from subfunction s where upper(s.title) = upper(o.budget_subfunction) and upper(s.function_title) = upper(o.budget_function)),
        (select min(s.id) from subfunction s where upper(s.title) = upper(o.budget_subfunction)), f.subfunction_id) AS subfunction_id
    from raw_owned o join raw_agency_of a using (account) left join federal_account f on f.code = o.account`);
  await db.run(
    'update federal_account set title = r.title, toptier_id = r.top_id, subfunction_id = r.subfunction_id from raw_facts r where r.id = federal_account.id',
  );
  await db.run(
    `insert into federal_account by name select (select max(id) from federal_account) + row_number() over (order by account)::INTEGER AS id, top_id AS toptier_id, account AS code, left(account, 3) AS aid, right(account, 4) AS main, title, subfunction_id, 1 AS weight from raw_facts where id is null`,
  );
  // The TAS of the reference tables belong to the sample only. Money that is known by federal account alone gets a TAS without a label.
  await db.run(`create or replace table tas as
    select row_number() over (order by f.code, symbol)::INTEGER AS id, f.id AS federal_account_id, ata, coalesce(r.aid, f.aid) AS aid, bpoa, epoa, case when availability is null and symbol <> '' and bpoa is null and epoa is null then 'X' else availability end AS a, coalesce(r.main, f.main) AS main, coalesce(r.sub, '000') AS sub, symbol AS label
    from (select account, coalesce(symbol, '') AS symbol, any_value(ata) AS ata, any_value(aid) AS aid, any_value(bpoa) AS bpoa, any_value(epoa) AS epoa, any_value(availability) AS availability, any_value(main) AS main, any_value(sub) AS sub from raw_account group by 1, 2) r
    join federal_account f on f.code = r.account`);
  await db.run(`create temp table raw_class as
    select distinct class AS said, case when class is null then '000' when len(class) < 3 then rpad(class, 3, '0') else class end AS code from raw_account where kind <> 'A'`);
  await db.run(`insert into object_class
    with named as (select k.code, ${last('r.class_name')} AS name from raw_class k join raw_account r on r.class is not distinct from k.said where r.kind <> 'A' group by 1)
    select (select max(id) from object_class) + row_number() over (order by n.code)::INTEGER, n.code, coalesce(n.name, 'Object class ' || n.code), left(n.code, 2), coalesce((select min(c.major_name) from object_class c where c.major = left(n.code, 2)), case when left(n.code, 2) = '00' then 'Unknown' else 'Object class ' || left(n.code, 2) end)
    from named n where n.code not in (select code from object_class)`);
  await db.run(`create temp table raw_activity as
    select f.id AS account_id, coalesce(r.activity, '0000') AS code, coalesce(${last('r.activity_name')}, 'UNKNOWN/OTHER') AS name, bool_or(r.activity_name is not null) AS named
    from raw_account r join federal_account f on f.code = r.account where r.kind <> 'A' group by 1, 2`);
  await db.run(
    'update program_activity set name = r.name from raw_activity r where r.named and r.account_id = program_activity.federal_account_id and r.code = program_activity.code',
  );
  await db.run(`insert into program_activity select (select max(id) from program_activity) + row_number() over (order by account_id, code)::INTEGER, account_id, code, name
    from raw_activity r where not exists (select 1 from program_activity p where p.federal_account_id = r.account_id and p.code = r.code)`);
  await addDefCodes(db, 'select defc AS code, defc_name AS name from raw_account');
  // An award that is in none of the files gets a negative ID, because only its key is known.
  await db.run(`create temp table raw_unknown_award as
    select award_key, -row_number() over (order by award_key)::INTEGER AS id from (select distinct award_key from raw_account where award_key is not null and award_key not in (select award_key from award_ids))`);
};

/** Creates `raw_line`, the rows of Files B and C with the IDs of their tables. */
const identify = (db: Database): Promise<void> =>
  db.run(`create temp table raw_line as
    select r.kind, r.fy, r.period, t.id AS tas_id, p.id AS activity_id, (select min(c.id) from object_class c where c.code = k.code) AS object_class_id, coalesce(d."bit", -1) AS defc_bit, coalesce(r.direct, '') AS direct, coalesce(w.id, u.id, 0) AS award_id,
      -- For an award that is in none of the files, the identifier shows whether it is a contract or assistance.
      case when r.kind <> 'C' or w.id is not null then '' when r.piid is not null then 'procurement' when coalesce(r.fain, r.uri) is not null then 'assistance' else '' end AS side,
      -- Rows that are reported together: all rows of an account by one agency, or all rows of an award.
      concat_ws(chr(31), r.kind, coalesce(r.award_key, r.account), coalesce(r.reporter, '')) AS scope,
      coalesce(r.obligated, r.obligation) AS obligation, r.outlay
    from raw_account r join federal_account f on f.code = r.account join tas t on t.federal_account_id = f.id and t.label = coalesce(r.symbol, '')
      join raw_class k on k.said is not distinct from r.class join program_activity p on p.federal_account_id = f.id and p.code = coalesce(r.activity, '0000')
      left join def_code d on d.code = r.defc left join award_ids w on w.award_key = r.award_key left join raw_unknown_award u on u.award_key = r.award_key
    where r.kind <> 'A'`);

/**
 * Returns a query for the change in each period since the previous report, from year-to-date balances. A line that a later report omits
 * counts as 0 from then on, so that the year adds up to its latest report.
 */
const movements = (kind: 'B' | 'C'): string => {
  const moved = (column: string) =>
    `case when count(${column}) over upto > 0 then coalesce(${column}, 0) - coalesce(lag(${column}) over line, 0) end`;
  const columns = 'award_id, tas_id, activity_id, object_class_id, defc_bit, direct, side';
  return `with row_ as (select scope, ${columns}, fy, period, sum(obligation) AS obligation, sum(outlay) AS outlay from raw_line where kind = '${kind}' group by all),
    time_ as (select distinct scope, fy, period from row_),
    line_ as (select scope, ${columns}, fy, min(period) AS first from row_ group by all),
    grid as (select l.*, t.period, r.scope is not null AS reported, r.obligation, r.outlay from line_ l join time_ t using (scope, fy) left join row_ r using (scope, ${columns}, fy, period) where t.period >= l.first),
    moved as (select * exclude (obligation, outlay), ${kind === 'B' ? moved('obligation') : 'obligation'} AS obligation, ${moved('outlay')} AS outlay
      from (select * replace (${kind === 'B' ? 'case when count(obligation) over upto > 0 then coalesce(obligation, 0) end AS obligation, ' : ''}case when count(outlay) over upto > 0 then coalesce(outlay, 0) end AS outlay) from grid
        window upto as (partition by scope, ${columns}, fy order by period rows unbounded preceding))
      window upto as (partition by scope, ${columns}, fy order by period rows unbounded preceding), line as (partition by scope, ${columns}, fy order by period))
    select nullif(award_id, 0) AS award_id, tas_id, activity_id, object_class_id, nullif(defc_bit, -1) AS defc_bit, nullif(direct, '') AS direct, nullif(side, '') AS side, fy, period, sum(obligation)::DECIMAL(18,2) AS obligation, sum(outlay)::DECIMAL(18,2) AS outlay
    from moved where reported or coalesce(obligation, 0) <> 0 or coalesce(outlay, 0) <> 0 group by all`;
};

/** Replaces the reporting calendar with the periods of the files: a loaded dataset has no other published period. */
const keepPeriods = async (db: Database): Promise<void> => {
  await db.run('create temp table raw_period as select distinct fy, period from raw_account');
  await db.run(
    'delete from submission_period where fy * 100 + period not in (select fy * 100 + period from raw_period)',
  );
  await db.run(`insert into submission_period
    select fy * 1000 + period * 10, fy, period, (period + 2) // 3, false, first::VARCHAR, final::VARCHAR, final::VARCHAR, final::VARCHAR, final::VARCHAR, final::VARCHAR
    from (select fy, period, (make_date(fy - 1, 10, 1) + to_months((period - 1)::INTEGER))::DATE AS first, (make_date(fy - 1, 10, 1) + to_months(period::INTEGER) - interval 1 day)::DATE AS final
      from raw_period where fy * 100 + period not in (select fy * 100 + period from submission_period))`);
  await db.run('update submission_period set reveal_date = least(reveal_date, period_end)');
};

/** Returns the notes about a file: the assumed period, rows that do not count, and rows without a known award. */
const notesOf = async (db: Database, { index, kind, file }: RawFile): Promise<string[]> => {
  const [row] = await db.query<Record<string, bigint | null>>(`select
      (select n from raw_coarse where file_no = ${index}) AS coarse,
      count(*) filter (kind = 'C' and award_key is null) AS unlinked,
      count(*) filter (award_key in (select award_key from raw_unknown_award)) AS unknown,
      count(distinct award_key) filter (award_key in (select award_key from raw_unknown_award)) AS awards,
      count(distinct fy * 100 + period) AS periods, max(fy) AS fy, max(period) AS period
    from raw_account where file_no = ${index}`);
  const count = (name: string) => Number(row![name] ?? 0);
  const words = (name: string, one: string, more = `${one}s`) =>
    `${count(name).toLocaleString('en-US')} ${count(name) === 1 ? one : more}`;
  const named = !file.columns.includes('submission_period') && count('periods') > 0;
  return [
    named &&
      `the rows have no period: the file name gives fiscal year ${count('fy')}, period ${count('period')}`,
    count('coarse') > 0 &&
      `${words('coarse', 'row was', 'rows were')} ignored: another file has the same amounts in more detailed or newer rows`,
    count('unknown') > 0 &&
      `${words('unknown', 'row names', 'rows name')} ${words('awards', 'award that is', 'awards that are')} in none of the files: the amounts count for accounts but not for awards. Load the award files too`,
    kind === 'account breakdown by award' &&
      count('unlinked') > 0 &&
      `${words('unlinked', 'row names', 'rows name')} no award`,
  ].filter((note) => note !== false);
};

/**
 * Builds `file_a`, `file_b` and `file_c`, with the reference rows they need, from the rows of account files. Balances of an account that a
 * later period of the same year omits stay as they were. Adds notes to the summary of each file.
 */
export const arrangeAccounts = async (
  db: Database,
  raws: readonly RawFile[],
  summaries: ReadonlyMap<RawFile, FileSummary>,
): Promise<void> => {
  const accounts = raws.filter(({ kind }) => isAccounts(kind));
  if (!accounts.length) return;
  await join(db, accounts);
  const [any] = await db.query<{ n: bigint }>('select count(*) AS n from raw_account');
  if (!Number(any!.n)) return;
  await extendReferences(db);
  await identify(db);
  await keepPeriods(db);
  const balances = accountMoney.filter((column) => column !== 'obligation');
  await db.run(`insert into file_a by name
    with own as (select distinct account, fy, period from raw_account where kind = 'A'),
      standing as (select o.account, p.fy, p.period, max(o.period) AS own from raw_period p join own o on o.fy = p.fy and o.period <= p.period group by all)
    select t.id AS tas_id, s.fy, s.period, ${balances.map((column) => `sum(r.${column})::DECIMAL(18,2) AS ${column}`).join(', ')}
    from standing s join raw_account r on r.kind = 'A' and r.account = s.account and r.fy = s.fy and r.period = s.own
      join federal_account f on f.code = r.account join tas t on t.federal_account_id = f.id and t.label = coalesce(r.symbol, '')
    group by all order by s.fy, s.period, t.id`);
  await db.run(
    `insert into file_b by name select * exclude (award_id, side) from (${movements('B')}) order by fy, period, tas_id, activity_id, object_class_id, defc_bit`,
  );
  await db.run(
    `insert into file_c by name select * from (${movements('C')}) order by award_id, fy, period, tas_id, activity_id, object_class_id, defc_bit`,
  );
  for (const raw of accounts) summaries.get(raw)!.notes.push(...(await notesOf(db, raw)));
};
