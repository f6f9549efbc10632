import type { Database } from '../db/database';
import { addDefCodes, addToptiers } from './arrangeReferences';

/** Returns SQL for the latest value that is not null, by period and then by position in the files. */
const lastSql = (value: string): string =>
  `arg_max(${value}, (fy * 100 + period)::HUGEINT * 1152921504606846976 + raw_id) filter (${value} is not null)`;

const addAgencies = async (db: Database): Promise<void> => {
  await db.run(`create temp table raw_owned as
    select account, ${lastSql('account_title')} AS title, ${lastSql('owner')} AS owner,
      -- Some accounts have two budget functions, but the tables store one: the one with the largest amounts.
      arg_max(budget_function, weight) AS budget_function,
      arg_max(budget_subfunction, weight) AS budget_subfunction
    from (
      select *,
        sum(coalesce(abs(resources), abs(obligated), abs(obligation), abs(outlay), 0))
            over (partition by account, budget_function, budget_subfunction)
          + case when budget_subfunction is null then -1 else 0 end AS weight
      from raw_account)
    group by account`);
  await db.run(`create temp table raw_agency_of as
    select o.account,
      coalesce((select min(t.id) from toptier t where upper(t.name) = upper(o.owner)),
        (select f.toptier_id from federal_account f where f.code = o.account),
        (select min(t.id) from toptier t where t.code = left(o.account, 3)),
        (select mode(f.toptier_id) from federal_account f where f.aid = left(o.account, 3)),
        (select min(t.id) from toptier t where t.cgac = left(o.account, 3))) AS top_id
    from raw_owned o`);
  await addToptiers(
    db,
    `(
      select left(o.account, 3) AS code, min(o.owner) AS name
      from raw_owned o
      join raw_agency_of a using (account)
      where a.top_id is null
      group by 1)`,
  );
  await db.run(`update raw_agency_of
    set top_id = t.id
    from toptier t
    where raw_agency_of.top_id is null and t.code = left(raw_agency_of.account, 3)`);
};

const addAccounts = async (db: Database): Promise<void> => {
  await db.run(`create temp table raw_facts as
    select o.account, a.top_id, coalesce(o.title, f.title, 'Account ' || o.account) AS title, f.id,
      coalesce((
          select min(s.id)
          from subfunction s
          where upper(s.title) = upper(o.budget_subfunction)
            and upper(s.function_title) = upper(o.budget_function)),
        (select min(s.id) from subfunction s where upper(s.title) = upper(o.budget_subfunction)),
        f.subfunction_id) AS subfunction_id
    from raw_owned o
    join raw_agency_of a using (account)
    left join federal_account f on f.code = o.account`);
  await db.run(`update federal_account
    set title = r.title, toptier_id = r.top_id, subfunction_id = r.subfunction_id
    from raw_facts r
    where r.id = federal_account.id`);
  await db.run(`insert into federal_account by name
    select (select max(id) from federal_account) + row_number() over (order by account)::INTEGER AS id,
      top_id AS toptier_id, account AS code, left(account, 3) AS aid, right(account, 4) AS main, title,
      subfunction_id, 1 AS weight
    from raw_facts
    where id is null`);
  // The TAS of the reference tables belong to the sample only. Amounts reported only by federal account get a TAS without a label.
  await db.run(`create or replace table tas as
    select row_number() over (order by f.code, symbol)::INTEGER AS id, f.id AS federal_account_id, ata,
      coalesce(r.aid, f.aid) AS aid, bpoa, epoa,
      case
        when availability is null and symbol <> '' and bpoa is null and epoa is null then 'X'
        else availability
      end AS a,
      coalesce(r.main, f.main) AS main, coalesce(r.sub, '000') AS sub, symbol AS label
    from (
      select account, coalesce(symbol, '') AS symbol, any_value(ata) AS ata, any_value(aid) AS aid,
        any_value(bpoa) AS bpoa, any_value(epoa) AS epoa, any_value(availability) AS availability,
        any_value(main) AS main, any_value(sub) AS sub
      from raw_account
      group by 1, 2) r
    join federal_account f on f.code = r.account`);
};

const addObjectClasses = async (db: Database): Promise<void> => {
  await db.run(`create temp table raw_class as
    select distinct class AS said,
      case when class is null then '000' when len(class) < 3 then rpad(class, 3, '0') else class end AS code
    from raw_account
    where kind <> 'A'`);
  await db.run(`insert into object_class
    with named as (
        select k.code, ${lastSql('r.class_name')} AS name
        from raw_class k
        join raw_account r on r.class is not distinct from k.said
        where r.kind <> 'A'
        group by 1)
    select (select max(id) from object_class) + row_number() over (order by n.code)::INTEGER, n.code,
      coalesce(n.name, 'Object class ' || n.code), left(n.code, 2),
      coalesce((select min(c.major_name) from object_class c where c.major = left(n.code, 2)),
        case when left(n.code, 2) = '00' then 'Unknown' else 'Object class ' || left(n.code, 2) end)
    from named n
    where n.code not in (select code from object_class)`);
};

const addActivities = async (db: Database): Promise<void> => {
  await db.run(`create temp table raw_activity as
    select f.id AS account_id, coalesce(r.activity, '0000') AS code,
      coalesce(${lastSql('r.activity_name')}, 'UNKNOWN/OTHER') AS name, bool_or(r.activity_name is not null) AS named
    from raw_account r
    join federal_account f on f.code = r.account
    where r.kind <> 'A'
    group by 1, 2`);
  await db.run(`update program_activity
    set name = r.name
    from raw_activity r
    where r.named and r.account_id = program_activity.federal_account_id and r.code = program_activity.code`);
  await db.run(`insert into program_activity
    select (select max(id) from program_activity) + row_number() over (order by account_id, code)::INTEGER,
      account_id, code, name
    from raw_activity r
    where not exists (
      select 1
      from program_activity p
      where p.federal_account_id = r.account_id and p.code = r.code)`);
};

/** Adds the reference rows that account files need. Values from the files replace those in the reference tables. */
export const extendAccountReferences = async (db: Database): Promise<void> => {
  await addAgencies(db);
  await addAccounts(db);
  await addObjectClasses(db);
  await addActivities(db);
  await addDefCodes(db, 'select defc AS code, defc_name AS name from raw_account');
  // An award that only account files mention gets a negative ID, because it has a key but no row of its own.
  await db.run(`create temp table raw_unknown_award as
    select award_key, -row_number() over (order by award_key)::INTEGER AS id
    from (
      select distinct award_key
      from raw_account
      where award_key is not null and award_key not in (select award_key from award_ids))`);
};
