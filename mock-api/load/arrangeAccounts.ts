import type { Database } from '../db/database';
import { accountAmounts } from './accountParts';
import { extendAccountReferences } from './accountReferences';
import { type AccountKind, isAccounts } from './layouts';
import { type RawFile, rawTable } from './rawFile';
import type { FileSummary } from './readRows';

const fileLetters: Readonly<Record<AccountKind, string>> = {
  'account balances': 'A',
  'account breakdown by program activity and object class': 'B',
  'account breakdown by award': 'C',
};
/**
 * Joins the rows of all files so that each amount is counted once: prefers files by TAS over files by federal account, and the current
 * layout over older ones.
 */
const joinRows = async (db: Database, rawFiles: readonly RawFile[]): Promise<void> => {
  const selects = rawFiles.map(
    ({ index, kind }) =>
      `select (file_no::BIGINT << 40) + nth AS raw_id, '${fileLetters[kind as AccountKind]}' AS kind, * exclude (nth)
        from ${rawTable(index)}`,
  );
  await db.run(`create temp table raw_account as
    select *,
      max(grade) over (partition by kind, account, fy, period, coalesce(award_key, piid, fain, uri)) AS finest
    from (${selects.join(' union all by name ')})`);
  await db.run(`create temp table raw_coarse as
    select file_no, count(*) AS n
    from raw_account
    where grade < finest
    group by 1;
    delete from raw_account where grade < finest`);
};

const identifyRows = (db: Database): Promise<void> =>
  db.run(`create temp table raw_line as
    select r.kind, r.fy, r.period, t.id AS tas_id, p.id AS activity_id,
      (select min(c.id) from object_class c where c.code = k.code) AS object_class_id,
      coalesce(d."bit", -1) AS defc_bit, coalesce(r.direct, '') AS direct, coalesce(w.id, u.id, 0) AS award_id,
      -- For an award that is in none of the files, the identifier shows whether it is a contract or assistance.
      case
        when r.kind <> 'C' or w.id is not null then ''
        when r.piid is not null then 'procurement'
        when coalesce(r.fain, r.uri) is not null then 'assistance'
        else ''
      end AS side,
      -- Rows that are reported together: all rows of an account by one agency, or all rows of an award.
      concat_ws(chr(31), r.kind, coalesce(r.award_key, r.account), coalesce(r.reporter, '')) AS scope,
      coalesce(r.obligated, r.obligation) AS obligation, r.outlay
    from raw_account r
    join federal_account f on f.code = r.account
    join tas t on t.federal_account_id = f.id and t.label = coalesce(r.symbol, '')
    join raw_class k on k.said is not distinct from r.class
    join program_activity p on p.federal_account_id = f.id and p.code = coalesce(r.activity, '0000')
    left join def_code d on d.code = r.defc
    left join award_ids w on w.award_key = r.award_key
    left join raw_unknown_award u on u.award_key = r.award_key
    where r.kind <> 'A'`);

/** Returns a query for the changes between reports. A line that a report omits counts as 0. */
const changesSql = (kind: 'B' | 'C'): string => {
  const changeSql = (column: string) =>
    `case when count(${column}) over upto > 0 then coalesce(${column}, 0) - coalesce(lag(${column}) over line, 0) end`;
  const balanceSql = (column: string) =>
    `case when count(${column}) over upto > 0 then coalesce(${column}, 0) end`;
  const yearToDateColumns = kind === 'B' ? ['obligation', 'outlay'] : ['outlay'];
  const columns = 'award_id, tas_id, activity_id, object_class_id, defc_bit, direct, side';
  return `with row_ as (
        select scope, ${columns}, fy, period, sum(obligation) AS obligation, sum(outlay) AS outlay
        from raw_line
        where kind = '${kind}'
        group by all),
      time_ as (select distinct scope, fy, period from row_),
      line_ as (
        select scope, ${columns}, fy, min(period) AS first
        from row_
        group by all),
      grid as (
        select l.*, t.period, r.scope is not null AS reported, r.obligation, r.outlay
        from line_ l
        join time_ t using (scope, fy)
        left join row_ r using (scope, ${columns}, fy, period)
        where t.period >= l.first),
      moved as (
        select * exclude (obligation, outlay), ${kind === 'B' ? changeSql('obligation') : 'obligation'} AS obligation,
          ${changeSql('outlay')} AS outlay
        from (
          select * replace (${yearToDateColumns.map((column) => `${balanceSql(column)} AS ${column}`).join(', ')})
          from grid
          window upto as (partition by scope, ${columns}, fy order by period rows unbounded preceding))
        window upto as (partition by scope, ${columns}, fy order by period rows unbounded preceding),
          line as (partition by scope, ${columns}, fy order by period))
    select nullif(award_id, 0) AS award_id, tas_id, activity_id, object_class_id, nullif(defc_bit, -1) AS defc_bit,
      nullif(direct, '') AS direct, nullif(side, '') AS side, fy, period,
      sum(obligation)::DECIMAL(18,2) AS obligation, sum(outlay)::DECIMAL(18,2) AS outlay
    from moved
    where reported or coalesce(obligation, 0) <> 0 or coalesce(outlay, 0) <> 0
    group by all`;
};

/** Replaces the reporting calendar with the periods of the files, because a loaded dataset has no other published periods. */
const keepPeriods = async (db: Database): Promise<void> => {
  await db.run('create temp table raw_period as select distinct fy, period from raw_account');
  await db.run(
    'delete from submission_period where fy * 100 + period not in (select fy * 100 + period from raw_period)',
  );
  await db.run(`insert into submission_period
    select fy * 1000 + period * 10, fy, period, (period + 2) // 3, false, first::VARCHAR, final::VARCHAR,
      final::VARCHAR, final::VARCHAR, final::VARCHAR, final::VARCHAR
    from (
      select fy, period, (make_date(fy - 1, 10, 1) + to_months((period - 1)::INTEGER))::DATE AS first,
        (make_date(fy - 1, 10, 1) + to_months(period::INTEGER) - interval 1 day)::DATE AS final
      from raw_period
      where fy * 100 + period not in (select fy * 100 + period from submission_period))`);
  await db.run('update submission_period set reveal_date = least(reveal_date, period_end)');
};

/** Returns the notes about a file: the assumed period, ignored rows, and rows without a known award. */
const getNotes = async (db: Database, { index, kind, file }: RawFile): Promise<string[]> => {
  const [row] = await db.query<Record<string, bigint | null>>(`select
      (select n from raw_coarse where file_no = ${index}) AS coarse,
      count(*) filter (kind = 'C' and award_key is null) AS unlinked,
      count(*) filter (award_key in (select award_key from raw_unknown_award)) AS unknown,
      count(distinct award_key) filter (award_key in (select award_key from raw_unknown_award)) AS awards,
      count(distinct fy * 100 + period) AS periods, max(fy) AS fy, max(period) AS period
    from raw_account where file_no = ${index}`);
  const getCount = (name: string) => Number(row![name] ?? 0);
  const formatCount = (name: string, one: string, plural = `${one}s`) =>
    `${getCount(name).toLocaleString('en-US')} ${getCount(name) === 1 ? one : plural}`;
  const isPeriodFromName = !file.columns.includes('submission_period') && getCount('periods') > 0;
  return [
    isPeriodFromName &&
      `the rows have no period: the file name gives fiscal year ${getCount('fy')}, period ${getCount('period')}`,
    getCount('coarse') > 0 &&
      `${formatCount('coarse', 'row was', 'rows were')} ignored: another file has the same amounts in more detailed or newer rows`,
    getCount('unknown') > 0 &&
      `${formatCount('unknown', 'row names', 'rows name')} ${formatCount('awards', 'award that is', 'awards that are')} in none of the files: the amounts count for accounts but not for awards. Load the award files too`,
    kind === 'account breakdown by award' &&
      getCount('unlinked') > 0 &&
      `${formatCount('unlinked', 'row names', 'rows name')} no award`,
  ].filter((note) => note !== false);
};

/**
 * Builds `file_a`, `file_b` and `file_c`, with the reference rows they need, and adds notes to the summary of each file. An account
 * that a later period of the same year omits keeps its balances.
 */
export const buildAccountTables = async (
  db: Database,
  rawFiles: readonly RawFile[],
  summaries: ReadonlyMap<RawFile, FileSummary>,
): Promise<void> => {
  const accounts = rawFiles.filter(({ kind }) => isAccounts(kind));
  if (!accounts.length) return;
  await joinRows(db, accounts);
  if (!(await db.number('select count(*) AS n from raw_account'))) return;
  await extendAccountReferences(db);
  await identifyRows(db);
  await keepPeriods(db);
  const balanceColumns = accountAmounts.filter((column) => column !== 'obligation');
  await db.run(`insert into file_a by name
    with own as (select distinct account, fy, period from raw_account where kind = 'A'),
      standing as (
        select o.account, p.fy, p.period, max(o.period) AS own
        from raw_period p
        join own o on o.fy = p.fy and o.period <= p.period
        group by all)
    select t.id AS tas_id, s.fy, s.period,
      ${balanceColumns.map((column) => `sum(r.${column})::DECIMAL(18,2) AS ${column}`).join(', ')}
    from standing s
    join raw_account r on r.kind = 'A' and r.account = s.account and r.fy = s.fy and r.period = s.own
    join federal_account f on f.code = r.account
    join tas t on t.federal_account_id = f.id and t.label = coalesce(r.symbol, '')
    group by all
    order by s.fy, s.period, t.id`);
  await db.run(`insert into file_b by name
    select * exclude (award_id, side)
    from (${changesSql('B')})
    order by fy, period, tas_id, activity_id, object_class_id, defc_bit`);
  await db.run(`insert into file_c by name
    select *
    from (${changesSql('C')})
    order by award_id, fy, period, tas_id, activity_id, object_class_id, defc_bit`);
  for (const raw of accounts) summaries.get(raw)!.notes.push(...(await getNotes(db, raw)));
};
