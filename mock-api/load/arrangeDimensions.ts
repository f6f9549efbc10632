import type { Database } from '../db/database';
import { officerColumns } from '../db/schema';
import { normalizeSql } from '../db/searchText';
import { lastSql } from './arrangeReferences';

/** Returns SQL for the ID of a congressional district, from the state and a code that ends with the district's two digits. */
const districtIdSql = (state: string, code: string) =>
  `case
      when ${code} similar to '.*\\d\\d' and ${state} is not null
        then (select id from state s where s.code = ${state}) * 100 + right(${code}, 2)::INTEGER
    end`;
/** Returns a SQL condition that matches one side of a row `a` with its place `w`. Files of subawards have no counties. */
export const placeCondition = (side: 'rec' | 'pop', hasCounty = true): string =>
  `w.country is not distinct from a.${side}_country
    and w.state is not distinct from a.${side}_state
    and w.county is ${hasCounty ? `not distinct from try_cast(a.${side}_county as INTEGER)` : 'null'}
    and w.city is not distinct from a.${side}_city
    and w.zip is not distinct from case when a.${side}_country = 'USA' then nullif(a.${side}_zip, '') end
    and w.cd is not distinct from ${districtIdSql(`a.${side}_state`, `a.${side}_cd`)}
    and w.cd_org is not distinct from ${districtIdSql(`a.${side}_state`, `a.${side}_cd_org`)}`;

const buildPlaces = async (db: Database): Promise<void> => {
  const sideSql = (name: 'rec' | 'pop') =>
    `select ${name}_country country, ${name}_state state, try_cast(${name}_county as INTEGER) county,
        ${name}_city city, case when ${name}_country = 'USA' then nullif(${name}_zip, '') end zip,
        ${districtIdSql(`${name}_state`, `${name}_cd`)} cd, ${districtIdSql(`${name}_state`, `${name}_cd_org`)} cd_org
      from raw_every`;
  await db.run(`create or replace temp table raw_place as
    select row_number() over (order by country, state, county, city, zip, cd, cd_org)::INTEGER id, *
    from (
      select distinct *
      from (${sideSql('rec')} union all ${sideSql('pop')})
      where country is not null or state is not null)`);
  await db.run(`create or replace table place as
    select r.id, r.city, upper(r.city) city_upper, r.county county_id, s.id state_id, coalesce(c.id, 0) country_id,
      r.zip zip5, r.cd cd_cur, r.cd_org
    from raw_place r
    left join state s on s.code = r.state
    left join country c on c.alpha3 = r.country`);
};

const buildRecipients = async (db: Database): Promise<void> => {
  const recipientKeySql = "coalesce(uei, 'D' || duns, 'N' || name, '?')";
  await db.run(`create or replace temp table raw_recipient as
    select ${recipientKeySql} as who, ${lastSql('uei')} uei, ${lastSql('duns')} duns, ${lastSql('name')} as name,
      list_sort(list(distinct name)) AS name_list, ${lastSql('parent_uei')} parent_uei,
      ${lastSql('parent_name')} parent_name, ${lastSql('address')} address, ${lastSql('rec_zip4')} zip4,
      ${lastSql('officers')} officers, bit_or(cat_lo) cat_lo, bit_or(cat_hi) cat_hi, ${lastSql('raw_id')} AS sample_id,
      max(rank) AS rank
    from raw_every
    group by 1`);
  await db.run(`insert into raw_recipient
    select parent_uei, parent_uei, null, ${lastSql('parent_name')}, [], null, null, null, null, null, 0, 0, null, null
    from raw_recipient
    where parent_uei is not null and parent_uei not in (select who from raw_recipient)
    group by parent_uei`);
  await db.run(`create or replace temp table recipient_id as
    select who, row_number() over (order by who)::INTEGER id
    from raw_recipient`);
  const namesSql = 'list_filter(r.name_list, lambda n: n is distinct from r.name)';
  await db.run(`create or replace table recipient as
    select i.id, regexp_replace(md5(r.who), '^(.{8})(.{4})(.{4})(.{4})(.{12})$', '\\1-\\2-\\3-\\4-\\5') uuid, r.uei,
      r.duns, coalesce(r.name, '') as name,
      ${normalizeSql("concat_ws(' ', r.name, array_to_string(r.name_list, ' '), r.uei, r.duns)")} norm,
      case when r.parent_uei is distinct from r.uei then p.id end parent_id, []::INTEGER[] former_parent_ids,
      r.uei in (select parent_uei from raw_recipient where parent_uei is not null) is true is_parent,
      case
        when upper(r.name) = 'MULTIPLE RECIPIENTS' then 'aggregate'
        when upper(r.name) = 'REDACTED DUE TO PII' then 'redacted'
        else 'normal'
      end kind,
      r.cat_lo, r.cat_hi, r.address, r.zip4, coalesce(${namesSql}, []) alternate_names, k.place_id,
      row_number() over (order by r.name nulls first, i.id)::INTEGER name_rank
    from raw_recipient r
    join recipient_id i on i.who = r.who
    left join recipient_id p on p.who = r.parent_uei
    left join (
      select a.raw_id, min(w.id) place_id
      from raw_every a
      join raw_place w on ${placeCondition('rec')}
      where a.raw_id in (select sample_id from raw_recipient)
      group by 1) k on k.raw_id = r.sample_id
    order by i.id`);
  await db.run(`create table officer (${officerColumns})`);
  await db.run(`insert into officer
    select id, nth, officer.name, officer.amount
    from (
      select i.id, generate_subscripts(r.officers, 1) - 1 AS nth, unnest(r.officers) AS officer
      from raw_recipient r
      join recipient_id i on i.who = r.who)`);
};

/** Creates one row for each place, recipient, description and award key of the files. */
export const buildDimensions = async (db: Database): Promise<void> => {
  await buildPlaces(db);
  await buildRecipients(db);
  await db.run(`create or replace table text as
    select row_number() over (order by txt)::INTEGER id, txt, ${normalizeSql('txt')} norm
    from (
      select distinct tx_text txt
      from raw_every
      where tx_text is not null
      union
      select distinct base_text
      from raw_all
      where base_text is not null)`);
  await db.run(`create or replace temp table award_ids as
    select award_key, row_number() over (order by award_key)::INTEGER id
    from (select distinct award_key from raw_all)`);
};
