import type { Database } from '../db/database';
import {
  awardListingColumns,
  baseAwardColumns,
  baseTxColumns,
  fileAColumns,
  fileBColumns,
  fileCColumns,
  groupOfType,
  gtasColumns,
  gtasDefcColumns,
  officerColumns,
  typeCodes,
} from '../db/schema';
import { submissionColumns, submissionDateColumns } from '../db/submissionTables';
import { searchText } from '../db/searchTables';
import type { RawFile } from './rawFile';
import { dropColumns } from './readRows';

/** Returns SQL for the latest value by `rank`, which does not depend on the order in which threads run. */
const last = (value: string): string => `arg_max(${value}, rank)`;

/** Adds the agencies, codes and counties of the files that the reference tables lack. */
const extendReferences = async (db: Database): Promise<void> => {
  await db.run(
    `create or replace temp table raw_agency as select upper(code) code, ${last('name')} AS name from (select top_code code, top_name as name, rank from raw_all union all select ftop_code, ftop_name, rank from raw_all) where code is not null group by 1`,
  );
  await db.run(`insert into toptier select (select max(id) from toptier) + row_number() over (order by code)::INTEGER, code, code, coalesce(name, 'Agency ' || code), null, trim(regexp_replace(lower(coalesce(name, 'agency ' || code)), '[^a-z0-9]+', '-', 'g'), '-'), 0, false, null
    from raw_agency a where code not in (select code from toptier) and code not in (select cgac from toptier)`);
  await db.run(
    `create or replace temp table agency_of as select code, id from toptier union select cgac, min(id) from toptier where cgac not in (select code from toptier) group by 1`,
  );
  await db.run(`create or replace temp table raw_sub as select a.id as top_id, s.code, ${last('s.name')} AS name
    from (select upper(top_code) top, sub_code code, sub_name as name, rank from raw_all union all select upper(ftop_code), fsub_code, fsub_name, rank from raw_all) s join agency_of a on a.code = s.top where s.code is not null group by 1, 2`);
  await db.run(`insert into subtier select (select max(id) from subtier) + row_number() over (order by s.code, s.top_id)::INTEGER, s.top_id, s.code, coalesce(s.name, 'Subagency ' || s.code), null, trim(regexp_replace(lower(coalesce(s.name, s.code)), '[^a-z0-9]+', '-', 'g'), '-'), false, 0
    from raw_sub s where not exists (select 1 from subtier k where k.code = s.code and k.toptier_id = s.top_id)`);
  await db.run(`create or replace table office as select row_number() over (order by code, subtier_id)::INTEGER id, * from (select s.id subtier_id, r.office_code code, ${last('r.office_name')} AS name
    from raw_all r join agency_of a on a.code = upper(r.top_code) join subtier s on s.code = r.sub_code and s.toptier_id = a.id where r.office_code is not null group by all)`);
  await db.run(
    `insert into naics select naics, ${last('naics_text')}, ${searchText(`naics::VARCHAR || ' ' || coalesce(${last('naics_text')}, '')`)}, null from raw_all where naics is not null and naics not in (select code from naics) group by naics`,
  );
  await db.run(
    `insert into psc select (select max(id) from psc) + row_number() over (order by psc)::INTEGER, psc, ${last('psc_text')}, case when psc similar to '\\d.*' then 'Product' when psc like 'A%' then 'Research and Development' else 'Service' end, null, 0, ${searchText(`psc || ' ' || coalesce(${last('psc_text')}, '')`)} from raw_all where psc is not null and psc not in (select code from psc) group by psc`,
  );
  await db.run(
    `insert into listing select (select max(id) from listing) + row_number() over (order by cfda)::INTEGER, cfda, coalesce(${last('cfda_text')}, cfda), null, 'grant', 0, ${searchText(`cfda || ' ' || coalesce(${last('cfda_text')}, '')`)} from raw_all where cfda is not null and cfda <> '' and cfda not in (select number from listing) group by cfda`,
  );
  await db.run(
    `insert into country select (select max(id) from country) + row_number() over (order by code)::INTEGER, code, null, coalesce(${last('upper(name)')}, code) from (select rec_country code, rec_country_name as name, rank from raw_every union all select pop_country, pop_country_name, rank from raw_every) where code is not null and code not in (select alpha3 from country) group by code`,
  );
  const county = (side: string) =>
    `select try_cast(${side}_county as INTEGER) id, ${side}_county_name as name, rank from raw_all where ${side}_county is not null and len(${side}_county) = 5`;
  await db.run(
    `insert into county select id, id // 1000, lpad((id % 1000)::VARCHAR, 3, '0'), ${last('name')}, null from (${county('rec')} union all ${county('pop')}) where id is not null and id not in (select id from county) group by id`,
  );
};

/** Creates one row for each place, recipient, description and award key of the files. */
const buildDimensions = async (db: Database): Promise<void> => {
  const district = (state: string, code: string) =>
    `case when ${code} similar to '.*\\d\\d' and ${state} is not null then (select id from state s where s.code = ${state}) * 100 + right(${code}, 2)::INTEGER end`;
  const side = (name: 'rec' | 'pop') =>
    `select ${name}_country country, ${name}_state state, try_cast(${name}_county as INTEGER) county, ${name}_city city, case when ${name}_country = 'USA' then nullif(${name}_zip, '') end zip, ${district(`${name}_state`, `${name}_cd`)} cd, ${district(`${name}_state`, `${name}_cd_org`)} cd_org from raw_every`;
  await db.run(
    `create or replace temp table raw_place as select row_number() over (order by country, state, county, city, zip, cd, cd_org)::INTEGER id, * from (select distinct * from (${side('rec')} union all ${side('pop')}) where country is not null or state is not null)`,
  );
  await db.run(
    `create or replace table place as select r.id, r.city, upper(r.city) city_upper, r.county county_id, s.id state_id, coalesce(c.id, 0) country_id, r.zip zip5, r.cd cd_cur, r.cd_org from raw_place r left join state s on s.code = r.state left join country c on c.alpha3 = r.country`,
  );
  const who = "coalesce(uei, 'D' || duns, 'N' || name, '?')";
  await db.run(`create or replace temp table raw_recipient as
    select ${who} as who, ${last('uei')} uei, ${last('duns')} duns, ${last('name')} as name, list_sort(list(distinct name)) AS name_list, ${last('parent_uei')} parent_uei, ${last('parent_name')} parent_name, ${last('address')} address, ${last('rec_zip4')} zip4, ${last('officers')} officers,
      bit_or(cat_lo) cat_lo, bit_or(cat_hi) cat_hi, ${last('raw_id')} AS sample_id, max(rank) AS rank from raw_every group by 1`);
  await db.run(
    `insert into raw_recipient select parent_uei, parent_uei, null, ${last('parent_name')}, [], null, null, null, null, null, 0, 0, null, null from raw_recipient where parent_uei is not null and parent_uei not in (select who from raw_recipient) group by parent_uei`,
  );
  await db.run(
    `create or replace temp table recipient_id as select who, row_number() over (order by who)::INTEGER id from raw_recipient`,
  );
  const names = 'list_filter(r.name_list, lambda n: n is distinct from r.name)';
  await db.run(`create or replace table recipient as
    select i.id, regexp_replace(md5(r.who), '^(.{8})(.{4})(.{4})(.{4})(.{12})$', '\\1-\\2-\\3-\\4-\\5') uuid, r.uei, r.duns, coalesce(r.name, '') as name, ${searchText("concat_ws(' ', r.name, array_to_string(r.name_list, ' '), r.uei, r.duns)")} norm,
      case when r.parent_uei is distinct from r.uei then p.id end parent_id, []::INTEGER[] former_parent_ids, r.uei in (select parent_uei from raw_recipient where parent_uei is not null) is true is_parent,
      case when upper(r.name) = 'MULTIPLE RECIPIENTS' then 'aggregate' when upper(r.name) = 'REDACTED DUE TO PII' then 'redacted' else 'normal' end kind, r.cat_lo, r.cat_hi, r.address, r.zip4, coalesce(${names}, []) alternate_names, k.place_id, row_number() over (order by r.name nulls first, i.id)::INTEGER name_rank
    from raw_recipient r join recipient_id i on i.who = r.who left join recipient_id p on p.who = r.parent_uei
    left join (select a.raw_id, min(w.id) place_id from raw_every a join raw_place w on w.country is not distinct from a.rec_country and w.state is not distinct from a.rec_state and w.county is not distinct from try_cast(a.rec_county as INTEGER) and w.city is not distinct from a.rec_city
      and w.zip is not distinct from case when a.rec_country = 'USA' then nullif(a.rec_zip, '') end and w.cd is not distinct from ${district('a.rec_state', 'a.rec_cd')} and w.cd_org is not distinct from ${district('a.rec_state', 'a.rec_cd_org')} where a.raw_id in (select sample_id from raw_recipient) group by 1) k on k.raw_id = r.sample_id order by i.id`);
  await db.run(`create table officer (${officerColumns})`);
  await db.run(
    'insert into officer select id, nth, officer.name, officer.amount from (select i.id, generate_subscripts(r.officers, 1) - 1 AS nth, unnest(r.officers) AS officer from raw_recipient r join recipient_id i on i.who = r.who)',
  );
  await db.run(
    `create or replace table text as select row_number() over (order by txt)::INTEGER id, txt, ${searchText('txt')} norm from (select distinct tx_text txt from raw_every where tx_text is not null union select distinct base_text from raw_all where base_text is not null)`,
  );
  await db.run(
    `create or replace temp table award_ids as select award_key, row_number() over (order by award_key)::INTEGER id from (select distinct award_key from raw_all)`,
  );
};

/** Highest bit for a DEFC. The codes of an award are the bits of one BIGINT. */
const LAST_BIT = 61;
/** Adds the DEFCs that the reference tables lack. `named` is a query for `code` and `name`, with a null name where a file has none. */
export const addDefCodes = (db: Database, named: string): Promise<void> =>
  db.run(`insert into def_code select * from (select (select max("bit") from def_code) + row_number() over (order by code)::INTEGER AS "bit", code, coalesce(any_value(name), code), any_value(name), null, null
    from (${named}) where code <> '' and code not in (select code from def_code) group by code) where "bit" <= ${LAST_BIT}`);

/** Fills the staging tables from the canonical rows. The facts of an award come from its summary, or else from its latest transaction. */
const fillStaging = async (db: Database): Promise<void> => {
  const types = typeCodes.map((code, id) => `when '${code}' then ${id}`).join(' ');
  const groups = groupOfType.map((group, id) => `when ${id} then ${group}`).join(' ');
  const district = (code: string) =>
    `case when ${code} similar to '.*\\d\\d' and a.pop_state is not null then (select id from state s where s.code = a.pop_state) * 100 + right(${code}, 2)::INTEGER end`;
  await db.run(`create table base_award (${baseAwardColumns}); create table base_tx (${baseTxColumns});
    create table base_subaward (id INTEGER, award_id INTEGER, number VARCHAR, sub_date DATE, amount DECIMAL(18,2), recipient_id INTEGER, text_id INTEGER, pop_place INTEGER);
    create table file_c (${fileCColumns}); create table file_b (${fileBColumns}); create table file_a (${fileAColumns}); create table gtas (${gtasColumns}); create table gtas_defc (${gtasDefcColumns}); create table award_listing (${awardListingColumns})`);
  await db.run(
    `create or replace temp table raw_latest_id as select coalesce(arg_max(raw_id, rank) filter (tx_key is null), arg_max(raw_id, rank)) as raw_id from raw_all group by award_key;
      create or replace temp view raw_latest as select * from raw_all where raw_id in (select raw_id from raw_latest_id)`,
  );
  await addDefCodes(
    db,
    `select trim(split_part(part, ':', 1)) AS code, nullif(trim(split_part(part, ':', 2)), '') AS name from (select unnest(string_split(codes, ';')) AS part from raw_latest where codes is not null)`,
  );
  // No file contains the dates of agency submissions.
  await db.run(
    `create table submission (${submissionColumns}); create table submission_date (${submissionDateColumns})`,
  );
  await db.run(`insert into base_award by name
    with typed as (select a.*, i.id, case a.type_code ${types} end type_id from raw_latest a join award_ids i on i.award_key = a.award_key)
    select a.id, (case a.type_id ${groups} end)::TINYINT grp, a.type_id::SMALLINT type_id, t.id top_id, s.id sub_id, (select min(o.id) from office o where o.subtier_id = s.id and o.code = a.office_code) office_id, ft.id ftop_id, fs.id fsub_id, r.id recipient_id,
      (select min(w.id) from raw_place w where w.country is not distinct from a.pop_country and w.state is not distinct from a.pop_state and w.county is not distinct from try_cast(a.pop_county as INTEGER) and w.city is not distinct from a.pop_city and w.zip is not distinct from case when a.pop_country = 'USA' then nullif(a.pop_zip, '') end
        and w.cd is not distinct from ${district('a.pop_cd')} and w.cd_org is not distinct from ${district('a.pop_cd_org')}) pop_place,
      a.naics, p.id psc_id, l.id listing_id, x.id text_id, null parent_id, a.parent_piid, a.pricing, a.set_aside, a.competed, coalesce(a.record_type::TINYINT, case when a.piid is null then 2 end) record_type,
      a.award_key generated_id, coalesce(a.piid, a.fain, a.uri, a.award_key) display_id, a.piid, a.fain, a.uri, a.start_date, a.end_date, a.potential_end, a.order_end, a.modified last_modified, a.non_federal, a.base_exercised, a.base_all,
      a.total stated_obligation, a.outlay stated_outlay, a.total_face stated_face, a.signed stated_signed, a.latest stated_latest, a.solicitation,
      (select bit_or(1::BIGINT << d."bit") from def_code d where d.code <> 'Q' and list_contains(list_transform(string_split(coalesce(a.codes, ''), ';'), lambda part: trim(split_part(part, ':', 1))), d.code)) stated_mask,
      a.covid_o stated_covid_obligation, a.covid_u stated_covid_outlay, a.infra_o stated_infra_obligation, a.infra_u stated_infra_outlay
    from typed a join agency_of t on t.code = upper(a.top_code) left join subtier s on s.code = a.sub_code and s.toptier_id = t.id left join agency_of ft on ft.code = upper(a.ftop_code) left join subtier fs on fs.code = a.fsub_code and fs.toptier_id = ft.id
      join recipient_id r on r.who = coalesce(a.uei, 'D' || a.duns, 'N' || a.name, '?') left join psc p on p.code = a.psc left join listing l on l.number = a.cfda left join text x on x.txt = a.base_text order by a.id`);
  // The parent of an order is identified by number and agency, which end the award key of the order; several agencies can use the same
  // number.
  await db.run(`update base_award set parent_id = found.parent_id from (
      select o.id, arg_min(p.id, (p.generated_id is distinct from 'CONT_IDV_' || o.parent_piid || '_' || regexp_extract(o.generated_id, '[^_]*$'))::BIGINT * 4294967296 + p.id) parent_id
      from base_award o join base_award p on p.grp = 1 and p.piid = o.parent_piid and p.id <> o.id where o.grp <= 1 group by o.id) found where base_award.id = found.id`);
  await db.run(`insert into base_tx by name select row_number() over (order by i.id, x.action_date, x.raw_id)::INTEGER tid, i.id award_id, coalesce(x.mod, '0') mod, x.action_date, x.action_type, x.amount, x.face face_value, t.id text_id, x.modified last_modified
    from raw_all x join award_ids i on i.award_key = x.award_key left join text t on t.txt = x.tx_text where x.tx_key is not null`);
  // The listing of the award first, then the others by obligation.
  await db.run(`insert into award_listing
    with parts as (select i.id award_id, l.id listing_id, sum(x.amount)::DECIMAL(18,2) obligation from raw_all x join award_ids i on i.award_key = x.award_key join listing l on l.number = x.cfda where x.tx_key is not null group by all)
    select p.award_id, row_number() over (partition by p.award_id order by p.listing_id is distinct from a.listing_id, p.obligation desc, p.listing_id) - 1, p.listing_id, p.obligation
    from parts p join base_award a on a.id = p.award_id qualify count(*) over (partition by p.award_id) > 1`);
  await db.run(`insert into base_subaward by name select row_number() over (order by i.id, a.action_date, a.raw_id)::INTEGER id, i.id award_id, a.number, a.action_date sub_date, a.amount, r.id recipient_id, t.id text_id,
      (select min(w.id) from raw_place w where w.country is not distinct from a.pop_country and w.state is not distinct from a.pop_state and w.county is null and w.city is not distinct from a.pop_city and w.zip is not distinct from case when a.pop_country = 'USA' then nullif(a.pop_zip, '') end
        and w.cd is not distinct from ${district('a.pop_cd')} and w.cd_org is not distinct from ${district('a.pop_cd_org')}) pop_place
    from raw_every a join award_ids i on i.award_key = a.award_key join recipient_id r on r.who = coalesce(a.uei, 'D' || a.duns, 'N' || a.name, '?') left join text t on t.txt = a.tx_text where a.number is not null`);
};

/** Columns that only the reference tables need. */
const namesOfFacts = [
  'top_name',
  'sub_name',
  'office_name',
  'ftop_name',
  'fsub_name',
  'naics_text',
  'psc_text',
  'cfda_text',
  'rec_country_name',
  'rec_county_name',
  'pop_country_name',
  'pop_county_name',
] as const;
/** Columns that only recipients and their places need. */
const ofRecipients = [
  'parent_uei',
  'parent_name',
  'address',
  'officers',
  'business_types',
  'cat_lo',
  'cat_hi',
  'rec_country',
  'rec_state',
  'rec_county',
  'rec_city',
  'rec_zip',
  'rec_zip4',
  'rec_cd',
  'rec_cd_org',
] as const;

/** Builds the staging tables from the rows of all files (`raw_every`, `raw_all`). */
export const arrange = async (db: Database, files: readonly RawFile[]): Promise<void> => {
  await extendReferences(db);
  await dropColumns(db, files, namesOfFacts);
  await buildDimensions(db);
  await dropColumns(db, files, ofRecipients);
  await fillStaging(db);
};
