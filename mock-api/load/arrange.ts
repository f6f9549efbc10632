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
  typeCodes,
} from '../db/schema';
import { submissionColumns, submissionDateColumns } from '../db/submissionTables';
import { buildDimensions, placeCondition } from './arrangeDimensions';
import { addDefCodes, extendReferences } from './arrangeReferences';
import type { RawFile } from './rawFile';
import { dropColumns } from './rawViews';

/** Creates the staging tables and `raw_latest`, with the row that describes each award. Adds the DEFCs of these rows. */
const createStaging = async (db: Database): Promise<void> => {
  await db.run(`create table base_award (${baseAwardColumns});
    create table base_tx (${baseTxColumns});
    create table base_subaward (id INTEGER, award_id INTEGER, number VARCHAR, sub_date DATE, amount DECIMAL(18,2),
      recipient_id INTEGER, text_id INTEGER, pop_place INTEGER);
    create table file_c (${fileCColumns});
    create table file_b (${fileBColumns});
    create table file_a (${fileAColumns});
    create table gtas (${gtasColumns});
    create table gtas_defc (${gtasDefcColumns});
    create table award_listing (${awardListingColumns})`);
  await db.run(`create or replace temp table raw_latest_id as
    select coalesce(arg_max(raw_id, rank) filter (tx_key is null), arg_max(raw_id, rank)) as raw_id
    from raw_all
    group by award_key;
    create or replace temp view raw_latest as
    select *
    from raw_all
    where raw_id in (select raw_id from raw_latest_id)`);
  await addDefCodes(
    db,
    `select trim(split_part(part, ':', 1)) AS code, nullif(trim(split_part(part, ':', 2)), '') AS name
      from (
        select unnest(string_split(codes, ';')) AS part
        from raw_latest
        where codes is not null)`,
  );
  // No file contains the dates of agency submissions, so these tables stay empty.
  await db.run(
    `create table submission (${submissionColumns}); create table submission_date (${submissionDateColumns})`,
  );
};

/** Fills `base_award` from the summary of each award, or else from its latest transaction. Links orders to their IDVs. */
const insertAwards = async (db: Database): Promise<void> => {
  const typeCases = typeCodes.map((code, id) => `when '${code}' then ${id}`).join(' ');
  const groupCases = groupOfType.map((group, id) => `when ${id} then ${group}`).join(' ');
  await db.run(`insert into base_award by name
    with typed as (
        select a.*, i.id, case a.type_code ${typeCases} end type_id
        from raw_latest a
        join award_ids i on i.award_key = a.award_key)
    select a.id, (case a.type_id ${groupCases} end)::TINYINT grp, a.type_id::SMALLINT type_id, t.id top_id, s.id sub_id,
      (select min(o.id) from office o where o.subtier_id = s.id and o.code = a.office_code) office_id,
      ft.id ftop_id, fs.id fsub_id, r.id recipient_id,
      (select min(w.id) from raw_place w where ${placeCondition('pop')}) pop_place,
      a.naics, p.id psc_id, l.id listing_id, x.id text_id, null parent_id, a.parent_piid, a.pricing, a.set_aside,
      a.competed, coalesce(a.record_type::TINYINT, case when a.piid is null then 2 end) record_type,
      a.award_key generated_id, coalesce(a.piid, a.fain, a.uri, a.award_key) display_id, a.piid, a.fain, a.uri,
      a.start_date, a.end_date, a.potential_end, a.order_end, a.modified last_modified, a.non_federal,
      a.base_exercised, a.base_all, a.total stated_obligation, a.outlay stated_outlay, a.total_face stated_face,
      a.signed stated_signed, a.latest stated_latest, a.solicitation,
      (
        select bit_or(1::BIGINT << d."bit")
        from def_code d
        where d.code <> 'Q'
          and list_contains(list_transform(string_split(coalesce(a.codes, ''), ';'),
              lambda part: trim(split_part(part, ':', 1))),
            d.code)) stated_mask,
      a.covid_o stated_covid_obligation, a.covid_u stated_covid_outlay, a.infra_o stated_infra_obligation,
      a.infra_u stated_infra_outlay
    from typed a
    join agency_of t on t.code = upper(a.top_code)
    left join subtier s on s.code = a.sub_code and s.toptier_id = t.id
    left join agency_of ft on ft.code = upper(a.ftop_code)
    left join subtier fs on fs.code = a.fsub_code and fs.toptier_id = ft.id
    join recipient_id r on r.who = coalesce(a.uei, 'D' || a.duns, 'N' || a.name, '?')
    left join psc p on p.code = a.psc
    left join listing l on l.number = a.cfda
    left join text x on x.txt = a.base_text
    order by a.id`);
  // Several agencies can use the same PIID. The IDV of the agency at the end of the order's award key is preferred.
  await db.run(`update base_award
    set parent_id = found.parent_id
    from (
      select o.id,
        arg_min(p.id,
          (p.generated_id is distinct from 'CONT_IDV_' || o.parent_piid || '_'
              || regexp_extract(o.generated_id, '[^_]*$'))::BIGINT
            * 4294967296 + p.id) parent_id
      from base_award o
      join base_award p on p.grp = 1 and p.piid = o.parent_piid and p.id <> o.id
      where o.grp <= 1
      group by o.id) found
    where base_award.id = found.id`);
};

const insertTransactions = async (db: Database): Promise<void> => {
  await db.run(`insert into base_tx by name
    select row_number() over (order by i.id, x.action_date, x.raw_id)::INTEGER tid, i.id award_id,
      coalesce(x.mod, '0') mod, x.action_date, x.action_type, x.amount, x.face face_value, t.id text_id,
      x.modified last_modified
    from raw_all x
    join award_ids i on i.award_key = x.award_key
    left join text t on t.txt = x.tx_text
    where x.tx_key is not null`);
  // Sorts the award's own listing first, then the others by obligation.
  await db.run(`insert into award_listing
    with parts as (
        select i.id award_id, l.id listing_id, sum(x.amount)::DECIMAL(18,2) obligation
        from raw_all x
        join award_ids i on i.award_key = x.award_key
        join listing l on l.number = x.cfda
        where x.tx_key is not null
        group by all)
    select p.award_id,
      row_number() over (partition by p.award_id
          order by p.listing_id is distinct from a.listing_id, p.obligation desc, p.listing_id)
        - 1,
      p.listing_id, p.obligation
    from parts p
    join base_award a on a.id = p.award_id
    qualify count(*) over (partition by p.award_id) > 1`);
};

const insertSubawards = (db: Database): Promise<void> =>
  db.run(`insert into base_subaward by name
    select row_number() over (order by i.id, a.action_date, a.raw_id)::INTEGER id, i.id award_id, a.number,
      a.action_date sub_date, a.amount, r.id recipient_id, t.id text_id,
      (select min(w.id) from raw_place w where ${placeCondition('pop', false)}) pop_place
    from raw_every a
    join award_ids i on i.award_key = a.award_key
    join recipient_id r on r.who = coalesce(a.uei, 'D' || a.duns, 'N' || a.name, '?')
    left join text t on t.txt = a.tx_text
    where a.number is not null`);

/** Columns that only the reference tables need. */
const nameColumns = [
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
const recipientColumns = [
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
export const buildStagingTables = async (
  db: Database,
  files: readonly RawFile[],
): Promise<void> => {
  await extendReferences(db);
  await dropColumns(db, files, nameColumns);
  await buildDimensions(db);
  await dropColumns(db, files, recipientColumns);
  await createStaging(db);
  await insertAwards(db);
  await insertTransactions(db);
  await insertSubawards(db);
};
