import type { Database } from '../db/database';
import { normalizeSql } from '../db/searchText';
import { NAICS_EDITION, retiredIndustries } from '../reference/retiredIndustries';

/** Returns SQL for the latest value by `rank`, which does not depend on the order in which threads run. */
export const lastSql = (value: string): string => `arg_max(${value}, rank)`;

/** Adds toptier agencies. `source` is SQL after FROM, with the columns `code` and `name`. */
export const addToptiers = (db: Database, source: string): Promise<void> =>
  db.run(`insert into toptier
    select (select max(id) from toptier) + row_number() over (order by code)::INTEGER, code, code,
      coalesce(name, 'Agency ' || code), null,
      trim(regexp_replace(lower(coalesce(name, 'agency ' || code)), '[^a-z0-9]+', '-', 'g'), '-'), 0, false, null
    from ${source}`);

/** Adds agencies, subagencies and offices. Only offices from the files are included. */
const addAgencies = async (db: Database): Promise<void> => {
  await db.run(`create or replace temp table raw_agency as
    select upper(code) code, ${lastSql('name')} AS name
    from (
      select top_code code, top_name as name, rank
      from raw_all
      union all
      select ftop_code, ftop_name, rank
      from raw_all)
    where code is not null
    group by 1`);
  await addToptiers(
    db,
    `raw_agency
      where code not in (select code from toptier) and code not in (select cgac from toptier)`,
  );
  await db.run(`create or replace temp table agency_of as
    select code, id
    from toptier
    union
    select cgac, min(id)
    from toptier
    where cgac not in (select code from toptier)
    group by 1`);
  await db.run(`create or replace temp table raw_sub as
    select a.id as top_id, s.code, ${lastSql('s.name')} AS name
    from (
      select upper(top_code) top, sub_code code, sub_name as name, rank
      from raw_all
      union all
      select upper(ftop_code), fsub_code, fsub_name, rank
      from raw_all) s
    join agency_of a on a.code = s.top
    where s.code is not null
    group by 1, 2`);
  await db.run(`insert into subtier
    select (select max(id) from subtier) + row_number() over (order by s.code, s.top_id)::INTEGER, s.top_id, s.code,
      coalesce(s.name, 'Subagency ' || s.code), null,
      trim(regexp_replace(lower(coalesce(s.name, s.code)), '[^a-z0-9]+', '-', 'g'), '-'), false, 0
    from raw_sub s
    where not exists (
      select 1
      from subtier k
      where k.code = s.code and k.toptier_id = s.top_id)`);
  await db.run(`create or replace table office as
    select row_number() over (order by code, subtier_id)::INTEGER id, *
    from (
      select s.id subtier_id, r.office_code code, ${lastSql('r.office_name')} AS name
      from raw_all r
      join agency_of a on a.code = upper(r.top_code)
      join subtier s on s.code = r.sub_code and s.toptier_id = a.id
      where r.office_code is not null
      group by all)`);
};

const addCodes = async (db: Database): Promise<void> => {
  await db.run(`insert into naics
    select naics, ${lastSql('naics_text')},
      ${normalizeSql(`naics::VARCHAR || ' ' || coalesce(${lastSql('naics_text')}, '')`)},
      case when naics in (${retiredIndustries.join(', ')}) then ${NAICS_EDITION} end
    from raw_all
    where naics is not null and naics not in (select code from naics)
    group by naics`);
  await db.run(`insert into psc
    select (select max(id) from psc) + row_number() over (order by psc)::INTEGER, psc, ${lastSql('psc_text')},
      case
        when psc similar to '\\d.*' then 'Product'
        when psc like 'A%' then 'Research and Development'
        else 'Service'
      end,
      null, 0, ${normalizeSql(`psc || ' ' || coalesce(${lastSql('psc_text')}, '')`)}
    from raw_all
    where psc is not null and psc not in (select code from psc)
    group by psc`);
  await db.run(`insert into listing
    select (select max(id) from listing) + row_number() over (order by cfda)::INTEGER, cfda,
      coalesce(${lastSql('cfda_text')}, cfda), null, 'grant', 0,
      ${normalizeSql(`cfda || ' ' || coalesce(${lastSql('cfda_text')}, '')`)}
    from raw_all
    where cfda is not null and cfda <> '' and cfda not in (select number from listing)
    group by cfda`);
};

const addPlaces = async (db: Database): Promise<void> => {
  await db.run(`insert into country
    select (select max(id) from country) + row_number() over (order by code)::INTEGER, code, null,
      coalesce(${lastSql('upper(name)')}, code)
    from (
      select rec_country code, rec_country_name as name, rank
      from raw_every
      union all
      select pop_country, pop_country_name, rank
      from raw_every)
    where code is not null and code not in (select alpha3 from country)
    group by code`);
  const countySql = (side: string) =>
    `select try_cast(${side}_county as INTEGER) id, ${side}_county_name as name, rank
      from raw_all
      where ${side}_county is not null and len(${side}_county) = 5`;
  await db.run(`insert into county
    select id, id // 1000, lpad((id % 1000)::VARCHAR, 3, '0'), ${lastSql('name')}, null
    from (${countySql('rec')} union all ${countySql('pop')})
    where id is not null and id not in (select id from county)
    group by id`);
};

/** Adds the agencies, codes, countries and counties of the files that the reference tables lack. */
export const extendReferences = async (db: Database): Promise<void> => {
  await addAgencies(db);
  await addCodes(db);
  await addPlaces(db);
};

/** The highest bit for a DEFC, because the codes of an award are the bits of one BIGINT. */
const LAST_BIT = 61;
/** Adds the DEFCs that the reference tables lack. `codesQuery` returns `code` and `name`, with null for a missing name. */
export const addDefCodes = (db: Database, codesQuery: string): Promise<void> =>
  db.run(`insert into def_code
    select *
    from (
      select (select max("bit") from def_code) + row_number() over (order by code)::INTEGER AS "bit", code,
        coalesce(any_value(name), code), any_value(name), null, null
      from (${codesQuery})
      where code <> '' and code not in (select code from def_code)
      group by code)
    where "bit" <= ${LAST_BIT}`);
